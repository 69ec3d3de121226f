import type { Boundary, Clause, ReadingWarning, Span } from '../reading.ts';
import { isWrittenIn } from '../dialect-recognition/is-written-in.ts';
import type { Dialect } from '../dialect.ts';
import { blocks } from '../normalise/blocks.ts';
import { normalise } from '../normalise/normalise.ts';
import { spanOf } from '../normalise/written-text.ts';
import { readTokens } from '../tokens/read-tokens.ts';
import { createClauseBuilder } from './clause-builder.ts';
import { createWarner } from './warnings.ts';

/** Enough of a row of equal letters to know it by. */
const rowShownMax = 12;

export interface ToClausesOptions {
  readonly dialect: Dialect;
  /**
   * Which numerals are said. `auto`, the default, says the dialect's own where the text is written in it, and the
   * standard ones elsewhere: a standard text read with an accent keeps its numerals.
   */
  readonly numerals?: 'auto' | 'standard' | 'colloquial';
  readonly onWarning?: (warning: ReadingWarning) => void;
}

/**
 * Places are in order and do not overlap. One written sign may have become several characters (㎏) of which a word took
 * a part: then the word's place begins after the one before, or is the same.
 */
function placeAfter(previous: Span, place: Span): Span {
  if (place.start >= previous.end) {
    return place;
  }
  return place.end > previous.end ? { start: previous.end, end: place.end } : previous;
}

/**
 * Turns written text into clauses of words as they are spoken: numbers, dates, money, abbreviations and signs in words,
 * each with its place in the text as it was sent.
 *
 * Lazy: the text is read block by block, and nothing of it is held as words but the clause in hand. The first clause is
 * at most about 90 characters long, later ones 400 characters and 50 words. Never throws; text with nothing to say
 * gives no clauses.
 */
export function* toClauses(
  text: string,
  { dialect, numerals = 'auto', onWarning }: ToClausesOptions,
): Generator<Clause> {
  const warn = createWarner(onWarning);
  const builder = createClauseBuilder();
  const report = {
    markup: (detail: string) => warn({ code: 'markup_removed', detail }),
    skipped: (detail: string) => warn({ code: 'characters_skipped', detail }),
    shortened: (detail: string) => warn({ code: 'repeats_shortened', detail: detail.slice(0, rowShownMax) }),
  };
  let place: Span = { start: 0, end: 0 };
  for (const block of blocks(text)) {
    const written = normalise(block, report);
    const style = { dialect, numerals: numeralsOf(written.text, dialect, numerals) };
    for (const piece of readTokens(written.text, { dialect, style, warn })) {
      if (piece.kind === 'pause') {
        yield* builder.addPause(piece.boundary, piece.bracket);
      } else {
        const { text: spoken, script, rule, from, to } = piece;
        place = placeAfter(place, spanOf(written, from, to));
        yield* builder.addWord({ text: spoken, script, rule, ...place });
      }
    }
  }
  yield* builder.finish();
}

/** Chooses the numerals that a block is read with. */
function numeralsOf(
  text: string,
  dialect: Dialect,
  asked: 'auto' | 'standard' | 'colloquial',
): 'standard' | 'colloquial' {
  if (asked !== 'auto') {
    return asked;
  }
  return isWrittenIn(dialect, text) ? 'colloquial' : 'standard';
}

/** From so many words on a passage ends with its clause. */
const wordsEnough = 64;

/**
 * Gathers clauses that are vowelled together, since a network finds the vowels of a word by what stands around it and
 * is quicker with more at once. The first clause stands alone, so that speech can begin.
 *
 * @returns lazily, each clause once and in order; a passage has at least one.
 */
export function* toPassages<T extends { readonly words: readonly unknown[]; readonly boundary: Boundary }>(
  clauses: Iterable<T>,
): Generator<T[]> {
  let passage: T[] = [];
  let words = wordsEnough;
  for (const clause of clauses) {
    passage.push(clause);
    words += clause.words.length;
    if (words >= wordsEnough) {
      yield passage;
      passage = [];
      words = 0;
    }
  }
  if (passage.length > 0) {
    yield passage;
  }
}
