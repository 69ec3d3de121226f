import type { ReactNode } from 'react';
import { foldArabic } from '#src/lib/fold-arabic.ts';

export interface Command {
  readonly id: string;
  readonly label: string;
  /** Other names by which it is found, such as the one in the other language. */
  readonly names: readonly string[];
  readonly icon: ReactNode;
  readonly run: () => void;
  /** Found whatever is typed. */
  readonly isAlways?: boolean;
}

export interface CommandGroup {
  readonly value: string;
  readonly items: readonly Command[];
}

/** Tells whether every word of a query is part of one of the names of a command. */
export function matchesCommand({ label, names, isAlways = false }: Command, query: string): boolean {
  const haystack = foldArabic([label, ...names].join(' '));
  return (
    isAlways ||
    foldArabic(query)
      .split(/\s+/u)
      .every((word) => haystack.includes(word))
  );
}
