import { splitText as split } from '@rakhim/text/split-text';

/**
 * Divides a text at the ends of paragraphs and sentences into as few parts as fit; a sentence that is too long is
 * divided at its clauses, then between words, at last between letters.
 *
 * @param charactersMax characters of a part, as they are charged; at least 3.
 * @returns parts that, one after another, are the text.
 */
export function splitText(text: string, charactersMax: number): string[] {
  return split(text, { sizeMax: charactersMax, balance: 'full' }).map(({ start, end }) => text.slice(start, end));
}
