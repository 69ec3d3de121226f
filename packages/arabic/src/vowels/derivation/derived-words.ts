import { withArticle, markedProclitic } from '../clitics.ts';
import { article, liWithArticle } from '../clitics.data.ts';
import { rootLetters } from '../letters.data.ts';
import { kasra, removeMarks } from '../marks.ts';
import type { WordReading } from '../word-reading.ts';
import {
  longVowels,
  notGenitive,
  ownedOrIndefinite,
  personLetters,
  procliticsAndWord,
  sureEnding,
} from './derived-endings.data.ts';
import { derivedShapes } from './derived-shapes.ts';
import type { DerivedShape } from './derived-shapes.ts';
import { rootsByPattern } from './roots.data.ts';

const rootsOf: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(rootsByPattern).map(([pattern, list]) => [pattern, new Set(list.trim().split(/\s+/u))]),
);
const seatsOfHamza = /[أإؤئ]/gu;

interface LetteredShape extends DerivedShape {
  readonly letters: string;
}

/**
 * What the first or last letter of a shape asks for: a letter of its own, any root letter, or the letter of a person.
 */
const anyRoot = '*';
const anyPerson = 'Y';

function kindOf(letter: string | undefined): string {
  return letter === undefined || rootLetters.includes(letter) ? anyRoot : letter;
}

function keyOf(length: number, first: string, last: string): string {
  return `${length}${first}${last}`;
}

/** By length and by first and last letter, so that few are left to be compared. */
const shapesByKey = Map.groupBy(
  derivedShapes.map((shape): LetteredShape => ({ ...shape, letters: removeMarks(shape.form) })),
  ({ letters }) => keyOf(letters.length, kindOf(letters[0]), kindOf(letters.at(-1))),
);

function shapesFor(word: string): LetteredShape[] {
  const [first = '', last = ''] = [word[0], word.at(-1)];
  const firsts = personLetters.includes(first) ? [first, anyRoot, anyPerson] : [first, anyRoot];
  return firsts.flatMap((kind) =>
    [last, anyRoot].flatMap((ending) => shapesByKey.get(keyOf(word.length, kind, ending)) ?? []),
  );
}

const caseVowel = /(?<=[^ن])[\u064E-\u0650]$/u;

/** The root letters that a word shows where a shape has its own; `undefined` when the other letters differ. */
function rootIn(word: string, letters: string): string | undefined {
  let root = '';
  for (let index = 0; index < letters.length; index += 1) {
    const [asked = '', found = ''] = [letters[index], word[index]];
    if (rootLetters.includes(asked)) {
      if (longVowels.includes(found)) {
        return undefined;
      }
      root += found;
    } else if (asked === anyPerson ? !personLetters.includes(found) : asked !== found) {
      return undefined;
    }
  }
  return root;
}

/** The form with the word's own letters in the place of the shape's. */
function pour(word: string, form: string): string {
  let at = 0;
  return form.replace(/\p{L}/gu, () => word[at++] ?? '');
}

function matchesOf(word: string): { form: string; shape: DerivedShape }[] {
  return shapesFor(word).flatMap((shape) => {
    const root = rootIn(word, shape.letters);
    return root !== undefined && rootsOf.get(shape.pattern)?.has(root.replace(seatsOfHamza, 'ء')) === true
      ? [{ form: pour(word, shape.form), shape }]
      : [];
  });
}

interface Clitics {
  readonly article: string | undefined;
  readonly future: string | undefined;
  readonly preposition: string | undefined;
}

/** What the particles before a form sound like; `undefined` where they cannot stand before it. */
function startOf({ form, isVerb }: DerivedShape, { article, future, preposition }: Clitics): string | undefined {
  if (article !== undefined) {
    return isVerb || ownedOrIndefinite.test(form) ? undefined : '';
  }
  if (future !== undefined) {
    return form.startsWith('Y') ? markedProclitic(future) : undefined;
  }
  if (!isVerb && preposition !== undefined && preposition !== '' && notGenitive.test(form)) {
    return undefined;
  }
  const isBeforeVerb = isVerb && preposition !== undefined && preposition !== '';
  return isBeforeVerb && !(preposition === 'ل' && form.startsWith('Y')) ? undefined : markedProclitic(preposition);
}

/** The article before a form, with the preposition that may stand before it. */
function withPrepositionAndArticle(written: string, form: string): string {
  // A verbal noun has a joining alif, after which a letter may be doubled: الِاتِّفَاق.
  const definite = form.startsWith('ا') ? `${article}${kasra}${form}` : withArticle(form);
  return written === liWithArticle
    ? markedProclitic('ل') + definite.slice(1)
    : markedProclitic(written.length > 2 ? written.charAt(0) : '') + definite;
}

/**
 * Readings of a word by the patterns of derived verbs: سيستخدمون, والمستهدفة, بتطويره. Only roots that modern Arabic
 * uses so are read.
 *
 * @param bare a word without marks.
 * @returns the likeliest first; none where no pattern fits.
 */
export function readDerivedWord(bare: string): WordReading[] {
  const readings = new Map<string, WordReading>();
  const add = (form: string, { share, lean, pattern }: DerivedShape) => {
    const isSureEnding = sureEnding.test(form);
    const known = readings.get(form);
    if (known === undefined || known.coreConfidence < share) {
      readings.set(form, {
        form,
        coreConfidence: share,
        endingConfidence: isSureEnding ? 0.95 : 0.3,
        isOwn: true,
        lean,
        origin: { stage: 'pattern', rule: `pattern.${pattern}` },
      });
    }
  };
  for (const { form, shape } of matchesOf(bare)) {
    add(form, shape);
  }
  const { conjunction, future, article, preposition, word = '' } = procliticsAndWord.exec(bare)?.groups ?? {};
  for (const { form, shape } of word === bare ? [] : matchesOf(word)) {
    const start = startOf(shape, { article, future, preposition });
    if (start !== undefined) {
      add(
        markedProclitic(conjunction) +
          (article === undefined ? start + form : withPrepositionAndArticle(article, form.replace(caseVowel, ''))),
        shape,
      );
    }
  }
  return [...readings.values()].toSorted((a, b) => b.coreConfidence - a.coreConfidence);
}
