import { removeMarks } from '@rakhim/arabic';
import { canonicalForm } from './canonical-form.ts';
import type { CorpusFile } from './read-corpus.ts';

/** The number of times that each vowelled form of each bare word was seen, modern text counted more. */
export type WordCounts = ReadonlyMap<string, ReadonlyMap<string, number>>;

/**
 * Chosen on modern segments held back: classical text is six times as much, and its homographs outvote the modern ones.
 */
const modernWeight = 6;

/** What was written for the reader seeks out rare readings, and says less of how common they are. */
const writtenWeight = 2;

/** Returns how often one sighting of a word in this file counts. */
export function weightOf(file: CorpusFile): number {
  return file.name.startsWith('written') ? writtenWeight : file.isModern ? modernWeight : 1;
}

const wordPattern = /[\u0621-\u063A\u0641-\u0652\u0670\u067E\u0686\u0698\u06A4\u06AF]+/g;

/** The Arabic words of a line in order, with their marks. */
export function wordsOf(line: string): string[] {
  return line.match(wordPattern) ?? [];
}

/** Counts the forms of every word in the corpus; half marked words are left out. */
export function countWords(files: readonly CorpusFile[]): WordCounts {
  const counts = new Map<string, Map<string, number>>();
  const canonical = new Map<string, string | undefined>();
  for (const file of files) {
    const weight = weightOf(file);
    for (const word of file.lines.flatMap(wordsOf)) {
      if (!canonical.has(word)) {
        canonical.set(word, canonicalForm(word));
      }
      const form = canonical.get(word);
      if (form === undefined) {
        continue;
      }
      const bare = removeMarks(form);
      const forms = counts.get(bare) ?? new Map<string, number>();
      forms.set(form, (forms.get(form) ?? 0) + weight);
      counts.set(bare, forms);
    }
  }
  return counts;
}
