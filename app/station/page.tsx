import { redirect } from 'next/navigation';
import { StationScreen } from '@/components/station/station-screen.tsx';
import { Words } from '@/components/ui/words.tsx';
import { callerAs } from '../caller.ts';
import { firstView } from '../recounts/first-view.ts';
import { titleOf } from '../title.ts';

export async function generateMetadata() {
  const { recount } = await callerAs('table');
  return titleOf('states.role.table', recount);
}

export default async function StationPage() {
  const { recount, table, pair } = await callerAs('table');
  const initial = recount ? firstView(recount, 'table') : null;
  if (!initial || !table || !pair) redirect('/sign-in');
  return (
    <Words
      areas={['screen', 'restore', 'states', 'station', 'rows', 'refusals', 'missing', 'stops']}
    >
      <StationScreen
        initial={initial}
        table={table}
        pair={[pair[0].id, pair[1].id]}
        names={[pair[0].name, pair[1].name]}
      />
    </Words>
  );
}
