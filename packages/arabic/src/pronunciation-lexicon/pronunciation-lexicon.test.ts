import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { substituteReadings } from '../readings/substitute-readings.ts';
import { compileLexicon } from './compile-lexicon.ts';
import { findLexiconReadings } from './find-lexicon-readings.ts';
import { type LexiconEntry, findEntryFault } from './lexicon-entry.ts';

const cairo: LexiconEntry = { written: 'القاهرة', reading: 'القَاهِرَة', kind: 'name' };
const scooter: LexiconEntry = { written: 'سكوتر', reading: 'سْكُوتَر', kind: 'word', part: 'noun' };
const car: LexiconEntry = { written: 'سيارة', reading: 'سَيَّارَة', kind: 'word', part: 'noun' };
const hospital: LexiconEntry = { written: 'مستشفى', reading: 'مُسْتَشْفَى', kind: 'word', part: 'noun' };
const send: LexiconEntry = { written: 'أرسل', reading: 'أَرْسَلَ', kind: 'word', part: 'verb' };
const ali: LexiconEntry = { written: 'علي', reading: 'عَلِيّ', kind: 'name' };
const reply: LexiconEntry = { written: 'رد', reading: 'رَدّ', kind: 'word', part: 'noun' };
const knowledge: LexiconEntry = { written: 'علم', reading: 'عِلْم', kind: 'word', part: 'noun' };
const sun: LexiconEntry = { written: 'الشمس', reading: 'الشَّمْس', kind: 'word', part: 'noun' };
const network: LexiconEntry = { written: 'Netflix', reading: 'نِتْفْلِكْس', kind: 'name' };
const aramco: LexiconEntry = { written: 'أرامكو السعودية', reading: 'أَرَامْكُو السُّعُودِيَّة', kind: 'phrase' };
const all = [cairo, scooter, car, hospital, send, ali, reply, knowledge, sun, network, aramco];

function read(text: string, entries: readonly LexiconEntry[] = all, dialect: 'msa' | 'egyptian' = 'msa'): string {
  return substituteReadings(text, findLexiconReadings(text, compileLexicon(entries), dialect)).text;
}

describe('a pronunciation lexicon reads', () => {
  it.each([
    ['a name', 'زرت القاهرة أمس', 'زرت القَاهِرَة أمس'],
    ['a name behind و', 'والقاهرة', 'والقَاهِرَة'],
    ['a name behind وب', 'وبالقاهرة', 'وبالقَاهِرَة'],
    ['a name whose alif goes behind ل', 'للقاهرة', 'للقَاهِرَة'],
    ['a name behind فل', 'فللقاهرة', 'فللقَاهِرَة'],
    ['a name behind ك', 'كالقاهرة', 'كالقَاهِرَة'],
    ['a name behind the Egyptian ع', 'عالقاهرة', 'عالقَاهِرَة'],
    ['ه for ة', 'في القاهره', 'في القَاهِرَة'],
    ['a word that is stretched', 'القـــاهرة', 'القَاهِرَة'],
    ['a word before a full stop', 'إلى القاهرة.', 'إلى القَاهِرَة.'],
    ['a word in brackets', '(القاهرة)', '(القَاهِرَة)'],
    ['a noun without the article', 'سكوتر جديد', 'سْكُوتَر جديد'],
    ['a noun with it', 'السكوتر', 'السْكُوتَر'],
    ['a noun behind لل', 'للسكوتر', 'للسْكُوتَر'],
    ['a noun before a pronoun', 'سكوترها', 'سْكُوتَرها'],
    ['a dual', 'سكوتران', 'سْكُوتَران'],
    ['a plural', 'سكوترات', 'سْكُوتَرات'],
    ['ت for ة before a pronoun', 'سيارتها', 'سَيَّارَتها'],
    ['a dual of a feminine', 'سيارتين', 'سَيَّارَتين'],
    ['a plural of a feminine', 'والسيارات', 'والسَيَّارات'],
    ['ا for ى before a pronoun', 'مستشفاهم', 'مُسْتَشْفَاهم'],
    ['ي for ى', 'مستشفي', 'مُسْتَشْفَى'],
    ['a verb before a pronoun', 'أرسلها', 'أَرْسَلها'],
    ['a verb without its hamza', 'ارسل', 'أَرْسَلَ'],
    ['a verb behind و', 'وأرسل', 'وأَرْسَلَ'],
    ['a short name behind و', 'وعلي', 'وعَلِيّ'],
    ['ى for ي where it is no particle', 'جاء لعلي', 'جاء لعَلِيّ'],
    ['a short word behind the article', 'الرد', 'الرَدّ'],
    ['a word with typed marks that agree', 'عِلم', 'عِلْم'],
    ['a word whose case is typed', 'عِلْمٌ', 'عِلْمٌ'],
    ['sun letters', 'للشمس', 'للشَّمْس'],
    ['Latin letters in any case', 'على NETFLIX الآن', 'على نِتْفْلِكْس الآن'],
    ['Latin letters behind Arabic ones', 'بNetflix', 'بنِتْفْلِكْس'],
    ['a phrase', 'شركة أرامكو السعودية', 'شركة أَرَامْكُو السُّعُودِيَّة'],
    ['a phrase in another spelling, behind و', 'وارامكو السعوديه', 'وأَرَامْكُو السُّعُودِيَّة'],
    ['two words beside each other', 'علي القاهرة', 'عَلِيّ القَاهِرَة'],
  ])('%s', (_name, text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it.each([
    ['an adjective that lacks the article of the name', 'قوة قاهرة'],
    ['a longer word', 'القاهريون'],
    ['a particle that differs by its last letter', 'على البيت'],
    ['the same behind و', 'وعلى'],
    ['another word that ends alike', 'ورد'],
    ['another word that begins alike', 'ردود'],
    ['typed marks that say another word', 'عَلَم'],
    ['a typed shadda that the reading has not', 'علّم'],
    ['a name with an article that it does not have', 'العلي'],
    ['a word in an address', 'www.netflix.com'],
    ['a word in a tag', '#Netflix'],
    ['a word in a code', 'Netflix5'],
    ['a longer Latin word', 'Netflixed'],
    ['half of a phrase', 'أرامكو'],
    ['a phrase with a comma in it', 'أرامكو، السعودية'],
  ])('nothing in %s', (_name, text) => {
    expect(read(text)).toBe(text);
  });

  it('the longest phrase, then the same spelling, then its own dialect, then the highest priority', () => {
    const saudi: LexiconEntry = { written: 'السعودية', reading: 'السَّعُودِيَّة', kind: 'name' };
    expect(read('أرامكو السعودية', [saudi, aramco])).toBe('أَرَامْكُو السُّعُودِيَّة');
    const other: LexiconEntry = { written: 'أسد', reading: 'أَسَد', kind: 'name' };
    const alike: LexiconEntry = { written: 'اسد', reading: 'اِسْد', kind: 'name' };
    expect(read('اسد أسد', [other, alike])).toBe('اِسْد أَسَد');
    const local: LexiconEntry = { ...ali, reading: 'عَلِي', dialect: 'egyptian' };
    expect([read('علي', [ali, local], 'egyptian'), read('علي', [ali, local])]).toEqual(['عَلِي', 'عَلِيّ']);
    expect(read('علي', [ali, { ...ali, reading: 'عُلَيّ', priority: 1 }])).toBe('عُلَيّ');
  });

  it('any text into readings in order, within it and without overlap', () => {
    const piece = fc.constantFrom(
      'القاهرة',
      'و',
      'ب',
      'Netflix',
      '😀',
      ' ',
      '.',
      'عَلَم',
      'سيارتها',
      'أرامكو السعودية',
      '5',
      'ـ',
      'ّ',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const text = pieces.join('');
        let reached = 0;
        for (const { start, end } of findLexiconReadings(text, compileLexicon(all), 'msa')) {
          expect(start).toBeGreaterThanOrEqual(reached);
          expect(end).toBeGreaterThan(start);
          reached = end;
        }
        expect(reached).toBeLessThanOrEqual(Array.from(text).length);
      }),
    );
  });
});

describe('an entry of a lexicon', () => {
  it.each<[string, Partial<LexiconEntry>, string | undefined]>([
    ['a word', {}, undefined],
    ['vowels in what is written', { written: 'القاهِرة' }, undefined],
    ['signs', { written: 'ب@5' }, 'written_not_words'],
    ['digits behind letters', { written: 'جي20' }, undefined],
    ['sounds in IPA', { reading: 'qaːhira', readingType: 'phonemes' }, undefined],
    ['sounds of no voice', { reading: 'ǃa', readingType: 'phonemes' }, 'reading_not_phonemes'],
    ['a way to say it', { reading: 'characters', readingType: 'say-as' }, undefined],
    ['no such way', { reading: 'backwards', readingType: 'say-as' }, 'reading_not_a_way'],
    ['letters as digits', { reading: 'digits', readingType: 'say-as' }, 'written_not_so_said'],
    ['nothing', { written: '' }, 'written_not_words'],
    ['two words that are no phrase', { written: 'أرامكو السعودية' }, 'written_not_one_word'],
    ['a reading in Latin letters', { reading: 'cairo' }, 'reading_not_words'],
    ['markup in the reading', { reading: '<b>' }, 'reading_not_words'],
    ['marks alone as the reading', { reading: '\u064E' }, 'reading_not_words'],
  ])('with %s', (_name, change, fault) => {
    expect(findEntryFault({ ...cairo, ...change })).toBe(fault);
  });
});
