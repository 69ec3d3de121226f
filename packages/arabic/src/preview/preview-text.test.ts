import { describe, expect, it } from 'vitest';
import { dialects } from '../dialect.ts';
import { createLexiconDiacritiser } from '../vowels/lexicon-diacritiser.ts';
import { encodeLexicon } from '../vowels/word-lists/encode-lexicon.ts';
import { previewText } from './preview-text.ts';

const diacritiser = createLexiconDiacritiser(
  encodeLexicon([
    { first: 'سَلَفُ', second: 'سِلْفُ', coreShare: 0.57, endingShare: 1, isCommon: true },
    { first: 'كَتَبَ', second: 'كُتُبٌ', coreShare: 0.72, endingShare: 1, isCommon: true },
    { first: 'الْوَلَدُ', second: undefined, coreShare: 1, endingShare: 1, isCommon: true },
  ]),
);

function spansOf(text: string) {
  return previewText(text, { dialect: 'msa', diacritiser }).spans.map(({ start, end, original, spoken, rule }) => [
    start,
    end,
    original,
    spoken,
    rule,
  ]);
}

describe('previewText', () => {
  it.each([
    [
      'a number',
      'وصل 3 طلاب',
      [
        [0, 3, 'وصل', 'وصل', 'plain'],
        [4, 5, '3', 'ثلاثة', 'number'],
        [6, 10, 'طلاب', 'طلاب', 'number'],
      ],
    ],
    [
      'a date',
      'في 15/3/2024',
      [
        [0, 2, 'في', 'في', 'plain'],
        [3, 12, '15/3/2024', 'الخامس عشر من مارس عام ألفين وأربعة وعشرين', 'date'],
      ],
    ],
    ['money with a particle', 'بـ 25$', [[0, 6, 'بـ 25$', 'بخمسة وعشرين دولارا', 'currency']]],
    [
      'an abbreviation',
      'د. أحمد',
      [
        [0, 2, 'د.', 'الدكتور', 'abbreviation'],
        [3, 7, 'أحمد', 'أحمد', 'plain'],
      ],
    ],
    [
      'a Latin word',
      'عبر Google',
      [
        [0, 3, 'عبر', 'عبر', 'plain'],
        [4, 10, 'Google', 'غوغل', 'latin'],
      ],
    ],
    [
      'an emoji of two UTF-16 units',
      '😀 علم',
      [
        [0, 1, '😀', 'وجه مبتسم', 'emoji'],
        [2, 5, 'علم', 'علم', 'plain'],
      ],
    ],
    ['decomposed letters', 'أحمد'.normalize('NFD'), [[0, 5, 'أحمد'.normalize('NFD'), 'أحمد', 'plain']]],
    [
      'presentation forms',
      'ﻛﺘﺐ ﻻ',
      [
        [0, 3, 'ﻛﺘﺐ', 'كتب', 'plain'],
        [4, 5, 'ﻻ', 'لا', 'plain'],
      ],
    ],
    [
      'Windows line ends',
      'علم\r\nكتب',
      [
        [0, 3, 'علم', 'علم', 'plain'],
        [5, 8, 'كتب', 'كتب', 'plain'],
      ],
    ],
  ])('shows what becomes of %s', (_, text, spans) => {
    expect(spansOf(text)).toEqual(spans);
  });

  it('writes the whole text in words, with vowels and in sounds, with its pauses', () => {
    const preview = previewText('مرحبا، كتب الولد 3. لماذا؟', { dialect: 'msa', diacritiser });
    expect(preview.spoken).toBe('مرحبا، كتب الولد ثلاثة. لماذا؟');
    expect(preview.vowelled).toBe('مَرْحَبًا، كَتَبَ الْوَلَد ثَلَاثَةً. لِمَاذَا؟');
    expect(preview.phonemes).toBe('ˈmarħaban | ˈkatabal ˈwalad θaˈlaːθa ‖ liˈmaːðaː');
  });

  it('says how sure it is, and what else a word may be', () => {
    const [word] = previewText('سلف الولد', { dialect: 'msa', diacritiser }).spans;
    expect(word).toMatchObject({ alternatives: ['سِلْفُ'], confidence: 0.57 });
    expect(word?.vowelled).toMatch(/^سَلَف/u);
  });

  it('offers no alternative that typed vowels speak against, and none that sounds the same', () => {
    const [typed, sure] = previewText('سِلف الولد', { dialect: 'msa', diacritiser }).spans;
    expect([typed?.alternatives, sure?.alternatives]).toEqual([[], []]);
    expect(typed?.vowelled).toMatch(/^سِلْف/u);
  });

  it('reads in the dialect', () => {
    const phonemes = dialects.map((dialect) => previewText('قهوة جميلة', { dialect }).phonemes);
    expect(new Set(phonemes).size).toBeGreaterThan(5);
  });

  it.each(['', '\n', '…', '\ud800', '\u0000'])('has nothing to show for %j', (text) => {
    expect(previewText(text, { dialect: 'msa' })).toMatchObject({ spoken: '', vowelled: '', phonemes: '', spans: [] });
  });
});

describe('the warnings of a preview', () => {
  const warnings = (text: string, dialect: 'msa' | 'egyptian' | 'saudi' = 'msa') =>
    previewText(text, { dialect, diacritiser }).warnings;

  it('name a text in another dialect than the voice', () => {
    expect(warnings('أنا عايز أروح دلوقتي', 'saudi')).toContainEqual({
      code: 'text_in_other_dialect',
      detail: 'عايز، دلوقتي',
      dialect: 'egyptian',
    });
    expect(warnings('أنا عايز أروح دلوقتي', 'egyptian').map(({ code }) => code)).not.toContain('text_in_other_dialect');
  });

  it('name verses of the Quran', () => {
    expect(warnings('﴿إن مع العسر يسرا﴾')).toContainEqual({ code: 'quran_text', detail: '﴿إن مع العسر يسرا﴾' });
  });

  it('name guessed words, each once, as they were written', () => {
    expect(warnings('قال شتراوسبرغ لشتراوسبرغ: شتراوسبرغ!')).toEqual([
      { code: 'uncertain_words', detail: expect.stringMatching(/^شتراوسبرغ(، لشتراوسبرغ)?$/u) },
    ]);
  });

  it('name left-out text, in one warning of each kind', () => {
    expect(warnings('كتب <b>الولد</b> <i>هنا</i> \ue000')).toEqual([
      { code: 'markup_removed', detail: '<b>، </b>، <i>، </i>' },
      { code: 'characters_skipped', detail: '\ue000' },
    ]);
  });

  it('are empty where the text is plain', () => {
    expect(warnings('كتب الولد 3 كتب في البيت.')).toEqual([]);
  });
});
