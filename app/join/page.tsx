import { JoinForm } from '@/components/entry/join-form.tsx';
import { Words } from '@/components/ui/words.tsx';

export default function JoinPage() {
  return (
    <Words areas={['join', 'refusals', 'missing', 'stops']}>
      <JoinForm />
    </Words>
  );
}
