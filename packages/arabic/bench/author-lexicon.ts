import { cpuUsage } from 'node:process';
import { type LexiconEntry, compileLexicon, findLexiconReadings } from '../src/checks.ts';
import { type PreviewOptions, previewText } from '../src/preview/preview-text.ts';
import { substituteReadings } from '../src/readings/substitute-readings.ts';
import { removeMarks } from '../src/vowels/marks.ts';
import { categories } from '../suite/categories.ts';
import { knownWords } from '../src/pronunciation-lexicon/generated/known-words.data.ts';

const entriesMax = 50_000;
const rounds = 7;
const letters = [...'ابتجحخدذرزسشصضطعغفقكلمنهوي'];

/** Words of the language, and made-up ones up to the most that a lexicon holds; no text has them all. */
function makeEntries(): LexiconEntry[] {
  const words = knownWords
    .trim()
    .split(/\s+/u)
    .filter((word) => removeMarks(word).length > 2);
  const entries = words.map((written): LexiconEntry => ({ written, reading: written, kind: 'word', part: 'noun' }));
  for (let index = 0; entries.length < entriesMax; index += 1) {
    const written = Array.from(
      { length: 5 },
      (_value, place) => letters[Math.floor(index / 7 ** place) % 26] ?? '',
    ).join('');
    entries.push({
      written,
      reading: written,
      kind: index % 2 ? 'name' : 'word',
      ...(index % 2 ? {} : { part: 'noun' }),
    });
  }
  return entries;
}

/** Processor milliseconds of one run. */
function timeOf(run: () => void): number {
  const begun = cpuUsage();
  run();
  return cpuUsage(begun).user / 1000;
}

function middleOf(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

export interface LexiconCost {
  readonly entries: number;
  readonly characters: number;
  /** Places of the text that the lexicon reads. */
  readonly found: number;
  readonly compilingMs: number;
  readonly lookingMs: number;
  readonly readingMs: number;
}

/**
 * How much an author's lexicon of 50,000 entries adds to the time of reading. Both are measured in one run, in turns,
 * as processor time.
 *
 * @param diacritiser that reads; rules and our own words alone when absent.
 */
export function measureAuthorLexicon(diacritiser?: PreviewOptions['diacritiser']): LexiconCost {
  // Distinct sentences, so that no reading of one helps with the next.
  const text = categories
    .flatMap(({ rows }) => rows.msa ?? [])
    .map(([sentence]) => sentence)
    .filter((sentence) => sentence.length >= 20)
    .join('\n');
  const entries = makeEntries();
  let lexicon = compileLexicon([]);
  const compilingMs = timeOf(() => (lexicon = compileLexicon(entries)));
  const reading: number[] = [];
  const looking: number[] = [];
  let found = 0;
  for (let round = 0; round < rounds; round += 1) {
    looking.push(
      timeOf(() => {
        const readings = findLexiconReadings(text, lexicon, 'msa');
        found = readings.length;
        substituteReadings(text, readings);
      }),
    );
    reading.push(timeOf(() => previewText(text, { dialect: 'msa', ...(diacritiser && { diacritiser }) })));
  }
  const [lookingMs, readingMs] = [middleOf(looking), middleOf(reading)];
  return { entries: entries.length, characters: text.length, found, compilingMs, lookingMs, readingMs };
}
