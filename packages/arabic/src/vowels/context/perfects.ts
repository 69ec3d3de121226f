import { fatha, kasra, shadda, sukun } from '../marks.ts';
import type { WordReading } from '../word-reading.ts';
import { isAgent, wordsOf } from './agents.ts';
import { questionWords, threeLetterVerbs } from './perfects.data.ts';

/** An ending that the neighbours ask for is right so often; an exact figure is not known. */
const endingConfidence = 0.97;
const verbVowels = new Map(Object.entries(threeLetterVerbs).flatMap(([vowels, list]) => wordsOf(list).map((verb) => [verb, vowels] as const)));
const questions: ReadonlySet<string> = new Set(wordsOf(questionWords));

/** بحث الوزير: a word of three letters, or such a verb of hers, before the one who acts is a verb. */
export function perfectOf(bare: string, next: string | undefined, index: number): string | undefined {
  const stem = bare.length === 4 && bare.endsWith('ت') ? bare.slice(0, 3) : bare;
  const vowels = verbVowels.get(stem);
  if (vowels === undefined || index > 0 || !isAgent(next)) {
    return undefined;
  }
  const [first = '', second = '', third = ''] = stem;
  const middle = vowels === 'i' ? kasra : vowels === 'a' ? fatha : shadda + fatha;
  return `${first}${fatha}${second}${middle}${third}${fatha}${stem === bare ? '' : `ت${sukun}`}`;
}

/** Shorter words in ت are nouns as often: بيت, وقت. */
const verbInTaLengthMin = 4;
const firstPerson = /\u0652ت[\u064E-\u0650]?$/u;
const herVerb = /\u064Eت\u0652?$/u;

/**
 * A verb in ت is hers before the one who acts (كتبت الصحيفة), and said to somebody after a question (هل قرأت هذا).
 */
export function withPerson(reading: WordReading, words: readonly string[], index: number): WordReading {
  const next = words[index + 1];
  if ((words[index] ?? '').length < verbInTaLengthMin) {
    return reading;
  }
  if (firstPerson.test(reading.form) && isAgent(next)) {
    return { ...reading, form: reading.form.replace(firstPerson, `${fatha}ت${sukun}`), endingConfidence };
  }
  const isAsked = questions.has(words[index - 1] ?? '') && next !== undefined && !isAgent(next) && !next.startsWith('ال');
  if (isAsked && (firstPerson.test(reading.form) || herVerb.test(reading.form))) {
    return { ...reading, form: reading.form.replace(firstPerson, 'ت').replace(herVerb, 'ت').replace(/\u0652?ت$/u, `${sukun}ت${fatha}`), endingConfidence };
  }
  return reading;
}
