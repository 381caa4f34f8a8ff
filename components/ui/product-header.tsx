import { pageWords } from './page-words.ts';

/** The head of every page that belongs to no recount. */
export async function ProductHeader() {
  const { say } = await pageWords();
  return (
    <header className="recount-header">
      <span className="product">{say('screen.product')}</span>
    </header>
  );
}
