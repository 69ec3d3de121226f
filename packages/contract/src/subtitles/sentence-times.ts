import type { WordTime } from '../routes/speech.ts';

const sentences = new Intl.Segmenter('ar', { granularity: 'sentence' });

/**
 * Times for an utterance of which only the length is known: each sentence is given its share by the letters and digits
 * in it.
 *
 * @returns one entry a sentence, in code points of the text, in order; together they last as long as the sound.
 */
export function estimateSentenceTimes(text: string, durationMs: number): WordTime[] {
  const found = spansOf(text);
  const all = found.reduce((sum, { weight }) => sum + weight, 0);
  let before = 0;
  return found.map(({ start, end, weight }) => {
    const startMs = Math.round((before / all) * durationMs);
    before += weight;
    return { start, end, startMs, endMs: Math.round((before / all) * durationMs) };
  });
}

interface Span {
  readonly start: number;
  readonly end: number;
  readonly weight: number;
}

/** Sentences without the spaces around them; what has no letter belongs to the sentence before. */
function spansOf(text: string): Span[] {
  const spans: Span[] = [];
  let offset = 0;
  for (const { segment } of sentences.segment(text)) {
    const start = offset + lengthOf(segment) - lengthOf(segment.trimStart());
    const end = offset + lengthOf(segment.trimEnd());
    const weight = segment.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
    const last = spans.at(-1);
    if (weight > 0) {
      spans.push({ start, end, weight });
    } else if (last && end > start) {
      spans[spans.length - 1] = { ...last, end };
    }
    offset += lengthOf(segment);
  }
  return spans;
}

/** In code points. */
function lengthOf(text: string): number {
  return Array.from(text).length;
}
