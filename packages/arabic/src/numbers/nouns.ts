import { removeMarks } from '../vowels/marks.ts';
import type { Declension } from './declension.ts';
import { declineNoun, type Noun, type NounForm, type NounNumber } from './noun.ts';
import { declensionCodes, type NounName, nounRows } from './nouns.data.ts';

function parseForm(written: string): NounForm {
  const [stem = '', code] = written.split('/');
  const declension: Declension = code === undefined ? 'triptote' : (declensionCodes[code] ?? 'triptote');
  return { stem, declension };
}

function parseNoun([gender, singular, plurals]: (typeof nounRows)[NounName]): Noun {
  const [first = '', ...others] = plurals.split(' ');
  return { gender, singular: parseForm(singular), plurals: [parseForm(first), ...others.map(parseForm)] };
}

/** The counted nouns by name. */
// Object.entries forgets the names of the keys.
export const nouns = Object.fromEntries(
  Object.entries(nounRows).map(([name, row]) => [name, parseNoun(row)]),
) as Readonly<Record<NounName, Noun>>;

/** A noun of the table as it was met in a text. */
export interface FoundNoun {
  readonly noun: Noun;
  readonly number: NounNumber;
}

const cases = ['nominative', 'genitive', 'accusative'] as const;
const states = ['indefinite', 'construct'] as const;
const numbers = ['singular', 'dual', 'plural'] as const;

function writtenForms(): Map<string, FoundNoun> {
  const found = new Map<string, FoundNoun>();
  for (const noun of Object.values(nouns)) {
    for (const plural of noun.plurals) {
      const variant: Noun = { ...noun, plurals: [plural] };
      for (const number of numbers) {
        for (const grammaticalCase of cases) {
          for (const state of number === 'dual' ? ['indefinite' as const] : states) {
            const [word = ''] = declineNoun(variant, number, { case: grammaticalCase, state });
            const bare = removeMarks(word);
            if (!found.has(bare)) {
              found.set(bare, { noun: variant, number });
            }
          }
        }
      }
    }
  }
  return found;
}

const nounByWriting = writtenForms();

/** Without the hamza of a first alif and the dots of ة, as many type: 5 ايام, 10 دقايق, 3 شقق, ساعه. */
function looseKey(bare: string): string {
  return bare
    .replace(/^[أإآ]/u, 'ا')
    .replace(/ة$/u, 'ه')
    .replace(/ائ(?=\p{L}$)/u, 'اي');
}

const nounByLooseWriting: ReadonlyMap<string, FoundNoun> = new Map(
  [...nounByWriting].toReversed().map(([bare, found]) => [looseKey(bare), found]),
);

/**
 * The counted noun that a bare word is a form of.
 *
 * @param bare without marks; any case, indefinite or construct.
 */
export function findNoun(bare: string): FoundNoun | undefined {
  return (
    nounByWriting.get(bare) ??
    nounByWriting.get(bare.replace(/غ/gu, 'گ')) ??
    nounByWriting.get(bare.replace(/ج/gu, 'گ')) ??
    nounByLooseWriting.get(looseKey(bare))
  );
}
