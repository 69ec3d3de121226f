import type { DialectPhonology } from './dialect-phonology.ts';
import { isConsonantSymbol, isVowelSymbol, soundClasses, type Transcription } from './transcription.ts';

/** Words before which a connecting vowel has a colour of its own: min-a l-, humu l-. Source: Wright 1896, I §20. */
const helpingVowels: readonly (readonly [word: RegExp, vowel: string])[] = [
  [/^(?:wa|fa)?min$/u, 'a'],
  [/^(?:wa|fa)?ʕan$/u, 'i'],
  [/(?:hum|kum|tum)$/u, 'u'],
];

/** The shape of a word that can follow a vowel: at most two consonants, then a vowel. */
const linkable = new RegExp(
  `^[${soundClasses.consonant}]{0,2}-?[${soundClasses.vowel}]|^[${soundClasses.consonant}]-[${soundClasses.consonant}][${soundClasses.vowel}]`,
  'u',
);

/**
 * Two consonants of rising sonority at the beginning of a loanword: the helping vowel parts them, bilastik; before a
 * sibilant it comes first, istadi. Source: Fleischhacker 2001, Cluster-dependent epenthesis asymmetries.
 */
const risingCluster = /^[^szSʃ][RrLlwj]/u;

const lastCluster = new RegExp(`[${soundClasses.consonant}]{2}$`, 'u');

/**
 * Joins a word to the one before it. A connecting vowel goes after a vowel, which shortens; after a written consonant a
 * helping vowel takes its place; after a pause it gets a glottal stop. The first of two consonants left at the
 * beginning closes the word before: fiː + ‿al-bajt = fil bajt.
 *
 * @param before the word before, already joined to its own; absent after a pause.
 */
export function joinWords(
  before: Transcription | undefined,
  word: Transcription,
  phonology: DialectPhonology,
): { before: Transcription; word: Transcription } {
  if (!word.startsWith('‿')) {
    return { before: joinCluster(before ?? '', phonology), word };
  }
  const bare = word.slice(1);
  const isCluster = !isVowelSymbol(bare[0]);
  if (isCluster && phonology.phonotactics.initialClusters) {
    return { before: before ?? '', word: bare };
  }
  if (isCluster && risingCluster.test(bare)) {
    return { before: before ?? '', word: bare.charAt(0) + phonology.phonotactics.helpingVowel + bare.slice(1) };
  }
  const linked = isCluster ? phonology.phonotactics.helpingVowel + bare : bare;
  if (!before) {
    return { before: '', word: `ʔ${linked}` };
  }
  const open = phonology.endings.inflection === 'inflected' ? addHelpingVowel(before) : before;
  const short = open.endsWith('ː') ? open.slice(0, -1) : open;
  if (!isVowelSymbol(short.at(-1))) {
    return { before: short, word: linked };
  }
  const rest = linked.slice(1);
  if (!linkable.test(rest)) {
    return { before, word: `ʔ${linked}` };
  }
  return moveFirstConsonant(short, short.endsWith('i') && rest.startsWith('LL') ? `ll${rest.slice(2)}` : rest);
}

/** A helping vowel between two last consonants and the next word, in dialects that have it. */
function joinCluster(before: Transcription, { phonotactics }: DialectPhonology): Transcription {
  return phonotactics.joinsClusters && lastCluster.test(before) ? before + phonotactics.helpingVowel : before;
}

function moveFirstConsonant(
  before: Transcription,
  word: Transcription,
): { before: Transcription; word: Transcription } {
  const second = word.charAt(1) === '-' ? word.charAt(2) : word.charAt(1);
  if (!isConsonantSymbol(second)) {
    return { before, word };
  }
  return { before: before + word.charAt(0), word: word.slice(1) };
}

function addHelpingVowel(before: Transcription): Transcription {
  const isClosed = before.endsWith('+');
  const bare = isClosed ? before.slice(0, -1) : before;
  const vowel = helpingVowels.find(([word]) => word.test(bare))?.[1];
  return vowel === undefined && !isClosed ? before : bare + (vowel ?? 'i');
}
