import { hasArticle } from '../article.ts';
import { wordsTagged, wordsWith } from '../word-lists/lexicon-rows.ts';
import { fatha, kasra, shadda, sukun } from '../marks.ts';
import type { WordReading } from '../word-reading.ts';
import { readDerivedWord } from '../derivation/derived-words.ts';
import { isAgent, isAgentOfHe, isTwoOf } from './agents.ts';
import { anyOf, wordsOf } from '../word-list.ts';
import { isSpokenToHer } from './feminine-address.ts';
import { timesBetween } from './passives.data.ts';
import {
  askedThings,
  doersInPatterns,
  questionWords,
  spelledOtherwise,
  threeLetterVerbs,
  wordsOfMine,
} from './perfects.data.ts';
import { nounsOfHer } from './presents.data.ts';
import {
  afterRelatives,
  afterSubjects,
  askedAtOnceWords,
  notOfSpeakers,
  relativesOfSpeakers,
  shortVerbsInTa,
  wordsOfTalkers,
} from './function-words.data.ts';

/** An ending that the neighbours ask for is right so often; an exact figure is not known. */
const endingConfidence = 0.97;
const verbVowels = new Map(
  Object.entries(threeLetterVerbs).flatMap(([vowels, list]) => wordsOf(list).map((verb) => [verb, vowels] as const)),
);
const questions: ReadonlySet<string> = new Set(wordsOf(questionWords));
/** What one asks somebody about: هل كتبت الواجب؟ */
const asked: ReadonlySet<string> = new Set(wordsOf(askedThings));
/** لماذا تأخرت؟: nobody is named of whom it could be told. */
const askedAtOnce: ReadonlySet<string> = new Set(wordsOf(askedAtOnceWords));
const mine: ReadonlySet<string> = new Set(wordsOf(wordsOfMine));

/** بحث الوزير: a word of three letters, or such a verb of hers, before the one who acts is a verb. */
export function perfectOf(
  bare: string,
  [next, afterNext]: readonly (string | undefined)[],
  index: number,
): string | undefined {
  if (index > 0) {
    return undefined;
  }
  const form = pastOfThree(bare);
  if (form === undefined) {
    return isAgentOfHe(next) || isThingOfHe(next, afterNext) ? derivedPerfectOf(bare) : undefined;
  }
  return isAgent(next) || isTwoOf(next ?? '', afterNext) ? form : undefined;
}

/** A word of three letters as what he did, or with a t what she did. */
export function pastOfThree(bare: string): string | undefined {
  const stem = bare.length === 4 && bare.endsWith('ت') ? bare.slice(0, 3) : bare;
  const vowels = verbVowels.get(stem);
  if (vowels === undefined) {
    return undefined;
  }
  const [first = '', second = '', third = ''] = stem;
  const middle = vowels === 'i' ? kasra : vowels === 'a' ? fatha : shadda + fatha;
  return `${first}${fatha}${second}${middle}${third}${fatha}${stem === bare ? '' : `ت${sukun}`}`;
}

/** The past of II to VI, said of him: قلّل, صادق, تجمّع, تزامن. */
const pastOfHim = /^(?:ت\u064E)?\p{L}\u064E(?:\p{L}\u0651\u064E|ا\p{L}\u064E)(?:\p{L}\u064E|ى)$/u;
/** Words of these patterns that name who does something more often than what he did. */
const doers: ReadonlySet<string> = new Set(wordsOf(doersInPatterns));

/** تجمع آلاف, صادق الكنيست: of all that the letters could be, what he did. */
function derivedPerfectOf(bare: string): string | undefined {
  // تدور is she turns, and no تَدَوَّرَ.
  const isHollow = /^ت[ء-يٱ-ۓ][وي][ء-يٱ-ۓ]$/u.test(bare);
  const derived = isHollow || doers.has(bare) || bare.length > 5 ? [] : readDerivedWord(bare);
  return derived.find(
    ({ form, lean = 0 }) => pastOfHim.test(form) && (bare.length > 3 || (lean > 0 && !names.has(bare))),
  )?.form;
}

const names = wordsTagged('person');
const times: ReadonlySet<string> = new Set(wordsOf(timesBetween));
const herNouns: ReadonlySet<string> = new Set(wordsOf(nounsOfHer));
const afterSubject = new RegExp(`^(?:${anyOf(afterSubjects)}|ب\\p{L}{3,}|لل\\p{L}{2,})$`, 'u');

/** تطرق اللقاء إلى: a thing is what does something where a preposition goes on. */
function isThingOfHe(next: string | undefined, afterNext: string | undefined): boolean {
  return (
    next !== undefined &&
    !times.has(next) &&
    !herNouns.has(next) &&
    (!isAgent(next) || isAgentOfHe(next)) &&
    /^ال\p{L}{2,}(?<!ة|ات|ين)$/u.test(next) &&
    afterNext !== undefined &&
    afterSubject.test(afterNext)
  );
}

/** Shorter words in ت are nouns as often: بيت, وقت. */
const verbInTaLengthMin = 4;
const shortVerbs: ReadonlySet<string> = new Set(wordsOf(shortVerbsInTa));
/** محفظتي, بلقائك: what is mine, and whom I am glad of. */
const ofMine =
  /^(?!.*(?:لتي|أتي|كويتي|إماراتي|معلوماتي)$)\p{L}{3,}تي$|^ب(?!طاقت|يانات|رنامج|رامج|ريد|اقت|شرت|صمت|لاغ|واب|يئت|ضاعت)\p{L}{4,}ك$|^(?:إليك|بك)$|^[وف]?سأ\p{L}{2,}$/u;
/** عنواني: a noun of ours with my pronoun; سعودي is a word of its own. */
const nouns = wordsWith(({ pos }) => pos === 'noun');
function isOwnedByMe(word: string): boolean {
  return word.endsWith('ي') && nouns.has(word.slice(0, -1)) && !nouns.has(word);
}
/** كَانَتْ: mine is كُنْتُ, which has other letters. */
const hollow = /ا\p{L}\u064Eت\u0652?$/u;
const firstPerson = /\u0652ت[\u064E-\u0650]?$/u;
const herVerb = /\u064Eت\u0652?$/u;

/** غسلت البنت الصحون: of two definite nouns that do not agree the first, of her, did something to the second. */
export function isDoneByHer(next: string | undefined, afterNext: string | undefined): boolean {
  const isHer = next !== undefined && (/^ال\p{L}{2,}ة$/u.test(next) || herNouns.has(next));
  return isHer && afterNext !== undefined && /^ال\p{L}{3,}(?<!ة|ات|ى|اء|ين)$/u.test(afterNext) && !times.has(afterNext);
}

/** True where she is named who did it: one who acts, or the first of two definite nouns. */
function isHers(next: string | undefined, afterNext: string | undefined): boolean {
  return isAgent(next) ? !isAgentOfHe(next) : isDoneByHer(next, afterNext);
}

/** Who is asked or tells did something: وُضِعَتْ of things is وَضَعْتُ of me. */
function asActive(form: string): string {
  return form.replace(/^(\p{L})\u064F(\p{L})\u0650(?=\p{L}\u064E?ت)/u, `$1${fatha}$2${fatha}`);
}

/** الرقم الذي أدخلته: what was done by who is spoken to, or by me, in a clause that names nobody else. */
const relatives: ReadonlySet<string> = new Set(wordsOf(relativesOfSpeakers));
const herWithObject = /(?<!\u0651|ا\p{L})\u064Eت\u0652?(?=ه(?:\u064F|\u0650|\u064Eا|\u064F?م\u0652?)?$)/u;
const firmWithObject = /\u0652ت[\u064E-\u0650]?(?=ه(?:\u064F|\u0650|\u064Eا|\u064F?م\u0652?)?$)/u;
/** Words of who writes and who is spoken to: رصيدك, لدينا, طلبي. */
const ofTalkers = new RegExp(`^(?:${anyOf(wordsOfTalkers)}|.*(?:ك|كم|نا)|(?:ل|ب|من|علي|إلي|مع|عند)ي|.{4,}تي)$`, 'u');
const noTalkers: ReadonlySet<string> = new Set(wordsOf(notOfSpeakers));
const ofReader = /^(?:.{2,}(?:ك|كم|نا)|يرجى|الرجاء|هل)$/u;

/** The form of a verb of the relative clause, said of you or of me; `undefined` where somebody else may have done it. */
function relativeForm(form: string, words: readonly string[], index: number): string | undefined {
  const next = words[index + 1];
  const isOther = next !== undefined && (isAgent(next) || hasArticle(next) || !afterRelative.test(next));
  const others = words.filter((word, place) => place !== index && !noTalkers.has(word));
  if (isOther || !relatives.has(words[index - 1] ?? '') || !others.some((word) => ofTalkers.test(word))) {
    return undefined;
  }
  const isReader = others.some((word) => ofReader.test(word));
  const vowel = isReader ? (isSpokenToHer(words) ? kasra : fatha) : '\u064F';
  return herWithObject.test(form)
    ? form.replace(herWithObject, `${sukun}ت${vowel}`)
    : firmWithObject.test(form)
      ? form.replace(firmWithObject, `${sukun}ت${vowel}`)
      : undefined;
}

/** What goes on after the verb of a relative clause: a particle, an adverb, the verb of the sentence. */
const afterRelative = new RegExp(`^(?:${anyOf(afterRelatives)}|و\\p{L}+|[بلي]\\p{L}{3,})$`, 'u');

/** A reading whose person the neighbours decide. */
function withPersonRule(reading: WordReading, rule: string, form: string): WordReading {
  return { ...reading, form, endingConfidence, origin: { stage: 'context', rule: `person.${rule}` } };
}

/**
 * A verb in ت is hers before the one who acts (كتبت الصحيفة), and said to somebody after a question (هل قرأت هذا).
 */
export function withPerson(reading: WordReading, words: readonly string[], index: number): WordReading {
  const next = words[index + 1];
  if ((words[index] ?? '').length < verbInTaLengthMin && !shortVerbs.has(words[index] ?? '')) {
    return reading;
  }
  const relative = relativeForm(reading.form, words, index);
  if (relative !== undefined) {
    return withPersonRule(reading, 'relative', relative);
  }
  const isShort = shortVerbs.has(words[index] ?? '');
  // Hers of رأيت is رأت.
  if (
    !isShort &&
    firstPerson.test(reading.form) &&
    isHers(next, words[index + 2]) &&
    !/[يو]\u0652ت/u.test(reading.form)
  ) {
    return withPersonRule(
      reading,
      'hers',
      reading.form.replace(firstPerson, `${fatha}ت${hasArticle(next) ? kasra : sukun}`),
    );
  }
  if (index === 0 && /\u064Eت\u0652$/u.test(reading.form) && isHers(next, words[2])) {
    // With its object the verb is active: غُسِلَتْ is what happens to the dishes alone.
    const active = isDoneByHer(next, words[index + 2])
      ? reading.form.replace(/^(\p{L})\u064F(\p{L})\u0650/u, `$1${fatha}$2${fatha}`)
      : reading.form;
    return withPersonRule(reading, 'hers-with-object', active);
  }
  if (
    !isShort &&
    index < 2 &&
    herVerb.test(reading.form) &&
    !isAgent(next) &&
    !hollow.test(reading.form) &&
    !spelledOtherwise.test(reading.form) &&
    words.some((word) => mine.has(word) || ofMine.test(word) || isOwnedByMe(word))
  ) {
    return withPersonRule(reading, 'mine', asActive(reading.form).replace(herVerb, `${sukun}ت\u064F`));
  }
  const isAsked =
    questions.has(words[index - 1] ?? '') &&
    (next === undefined
      ? askedAtOnce.has(words[index - 1] ?? '')
      : !isAgent(next) && (!hasArticle(next) || asked.has(next.slice(2))));
  if (
    isAsked &&
    !hollow.test(reading.form) &&
    !spelledOtherwise.test(reading.form) &&
    (firstPerson.test(reading.form) || herVerb.test(reading.form))
  ) {
    return withPersonRule(
      reading,
      'asked',
      asActive(reading.form)
        .replace(firstPerson, 'ت')
        .replace(herVerb, 'ت')
        .replace(/\u0652?ت$/u, `${sukun}ت${isSpokenToHer(words) ? kasra : fatha}`),
    );
  }
  return reading;
}
