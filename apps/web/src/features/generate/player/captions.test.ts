import { describe, expect, it } from 'vitest';
import { divideIntoCues, toSrt, toVtt } from './captions.ts';

const text = 'وصل 3 طلاب. ثم ذهبوا!';
const words = [
  { start: 0, end: 3, startMs: 0, endMs: 500 },
  { start: 4, end: 5, startMs: 500, endMs: 1200 },
  { start: 6, end: 10, startMs: 1200, endMs: 2000 },
  { start: 12, end: 14, startMs: 3_661_001, endMs: 3_661_400 },
  { start: 15, end: 20, startMs: 3_661_400, endMs: 3_662_000 },
];

describe('divideIntoCues', () => {
  it('ends a caption with its sentence, punctuation included', () => {
    expect(divideIntoCues(text, words)).toEqual([
      { startMs: 0, endMs: 2000, text: 'وصل 3 طلاب.' },
      { startMs: 3_661_001, endMs: 3_662_000, text: 'ثم ذهبوا!' },
    ]);
  });

  it('divides a sentence that is too long to read, and loses no word', () => {
    const long = Array.from({ length: 60 }, () => 'كلمة').join(' ');
    const times = Array.from({ length: 60 }, (_, n) => ({ start: n * 5, end: n * 5 + 4, startMs: n * 400, endMs: n * 400 + 400 }));
    const cues = divideIntoCues(long, times);
    expect(cues.map((cue) => cue.text).join(' ')).toBe(long);
    expect(Math.max(...cues.map((cue) => cue.text.length))).toBeLessThanOrEqual(84);
    expect(Math.max(...cues.map((cue) => cue.endMs - cue.startMs))).toBeLessThanOrEqual(7000);
  });

  it('makes nothing of no words', () => {
    expect(divideIntoCues('', [])).toEqual([]);
  });
});

describe('caption files', () => {
  it('writes SubRip', () => {
    expect(toSrt(divideIntoCues(text, words))).toBe(
      '1\n00:00:00,000 --> 00:00:02,000\nوصل 3 طلاب.\n\n2\n01:01:01,001 --> 01:01:02,000\nثم ذهبوا!\n',
    );
  });

  it('writes WebVTT and escapes what would be a tag', () => {
    expect(toVtt([{ startMs: 0, endMs: 1, text: 'a < b & c' }])).toBe('WEBVTT\n\n00:00:00.000 --> 00:00:00.001\na &lt; b &amp; c\n');
  });
});
