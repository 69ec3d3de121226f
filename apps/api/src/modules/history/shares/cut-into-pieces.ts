import type { WordTime } from '@rakhim/audio';
import type { PreviewSpan, SharedSpeech } from '@rakhim/contract';

export type SharedPiece = SharedSpeech['pieces'][number];

type Span = Pick<PreviewSpan, 'start' | 'end' | 'vowelled' | 'rule'>;
type Time = Pick<WordTime, 'start' | 'end' | 'startMs'>;

/** Tags of SSML and of the light notation, which stand between words and are not said. */
const tags = /<[^>]*>|\[[^\]]*\]/gu;

/**
 * Cuts a text into what is said of it, with its vowels and the time at which it sounds, and what stands between.
 *
 * @param spans how it is read, in order; places are code points of the text.
 * @param hasMarkup whether what looks like a tag is one.
 */
export function cutIntoPieces(
  text: string,
  spans: readonly Span[],
  times: readonly Time[],
  hasMarkup: boolean,
): SharedPiece[] {
  const points = Array.from(text);
  const pieces: SharedPiece[] = [];

  function addBetween(from: number, to: number): void {
    const written = points.slice(from, to).join('');
    const between = hasMarkup ? written.replaceAll(tags, '') : written;
    if (between !== '') {
      pieces.push({ text: between, startMs: null });
    }
  }

  let last: Span | undefined;
  let next = 0;
  for (const span of spans) {
    // Digits that are read one by one touch each other as they are written, not as they are said.
    const isTouching = last?.end === span.start && last.rule !== 'plain' && span.rule !== 'plain';
    if (isTouching) {
      pieces.push({ text: ' ', startMs: null });
    } else {
      addBetween(last?.end ?? 0, span.start);
    }
    while ((times[next]?.end ?? Infinity) <= span.start) {
      next += 1;
    }
    const time = times[next];
    pieces.push({ text: span.vowelled, startMs: time && time.start < span.end ? Math.round(time.startMs) : null });
    last = span;
  }
  addBetween(last?.end ?? 0, points.length);
  return pieces;
}
