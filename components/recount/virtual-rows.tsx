'use client';

import { useVirtualizer } from '@tanstack/react-virtual';
import type { ReactNode, RefObject } from 'react';

const ROW_PX = 32;

/** Only the rows in view, between two rows as high as what is above and below them. */
export function VirtualRows({
  count,
  columns,
  scroller,
  rows,
}: {
  readonly count: number;
  readonly columns: number;
  readonly scroller: RefObject<HTMLElement | null>;
  /** The rows from one index up to another, without it. */
  readonly rows: (from: number, to: number) => ReactNode;
}) {
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_PX,
    overscan: 20,
  });
  const items = virtualizer.getVirtualItems();
  const from = items[0]?.index ?? 0;
  const to = (items.at(-1)?.index ?? -1) + 1;
  return (
    <>
      {from > 0 ? (
        <tr style={{ height: from * ROW_PX }}>
          <td colSpan={columns} />
        </tr>
      ) : null}
      {rows(from, to)}
      {to < count ? (
        <tr style={{ height: (count - to) * ROW_PX }}>
          <td colSpan={columns} />
        </tr>
      ) : null}
    </>
  );
}
