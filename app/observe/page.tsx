import { Observe } from '@/components/entry/observe.tsx';
import { Words } from '@/components/ui/words.tsx';

export default function ObservePage() {
  return (
    <Words areas={['signin']}>
      <Observe />
    </Words>
  );
}
