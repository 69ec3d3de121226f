import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSubtitles } from '../documents/read-subtitles.ts';
import { formatSubtitles } from './format-subtitles.ts';
import { subtitleCues } from './subtitle-cues.ts';

const text = 'هذه جملة أولى، وفيها كلام كثير حتى تمتلئ السطور. وهذه ثانية! ثم ثالثة بلا نهاية';
const plain = (cueText: string) => cueText.replace(/\s+/g, ' ');

describe('subtitleCues', () => {
  it('leave nothing out, stay in order and within their text', () => {
    const word = fc.constantFrom('كلمة', 'قصيرة،', 'نهاية.', 'وسؤال؟', '2026', 'وَكَلِمَةٌ', 'English', '«مقتبس»');
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 1, maxLength: 80 }),
        fc.integer({ min: 1000, max: 100_000 }),
        fc.boolean(),
        (parts, durationMs, hasTimes) => {
          const spoken = parts.join(' ');
          let offset = 0;
          const words = parts.map((part, index) => {
            const start = offset;
            offset += Array.from(part).length + 1;
            return {
              start,
              end: offset - 1,
              startMs: (index * durationMs) / parts.length,
              endMs: ((index + 0.8) * durationMs) / parts.length,
            };
          });
          const cues = subtitleCues([
            { text: spoken, startMs: 500, endMs: 500 + durationMs, ...(hasTimes && { words }) },
          ]);
          expect(cues.map((cue) => plain(cue.text)).join(' ')).toBe(spoken);
          for (const [index, { startMs, endMs, text: lines }] of cues.entries()) {
            expect(startMs).toBeGreaterThanOrEqual(index === 0 ? 500 : (cues[index - 1]?.endMs ?? 0) - 1);
            expect(endMs).toBeLessThanOrEqual(500 + durationMs + 1);
            expect(lines.split('\n').length).toBeLessThanOrEqual(2);
          }
        },
      ),
      { numRuns: 200 },
    );
  });

  it('end with sentences, and take times from words where there are some', () => {
    const cues = subtitleCues([{ text, startMs: 0, endMs: 9000 }]);
    expect(cues.map((cue) => plain(cue.text))).toEqual([
      'هذه جملة أولى، وفيها كلام كثير حتى تمتلئ السطور.',
      'وهذه ثانية!',
      'ثم ثالثة بلا نهاية',
    ]);
    const timed = subtitleCues([
      {
        text: 'نعم. لا',
        startMs: 1000,
        endMs: 3000,
        words: [
          { start: 0, end: 3, startMs: 100, endMs: 400 },
          { start: 5, end: 7, startMs: 900, endMs: 1200 },
        ],
      },
    ]);
    expect(timed).toEqual([
      { startMs: 1100, endMs: 1400, text: 'نعم.' },
      { startMs: 1900, endMs: 2200, text: 'لا' },
    ]);
  });
});

describe('formatSubtitles', () => {
  const cues = [{ startMs: 61_002, endMs: 3_600_000, text: 'مرحبا، <world> & «نعم»!\nEnglish' }];

  it('turns Arabic lines the right way, and only those', () => {
    expect(formatSubtitles(cues, 'srt')).toBe(
      '1\n00:01:01,002 --> 01:00:00,000\n\u202Bمرحبا، <world> & «نعم»!\u202C\nEnglish\n',
    );
    expect(formatSubtitles(cues, 'vtt')).toBe(
      'WEBVTT\n\n00:01:01.002 --> 01:00:00.000\n\u200Fمرحبا، &lt;world&gt; &amp; «نعم»!\nEnglish\n',
    );
  });

  it('is read back as it was written', () => {
    const spoken = subtitleCues([{ text, startMs: 0, endMs: 9000 }]);
    expect(readSubtitles(formatSubtitles(spoken, 'srt')).cues).toEqual(spoken);
    expect(readSubtitles(formatSubtitles(spoken, 'vtt')).cues).toEqual(spoken);
  });
});
