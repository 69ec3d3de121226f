import type { PronouncedClause } from '@rakhim/arabic';
import { describe, expect, it } from 'vitest';
import { clauseOf, pronounced } from '../../../test/pronounced.ts';
import { createSentence } from './sentence.ts';

/** Clauses of the words of a text, cut after every stop and colon. */
function clausesOf(text: string): PronouncedClause[] {
  const words = [...text.matchAll(/(?<word>[\p{L}\p{M}]+)(?<stop>[»"]?[.،:])?/gu)];
  const clauses: PronouncedClause[] = [];
  let open: ReturnType<typeof pronounced>[] = [];
  for (const { index, groups } of words) {
    open.push({ ...pronounced('m a', index), text: groups?.['word'] ?? '' });
    const stop = groups?.['stop']?.at(-1);
    if (stop !== undefined) {
      clauses.push(clauseOf(open, stop === '.' ? 'period' : stop === ':' ? 'colon' : 'comma'));
      open = [];
    }
  }
  return clauses;
}

function placesOf(text: string) {
  const sentence = createSentence('msa', text);
  return clausesOf(text).map((clause) => sentence.next(clause, clause, 1));
}

describe('createSentence', () => {
  it('tells a quotation higher and anew, and what follows it lower until the sentence ends', () => {
    const [said, quoted, after, next] = placesOf('قال الرجل: «لن أترك هذا البيت»، ثم خرج. وعاد.');
    expect(quoted?.register).toBeGreaterThan(said?.register ?? Infinity);
    expect(quoted?.reset).toBeGreaterThan(0.7);
    expect(quoted?.groupIndex).toBe(0);
    expect(after?.register).toBeLessThan(said?.register ?? -Infinity);
    expect(next?.register).toBe(said?.register);
  });

  it('breathes after many words where there is time, and not between the parts of a list', () => {
    const places = placesOf('خرج الولد إلى السوق القديم. وعاد. اشترى خبزا طازجا وجبنا أبيض، وعسلا، وتمرا.');
    expect(places.map(({ breathFrames }) => breathFrames > 0)).toEqual([false, true, false, false, false]);
  });

  it('keeps a pause as long with a breath in it as without', () => {
    const [, breathing] = placesOf('خرج الولد إلى السوق القديم. وعاد.');
    const [, silent] = placesOf('خرج الولد السوق. وعاد.');
    const pauseOf = (place: typeof breathing) => (place?.silenceMs ?? 0) + 10 * (place?.leadFrames ?? 0);
    expect(breathing?.breathFrames).toBeGreaterThan(0);
    expect(silent?.breathFrames).toBe(0);
    expect(Math.abs(pauseOf(breathing) - pauseOf(silent))).toBeLessThan(60);
  });
});
