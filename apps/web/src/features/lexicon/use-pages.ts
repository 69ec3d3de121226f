import { useState } from 'react';

export interface Pages {
  /** The number of pages before this one. */
  readonly index: number;
  /** What the server begins behind; nothing on the first page. */
  readonly cursor: string | undefined;
  goOn(nextCursor: string): void;
  goBack(): void;
}

/** Which page of a search is shown. Another search begins with its first. */
export function usePages(search: string): Pages {
  const [place, setPlace] = useState<{ readonly of: string; readonly cursors: readonly string[] }>({
    of: search,
    cursors: [],
  });
  const cursors = place.of === search ? place.cursors : [];
  return {
    index: cursors.length,
    cursor: cursors.at(-1),
    goOn: (nextCursor) => setPlace({ of: search, cursors: [...cursors, nextCursor] }),
    goBack: () => setPlace({ of: search, cursors: cursors.slice(0, -1) }),
  };
}
