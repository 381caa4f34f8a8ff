'use client';

import Link from 'next/link';
import { useTranslations } from 'next-intl';
import type { Recount } from '@/lib/recount/state.ts';

/** The way back: all recounts, and from a page of one recount its desk. */
export function Breadcrumb({
  desk = null,
  here,
}: {
  readonly desk?: Pick<Recount, 'id'> | null;
  readonly here: string;
}) {
  const t = useTranslations('officer');
  const ways = [
    { href: '/', name: t('recounts') },
    ...(desk ? [{ href: `/recounts/${desk.id}`, name: t('desk') }] : []),
  ];
  return (
    <nav className="usa-breadcrumb" aria-label={t('wayBack')}>
      <ol className="usa-breadcrumb__list">
        {ways.map(({ href, name }) => (
          <li className="usa-breadcrumb__list-item" key={href}>
            <Link className="usa-breadcrumb__link" href={href}>
              <span>{name}</span>
            </Link>
          </li>
        ))}
        <li className="usa-breadcrumb__list-item usa-current" aria-current="page">
          {here}
        </li>
      </ol>
    </nav>
  );
}
