/** The vowel sign of a letter; `''` for none, which is not the same as a written sukun. */
export type VowelMark = '' | 'sukun' | 'a' | 'i' | 'u' | 'an' | 'in' | 'un';

/** A letter with the marks on it, whatever the order they were typed in. */
export interface Letter {
  readonly base: string;
  readonly shadda: boolean;
  readonly vowel: VowelMark;
  /** A dagger alif: a long a that has no letter. */
  readonly dagger: boolean;
}

const vowelMarks: Readonly<Record<string, VowelMark>> = {
  '\u064e': 'a',
  '\u0650': 'i',
  '\u064f': 'u',
  '\u064b': 'an',
  '\u064d': 'in',
  '\u064c': 'un',
  '\u0652': 'sukun',
  // Spellings of the Qur'an and of languages written in Arabic script.
  '\u0657': 'u',
  '\u0656': 'i',
  '\u06e1': 'sukun',
  '\u08f0': 'an',
  '\u08f1': 'un',
  '\u08f2': 'in',
};
const shadda = '\u0651';
const daggerAlif = '\u0670';
const combiningHamza = /[\u0653-\u0655]/u;

/** Letters of other keyboards and languages that stand for a letter the rules know. */
const letterVariants: Readonly<Record<string, string>> = {
  ک: 'ك',
  ڪ: 'ك',
  ی: 'ي',
  ې: 'ي',
  ے: 'ي',
  ہ: 'ه',
  ھ: 'ه',
  ە: 'ه',
  ۀ: 'ه',
  ۃ: 'ة',
  ۋ: 'ڤ',
  ڨ: 'گ',
  ڭ: 'گ',
  ݣ: 'گ',
  ݢ: 'گ',
  ڠ: 'غ',
  ٹ: 'ت',
  ڈ: 'د',
  ڑ: 'ر',
  ں: 'ن',
  ٲ: 'أ',
  ٳ: 'إ',
  ۇ: 'و',
  ڥ: 'ڤ',
  ڜ: 'چ',
};
const knownLetters: ReadonlySet<string> = new Set('ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىيٱپچژگڤ');

/**
 * Takes a word apart into letters and their marks.
 *
 * The order of the marks does not matter: Unicode's canonical order puts a vowel before its shadda and typing usually
 * does the reverse. Of two vowel signs on one letter the last counts. Whatever is not Arabic script is passed over.
 */
export function parseLetters(word: string): Letter[] {
  const text = combiningHamza.test(word) ? word.normalize('NFC') : word;
  const letters: { base: string; shadda: boolean; vowel: VowelMark; dagger: boolean }[] = [];
  for (const character of text) {
    const last = letters.at(-1);
    const vowel = vowelMarks[character];
    if (vowel !== undefined) {
      if (last) {
        last.vowel = vowel;
      }
    } else if (character === shadda) {
      // A shadda typed on the alif after its letter (إلاّ).
      const doubled = last?.base === 'ا' ? letters.at(-2) : last;
      if (doubled) {
        doubled.shadda = true;
      }
    } else if (character === daggerAlif) {
      if (last) {
        last.dagger = true;
      }
    } else {
      const base = letterVariants[character] ?? character;
      if (knownLetters.has(base)) {
        letters.push({ base, shadda: false, vowel: '', dagger: false });
      }
    }
  }
  return letters;
}

/** The letters alone, without any mark. */
export function skeletonOf(letters: readonly Letter[], from = 0): string {
  let skeleton = '';
  for (let index = from; index < letters.length; index++) {
    skeleton += letters[index]?.base ?? '';
  }
  return skeleton;
}
