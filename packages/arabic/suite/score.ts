import { dialects, type Dialect } from '../src/dialect.ts';
import { categories } from './categories.ts';

export { categories };
import { matchesSounds } from './compare-sounds.ts';
import { matchesWords } from './compare-words.ts';
import { removeMarks } from '../src/vowels/marks.ts';
import type { SuiteCategory, SuiteRow } from './suite-case.ts';

/** The output of an engine for a text: its words with their vowels, its sounds in broad IPA, or both. */
export interface SuiteReading {
  /** Where they have no marks at all, letters alone are compared. */
  readonly words?: string;
  readonly sounds?: string;
}

/** Anything that reads Arabic: a front end, a speaking engine, a speller of numbers. */
export interface SuiteEngine {
  readonly name: string;
  /** `undefined` where a text is not of the kind that the engine reads; the case is not counted then. */
  readonly read: (text: string, dialect: Dialect) => SuiteReading | undefined;
  /** Takes out of sounds what the engine's notation does not show, on both sides of a comparison. */
  readonly coarsen?: (sounds: string) => string;
}

export interface SuiteFailure {
  readonly category: string;
  readonly dialect: Dialect;
  readonly written: string;
  readonly wanted: string;
  readonly given: string;
}

export interface SuiteScore {
  /** Right and all cases that counted, by category in the suite's order. */
  readonly categories: readonly { readonly name: string; readonly right: number; readonly cases: number }[];
  readonly right: number;
  readonly cases: number;
  readonly failures: readonly SuiteFailure[];
}

/** A word's last short vowel or nunation, which a pause takes away. */
const lastMark = /[\u064B-\u0650\u0652]+(?= |$)/gu;

/**
 * The ways in which a reading may be written out: with all marks, with pausal words, and bare where the words
 * themselves are new.
 */
function writtenOut(reading: string, text: string): string[] {
  const full = reading.replaceAll('…', ' ').trim();
  const bare = removeMarks(full);
  return [full, full.replace(lastMark, ''), ...(bare === removeMarks(text) ? [] : [bare])];
}

/** Sounds without breaks, stress and the last vowels of words. */
function plainSounds(sounds: string): string {
  return sounds
    .replace(/[ˈˌ']/gu, '')
    .replace(/[aiu]n?(?= |$)/gu, '')
    .replaceAll(' ', '');
}

/**
 * An engine that shows no words is asked to read each accepted reading written out: it has read a text right where that
 * sounds the same, case endings aside. What it makes of vowelled words so does not count against it.
 */
function soundsAsWrittenOut(
  readings: readonly string[],
  text: string,
  sounds: string,
  read: (text: string) => string | undefined,
): boolean {
  const given = plainSounds(sounds);
  return readings.some((reading) =>
    writtenOut(reading, text).some((dressed) => {
      const spoken = plainSounds(dressed === '' ? '' : (read(dressed) ?? '-'));
      return reading.includes('…') ? given.includes(spoken) : given === spoken;
    }),
  );
}

function isRight(
  { compares }: SuiteCategory,
  [text, ...readings]: SuiteRow,
  given: SuiteReading,
  { read, coarsen }: { read: (text: string) => string | undefined; coarsen: (sounds: string) => string },
): boolean {
  if (compares === 'sounds') {
    return (
      given.sounds !== undefined &&
      readings.some((reading) => matchesSounds(coarsen(reading), coarsen(given.sounds ?? '')))
    );
  }
  if (given.words !== undefined) {
    const { words } = given;
    const isBare = words === removeMarks(words);
    return readings.some((reading) => matchesWords(isBare ? removeMarks(reading) : reading, words));
  }
  return given.sounds !== undefined && soundsAsWrittenOut(readings, text, given.sounds, read);
}

/** Puts every case of the suite, or of some of its categories, to an engine. */
export function scoreEngine(engine: SuiteEngine, asked: readonly SuiteCategory[] = categories): SuiteScore {
  const failures: SuiteFailure[] = [];
  const tallies = asked.map((category) => {
    const tally = { name: category.name, right: 0, cases: 0 };
    for (const dialect of dialects) {
      for (const row of category.rows[dialect] ?? []) {
        const given = engine.read(row[0], dialect);
        if (given === undefined || (category.compares === 'sounds' && given.sounds === undefined)) {
          continue;
        }
        tally.cases += 1;
        if (
          isRight(category, row, given, {
            read: (text) => engine.read(text, dialect)?.sounds,
            coarsen: engine.coarsen ?? ((sounds) => sounds),
          })
        ) {
          tally.right += 1;
        } else {
          failures.push({
            category: category.name,
            dialect,
            written: row[0],
            wanted: row.slice(1).join(' | '),
            given: (category.compares === 'sounds' ? given.sounds : (given.words ?? given.sounds)) ?? '',
          });
        }
      }
    }
    return tally;
  });
  const sum = (key: 'right' | 'cases') => tallies.reduce((total, tally) => total + tally[key], 0);
  return { categories: tallies, right: sum('right'), cases: sum('cases'), failures };
}
