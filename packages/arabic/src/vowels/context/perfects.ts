import { people } from '../lists/people.ts';
import { fatha, kasra, removeMarks, shadda, sukun } from '../marks.ts';
import type { WordReading } from '../word-reading.ts';
import { readDerivedWord } from '../derivation/derived-words.ts';
import { isAgent, isAgentOfHe, wordsOf } from './agents.ts';
import { timesBetween } from './passives.data.ts';
import { questionWords, threeLetterVerbs, wordsOfMine } from './perfects.data.ts';

/** An ending that the neighbours ask for is right so often; an exact figure is not known. */
const endingConfidence = 0.97;
const verbVowels = new Map(Object.entries(threeLetterVerbs).flatMap(([vowels, list]) => wordsOf(list).map((verb) => [verb, vowels] as const)));
const questions: ReadonlySet<string> = new Set(wordsOf(questionWords));
const mine: ReadonlySet<string> = new Set(wordsOf(wordsOfMine));

/** بحث الوزير: a word of three letters, or such a verb of hers, before the one who acts is a verb. */
export function perfectOf(bare: string, [next, afterNext]: readonly (string | undefined)[], index: number): string | undefined {
  const stem = bare.length === 4 && bare.endsWith('ت') ? bare.slice(0, 3) : bare;
  const vowels = verbVowels.get(stem);
  if (index > 0) {
    return undefined;
  }
  if (vowels === undefined) {
    return isAgentOfHe(next) || isThingOfHe(next, afterNext) ? derivedPerfectOf(bare) : undefined;
  }
  if (!isAgent(next)) {
    return undefined;
  }
  const [first = '', second = '', third = ''] = stem;
  const middle = vowels === 'i' ? kasra : vowels === 'a' ? fatha : shadda + fatha;
  return `${first}${fatha}${second}${middle}${third}${fatha}${stem === bare ? '' : `ت${sukun}`}`;
}

/** The past of II to VI, said of him: قلّل, صادق, تجمّع, تزامن. */
const pastOfHim = /^(?:ت\u064E)?\p{L}\u064E(?:\p{L}\u0651\u064E|ا\p{L}\u064E)(?:\p{L}\u064E|ى)$/u;
/** Words of these patterns that name who does something more often than what he did. */
const doers: ReadonlySet<string> = new Set(wordsOf('قاتل عامل سابق لاحق قارئ كامل شامل عالم خاطب طالب صاحب شاهد ظاهر باطن قائم قابل واحد دون ألف أهل مثل مالك ناقل حافظ نافذ عاشق فاصل حاصل جامع مانع'));

/** تجمع آلاف, صادق الكنيست: of all that the letters could be, what he did. */
function derivedPerfectOf(bare: string): string | undefined {
  const derived = doers.has(bare) || bare.length > 5 ? [] : readDerivedWord(bare);
  return derived.find(({ form, lean = 0 }) => pastOfHim.test(form) && (bare.length > 3 || (lean > 0 && !names.has(bare))))?.form;
}

const names: ReadonlySet<string> = new Set(wordsOf(people).map(removeMarks));
const times: ReadonlySet<string> = new Set(wordsOf(timesBetween));
const afterSubject = /^(?:إلى|عن|مع|على|في|من|أمام|بعد|خلال|بين|نحو|حول|ب\p{L}{3,}|لل\p{L}{2,})$/u;

/** تطرق اللقاء إلى: a thing is what does something where a preposition goes on. */
function isThingOfHe(next: string | undefined, afterNext: string | undefined): boolean {
  return next !== undefined && !times.has(next) && /^ال\p{L}{2,}(?<!ة|ات|ين)$/u.test(next) && afterNext !== undefined && afterSubject.test(afterNext);
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
  if (index < 2 && herVerb.test(reading.form) && !isAgent(next) && words.some((word) => mine.has(word))) {
    return { ...reading, form: reading.form.replace(herVerb, `${sukun}ت\u064F`), endingConfidence };
  }
  const isAsked = questions.has(words[index - 1] ?? '') && next !== undefined && !isAgent(next) && !next.startsWith('ال');
  if (isAsked && (firstPerson.test(reading.form) || herVerb.test(reading.form))) {
    return { ...reading, form: reading.form.replace(firstPerson, 'ت').replace(herVerb, 'ت').replace(/\u0652?ت$/u, `${sukun}ت${fatha}`), endingConfidence };
  }
  return reading;
}
