import type { Dialect, PronouncedClause } from '@rakhim/arabic';
import type { Rest } from '../../worker/clause-voice.ts';
import type { GroupPlace } from '../plan-group.ts';
import type { BreathGroupWords } from './breath-groups.ts';
import { boundaryProsody, type Ending, quotationProsody } from './prosody-table.data.ts';
import { followQuotations } from './quotations.ts';
import { isYesNoQuestion } from './word-kinds.ts';

/** Frames of silence that the vocoder itself makes about a group: it fades into the pause, and begins in it. */
const edgeFrames = { lead: 3, leadShort: 1, tail: 8, tailShort: 4 } as const;
const frameMs = 10;
/** Pauses vary by this share, as people's do, and are longer after long groups. */
const variation = 0.14;
const lengthShare = 0.12;
const longGroupWords = 10;
/** A clause of so few words between two commas is a part of a list. */
const listWordsMax = 3;
const exclamationLiveliness = 1.7;
/** A breath of so many frames is heard before a group where there is time for it, after so many words. */
const breath = { frames: 26, pauseMsMin: 440, wordsMin: 4 } as const;
/** Pauses shrink less than speech when it is quick. */
const pauseExponent = 0.8;

/** Follows an utterance from breath group to breath group: what has been said decides how the next begins. */
export interface Sentence {
  /** @param pace factor of the speaker's pace. @returns where the group stands, and the silence before it. */
  next(group: BreathGroupWords, clause: PronouncedClause, pace: number): GroupPlace & { readonly silenceMs: number };
  /** What is left of the last group. @param pace factor of the speaker's pace. */
  restAt(pace: number): Rest;
}

/**
 * Opens an utterance's sentences in a dialect. The variation of pauses is the same every time.
 *
 * @param text that the utterance is of: quotations are found in it.
 * @param rest of what another speaker said before.
 */
export function createSentence(dialect: Dialect, text: string, rest: Rest = { pauseMs: 0, soundedMs: 0 }): Sentence {
  const quotations = followQuotations(text);
  let before: { readonly boundary: BreathGroupWords['boundary']; readonly wordCount: number } | undefined;
  let telling: keyof typeof quotationProsody = 'outside';
  let groupIndex = 0;
  let count = 0;
  let tailMs = rest.soundedMs;

  function pauseAt(pace: number): number {
    return before
      ? (boundaryProsody[before.boundary].pauseMs * vary(count, before.wordCount)) / pace ** pauseExponent
      : rest.pauseMs;
  }

  return {
    next(group, clause, pace) {
      const isTorn = before?.boundary === 'none';
      const isAsked = group.silenceMs !== undefined;
      const pauseMs = group.silenceMs ?? pauseAt(pace);
      const boundaryReset = before ? boundaryProsody[before.boundary].reset : 1;
      const wasTelling = telling;
      telling = tellingOf(telling, quotations.includes(group.words[0]?.start ?? 0), boundaryReset);
      const opens = telling === 'inside' && wasTelling !== 'inside';
      const reset = opens ? Math.max(boundaryReset, quotationProsody.inside.reset) : boundaryReset;
      groupIndex = reset >= 1 || opens ? 0 : groupIndex + 1;
      count += 1;
      const after = boundaryProsody[group.boundary].pauseMs;
      const breathFrames = !isTorn && !isAsked && breathes(before?.wordCount ?? 0, pauseMs) ? breath.frames : 0;
      const leadFrames = isAsked
        ? clamp(Math.floor((pauseMs - tailMs) / frameMs), edgeFrames.leadShort, edgeFrames.lead)
        : isTorn
          ? 0
          : pauseMs > 0 && pauseMs < 150
            ? edgeFrames.leadShort
            : edgeFrames.lead;
      const tailFrames = tailOf(group, after);
      const silenceMs = Math.max(0, Math.round(pauseMs - tailMs - (leadFrames + breathFrames) * frameMs));
      tailMs = tailFrames * frameMs;
      before = { boundary: group.boundary, wordCount: group.words.length };
      return {
        dialect,
        leadFrames: leadFrames + breathFrames,
        breathFrames,
        tailFrames,
        silenceMs,
        groupIndex,
        groupCount: count,
        reset,
        isFirst: count === 1,
        isFinal: boundaryProsody[group.boundary].reset >= 1,
        ending: endingOf(group, clause),
        register: quotationProsody[telling].register,
        liveliness:
          quotationProsody[telling].liveliness * (clause.boundary === 'exclamation' ? exclamationLiveliness : 1),
      };
    },
    restAt: (pace) => ({ pauseMs: pauseAt(pace), soundedMs: tailMs }),
  };
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max);
}

/** Where an author has said how long the silence is, half of a short one is for the sound to fade in. */
function tailOf({ boundary, silenceAfterMs }: BreathGroupWords, afterMs: number): number {
  if (silenceAfterMs !== undefined) {
    return clamp(Math.floor(silenceAfterMs / (2 * frameMs)), 1, edgeFrames.tail);
  }
  return boundary === 'none' ? 0 : afterMs < 150 ? edgeFrames.tailShort : edgeFrames.tail;
}

/** Whether a breath group lies in a quotation, in what is left of its sentence, or elsewhere. */
function tellingOf(
  before: keyof typeof quotationProsody,
  isQuoted: boolean,
  reset: number,
): keyof typeof quotationProsody {
  if (isQuoted) {
    return 'inside';
  }
  return before !== 'outside' && reset < 1 ? 'after' : 'outside';
}

/** Whoever has said much and has the time breathes in before going on. */
function breathes(wordCount: number, pauseMs: number): boolean {
  return wordCount >= breath.wordsMin && pauseMs >= breath.pauseMsMin;
}

function endingOf({ boundary }: BreathGroupWords, clause: PronouncedClause): Ending {
  const { ending } = boundaryProsody[boundary];
  if (ending === 'question') {
    return isYesNoQuestion(clause.words) ? 'question' : 'fall';
  }
  return ending === 'continuation' && clause.words.length <= listWordsMax && boundary === 'comma' ? 'list' : ending;
}

/** A factor about 1: a sequence without a pattern (golden ratio), and more after many words. */
function vary(count: number, wordCount: number): number {
  const place = (count * 0.618_033_988_75) % 1;
  return 1 + variation * (2 * place - 1) + lengthShare * (Math.min(wordCount / longGroupWords, 1.5) - 0.6);
}
