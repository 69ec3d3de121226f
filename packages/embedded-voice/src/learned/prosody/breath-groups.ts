import { type PronouncedWord, removeMarks } from '@rakhim/arabic';
import type { StyledClause, StyledWord } from '../../score.ts';
import type { boundaryProsody } from './prosody-table.data.ts';
import { kindOf } from './word-kinds.ts';

/** About five seconds at the ordinary pace. */
const soundsMax = 66;
/** A longer word is spoken in parts. */
const wordSoundsMax = 40;
/** A group shorter than this is not worth a breath. */
const soundsMin = 14;

/** Words between two pauses, and how they end. */
export interface BreathGroupWords {
  readonly words: readonly StyledWord[];
  readonly boundary: keyof typeof boundaryProsody;
  /** The silence before it, and after it, where an author has said how long. */
  readonly silenceMs?: number;
  readonly silenceAfterMs?: number;
}

/**
 * Cuts a clause into what is said between two silences: where the front end found a pause, and where what is left is
 * still too long. A word of absurd length is cut inside, without a pause. No sound is lost.
 */
export function toBreathGroups({ words, boundary, silenceMs, silenceAfterMs }: StyledClause): BreathGroupWords[] {
  const groups: BreathGroupWords[] = [];
  let from = 0;
  for (const [index, { breakAfter }] of words.entries()) {
    if (breakAfter === 'phrase' || breakAfter === 'breath') {
      groups.push(...cutLong(words.slice(from, index + 1), breakAfter));
      from = index + 1;
    }
  }
  groups.push(...cutLong(words.slice(from), boundary));
  return groups.map((group, index) => ({
    ...group,
    ...(silenceMs !== undefined && index === 0 && { silenceMs }),
    ...(silenceAfterMs !== undefined && index === groups.length - 1 && { silenceAfterMs }),
  }));
}

/** What is too long for one breath in as many parts of like length as are needed. */
function cutLong(words: readonly StyledWord[], boundary: BreathGroupWords['boundary']): BreathGroupWords[] {
  const parts = words.flatMap(cutWord);
  const total = soundsOf(parts);
  const count = Math.ceil(total / soundsMax);
  const groups: BreathGroupWords[] = [];
  let from = 0;
  for (let left = count; left > 0; left -= 1) {
    const rest = parts.slice(from);
    const length = left === 1 ? rest.length : bestLength(rest, soundsOf(rest) / left);
    const group = rest.slice(0, length);
    from += length;
    if (group.length > 0) {
      const isLast = from >= parts.length;
      const isTorn = !isLast && parts[from]?.start === group.at(-1)?.start;
      groups.push({ words: group, boundary: isLast ? boundary : isTorn ? 'none' : 'phrase' });
    }
  }
  return groups;
}

/** How many words come near to a number of sounds, a little off where a better place to breathe is near. */
function bestLength(words: readonly PronouncedWord[], target: number): number {
  let best = { length: 1, cost: Number.POSITIVE_INFINITY };
  let sounds = 0;
  for (let length = 1; length < words.length; length += 1) {
    sounds += words[length - 1]?.sounds.length ?? 0;
    const [before, after] = [words[length - 1], words[length]];
    if (before && after && sounds <= soundsMax + wordSoundsMax) {
      const far = Math.abs(sounds - target) / target;
      const short = sounds < soundsMin ? 1 : 0;
      const cost = far + short + costOfBreath(before, after);
      best = cost < best.cost ? { length, cost } : best;
    }
  }
  return best.length;
}

/** A breath before a word that leans on the next costs little, one after such a word or inside a number much. */
function costOfBreath(before: PronouncedWord, after: PronouncedWord): number {
  if (before.start === after.start || kindOf(before).isParticle) {
    return 2;
  }
  const opens = kindOf(after).isParticle || /^[وف]\p{L}{2}/u.test(removeMarks(after.text));
  return opens ? 0 : 0.25;
}

function cutWord(word: StyledWord): StyledWord[] {
  const count = Math.ceil(word.sounds.length / wordSoundsMax);
  return count <= 1
    ? [word]
    : Array.from({ length: count }, (_, part) => ({
        ...word,
        sounds: word.sounds.slice(part * wordSoundsMax, (part + 1) * wordSoundsMax),
      }));
}

function soundsOf(words: readonly PronouncedWord[]): number {
  return words.reduce((sum, { sounds }) => sum + sounds.length, 0);
}
