import { isVowel, type Phoneme, type Sound } from '@rakhim/arabic';

/** A phoneme, or the silence before and after a breath group. */
export type PhoneName = Phoneme | 'pause';

/** Where a phone stands in its syllable. */
export type SyllableRole = 'onset' | 'nucleus' | 'coda';

/** A sound in its place, or a pause. Counts are of the breath group; pauses have `word` and `syllable` -1. */
export interface Phone {
  readonly name: PhoneName;
  readonly long: boolean;
  readonly stressed: boolean;
  /** Index of its word among the words given. */
  readonly word: number;
  /** Index of its syllable in the breath group. */
  readonly syllable: number;
  readonly role: SyllableRole;
}

/** What is said between two pauses. */
export interface BreathGroup {
  /** The sounds of each word, in order; words without sounds are passed over but counted. */
  readonly words: readonly (readonly Sound[])[];
  /** True when the utterance begins with it. */
  readonly isFirst: boolean;
  /** True when a sentence ends with it, false where more of it follows. */
  readonly isFinal: boolean;
}

const pause: Phone = { name: 'pause', long: false, stressed: false, word: -1, syllable: -1, role: 'coda' };

/** The phones of a breath group with their syllables: a pause, the sounds of its words in order, a pause. */
export function describePhones({ words }: Pick<BreathGroup, 'words'>): Phone[] {
  const phones: Phone[] = [pause];
  let syllable = 0;
  for (const [word, sounds] of words.entries()) {
    const roles = rolesOf(sounds);
    let hasNucleus = false;
    for (const [index, sound] of sounds.entries()) {
      const role = roles[index] ?? 'coda';
      const opens: boolean = hasNucleus && role !== 'coda';
      syllable += opens ? 1 : 0;
      hasNucleus = opens ? role === 'nucleus' : hasNucleus || role === 'nucleus';
      phones.push({ name: sound.phoneme, long: sound.long, stressed: sound.stressed, word, syllable, role });
    }
    syllable += sounds.length > 0 ? 1 : 0;
  }
  return [...phones, pause];
}

/**
 * One consonant of a group opens the next syllable, the others close the one before; all consonants before a word's
 * first vowel open its first.
 */
function rolesOf(sounds: readonly Sound[]): SyllableRole[] {
  const firstVowel = sounds.findIndex(({ phoneme }) => isVowel(phoneme));
  return sounds.map(({ phoneme }, index) => {
    if (isVowel(phoneme)) {
      return 'nucleus';
    }
    const next = sounds[index + 1];
    return index < firstVowel || (next !== undefined && isVowel(next.phoneme)) ? 'onset' : 'coda';
  });
}
