import { describe, expect, it } from 'vitest';
import { normalise } from './normalise.ts';
import { spanOf } from './written-text.ts';

const silent = { markup: () => undefined, skipped: () => undefined, shortened: () => undefined };

function textOf(text: string): string {
  return normalise({ text, start: 0 }, silent).text;
}

const forms: readonly (readonly [name: string, written: string, normalised: string])[] = [
  ['presentation forms', 'ﻣﺮﺣﺒﺎ', 'مرحبا'],
  ['a ligature of lam and alif', 'ﻻ ﻷ ﻹ ﻵ', 'لا لأ لإ لآ'],
  ['the ligature of Allah', 'ﷲ', 'الله'],
  ['isolated marks', 'بﹼ', 'بّ'],
  ['Persian letters', 'کتاب علي پاکستان', 'كتاب علي پاكستان'],
  ['the Persian yeh', 'ایران إلی علی فی', 'ايران إلى على في'],
  ['Urdu letters', 'ہے ٹی', 'هي تي'],
  ['letters of the Maghreb', 'ڭادير ڨابس', 'گادير گابس'],
  ['tatweel', 'هــــذا', 'هذا'],
  ['a tatweel that is a dash', '1ـ أول', '1- أول'],
  ['a particle joined to a number', 'بـ 25 والـ٣', 'ب25 وال3'],
  ['direction marks', '\u200Fمرحبا\u200E \u202Aنص\u202C', 'مرحبا نص'],
  ['zero-width characters', 'مر\u200Bح\u200Cبا\uFEFF', 'مرحبا'],
  ['a shadda typed after its vowel', 'مُحَم\u064E\u0651د', 'مُحَم\u0651\u064Eد'],
  ['marks in Unicode order', 'مُدَرِّسٌ'.normalize('NFC'), 'مُدَر\u0651\u0650سٌ'],
  ['decomposed hamza', 'أُمّ إِنّ آن ؤ ئ'.normalize('NFD'), 'أُمّ إِنّ آن ؤ ئ'],
  ['repeated marks', 'ب\u064E\u064E\u0651\u0651', 'ب\u0651\u064E'],
  ['two vowels on one letter', 'ب\u064F\u064E', 'ب\u064E'],
  ['marks of recitation', 'قُلْۖ هُوَ ٱللَّهُ أَحَدٌ ۝١', 'قُلْ هُوَ ٱللَّهُ أَحَدٌ .'],
  ['a mark without a letter', '\u064Eمرحبا \u0651', 'مرحبا '],
  ['line ends', 'أ\r\nب\rج\u2028د', 'أ\nب\nج\nد'],
  ['exotic spaces', 'أ\u00A0ب\u2003ج\u3000د\te', 'أ ب ج د e'],
  ['Arabic-Indic digits', '٢٠٢٤ ۱۲۳', '2024 123'],
  ['Arabic separators', '٣٫١٤ ١٬٠٠٠ ٥٪', '3.14 1,000 5%'],
  ['quotes', '“نعم” ‘لا’', '"نعم" \'لا\''],
  ['dashes', '5‐6 5−6', '5-6 5-6'],
  ['full-width and styled letters', 'ＡＢ １２ 𝐇𝐢', 'AB 12 Hi'],
  ['control characters', 'أ\u0000ب\u0007', 'أ ب '],
  ['half a pair', 'أ\uD83Dب', 'أ ب'],
  ['letters drawn out', 'جمييييل جداااا', 'جميل جدا'],
  ['a tag', '<voice name="x">مرحبا</voice>', ' مرحبا '],
  ['a tag inside a word', 'كل<b>م</b>ة', 'كلمة'],
  ['a comment', 'أ<!-- سر -->ب', 'أ ب'],
  ['entities', '&lt;b&gt; &amp; &#1605;&#x627;', '<b> & ما'],
  ['brackets of an engine', '[[a_b]]', ' a_b '],
  ['what only looks like a tag', '3 < 5 > 2', '3 < 5 > 2'],
];

describe('normalise', () => {
  it.each(forms)('unifies %s', (_, written, normalised) => {
    expect(textOf(written)).toBe(normalised);
  });

  it.each([
    ['ﻻ بأس', 'لا', 0, 1],
    ['😀 كتاب', 'كتاب', 2, 6],
    ['هــــذا كتاب', 'كتاب', 8, 12],
    ['<b>نص</b> كتاب', 'كتاب', 10, 14],
    ['مُحَمَّدٌ'.normalize('NFD') + ' كتاب', 'كتاب', 10, 14],
    ['&#1605;ا', 'ما', 0, 8],
    ['\u200F\u200Fكتاب', 'كتاب', 2, 6],
    ['ﷲ أكبر', 'الله', 0, 1],
  ])('remembers where %j comes from', (written, part, start, end) => {
    const result = normalise({ text: written, start: 0 }, silent);
    const from = result.text.indexOf(part);
    expect(spanOf(result, from, from + part.length)).toEqual({ start, end });
  });

  it('counts from the beginning of the text, not of the block', () => {
    const result = normalise({ text: 'كتاب', start: 1000 }, silent);
    expect(spanOf(result, 0, 4)).toEqual({ start: 1000, end: 1004 });
  });
});
