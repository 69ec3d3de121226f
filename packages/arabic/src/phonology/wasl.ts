import { type Letter, skeletonOf } from './letters.ts';

/** Nouns that begin with a connecting vowel, without their alif: the classical ten and their forms. */
const waslNouns: ReadonlySet<string> = new Set([
  'سم',
  'سمه',
  'سمها',
  'سمي',
  'سمك',
  'سمهم',
  'سمنا',
  'سمهما',
  'سما',
  'بن',
  'بنه',
  'بنها',
  'بني',
  'بنك',
  'بنهم',
  'بننا',
  'بنا',
  'بنة',
  'بنته',
  'بنتها',
  'بنتي',
  'بنتك',
  'بنتان',
  'بنتين',
  'بنان',
  'بنين',
  'ثنان',
  'ثنين',
  'ثنا',
  'ثني',
  'ثنتان',
  'ثنتين',
  'ثنتا',
  'ثنتي',
  'مرأة',
  'مرأته',
  'مرأتي',
  'مرؤ',
  'مرئ',
  'مرأ',
  'ست',
]);

/** Letters after an alif that look like a derived verb but belong to a word whose hamza was left off. */
const hamzaWords =
  /^(?:ستاذ|ستراليا|ستوديو|ستون|ستثن|كتوبر|كتر|كتاف|نت$|نتم$|نتما$|نتن$|نتي$|نسان|نا$|نها?$|نهما?$|نهن$|ني$|نك$|نكم$|ننا$|نني$|نما$|نحاء|نواع|نباء|نصار|نظار|نفاس|نهار|نفس|نجليز|نجلترا|نترن|تراك|تعاب|تباع|تونوم|ضطهاد$)/u;

/** Verbs VII–X and their nouns, without the alif: the second letter may have assimilated (iṣṭ-, izd-, idd-, iṭṭ-). */
const derivedStems =
  /^(?:ست..|ن[^اويتأإ]..|نت..|.ت[^ة]..|تص|تفا|تحا|تجا|تها|تسا|تخاذ|تكأ|تخذ|صط..|ضط..|زد[ح-ي].|دع[اىت]|دخار|طلا[عق]|طلع)/u;

/**
 * Returns how a bare alif at the start of a word is spoken: not at all after a vowel, or as a hamza whose sign was left
 * off.
 */
export function isWasl(letters: readonly Letter[], alif: number): boolean {
  const { base, vowel } = letters[alif] ?? {};
  if (base === 'ٱ') {
    return true;
  }
  if (base !== 'ا' || vowel === 'a') {
    return false;
  }
  const [first, second, third] = letters.slice(alif + 1, alif + 4);
  if (!first || !second) {
    return false;
  }
  const stem = skeletonOf(letters, alif + 1);
  if (waslNouns.has(stem)) {
    return true;
  }
  if (isShortVowel(first) && !first.shadda) {
    return false;
  }
  if (first.shadda) {
    return 'تطدذز'.includes(first.base);
  }
  if (hamzaWords.test(stem)) {
    return false;
  }
  const isImperative = first.vowel === 'sukun' && isShortVowel(second) && third !== undefined && third.base !== 'ا';
  const isLoanWord = first.base === 'ت' && first.vowel === 'sukun';
  return isImperative || (!isLoanWord && derivedStems.test(stem));
}

/** The connecting vowel: u before a stem in u (uktub, ustuʕmila), else i. Source: Wright 1896, I §§47–48. */
export function waslVowel(letters: readonly Letter[], alif: number): 'i' | 'u' {
  const written = letters[alif]?.vowel;
  if (written === 'u' || written === 'i') {
    return written;
  }
  const [first, second, third] = letters.slice(alif + 1, alif + 4);
  if (second?.vowel !== 'u' || !third || third.base === 'و' || first?.shadda) {
    return 'i';
  }
  return waslNouns.has(skeletonOf(letters, alif + 1)) ? 'i' : 'u';
}

function isShortVowel(letter: Letter): boolean {
  return letter.vowel === 'a' || letter.vowel === 'i' || letter.vowel === 'u';
}
