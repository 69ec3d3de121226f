import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { WordTime } from '../routes/speech.ts';
import { cueLimits } from './cue-limits.ts';
import { countGraphemes } from './cue-words.ts';
import { makeCues } from './make-cues.ts';

/**
 * Times as an engine would give them: so many milliseconds a letter, a pause after each sentence, each word without the
 * marks around it.
 */
function timesOf(text: string, msPerLetter = 80): WordTime[] {
  let ms = 0;
  return [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map((match) => {
    const start = Array.from(text.slice(0, match.index)).length;
    const length = Array.from(match[0]).length;
    const startMs = ms;
    ms += length * msPerLetter;
    const endMs = ms;
    ms += /^[.؟!]/u.test(text.slice(match.index + match[0].length)) ? 340 : 0;
    return { start, end: start + length, startMs, endMs };
  });
}

function shownOf(text: string): string[] {
  return makeCues(text, timesOf(text)).map(({ lines }) => lines.join(' | '));
}

describe('makeCues', () => {
  it('ends cues with sentences, and long sentences with clauses', () => {
    expect(
      shownOf(
        'ذهب أحمد إلى السوق ليشتري الخبز والحليب. عاد إلى البيت مسرعًا. ولأن المطر كان يهطل بغزارة على المدينة القديمة، قرر أن ينتظر قليلًا تحت الشجرة الكبيرة قرب المسجد، ثم مضى في طريقه.',
      ),
    ).toEqual([
      'ذهب أحمد إلى السوق ليشتري الخبز والحليب.',
      'عاد إلى البيت مسرعًا.',
      'ولأن المطر كان يهطل بغزارة | على المدينة القديمة،',
      'قرر أن ينتظر قليلًا تحت الشجرة | الكبيرة قرب المسجد، ثم مضى في طريقه.',
    ]);
  });

  it('shows the text as it was written, with the marks that touch a word', () => {
    expect(shownOf('قال: «أهلًا بكم!» (مبتسمًا) ثم مضى…')).toEqual(['قال: «أهلًا بكم!» (مبتسمًا) ثم مضى…']);
  });

  it('begins a new cue where the text begins a new line', () => {
    expect(shownOf('عنوان\nنص قصير')).toEqual(['عنوان', 'نص قصير']);
  });

  it('takes no notice of marks that would turn a line around', () => {
    expect(shownOf('\u202Eنص\u2069 \u2066آخر')).toEqual(['نص آخر']);
  });

  it('counts letters as they are seen: vowel marks take no room', () => {
    const vowelled = 'مُحَمَّدٌ '.repeat(9).trim();
    expect(countGraphemes(vowelled)).toBe(44);
    expect(shownOf(vowelled)[0]?.split(' | ')).toHaveLength(2);
  });

  it('keeps each cue readable and in its time, whatever the text', () => {
    const piece = fc.constantFrom(
      'كلمة',
      'إلى',
      '25',
      'Google',
      'نهاية.',
      'ثم،',
      '«قال»',
      '\n',
      'مستشفيات',
      'ا'.repeat(60),
      '!!',
      '—',
      '😀',
      'لماذا؟',
      '\u2067',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), fc.integer({ min: 0, max: 400 }), (pieces, msPerLetter) => {
        const text = pieces.join(' ');
        const times = timesOf(text, msPerLetter);
        const cues = makeCues(text, times);
        let lastEndMs = 0;
        for (const { startMs, endMs, lines } of cues) {
          expect(startMs).toBeGreaterThanOrEqual(lastEndMs);
          expect(endMs).toBeGreaterThan(startMs);
          expect(lines.length).toBeLessThanOrEqual(cueLimits.linesMax);
          expect(lines.every((line) => line !== '' && countGraphemes(line) <= cueLimits.lineGraphemesMax)).toBe(true);
          lastEndMs = endMs;
        }
        const shown = cues.flatMap(({ lines }) => lines).join('');
        const letters = (from: string) => from.replace(/[\s\u2067]/gu, '');
        expect(letters(shown)).toBe(times.length > 0 ? letters(text) : '');
      }),
      { numRuns: 300 },
    );
  });
});
