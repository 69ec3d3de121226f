/** A piece of the caller's text, short enough to be read in one go. */
export interface Block {
  readonly text: string;
  /** Code-point offset of its beginning. */
  readonly start: number;
}

/** In UTF-16 units. The first block is small, so that the first sound comes soon. */
const blockLengthMax = 2000;
const firstBlockLengthMax = 400;
/** How far a block may fall short of its limit to end at a better place. */
const earliestShare = 0.25;

/**
 * Places to end a block, the best first; each matches up to and with the end. A space between two words is better than
 * one beside a number.
 */
const cuts = [/\n\s*\n/gu, /[.!?؟؛…]["'»”)\]]*\s/gu, /\n/gu, /[،,]\s/gu, /\s(?<=\p{L}{2}\p{M}*\s)(?=\p{L})/gu, /\s/gu];

/** Nothing to cut before: low surrogates, marks, joiners and variation selectors belong to what stands before them. */
const continues = /^[\p{M}\u200C\u200D\uDC00-\uDFFF\uFE00-\uFE0F]|^\p{Emoji_Modifier}/u;

/** So far a tag may reach over the end of a block. */
const tagLengthMax = 1000;
const openTag = /<[/!?]?[a-zA-Z!-][^<>]*$/u;

/** A block does not end inside a tag. */
function afterTag(text: string, from: number, end: number): number {
  const close = text.indexOf('>', end);
  const isInTag =
    close !== -1 &&
    close < end + tagLengthMax &&
    openTag.test(text.slice(Math.max(from, end - tagLengthMax), end)) &&
    !text.slice(end, close).includes('<');
  return isInTag ? close + 1 : end;
}

function blockEnd(text: string, from: number, lengthMax: number): number {
  const limit = from + lengthMax;
  if (limit >= text.length) {
    return text.length;
  }
  const window = text.slice(from, limit);
  for (const cut of cuts) {
    const last = Array.from(window.matchAll(cut), (match) => match.index + match[0].length)
      .filter((end) => end >= lengthMax * earliestShare)
      .at(-1);
    if (last !== undefined) {
      return from + last;
    }
  }
  let end = limit;
  while (end > from + 1 && (continues.test(text.slice(end, end + 2)) || isInsidePair(text, end))) {
    end--;
  }
  return end > from + 1 ? end : limit + (isInsidePair(text, limit) ? 1 : 0);
}

function isInsidePair(text: string, index: number): boolean {
  return /[\uDC00-\uDFFF]/.test(text.charAt(index)) && /[\uD800-\uDBFF]/.test(text.charAt(index - 1));
}

function countCodePoints(text: string): number {
  let count = 0;
  for (const _character of text) {
    count += 1;
  }
  return count;
}

/**
 * Cuts a text of any length into blocks, at the end of a paragraph or sentence where there is one, else at a space.
 * Lazy: what follows is not touched before it is asked for, and everything that reads a block has a bound on its work.
 */
export function* blocks(text: string): Generator<Block> {
  let start = 0;
  let lengthMax = firstBlockLengthMax;
  for (let from = 0; from < text.length;) {
    const end = afterTag(text, from, blockEnd(text, from, lengthMax));
    const block = text.slice(from, end);
    yield { text: block, start };
    start += countCodePoints(block);
    from = end;
    lengthMax = blockLengthMax;
  }
}
