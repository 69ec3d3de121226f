import type { ReactNode } from 'react';

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

/** Vowel signs, the stroke that lengthens a word, and invisible signs of direction. */
const unheard = /[\p{Mark}\u0640\p{Cf}]/gu;
/** Letters that people type for one another: kinds of alif, ya and the t at the end. */
const alike: readonly (readonly [RegExp, string])[] = [
  [/[أإآٱ]/gu, 'ا'],
  [/ى/gu, 'ي'],
  [/ة/gu, 'ه'],
];

/** Tells whether every word of a query is part of one of the names of a command. */
export function matchesCommand({ label, names, isAlways = false }: Command, query: string): boolean {
  const haystack = fold([label, ...names].join(' '));
  return (
    isAlways ||
    fold(query)
      .split(/\s+/u)
      .every((word) => haystack.includes(word))
  );
}

function fold(text: string): string {
  const plain = text.normalize('NFKD').replace(unheard, '').toLowerCase().trim();
  return alike.reduce((folded, [letters, one]) => folded.replace(letters, one), plain.normalize('NFC'));
}
