import { SafePage } from '@/components/ui/safe-page.tsx';

export default function NotFound() {
  return <SafePage says="notFound" />;
}
