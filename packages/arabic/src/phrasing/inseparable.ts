import type { Span } from '../reading.ts';
import { noBreakAfter, noBreakBefore, openersWithArticle, prepositions } from './no-break-words.data.ts';
import type { SeenWord } from './word-shape.ts';

const leaning: ReadonlySet<string> = new Set(noBreakAfter.split(' '));
const trailing: ReadonlySet<string> = new Set(noBreakBefore.split(' '));
const governing: ReadonlySet<string> = new Set(prepositions.split(' '));
const openers: ReadonlySet<string> = new Set(openersWithArticle.split(' '));

/** A word as phrases see it, with its place and whether it is a number. */
export interface PhraseWord extends SeenWord, Span {
  readonly isSpelt: boolean;
}

function leansOnNext({ bare }: SeenWord): boolean {
  return leaning.has(bare) || (/^[وف]/u.test(bare) && leaning.has(bare.slice(1)));
}

/** The owner in a construct: رَئِيسُ وُزَرَاءِ. Prepositions that are written onto a noun put it into the same case. */
function isOwner(before: SeenWord, after: SeenWord): boolean {
  return (
    after.isGenitive &&
    !before.isNunated &&
    !/^[وفبلك]/u.test(after.bare) &&
    !after.bare.startsWith('ال') &&
    !leansOnNext(after)
  );
}

/** A noun right after a preposition, bare but for a vowel: what follows completes it, unless it begins something new. */
function isCompleted(previous: SeenWord | undefined, before: SeenWord, after: SeenWord): boolean {
  return (
    previous !== undefined &&
    governing.has(previous.bare) &&
    (before.shape === 'other' || before.shape === 'in-ta') &&
    !before.isNunated &&
    /^(?:other|in-ta|with-pronoun|plural)$/u.test(after.shape) &&
    !leansOnNext(after)
  );
}

/** What is said of a noun: both with nunation, or one with and one in the ة that goes with it. */
function isAdjective(before: SeenWord, after: SeenWord): boolean {
  return (
    before.isNunated &&
    !/^(?:and|so)-/u.test(after.shape) &&
    (after.isNunated || (before.shape === 'in-ta' && after.shape === 'in-ta'))
  );
}

/**
 * True where no reader pauses between two words: after a preposition or particle, inside a construct, between a noun
 * and its adjective, between a number and what it counts, inside what is written as one.
 *
 * @param index of the word before the gap.
 */
export function isInseparable(words: readonly PhraseWord[], index: number): boolean {
  const [previous, before, after] = [words[index - 1], words[index], words[index + 1]];
  if (!before || !after) {
    return false;
  }
  const isOneToken = before.start === after.start && before.end === after.end;
  if (isOneToken || before.isSpelt || leansOnNext(before) || trailing.has(after.bare)) {
    return true;
  }
  if (after.shape === 'with-article' && !openers.has(after.bare)) {
    return !before.isNunated;
  }
  return isAdjective(before, after) || isOwner(before, after) || isCompleted(previous, before, after);
}
