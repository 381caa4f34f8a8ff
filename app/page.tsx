import Link from 'next/link';
import { redirect } from 'next/navigation';
import { SignOut } from '@/components/entry/sign-out.tsx';
import { buttonClass } from '@/components/ui/button.tsx';
import { pageWords } from '@/components/ui/page-words.ts';
import { Words } from '@/components/ui/words.tsx';
import { services } from '@/server/services.ts';
import { caller } from './caller.ts';

/** Sends everyone to their own screen; an officer sees the recounts. */
export default async function Home() {
  const { isSetUp, rooms } = services();
  const { say } = await pageWords();
  const session = await caller();
  if (!session) redirect((await isSetUp()) ? '/sign-in' : '/set-up');
  if (session.role === 'table') redirect('/station');
  if (session.recount) redirect(`/watch/${session.recount}`);
  // Who keeps accounts has no part in a count.
  const recounts = (session.role === 'admin' ? [] : rooms.all())
    .map(({ desk }) => desk.state())
    .filter((state) => state !== null);
  return (
    <Words areas={['screen']}>
      <main className="page">
        <h1>{say('home.title')}</h1>
        {recounts.length === 0 && session.role !== 'admin' ? <p>{say('home.none')}</p> : null}
        <ul className="cards">
          {recounts.map(({ id, title, jurisdiction, stage }) => (
            <li key={id}>
              <Link href={session.role === 'officer' ? `/recounts/${id}` : `/watch/${id}`}>
                {title}
              </Link>
              <span>{jurisdiction}</span>
              <span>{say(`states.stage.${stage.is}`)}</span>
            </li>
          ))}
        </ul>
        {session.role === 'officer' ? (
          <p>
            <Link className={buttonClass()} href="/recounts/new">
              {say('home.open')}
            </Link>
          </p>
        ) : null}
        <p className="actions">
          {session.role === 'admin' || session.role === 'officer' ? (
            <Link href="/accounts">{say('home.accounts')}</Link>
          ) : null}
          <Link href="/password">{say('home.password')}</Link>
        </p>
        <SignOut />
      </main>
    </Words>
  );
}
