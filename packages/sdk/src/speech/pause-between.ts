/**
 * Silence between two parts of a text, by the end of the first: what the service itself leaves there when it speaks
 * both in one request. Measured with the embedded voices: a sentence ends with 340 ms, a paragraph with 650 ms.
 */
const pausesMs: readonly (readonly [end: RegExp, pauseMs: number])[] = [
  [/\n[^\S\n]*\n\s*$/, 650],
  [/(?:[.!?؟۔]["'\p{Pf}\p{Pe}\p{M}]*\s*|\n\s*)$/u, 340],
  [/[؛;:]\s*$/, 257],
  [/[،,…–—-]\s*$/, 172],
];
const pauseBetweenWordsMs = 33;

export function pauseBehindMs(text: string): number {
  const ending = text.slice(-32);
  return pausesMs.find(([end]) => end.test(ending))?.[1] ?? pauseBetweenWordsMs;
}
