/**
 * The sounds that the front end can ask an engine for, written in IPA.
 *
 * An engine maps every one of them (`Record<Phoneme, …>`), so a sound without a rendering does not compile.
 * Length and stress are not part of a phoneme: see {@link Sound}.
 */
export const consonants = [
  'b',
  't',
  'd',
  'k',
  'g',
  'q',
  'ʔ',
  'p',
  'tˤ',
  'dˤ',
  'sˤ',
  'zˤ',
  'ðˤ',
  'lˤ',
  'rˤ',
  'bˤ',
  'mˤ',
  'f',
  'v',
  'θ',
  'ð',
  's',
  'z',
  'ʃ',
  'ʒ',
  'x',
  'ɣ',
  'ħ',
  'ʕ',
  'h',
  'dʒ',
  'tʃ',
  'ts',
  'dz',
  'm',
  'n',
  'l',
  'r',
  'j',
  'w',
] as const;

/** Vowels; the ones with a retraction mark are the dark (emphatic) colourings. */
export const vowels = ['a', 'i', 'u', 'e', 'o', 'ə', 'æ', 'ɑ', 'ɨ', 'ʊ'] as const;

export type Consonant = (typeof consonants)[number];
export type Vowel = (typeof vowels)[number];
export type Phoneme = Consonant | Vowel;

/** One sound of a word in order: a phoneme, whether it is long (a geminate or a long vowel), and stress. */
export interface Sound {
  readonly phoneme: Phoneme;
  readonly long: boolean;
  /** True on the vowel that carries the word's main stress; at most one in a word. */
  readonly stressed: boolean;
}

const vowelSet: ReadonlySet<string> = new Set(vowels);

/** Returns true when the phoneme can be the nucleus of a syllable. */
export function isVowel(phoneme: Phoneme): phoneme is Vowel {
  return vowelSet.has(phoneme);
}

/**
 * The usual IPA spelling of a word, with `ː` for length and `ˈ` before the stressed syllable: before the one consonant
 * that opens it, or before a geminate, which closes one syllable and opens the next.
 */
export function toIpa(sounds: readonly Sound[]): string {
  const stressAt = startOfSyllable(
    sounds,
    sounds.findIndex(({ stressed }) => stressed),
  );
  return sounds
    .map(({ phoneme, long }, index) => `${index === stressAt ? 'ˈ' : ''}${phoneme}${long ? 'ː' : ''}`)
    .join('');
}

function startOfSyllable(sounds: readonly Sound[], nucleus: number): number {
  const opener = sounds[nucleus - 1];
  if (!opener || isVowel(opener.phoneme)) {
    return nucleus;
  }
  const isFirstSyllable = !sounds.slice(0, nucleus).some(({ phoneme }) => isVowel(phoneme));
  return isFirstSyllable ? 0 : nucleus - 1;
}
