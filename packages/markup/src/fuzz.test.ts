import fc from 'fast-check';
import { countCharacters, countMarkedCharacters } from '@rakhim/contract';
import { describe, expect, it } from 'vitest';
import { layOut, MarkupError, parseLight, parseSsml, writeSsml } from './index.ts';
import { brokenDocuments, documents } from './testing/documents.ts';
import { withoutPlaces } from './testing/read-plan.ts';

describe.each([
  ['SSML', parseSsml],
  ['the light notation', parseLight],
])('any document of %s', (_, parse) => {
  it('is read, or refused with its place, and never grows', () => {
    fc.assert(
      fc.property(brokenDocuments, (source) => {
        try {
          const { written, text } = layOut(parse(source, { voice: 'male1' }));
          expect(written.length).toBeLessThanOrEqual(source.length);
          expect(text.length).toBeLessThanOrEqual(2 * source.length);
        } catch (error) {
          if (!(error instanceof MarkupError)) {
            throw error;
          }
          const lines = source.split(/\r\n|[\r\n]/u);
          expect(error.line).toBeLessThanOrEqual(lines.length);
          expect(error.column).toBeLessThanOrEqual(Array.from(lines[error.line - 1] ?? '').length + 1);
        }
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('a plan', () => {
  it('is the same when it is written as SSML and read again', () => {
    fc.assert(
      fc.property(documents, (source) => {
        const plan = parseSsml(source, { voice: 'male1' });
        const written = writeSsml(plan);
        const again = parseSsml(written, { voice: 'male1' });
        expect(withoutPlaces(again)).toEqual(withoutPlaces(plan));
        expect(writeSsml(again)).toBe(written);
      }),
      { numRuns: 300 },
    );
  });

  it('is charged what is counted without reading it', () => {
    fc.assert(
      fc.property(documents, (source) => {
        const { written } = layOut(parseSsml(source, { voice: 'male1' }));
        expect(countMarkedCharacters(source, { ssml: true })).toBe(countCharacters(written));
      }),
      { numRuns: 300 },
    );
  });

  it('leads every place of its text to one of the text as sent, in order', () => {
    fc.assert(
      fc.property(documents, (source) => {
        const { text, toSource } = layOut(parseSsml(source, { voice: 'male1' }));
        let reached = 0;
        for (const index of Array.from(text).keys()) {
          const { start, end } = toSource({ start: index, end: index + 1 });
          expect(start).toBeGreaterThanOrEqual(reached);
          expect(end).toBeLessThanOrEqual(Array.from(source).length);
          reached = start;
        }
      }),
      { numRuns: 200 },
    );
  });
});
