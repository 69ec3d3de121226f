import { describe, expect, it } from 'vitest';
import { writeSrt, writeVtt } from './write-subtitles.ts';

const cues = [
  { startMs: 0, endMs: 1_234, lines: ['أهلًا بكم في', 'Google!'] },
  { startMs: 3_725_006, endMs: 3_726_000, lines: ['a <b> & --> {\\an8}'] },
];

describe('subtitles', () => {
  it('are written as SubRip, lines in Arabic from right to left, nothing left that looks like formatting', () => {
    expect(writeSrt(cues)).toBe(
      '1\n00:00:00,000 --> 00:00:01,234\n\u2067أهلًا بكم في\u2069\n\u2067Google!\u2069\n\n2\n01:02:05,006 --> 01:02:06,000\na ‹b› & --› {⧵an8}\n',
    );
  });

  it('are written as WebVTT', () => {
    expect(writeVtt(cues)).toBe(
      'WEBVTT\n\n00:00:00.000 --> 00:00:01.234\n\u2067أهلًا بكم في\u2069\n\u2067Google!\u2069\n\n01:02:05.006 --> 01:02:06.000\na &lt;b&gt; &amp; --&gt; {\\an8}\n',
    );
    expect(writeVtt([])).toBe('WEBVTT\n');
  });
});
