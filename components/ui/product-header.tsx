import { say } from '@/lib/words/index.ts';

/** The head of every page that belongs to no recount. */
export function ProductHeader() {
  return (
    <header className="recount-header">
      <span className="product">{say('screen.product')}</span>
    </header>
  );
}
