import { beforeAll, describe, expect, it } from 'vitest';
import { type LengthFigures, measureLengths } from '#src/testing/measure-lengths.ts';

let figures: readonly LengthFigures[];
beforeAll(async () => {
  figures = await measureLengths();
});

/** The figures stand in docs/notes/0038-lengths-measured.md; `bench/bench-lengths.ts` prints them. */
describe('what watches over the length of phrases', () => {
  it('takes next to no whole phrase for a wrong one, however even the speaker is', () => {
    for (const { speaker, phrases, falseAlarms } of figures) {
      expect(falseAlarms / phrases, speaker).toBeLessThanOrEqual(0.001);
    }
  });

  it('notices next to all that are cut to half or said twice, however uneven the speaker is', () => {
    for (const { speaker, noticed } of figures) {
      expect(noticed['cut to 0.5'] ?? 1, speaker).toBeGreaterThan(0.9);
      expect(noticed['said twice'] ?? 1, speaker).toBeGreaterThan(0.9);
    }
  });

  it('notices most of which three tenths are gone, where the speaker is even or ends with quiet', () => {
    for (const { speaker, noticed } of figures.filter((row) => !row.speaker.includes('±'))) {
      expect(noticed['cut to 0.7'], speaker).toBeGreaterThan(0.8);
    }
  });
});
