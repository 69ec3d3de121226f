import { isConsonantSymbol, isVowelSymbol, soundClasses, type Transcription } from './transcription.ts';

/** A syllable with the facts that stress depends on. */
export interface Syllable {
  /** The place where its vowel stands in the transcription. */
  readonly nucleus: number;
  readonly weight: 'light' | 'heavy' | 'superheavy';
}

/**
 * The syllables of a transcription: one consonant of a group opens the next syllable, the others close the one before.
 */
export function syllabify(transcription: Transcription): Syllable[] {
  const nuclei: { index: number; isLong: boolean; consonants: number }[] = [];
  for (let index = 0; index < transcription.length; index++) {
    const symbol = transcription.charAt(index);
    const last = nuclei.at(-1);
    if (isVowelSymbol(symbol)) {
      nuclei.push({ index, isLong: transcription[index + 1] === 'ː', consonants: 0 });
    } else if (last && isConsonantSymbol(symbol)) {
      last.consonants++;
    }
  }
  return nuclei.map(({ index, isLong, consonants }, position) => {
    const isFinal = position === nuclei.length - 1;
    const morae = (isLong ? 2 : 1) + (isFinal ? consonants : consonants - 1);
    return { nucleus: index, weight: morae >= 3 ? 'superheavy' : morae === 2 ? 'heavy' : 'light' };
  });
}

/**
 * The place where the helping vowel goes in three consonants: CiCC as in most dialects, CCiC as in Cairo (Watson 2002,
 * 4.3).
 */
export type ClusterSplit = 'after-first' | 'after-second';

export interface Phonotactics {
  readonly initialClusters: boolean;
  readonly split: ClusterSplit;
  readonly helpingVowel: string;
  /** True where a helping vowel also stands between words: bint-i kbiːra (Watson 2002, 4.3). */
  readonly joinsClusters: boolean;
}

/**
 * Makes any string of sounds pronounceable: a vowel in every word, no two vowels in a row, no group of three
 * consonants, and, where the dialect has none, no group of two at the beginning. A geminate is never broken up.
 */
export function repairSyllables(transcription: Transcription, phonotactics: Phonotactics): Transcription {
  const { initialClusters, split, helpingVowel } = phonotactics;
  let repaired = transcription.replace(noVowel, `$1${helpingVowel}`).replace(hiatus, '$1ʔ');
  if (!initialClusters) {
    repaired = repaired.replace(initialCluster, `$1${helpingVowel}`);
  }
  const [afterGeminate, afterOne] = [threeConsonants.geminate, threeConsonants[split]];
  for (let before = ''; before !== repaired;) {
    before = repaired;
    repaired = repaired.replace(afterGeminate, `$1${helpingVowel}`).replace(afterOne, `$1${helpingVowel}`);
  }
  return repaired;
}

const consonant = `[${soundClasses.consonant}]`;
const noVowel = new RegExp(`^(${consonant})(?=${consonant}*$)`, 'u');
const hiatus = new RegExp(`([${soundClasses.vowel}]ː?)(?=[${soundClasses.vowel}])`, 'gu');
const initialCluster = new RegExp(`^(${consonant})(?=${consonant})`, 'u');
const threeConsonants: Readonly<Record<ClusterSplit | 'geminate', RegExp>> = {
  geminate: new RegExp(`((${consonant})\\2)(?=${consonant})`, 'gu'),
  'after-first': new RegExp(`(${consonant})(?=${consonant}{2})`, 'gu'),
  'after-second': new RegExp(
    `(${consonant}(?!(${consonant})\\2)${consonant}|${consonant}(?=(${consonant})\\3))(?=${consonant})`,
    'gu',
  ),
};
