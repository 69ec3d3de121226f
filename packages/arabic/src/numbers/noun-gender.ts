import type { Gender } from './declension.ts';
import { feminineSingulars, femininePlurals, masculineSingulars, masculineSoundPlurals } from './noun-gender.data.ts';
import { findNoun } from './nouns.ts';

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}

const known: readonly (readonly [ReadonlySet<string>, Gender])[] = [
  [setOf(femininePlurals), 'feminine'],
  [setOf(feminineSingulars), 'feminine'],
  [setOf(masculineSingulars), 'masculine'],
  [setOf(masculineSoundPlurals), 'masculine'],
];

/**
 * Endings and patterns, tried in order. A plural in ات has a feminine singular unless it is the plural of a verbal noun
 * of one of the derived forms (اجتماعات, انفجارات, استثمارات, إجراءات, تعليقات, تحديات); فعائل plurals nearly always
 * come from فعيلة or فعالة, فعالى plurals (قضايا) from فعيلة.
 */
const patterns: readonly (readonly [pattern: RegExp, gender: Gender])[] = [
  [/^(?:ا[^س]ت.ا.|ا.ط.ا.|ان..ا.|است..ا.|إ..ا.|ت..ي.|ت...|ت.ا..)ات$/u, 'masculine'],
  [/ات$/u, 'feminine'],
  [/(?:ون|ين)$/u, 'masculine'],
  [/ة$|\p{L}{3}ه$/u, 'feminine'],
  [/^..ائ.$/u, 'feminine'],
  [/^..ايا$/u, 'feminine'],
  [/^[^أ].*(?:اء|ى)$/u, 'masculine'],
];

/**
 * The gender of the singular of a noun that stands after digits, which decides the form of the numeral.
 *
 * @param bare one word without marks, without the article.
 */
export function genderOfCounted(bare: string): Gender {
  const found = findNoun(bare);
  if (found) {
    return found.noun.gender;
  }
  const word = bare.length > 3 ? bare.replace(/([^اى])ا$/u, '$1') : bare;
  for (const [words, gender] of known) {
    if (words.has(bare) || words.has(word)) {
      return gender;
    }
  }
  return patterns.find(([pattern]) => pattern.test(word))?.[1] ?? 'masculine';
}
