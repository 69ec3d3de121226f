import { type Letter, skeletonOf } from './letters.ts';
import type { Transcription } from './transcription.ts';
import { isWasl } from './wasl.ts';

/** The proclitics of a word: one-letter words written onto it, and the article. */
export interface Proclitics {
  /** Their sounds; `-` ends them where the stem can be told apart. */
  readonly sounds: Transcription;
  /** How many letters they take. */
  readonly length: number;
  /** True when a shadda on the next letter only shows that the article's l became that letter. */
  readonly assimilates: boolean;
}

const vowelOf: Readonly<Record<string, 'a' | 'i'>> = { أ: 'a', و: 'a', ف: 'a', ب: 'i', ك: 'a', ل: 'i', ع: 'a', ه: 'a' };
const consonantOf: Readonly<Record<string, string>> = {
  أ: 'ʔ',
  و: 'w',
  ف: 'f',
  ب: 'b',
  ك: 'k',
  ل: 'l',
  ع: 'ʕ',
  ه: 'h',
};
const procliticOrder = /^أ?[وف]?[بكلعه]?$/u;
/** عالبيت, هالبيت: dialects join these to the article; marks must show it, for عالم and هالة are words. */
const ofDialects = /^[عه]$/u;
const nothing: Proclitics = { sounds: '', length: 0, assimilates: false };

/** Words that only look as if they began with the article: written without marks, the whole word or its beginning. */
const lookAlikes =
  /^(?:ال(?:ى$|ي$|و$|ا$|يك|يه|ينا|يهم|يها$|يكم|ما?ن(?:يا|ي$|ية$)|بوم|كترون|ياف|تق[ىتو]|تقاء|تقاط|تقط|تف[تاو]|تزم|تزام|تحق|تحاق|تهم$|تهاب|تمس|تماس|تصق|تصاق|تباس|تها[مء]|تئام)|وال(?:د$|د[هكي]$|دة$|دي?[هتن][ها]?|دت[هيكن]|تر$|ي$)|بال(?:غ|ي$|ون|رمو|يه$|ة$)|كال(?:يفورن|سيوم|فن$|كوتا)|فال(?:نسيا|نتاين|ح$|ق$|ج$))/u;

/** Stems that begin with l, before which the article after the preposition l- is not written (للغة is li-l-luɣa). */
const stemsInLam = /^(?:غة|غات|يل|يلة|يالي|قاء|ون|حم|عبة|جوء|بنان)$/u;

/** Roots that begin with w, so that it is no word of its own: waSal+a, waTan+ijj. */
const rootsInWaw: ReadonlySet<string> = new Set(
  'وصل وضع وجد وقف وقع وعد ورد وزن وفد وجب وهب وثق ورث وسع وطن ولد ورق وزع وجه وحد وصف وضح وفق وقت وكل ودع وفر وظف ورط وسط وزر وحش وصي وجع وثب وقد وطأ'.split(
    ' ',
  ),
);

/** Finds the one-letter words and the article at the start of a word. Source: Ryding 2005, 2.4 and 2.7. */
export function readProclitics(letters: readonly Letter[]): Proclitics {
  for (let count = 0; count <= 3 && count < letters.length; count++) {
    if (!isProcliticSequence(letters, count)) {
      break;
    }
    const found = readArticle(letters, count) ?? readLamArticle(letters, count) ?? readWasl(letters, count);
    if (found) {
      return found;
    }
  }
  return readConjunction(letters);
}

function isProcliticSequence(letters: readonly Letter[], count: number): boolean {
  const proclitics = letters.slice(0, count);
  return (
    procliticOrder.test(skeletonOf(proclitics)) &&
    proclitics.every(
      ({ base, vowel, shadda, dagger }) =>
        !shadda &&
        !dagger &&
        (vowel === '' || vowel === 'sukun' || vowel === vowelOf[base] || (base === 'ل' && vowel === 'a')),
    )
  );
}

function readArticle(letters: readonly Letter[], count: number): Proclitics | undefined {
  const alif = letters[count];
  const lam = letters[count + 1];
  const next = letters[count + 2];
  if (!alif || !lam || !next || lam.base !== 'ل') {
    return undefined;
  }
  if ((alif.base !== 'ا' && alif.base !== 'ٱ') || alif.shadda || alif.dagger) {
    return undefined;
  }
  if (alif.vowel !== '' && alif.vowel !== 'a' && alif.vowel !== 'sukun') {
    return undefined;
  }
  if (!isArticleLam(lam, next) || letters.length < count + 4) {
    return undefined;
  }
  const isMarked = lam.vowel !== '' || lam.shadda || next.shadda;
  if (!isMarked && (ofDialects.test(letters[count - 1]?.base ?? '') || lookAlikes.test(skeletonOf(letters)))) {
    return undefined;
  }
  const sounds = `${spell(letters, count)}‿al-`;
  // One lam with a shadda is both the article's and the stem's (الّذي).
  return { sounds, length: count + (lam.shadda ? 1 : 2), assimilates: true };
}

function isArticleLam(lam: Letter, next: Letter): boolean {
  if (lam.dagger) {
    return false;
  }
  if (lam.vowel === 'sukun' && next.base === 'ت' && !next.shadda && next.vowel !== '') {
    return false;
  }
  if (lam.vowel === '' || lam.vowel === 'sukun') {
    return true;
  }
  return lam.shadda || (lam.vowel === 'i' && next.base === 'ا');
}

/** The preposition l- before the article, written as two lams: للبيت. */
function readLamArticle(letters: readonly Letter[], count: number): Proclitics | undefined {
  const [first, second, third] = letters.slice(count, count + 3);
  if (first?.base !== 'ل' || second?.base !== 'ل' || !third || letters.length < count + 4) {
    return undefined;
  }
  if (count > 0 && letters[count - 1]?.base !== 'و' && letters[count - 1]?.base !== 'ف') {
    return undefined;
  }
  if (first.shadda || (first.vowel !== '' && first.vowel !== 'sukun' && first.vowel !== 'i')) {
    return undefined;
  }
  const sounds = `${spell(letters, count + 1)}‿al-`;
  const isStemInLam = second.shadda || (second.vowel === '' && stemsInLam.test(skeletonOf(letters, count + 2)));
  if (isStemInLam) {
    return { sounds, length: count + 1, assimilates: true };
  }
  if (second.vowel !== '' && second.vowel !== 'sukun') {
    return undefined;
  }
  return { sounds, length: count + 2, assimilates: true };
}

/** The conjunction wa- before a word without the article, where its vowel is written and no root begins with it. */
function readConjunction(letters: readonly Letter[]): Proclitics {
  const [first, second] = letters;
  if (first?.base !== 'و' || first.vowel !== 'a' || first.shadda || letters.length < 4) {
    return nothing;
  }
  const isBeforeVowel = second !== undefined && (second.dagger || second.vowel.length === 1);
  const isRoot = rootsInWaw.has(skeletonOf(letters.slice(0, 3))) || letters.at(-1)?.base === 'ة';
  return isBeforeVowel && !isRoot ? { sounds: 'wa-', length: 1, assimilates: false } : nothing;
}

/** A one-letter word before a connecting vowel: واستمر, باسم. */
function readWasl(letters: readonly Letter[], count: number): Proclitics | undefined {
  if (count === 0 || /^[كعه]$/u.test(letters[count - 1]?.base ?? '') || !isWasl(letters, count)) {
    return undefined;
  }
  return { sounds: spell(letters, count), length: count, assimilates: false };
}

function spell(letters: readonly Letter[], count: number): Transcription {
  return letters
    .slice(0, count)
    .map(({ base, vowel }) => `${consonantOf[base] ?? ''}${vowel === 'sukun' ? 'ə' : vowel || (vowelOf[base] ?? '')}`)
    .join('');
}
