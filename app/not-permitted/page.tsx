import { buttonClass } from '@/components/ui/button.tsx';
import { pageWords } from '@/components/ui/page-words.ts';
import { ProductHeader } from '@/components/ui/product-header.tsx';

export default async function NotPermitted() {
  const { say } = await pageWords();
  return (
    <>
      <ProductHeader />
      <main className="page narrow">
        <h1>{say('errors.forbidden')}</h1>
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
