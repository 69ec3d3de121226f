import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodeLexicon } from './word-lists/encode-lexicon.ts';
import { createLexiconDiacritiser } from './lexicon-diacritiser.ts';
import type { LexiconDiacritiserOptions } from './lexicon-diacritiser.ts';
import { removeMarks, splitMarks } from './marks.ts';

function known(first: string, endingShare = 1, second?: string) {
  return { first, second, coreShare: second === undefined ? 1 : 0.72, endingShare, isCommon: true };
}

const lexiconBytes = encodeLexicon([
  known('عِلْمٍ', 0.42, 'عَلَمٌ'),
  known('الْبَيْتُ', 0.42),
  known('الْكَبِيرُ', 0.42),
  known('بَيْتُ', 0.42),
  known('بَيْتُهُ'),
  known('الْوَلَدِ', 0.57),
  known('ذَهَبَ'),
  known('يَكْتُبَ', 0.57),
  known('عَادَةً'),
]);

function read(text: string, options?: LexiconDiacritiserOptions): string {
  return createLexiconDiacritiser(lexiconBytes, options)
    .diacritise(text.split(' '))
    .map(({ vowelled }) => vowelled)
    .join(' ');
}

const letters = [...'ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىي'];
const marks = [...'\u064B\u064C\u064D\u064E\u064F\u0650\u0651\u0652\u0670'];
const typedWord = fc.string({
  unit: fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...letters) }, fc.constantFrom(...marks)),
  minLength: 1,
  maxLength: 12,
});
const anyWord = fc.oneof(
  typedWord,
  fc.string({ unit: fc.nat(0xffff).map((code) => String.fromCharCode(code)), maxLength: 20 }),
  fc.string({ maxLength: 10 }),
);

/** Letters without the signs that a writer may leave out. */
function withoutSigns(word: string): string {
  return removeMarks(word).replace(/[أإآ]/gu, 'ا').replace(/ة$/u, 'ه');
}

describe('the lexicon diacritiser', () => {
  it('vowels known words, and unknown ones through what is known', () => {
    expect(read('ذهب الولد')).toBe('ذَهَبَ الْوَلَد');
    expect(read('وذهبت')).toBe('وَذَهَبَتْ');
  });

  it('says a case ending only where it is sure, and none before a pause', () => {
    expect(read('البيت الكبير')).toBe('الْبَيْت الْكَبِير');
    expect(read('في البيت الكبير')).toBe('فِي الْبَيْتِ الْكَبِير');
    expect(read('البيت الكبير', { endings: 'all' })).toBe('الْبَيْتُ الْكَبِيرُ');
    expect(read('ذهب عادة')).toBe('ذَهَبَ عَادَةً');
  });

  it('puts a noun with a pronoun into the genitive after a preposition', () => {
    expect(read('في بيته الكبير', { endings: 'all' })).toBe('فِي بَيْتِهِ الْكَبِيرِ');
    expect(read('في بيت الولد', { endings: 'all' })).toBe('فِي بَيْتِ الْوَلَدِ');
  });

  it('chooses a particle by the word that follows', () => {
    expect(read('أن الولد')).toBe('أَنَّ الْوَلَد');
    expect(read('أن يكتب')).toBe('أَنْ يَكْتُب');
  });

  it('helps a closed letter over a joining alif', () => {
    expect(read('من البيت')).toBe('مِنَ الْبَيْت');
    expect(read('عن الولد')).toBe('عَنِ الْوَلَد');
    expect(read('عليكم السلام')).toBe('عَلَيْكُمُ السَّلَام');
  });

  it('takes typed marks as a choice between readings', () => {
    expect(read('علم')).toBe('عِلْم');
    expect(read('عَلم')).toBe('عَلَم');
    expect(read('علمٌ ذهب')).toBe('عِلْمٌ ذَهَب');
  });

  it('leaves a fully vowelled word as it is, without an ending if none was typed', () => {
    const diacritiser = createLexiconDiacritiser(lexiconBytes, { endings: 'all' });
    expect(diacritiser.diacritise(['بَيْت', 'الْبَيْتُ', 'كَلْبٌ'])).toEqual(
      ['بَيْت', 'الْبَيْتُ', 'كَلْبٌ'].map((vowelled) => ({
        vowelled,
        confidence: 1,
        decision: { stage: 'typed', rule: 'typed.full', confidence: 1 },
      })),
    );
  });

  it('is surer of what it knows than of what it guesses', () => {
    const [sure, guessed] = createLexiconDiacritiser(lexiconBytes).diacritise(['ذهب', 'غلخمت']);
    expect(sure?.confidence).toBeGreaterThan(0.9);
    expect(guessed?.confidence).toBeLessThan(0.5);
  });

  it('works without a learned list', () => {
    const [word] = createLexiconDiacritiser().diacritise(['استخدام']);
    expect(word?.vowelled).toBe('اسْتِخْدَام');
  });

  it('keeps the letters but for left-out signs, and the typed marks of any words, and never throws', () => {
    const diacritiser = createLexiconDiacritiser(lexiconBytes);
    fc.assert(
      fc.property(fc.array(anyWord, { maxLength: 6 }), (words) => {
        const answers = diacritiser.diacritise(words);
        expect(answers).toHaveLength(words.length);
        words.forEach((word, index) => {
          const { vowelled = '', confidence = -1 } = answers[index] ?? {};
          expect(withoutSigns(vowelled)).toBe(withoutSigns(word));
          const given = splitMarks(vowelled);
          splitMarks(word).forEach((letter, place) => {
            expect([...(given[place]?.marks ?? '')]).toEqual(expect.arrayContaining([...letter.marks]));
          });
          expect(confidence).toBeGreaterThanOrEqual(0);
          expect(confidence).toBeLessThanOrEqual(1);
        });
      }),
      { numRuns: 500 },
    );
  });

  it('gets through a word of a hundred thousand letters', () => {
    const word = 'وبالكتاب'.repeat(12_500);
    const [answer] = createLexiconDiacritiser(lexiconBytes).diacritise([word]);
    expect(removeMarks(answer?.vowelled ?? '')).toBe(word);
  });
});
