import { damma, fatha, kasra } from '../marks.ts';
import type { WordReading } from '../word-reading.ts';
import { wordsOf } from '../word-list.ts';
import { adverbsInAtan } from '../context/function-words.data.ts';

/** A noun with its owner, in the genitive; no كذلك. */
const owned = new RegExp(
  `^(?![بلك]${kasra}|[وف]${fatha}|.*ذ${fatha}ل${kasra}ك)(\\p{L}.{3,})${kasra}(ه${fatha}ا|ه${kasra}م${'\u0652'}?|ن${fatha}ا|ك${fatha}?|ك${damma}م${'\u0652'}?)$`,
  'u',
);
/** Adverbs, which alone open a clause in -atan. */
const adverbs: ReadonlySet<string> = new Set(wordsOf(adverbsInAtan));
/** What is said of the noun: no article, no conjunction, no preposition. */
const predicate = /^(?!ال|لل|[وف]|[بكل]\p{L}{2}|(?:في|من|إلى|على|عن|مع)$)\p{L}{3,}$/u;
const accusativeOfHer = /\u064B$/u;

/** What opens a clause is governed by nothing: شَعْرُهَا طويل, مِلْعَقَةُ سكر. */
export function asSubject(reading: WordReading, bare: string, next: string | undefined): WordReading {
  if (next === undefined) {
    return reading;
  }
  const [, noun, owner] = owned.exec(reading.form) ?? [];
  if (noun !== undefined && owner !== undefined && predicate.test(next)) {
    return { ...reading, form: `${noun}${damma}${owner.replace(`ه${kasra}`, `ه${damma}`)}` };
  }
  const isObject =
    bare.endsWith('ة') &&
    accusativeOfHer.test(reading.form) &&
    !adverbs.has(bare) &&
    !adverbs.has(bare.replace(/^و/u, ''));
  return isObject ? { ...reading, form: reading.form.replace(accusativeOfHer, ''), endingConfidence: 0 } : reading;
}
