import type { Dialect } from '../dialect.ts';
import type { Sound } from '../phoneme.ts';
import type { Boundary, PronouncedWord, ReadingRule, VowelledWord } from '../reading.ts';
import { isAdverbInAn } from './adverbs-in-an.ts';
import { type CompiledDialect, compileDialect } from './compiled-dialect.ts';
import { defectiveNouns } from './defective-nouns.data.ts';
import { type EndingStyle, endWord } from './endings.ts';
import { transcribeLatin } from './latin.ts';
import { joinWords } from './liaison.ts';
import { applyRules, type Strength } from './sound-rule.ts';
import { markStress } from './stress.ts';
import { repairSyllables } from './syllables.ts';
import { divineNameStem, transcribe, type TranscribedWord } from './transcribe.ts';
import { isVowelSymbol, toSounds, type Transcription } from './transcription.ts';
import { isInClass } from './word-classes.ts';

/** The way words in Latin letters are said. */
export type LatinWords = 'arabic' | 'english';

export interface PronounceOptions {
  /** How far the dialect goes; `accent` when absent. */
  readonly strength?: Strength;
  /**
   * `arabic`, when absent: words in Latin letters get the sounds that an Arabic speaker gives them. `english`: they get
   * none, for an engine's English voice.
   */
  readonly latinWords?: LatinWords | undefined;
}

/** Words before the name of God keep their endings everywhere: bismi llaːh, al-ħamdu lillaːh. */
const formulaEndings: EndingStyle = { inflection: 'inflected', taMarbuta: 'a', construct: 'at' };

/** A word whose sounds are being found, and the facts that the next words need. */
interface WordInProgress extends TranscribedWord {
  /** Without sounds of ours. */
  readonly isSilent: boolean;
  /** Tells whether the word is in Latin letters, with either accent. */
  readonly isLatin: boolean;
}

/** Words of one syllable that lean on the next word and carry no stress of their own. Source: Ryding 2005, 2.5.2. */
const particles: ReadonlySet<string> = new Set(
  'في فى من عن إن أن لا ما لم لن قد هل أو كي ثم بل لو يا مع إذ بن و ف ب ل ك'.split(' '),
);

const procliticSounds: Readonly<Record<string, Transcription>> = { و: 'wa', ف: 'fa', ب: 'bi', ل: 'li', ك: 'ka' };

/** Rules whose words are said one by one, as in dictation, and never run into each other. */
const dictation: ReadonlySet<ReadingRule> = new Set(['phone', 'digits', 'letter', 'email', 'url']);

function isDictated(word: VowelledWord | undefined): boolean {
  return word !== undefined && dictation.has(word.rule);
}

const nothing: WordInProgress = { transcription: '', stem: '', isSilent: true, isLatin: false };

/**
 * Gives every word of one clause its sounds in a dialect.
 *
 * Words are read together: connecting vowels go, long vowels shorten before them, and the clause's last word has its
 * pausal form unless the boundary is `none`. Each word's sounds can be spoken on their own (fil bajt, not fi lbajt).
 *
 * @param words vowelled words in order; missing vowels are guessed.
 * @returns the same words in order. `sounds` is empty for a word without letters that can be read, and for Latin words
 *   if so asked.
 */
export function pronounce(
  words: readonly VowelledWord[],
  boundary: Boundary,
  dialect: Dialect,
  options: PronounceOptions = {},
): PronouncedWord[] {
  const compiled = compileDialect(dialect, options.strength ?? 'accent');
  const transcribed = words.map((word) => transcribeWord(word, options.latinWords ?? 'arabic'));
  const lastSpoken = transcribed.findLastIndex(({ isSilent, isLatin }) => !isSilent || isLatin);
  const transcriptions: Transcription[] = [];
  for (const [index, word] of transcribed.entries()) {
    const isPausal = index === lastSpoken && boundary !== 'none';
    const sounded = soundWord(word, { isPausal, next: transcribed[index + 1] }, compiled);
    const isApart = isDictated(words[index]) && isDictated(words[index - 1]);
    const joined = joinWords(isApart ? undefined : transcriptions[index - 1], sounded, compiled.phonology);
    if (index > 0 && !isApart) {
      transcriptions[index - 1] = joined.before;
    }
    transcriptions.push(joined.word);
  }
  return words.map((word, index) => {
    const isParticle = index !== lastSpoken && particles.has(transcribed[index]?.stem ?? '');
    return { ...word, sounds: finishWord(transcriptions[index] ?? '', compiled, isParticle) };
  });
}

function transcribeWord({ vowelled, script }: VowelledWord, latinWords: LatinWords): WordInProgress {
  const isLatin = script === 'latin';
  if (isLatin && latinWords === 'english') {
    return { ...nothing, isLatin };
  }
  const word = isLatin ? { transcription: transcribeLatin(vowelled), stem: vowelled } : transcribe(vowelled);
  return word.transcription === '' ? nothing : { ...word, isSilent: false, isLatin };
}

/** The word with its ending and the dialect's sounds, not yet joined to its neighbours. */
function soundWord(
  word: WordInProgress,
  { isPausal, next }: { isPausal: boolean; next: WordInProgress | undefined },
  { phonology, words, rules }: CompiledDialect,
): Transcription {
  if (word.isSilent) {
    return '';
  }
  const isFormula = next?.stem === divineNameStem;
  const endings = isFormula ? formulaEndings : phonology.endings;
  const place = {
    isPausal,
    isConstruct: isConstruct(word, next),
    isAdverb: isAdverbInAn(word.stem),
    isMaqsura: word.stem.endsWith('ى'),
    isDefective: defectiveNouns.has(word.stem),
  };
  const ended = findWord(words, word) ?? endWord(word.transcription, endings, place);
  return applyRules(rules, ended, (wordClass) => isInClass(word, wordClass));
}

/**
 * A noun without article before one with it or before a foreign name belongs to it: madrasat al-banaːt, ʃarikat guːgil.
 * So does one whose case is marked without n.
 */
function isConstruct({ transcription }: WordInProgress, next: WordInProgress | undefined): boolean {
  if (!next || (next.isSilent && !next.isLatin) || transcription.includes('l-')) {
    return false;
  }
  return next.isLatin || next.transcription.startsWith('‿a') || /ẗ\+[aiu]$/u.test(transcription);
}

/** The dialect's own form of a word, with what is written onto it. */
function findWord(
  words: ReadonlyMap<string, Transcription>,
  { stem, transcription }: TranscribedWord,
): Transcription | undefined {
  const whole = (transcription.endsWith('+i') ? words.get(`${stem}\u0650`) : undefined) ?? words.get(stem);
  if (whole !== undefined) {
    return transcription.slice(0, transcription.lastIndexOf('-') + 1) + whole;
  }
  const proclitic = procliticSounds[stem.charAt(0)];
  const rest = proclitic === undefined ? undefined : words.get(stem.slice(1));
  return rest === undefined ? undefined : `${proclitic}-${rest}`;
}

/** Settles syllables, stress and colour. A particle among other words is not stressed. */
function finishWord(transcription: Transcription, dialect: CompiledDialect, isParticle: boolean): Sound[] {
  const { phonology, afterStress, colouring } = dialect;
  const procliticSyllables = countVowels(transcription.slice(0, transcription.lastIndexOf('-') + 1));
  const spoken = repairSyllables(transcription.replaceAll(/[-+]/gu, ''), phonology.phonotactics);
  const coloured = applyRules(colouring, spoken, inNoClass);
  if (isParticle) {
    return toSounds(coloured);
  }
  return toSounds(applyRules(afterStress, markStress(coloured, phonology.stress, procliticSyllables), inNoClass));
}

function inNoClass(): boolean {
  return false;
}

function countVowels(transcription: Transcription): number {
  let count = 0;
  for (const symbol of transcription) {
    if (isVowelSymbol(symbol)) {
      count++;
    }
  }
  return count;
}
