import Link from 'next/link';
import { redirect } from 'next/navigation';
import { SignOut } from '@/components/entry/sign-out.tsx';
import { buttonClass } from '@/components/ui/button.tsx';
import { pageWords } from '@/components/ui/page-words.ts';
import { ProductHeader } from '@/components/ui/product-header.tsx';
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
      <ProductHeader />
      <main className="page">
        <h1>{say('home.title')}</h1>
        {session.role === 'admin' ? null : recounts.length === 0 ? (
          <p>{say('home.none')}</p>
        ) : (
          <section className="sideways" aria-label={say('home.title')} tabIndex={0}>
            <table className="usa-table usa-table--borderless">
              <thead>
                <tr>
                  <th scope="col">{say('officer.titleField')}</th>
                  <th scope="col">{say('officer.jurisdiction')}</th>
                  <th scope="col">{say('home.state')}</th>
                </tr>
              </thead>
              <tbody>
                {recounts.map(({ id, title, jurisdiction, stage }) => (
                  <tr key={id}>
                    <th scope="row">
                      <Link href={session.role === 'officer' ? `/recounts/${id}` : `/watch/${id}`}>
                        {title}
                      </Link>
                    </th>
                    <td>{jurisdiction}</td>
                    <td>{say(`states.stage.${stage.is}`)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        )}
        <div className="actions after">
          {session.role === 'officer' ? (
            <Link className={buttonClass()} href="/recounts/new">
              {say('home.open')}
            </Link>
          ) : null}
          {session.role === 'admin' || session.role === 'officer' ? (
            <Link href="/accounts">{say('home.accounts')}</Link>
          ) : null}
          <Link href="/password">{say('home.password')}</Link>
          <SignOut />
        </div>
      </main>
    </Words>
  );
}
