import type { VowelledWord } from '../reading.ts';
import { keepsEnding } from '../vowels/endings/endings.ts';
import { isMark } from '../vowels/marks.ts';
import { isParticle } from '../vowels/particles.ts';

/**
 * How much of the endings of case and mood is said inside a phrase; before a pause none is. `full`: each word has its
 * likeliest ending. `light`: those that are sure, and none in a phrase where many are not. `none`: none.
 */
export type Endings = 'full' | 'light' | 'none';

/** So many sure endings make up for one that is not: a phrase with fewer is said without any. */
const sureForUnsure = 3;

/** An a is not counted among endings where it may be that of a verb of the past. */
const ofCase = /[\u064C\u064D\u064F\u0650]$|^(?:[وفبك]\p{M})?ال.*\u064E$/u;
/** سَيَّارَةُ: the ending tells that a t is said. */
const inConstruct = /^(?!(?:[وفبك]\p{M})?ال|لِل).*ة[\u064E\u064F\u0650]$/u;

function isOpenToChoice({ text, vowelled, decision }: VowelledWord): boolean {
  return (
    ofCase.test(vowelled) &&
    !inConstruct.test(vowelled) &&
    !keepsEnding(vowelled) &&
    !isMark(text.at(-1) ?? '') &&
    decision !== undefined &&
    decision.stage !== 'typed' &&
    decision.stage !== 'particle' &&
    decision.rule !== 'lexicon.particles' &&
    !isParticle(text)
  );
}

function withoutEnding(word: VowelledWord): VowelledWord {
  return isOpenToChoice(word) ? { ...word, vowelled: word.vowelled.slice(0, -1) } : word;
}

/**
 * The words of one phrase with as many endings as are asked for. Endings that never change are always said, and those
 * that the writer typed.
 *
 * @param words up to a pause; the last one has its pausal form in any case.
 */
export function sayEndings(words: readonly VowelledWord[], endings: Endings): readonly VowelledWord[] {
  if (endings === 'full') {
    return words.map((word) => (word.likeliest === undefined ? word : { ...word, vowelled: word.likeliest }));
  }
  const inside = words.slice(0, -1);
  const unsure = inside.filter(({ likeliest }) => likeliest !== undefined).length;
  const sure = inside.filter(isOpenToChoice).length;
  return endings === 'none' || unsure * sureForUnsure > sure ? words.map(withoutEnding) : words;
}
