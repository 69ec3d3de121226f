import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useMemo } from 'react';

/** Heights of a row, in rem; the style sheet has the same. */
const rowHeights = { table: 3.25, list: 5.75 } as const;
export type ListLayout = keyof typeof rowHeights;

/** Rows that are drawn beyond what can be seen, so that scrolling shows no gaps. */
const overscan = 6;
/** Rows before the end at which the next ones are asked for. */
const askAhead = 40;

interface RowWindowOptions {
  readonly count: number;
  readonly layout: ListLayout;
  readonly scroller: RefObject<HTMLElement | null>;
  readonly canLoadMore: boolean;
  readonly onLoadMore: () => void;
}

/** Which rows are drawn, and how much room the others take before and after them. */
export function useRowWindow({ count, layout, scroller, canLoadMore, onLoadMore }: RowWindowOptions) {
  const rowHeight = useMemo(
    () => rowHeights[layout] * Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
    [layout],
  );
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan,
    useFlushSync: false,
  });
  useEffect(() => virtualizer.measure(), [virtualizer, rowHeight]);
  const items = virtualizer.getVirtualItems();
  const lastIndex = items.at(-1)?.index ?? 0;
  useEffect(() => {
    if (canLoadMore && lastIndex >= count - askAhead) {
      onLoadMore();
    }
  }, [canLoadMore, lastIndex, count, onLoadMore]);
  return {
    indexes: items.map(({ index }) => index),
    before: items[0]?.start ?? 0,
    after: virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0),
    scrollTo: (index: number) => virtualizer.scrollToIndex(index, { align: 'auto' }),
  };
}
