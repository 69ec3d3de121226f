import { consonants, isVowel, type Phoneme, type Sound, vowels } from '../phoneme.ts';
import { asciiSounds, otherSpellings } from './phoneme-spellings.data.ts';

/** `ipa`: IPA. `x-rakhim`: the same sounds on an ordinary keyboard, `ki'taab`, `3arabii`. */
export type PhoneticAlphabet = 'ipa' | 'x-rakhim';

const ipaSpellings = new Map<string, Phoneme>([
  ...[...consonants, ...vowels].map((phoneme) => [phoneme, phoneme] as const),
  ...Object.entries(otherSpellings),
]);
const spellings: Readonly<Record<PhoneticAlphabet, ReadonlyMap<string, Phoneme>>> = {
  ipa: ipaSpellings,
  'x-rakhim': new Map(Object.entries(asciiSounds)),
};
const lengthMax = 3;
const stressMarks: ReadonlySet<string> = new Set(['ˈ', "'"]);
const longMarks: ReadonlySet<string> = new Set(['ː', ':']);
const passedOver = /^[\s.\u203F\u02CC\u02D1\u035C\u0361\u200C|-]$/u;

/**
 * The sounds of a word that somebody wrote in a phonetic alphabet; a double letter is a long sound, and a stress mark
 * belongs to the next vowel.
 *
 * @returns `at` of the first sign that is no sound (in UTF-16 units), or the sounds.
 */
export function readPhonemes(
  written: string,
  alphabet: PhoneticAlphabet,
): { readonly ok: true; readonly sounds: readonly Sound[] } | { readonly ok: false; readonly at: number } {
  const text = written.normalize('NFC');
  const sounds: Sound[] = [];
  let isStressed = false;
  for (let at = 0; at < text.length;) {
    const sign = text.charAt(at);
    const last = sounds.at(-1);
    if (stressMarks.has(sign)) {
      isStressed = true;
      at += 1;
    } else if (longMarks.has(sign) && last && !last.long) {
      sounds[sounds.length - 1] = { ...last, long: true };
      at += 1;
    } else if (passedOver.test(sign)) {
      at += 1;
    } else {
      const found = longestAt(text, at, spellings[alphabet]);
      if (!found) {
        return { ok: false, at };
      }
      if (last?.phoneme === found.phoneme && !last.long) {
        sounds[sounds.length - 1] = { ...last, long: true };
      } else {
        const stressed: boolean = isStressed && isVowel(found.phoneme);
        sounds.push({ phoneme: found.phoneme, long: false, stressed });
        isStressed &&= !stressed;
      }
      at += found.length;
    }
  }
  return sounds.length === 0 ? { ok: false, at: 0 } : { ok: true, sounds };
}

function longestAt(
  text: string,
  at: number,
  known: ReadonlyMap<string, Phoneme>,
): { readonly phoneme: Phoneme; readonly length: number } | undefined {
  for (let length = lengthMax; length > 0; length -= 1) {
    const phoneme = known.get(text.slice(at, at + length));
    if (phoneme !== undefined && at + length <= text.length) {
      return { phoneme, length };
    }
  }
  return undefined;
}
