import { SafePage } from '@/components/ui/safe-page.tsx';

export default function NotPermitted() {
  return <SafePage says="forbidden" />;
}
