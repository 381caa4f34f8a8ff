import { buttonClass } from './button.tsx';
import { pageWords } from './page-words.ts';
import { ProductHeader } from './product-header.tsx';

/** A page that has nothing to show says why, and what is safe. */
export async function SafePage({ says }: { readonly says: 'notFound' | 'forbidden' }) {
  const { say } = await pageWords();
  return (
    <>
      <ProductHeader />
      <main className="page narrow">
        <h1>{say(`errors.${says}`)}</h1>
        <p>{say('errors.nothingChanged')}</p>
        <p>
          <a className={buttonClass()} href="/">
            {say('errors.home')}
          </a>
        </p>
      </main>
    </>
  );
}
