import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readText } from '../read-text.ts';
import type { PronouncedWord } from '../reading.ts';
import { removeMarks } from '../vowels/marks.ts';
import { breathMax } from './phrase-breaks.ts';

function wordsOf(text: string): PronouncedWord[] {
  return [...readText(text, { dialect: 'msa' })].flatMap(({ words }) => words);
}

function pausesOf(text: string): string {
  return wordsOf(text)
    .map(({ text: word, breakAfter }) => {
      const pause = breakAfter === 'phrase' || breakAfter === 'breath' ? ' |' : '';
      return removeMarks(word) + pause;
    })
    .join(' ');
}

/** How many words each breath has: from one stop or breath to the next. */
function breathsOf(text: string): number[] {
  const breaths: number[] = [];
  let count = 0;
  for (const { words, boundary } of readText(text, { dialect: 'msa' })) {
    for (const { breakAfter } of words) {
      count += 1;
      if (breakAfter === 'breath') {
        breaths.push(count);
        count = 0;
      }
    }
    if (boundary !== 'none') {
      breaths.push(count);
      count = 0;
    }
  }
  return [...breaths, count];
}

describe('pauses that nobody wrote', () => {
  it.each([
    ['after a preposition', /(?:^| )(?:في|من|على|إلى|عن|مع) \|/u],
    ['before a noun with article that completes or describes another', /\p{L} \| ال(?!ذي|تي|ذين|آن|يوم)/u],
    ['after a relative pronoun', /(?:الذي|التي|الذين) \|/u],
    ['after a negation', /(?:لم|لن|لا|قد) \|/u],
  ])('never come %s', (_, mistake) => {
    const text =
      'أعلنت وزارة التربية والتعليم العالي في بيان نشرته على موقعها الإلكتروني الرسمي أن العام الدراسي الجديد الذي تأخر بسبب أعمال الصيانة في عدد كبير من المدارس الحكومية سوف يبدأ في منتصف شهر سبتمبر المقبل وأن جميع الكتب المدرسية قد وصلت إلى مخازن الوزارة ولم يبق سوى توزيعها على الطلاب في المحافظات';
    expect(pausesOf(text)).toContain('|');
    expect(pausesOf(text)).not.toMatch(mistake);
  });

  it('do not come into a short sentence', () => {
    expect(pausesOf('ذهب الولد إلى المدرسة في الصباح')).not.toContain('|');
  });

  it('leave the words before them in their pausal forms', () => {
    const words = wordsOf(
      'وصل الوفد إلى المدينة صباح أمس بعد رحلة طويلة استغرقت ثلاثة أيام وكان في استقباله عدد كبير من المسؤولين والصحفيين',
    );
    const paused = words.filter(({ breakAfter }) => breakAfter === 'phrase' || breakAfter === 'breath');
    expect(paused.length).toBeGreaterThan(0);
    for (const { sounds } of paused) {
      expect(sounds.at(-1)?.phoneme).not.toBe('t');
    }
  });

  it('let no breath be longer than twelve words', () => {
    const word = fc.constantFrom(
      ...'ذهب الولد إلى المدرسة القديمة وكتب رسالة طويلة ثم قال إن الطريق بعيد عن البيت لأن الجسر مغلق منذ يومين حيث 25 كتابا'.split(
        ' ',
      ),
    );
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 120 }), (words) => {
        expect(Math.max(...breathsOf(words.join(' ')))).toBeLessThanOrEqual(breathMax.words);
      }),
      { numRuns: 100 },
    );
  });
});
