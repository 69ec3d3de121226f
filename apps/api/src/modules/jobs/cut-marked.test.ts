import { layOut, parseLight, parseSsml } from '@rakhim/markup';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutMarked } from './cut-marked.ts';
import { segmentCharactersMax } from './cut-segments.ts';

const voice = 'male1';
const sentence = 'ذهب الولد إلى المدرسة في الصباح الباكر ومعه كتاب جديد. ';
const read = (document: string) => layOut(parseSsml(document, { voice }));
const withoutBlanks = (text: string): string => text.replace(/\s/gu, '');
const inSpeak = (body: string): string =>
  `<speak version="1.1" xmlns="http://www.w3.org/2001/10/synthesis">${body}</speak>`;

/** Every letter with how it is said, and every reading: what may not change by cutting. */
function describeSaid({ text, styles, readings }: ReturnType<typeof read>) {
  const points = Array.from(text);
  const letters = styles.flatMap(({ start, end, style }) =>
    points
      .slice(start, end)
      .filter((point) => /[\p{L}\p{N}]/u.test(point))
      .map((point) => `${point} ${style.voice} ${style.rate} ${style.pitch} ${style.gain} ${style.emphasis}`),
  );
  return { letters, readings: readings.map((each) => [each.text, each.reading]) };
}

function describeAll(documents: readonly string[]) {
  const all = documents.map((document) => describeSaid(read(document)));
  return { letters: all.flatMap(({ letters }) => letters), readings: all.flatMap(({ readings }) => readings) };
}

const part = fc.constantFrom(
  sentence,
  'ثم سكت',
  '<s>وقال: نعم.</s>',
  `<p>${sentence.repeat(3)}</p>`,
  `<voice name="female2"><prosody rate="slow">${sentence.repeat(9)}<emphasis>حقًّا</emphasis> ${sentence}</prosody></voice>`,
  '<say-as interpret-as="cardinal">150</say-as>',
  '<sub alias="كيلومترًا">كم</sub>',
  '<break time="700ms"/>',
  '<mark name="here"/>',
  'كلمة '.repeat(500),
);

describe('a text with markup', () => {
  it('is cut into documents that say the same in the same way, in order', () => {
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 25 }), (parts) => {
        const whole = inSpeak(`بدء. ${parts.join('')}`);
        const segments = cutMarked(parseSsml(whole, { voice }));
        const documents = segments.map(({ text }) => text);
        expect(describeAll(documents)).toEqual(describeAll([whole]));
        for (const document of documents) {
          expect(withoutBlanks(read(document).written).length).toBeLessThanOrEqual(segmentCharactersMax);
          expect(read(document).written).toMatch(/\p{L}/u);
        }
        expect(sumSilence(segments)).toBeGreaterThanOrEqual(sumSilence([{ text: whole, pauseMs: 0 }]));
      }),
      { numRuns: 60 },
    );
  });

  function sumSilence(segments: readonly { readonly text: string; readonly pauseMs: number }[]): number {
    return segments
      .flatMap(({ text, pauseMs }) => [pauseMs, ...read(text).breaks.map(({ ms }) => ms)])
      .reduce((sum, ms) => sum + ms, 0);
  }

  it('ends its segments where sentences and paragraphs end', () => {
    const chapter = `<p>${sentence.repeat(30)}</p>`;
    const segments = cutMarked(parseSsml(inSpeak(chapter.repeat(3)), { voice }));
    expect(segments.length).toBeGreaterThan(3);
    for (const { text } of segments) {
      expect(read(text).written).toMatch(/\.$/u);
    }
    expect(segments.map(({ pauseMs }) => pauseMs)).toContain(650);
  });

  it('keeps a sentence of several pieces together, where the one before it may end a segment', () => {
    const parted = 'ثم <emphasis>قال</emphasis> له <emphasis>أبوه</emphasis> شيئًا <emphasis>لم</emphasis> يسمعه. ';
    const full = Math.floor(segmentCharactersMax / sentence.length) - 1;
    const segments = cutMarked(parseSsml(inSpeak(`${sentence.repeat(full)}${parted.repeat(30)}`), { voice }));
    expect(segments.length).toBeGreaterThan(1);
    for (const { text } of segments) {
      expect(read(text).written.trim()).toMatch(/\.$/u);
    }
  });

  it('fills a segment to the last character', () => {
    const countFor = (characters: number) =>
      cutMarked(parseSsml(inSpeak(`${'ا'.repeat(598)}. ${'ا'.repeat(characters - 601)}.`), { voice })).length;
    expect([countFor(segmentCharactersMax), countFor(segmentCharactersMax + 1)]).toEqual([1, 2]);
  });

  it('has something to say in every segment, unless there is nothing at all', () => {
    const silence = '<break time="10s"/>'.repeat(5);
    const cut = (body: string) => cutMarked(parseSsml(inSpeak(body), { voice })).map(({ text }) => read(text).written);
    for (const body of [`${silence}${sentence}`, `${sentence}${silence}<mark name="end"/>`]) {
      expect(cut(body)).toEqual([expect.stringMatching(/\p{L}/u)]);
    }
    expect(cut(silence)).toHaveLength(1);
  });

  it('holds no more silence in a segment than a document may, however much there is in all', () => {
    const silence = '<break time="10s"/>'.repeat(40);
    const segments = cutMarked(parseSsml(inSpeak(`${sentence}<mark name="here"/>${silence}${sentence}`), { voice }));
    expect(sumSilence(segments)).toBeGreaterThanOrEqual(400_000);
    for (const { text } of segments) {
      expect(sumSilence([{ text, pauseMs: 0 }])).toBeLessThanOrEqual(40_000);
    }
  });

  it('may be in the light notation', () => {
    const plan = parseLight(`${sentence.repeat(30)}[slow]${sentence.repeat(30)}[/slow]`, { voice });
    const rates = cutMarked(plan).flatMap(({ text }) => read(text).styles.map(({ style }) => style.rate));
    expect([...new Set(rates)]).toHaveLength(2);
  });
});
