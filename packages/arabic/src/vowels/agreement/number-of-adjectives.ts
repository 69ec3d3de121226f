import { isTwoOf } from '../context/agents.ts';
import { anyOf, wordsOf } from '../word-list.ts';
import { verbsOfBecoming } from '../context/function-words.data.ts';
import { fatha, kasra, sukun } from '../marks.ts';
import type { WordReading } from '../word-reading.ts';
import type { WordBefore } from './word-before.ts';
import { endsLikeTwo } from './objects.data.ts';
import { joinedArticle } from '../article.data.ts';

/** Two of something, in whatever case is spelt ين. */
const dual = /^\p{L}.{3,}\u064Eي\u0652?ن\u0650?$/u;
/** Numerals, and what ends so and is not two. */
const notTwo = new RegExp(`^(?:.{0,2}${anyOf(endsLikeTwo)}|.*حسين)$`, 'u');
const plural = /\u0650ين\u064E?$/u;

const definite = new RegExp(`^[وف]?${joinedArticle}`, 'u');

function isDefinite(bare: string): boolean {
  return definite.test(bare);
}

/** كتابين مفيدين: what describes two things is said of two, though its letters spell many as well. */
export function withNumber(reading: WordReading, bare: string, before: WordBefore): WordReading {
  const isOfTwo = bare.endsWith('ين') && dual.test(before.vowelled) && !notTwo.test(before.bare);
  if (!isOfTwo || !plural.test(reading.form) || bare.length < 5 || isDefinite(bare) !== isDefinite(before.bare)) {
    return reading;
  }
  return { ...reading, form: reading.form.replace(plural, `${fatha}ي${sukun}ن${kasra}`) };
}

/** A verb of the past. */
const past = /\u064E$/u;
/** The predicate of these is in the accusative: كان وزيرا. */
const becoming: ReadonlySet<string> = new Set(wordsOf(verbsOfBecoming));
const accusative = /\u064Bا$/u;

/** وقّع وزيرا الخارجية: two who act, before what they are of, lose their n and are no accusative. */
export function asTwoSubjects(
  reading: WordReading,
  bare: string,
  next: string | undefined,
  { bare: verb, vowelled, before }: WordBefore,
): WordReading {
  const isSubject =
    before === undefined &&
    !becoming.has(verb) &&
    past.test(vowelled) &&
    accusative.test(reading.form) &&
    isTwoOf(bare, next);
  return isSubject ? { ...reading, form: reading.form.replace(accusative, `${fatha}ا`) } : reading;
}
