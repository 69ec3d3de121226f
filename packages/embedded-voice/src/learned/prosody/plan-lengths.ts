import { isVowel } from '@rakhim/arabic';
import type { Phone, PhoneName } from '@rakhim/voice-model';
import type { DialectProsody, Ending } from './prosody-table.data.ts';
import type { WordKind } from './word-kinds.ts';

/**
 * Factors of length by rule. Sources: stress (de Jong and Zawaydeh 1999), length before pauses (the teachers' own,
 * kept by the network, and a little more).
 */
const stressedVowel = 1.1;
const unstressedShare = 1;
/** The teacher's long vowels are a little short of twice his short ones. */
const longVowel = 1.11;
/** A tap that is quicker than this is not heard in a high voice. */
const taps: Readonly<Partial<Record<PhoneName, number>>> = { r: 1.4, rˤ: 1.4 };
/** How much of what lengthens the end of a breath group lengthens the end of a phrase inside it. */
const phraseShare = 0.7;
/** People are not even: from word to word their pace wanders by this share. */
const unevenness = 0.05;

/** What the lengths of a breath group depend on beside its sounds. */
export interface LengthContext {
  /** By index of word. */
  readonly kinds: readonly WordKind[];
  readonly prosody: DialectProsody;
  readonly ending: Ending;
  /** Breath groups of the utterance so far: what makes one group's pace another's. */
  readonly groupCount: number;
}

/** @returns the factor by which the rules lengthen each phone of a breath group; pauses keep 1. */
export function planLengths(phones: readonly Phone[], { kinds, prosody, ending, groupCount }: LengthContext): number[] {
  const lastSyllable = phones.reduce((last, { syllable }) => Math.max(last, syllable), -1);
  const phraseEnds = new Set(kinds.flatMap(({ endsPhrase }, word) => (endsPhrase ? [lastSyllableOf(word)] : [])));

  function lastSyllableOf(word: number): number {
    return phones.findLast((phone) => phone.word === word)?.syllable ?? -1;
  }

  function ofEnd({ syllable, role }: Phone): number {
    if (role === 'onset') {
      return 1;
    }
    if (syllable === lastSyllable) {
      return ending === 'none' ? 1 : finalFactor(ending, prosody);
    }
    return phraseEnds.has(syllable) ? 1 + phraseShare * (prosody.finalLength - 1) : 1;
  }

  return phones.map((phone) => {
    const { name, long, stressed, word, syllable } = phone;
    if (name === 'pause') {
      return 1;
    }
    const kind = kinds[word];
    const isReduced = isVowel(name) && !long && !stressed && syllable !== lastSyllable;
    const accent = stressed && !kind?.isParticle ? stressedVowel : unstressedShare;
    const length = isVowel(name) && long ? longVowel : isReduced ? prosody.shortVowels : 1;
    const tap = long ? 1 : (taps[name] ?? 1);
    return (kind?.pace ?? 1) * accent * ofEnd(phone) * length * tap * wander(groupCount, word);
  });
}

/** A factor about 1 for each word: two sequences without a pattern, so that it is the same every time (golden ratio). */
function wander(groupCount: number, word: number): number {
  const place = (0.618_033_988_75 * (5 * groupCount + word) + 0.381_966_011_25 * groupCount) % 1;
  return 1 + unevenness * (2 * place - 1);
}

function finalFactor(ending: Ending, { finalLength }: DialectProsody): number {
  return ending === 'level' ? 1 + (finalLength - 1) / 2 : finalLength;
}

/** Frames of 10 ms below which a sound is not heard as itself. */
const framesMin = 2;

/** Rounds lengths to whole frames and carries what is left over, so that a group keeps its length. */
export function toWholeFrames(lengths: readonly number[]): number[] {
  let owed = 0;
  return lengths.map((length) => {
    const count = Math.max(framesMin, Math.round(length + owed));
    owed = Math.min(Math.max(owed + length - count, -1), 1);
    return count;
  });
}
