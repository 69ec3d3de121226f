import { createLexiconDiacritiser, createMarkNetwork, joinMarks, previewText, splitMarks } from '@rakhim/arabic';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadLexicon } from './load-lexicon.ts';
import { loadNetwork } from './load-network.ts';

const diacritiser = createLexiconDiacritiser(loadLexicon(), { network: createMarkNetwork(loadNetwork()) });
const read = (text: string) => previewText(text, { dialect: 'msa', diacritiser }).vowelled;

/**
 * Each word as it sounds before its last letter, which bears the ending: without marks that go without saying, sukun
 * and the short vowel before its long one.
 */
function coresOf(vowelled: string): string[] {
  return vowelled.split(' ').map((word) =>
    joinMarks(splitMarks(word).slice(0, -1))
      .replace(/\u0652/gu, '')
      .replace(/\u064E(?=[اىة]|$)/gu, '')
      .replace(/\u064F(?=و(?!\p{M}))/gu, '')
      .replace(/\u0650(?=ي(?!\p{M}))/gu, ''),
  );
}

const sentences = [
  'يمكنك تغيير موعد التسليم من صفحة الطلبات',
  'أعلنت الشركة الخطة المالية يوم الخميس',
  'تم تأكيد الحجز وسيصلك بريد إلكتروني قريبا',
  'يقع المطعم قرب محطة القطار في وسط المدينة',
  'قرر المدرب تغيير التشكيلة قبل المباراة',
  'نعتذر عن التأخير ونشكركم على حسن تعاونكم',
];

describe('marks that the writer typed', () => {
  it('never make a reading worse when they are right', () => {
    const kept = fc.array(fc.boolean(), { minLength: 80, maxLength: 80 });
    fc.assert(
      fc.property(fc.constantFrom(...sentences), kept, (sentence, isKept) => {
        const right = read(sentence);
        let at = 0;
        const typed = right.replace(/[\u064B-\u0652]+/gu, (marks) => {
          at += 1;
          return isKept[at % isKept.length] === true ? marks : '';
        });
        expect(coresOf(read(typed)), typed).toEqual(coresOf(right));
      }),
      { numRuns: 150 },
    );
  });

  it.each([
    'شخصيا',
    'خاصا',
    'مهما جدا',
    'سرا',
    'قويا',
    'تلقائيا',
    'يوميا',
    'حاليا',
    'رسميا',
    'محليا',
    'دوليا',
    'سنويا',
  ])('leave a shadda where %s has one: a tanwin alone takes none away', (bare) => {
    expect(read(`كان ${bare.replace(/ا(?= |$)/gu, 'اً')}`)).toBe(read(`كان ${bare}`));
  });

  it.each([
    ['وفّر الآن', /^وَف\u0651[\u064E\u0650]ر\u0650? الْآن$/u],
    ['خفّض السعر', /^خَف\u0651[\u064E\u0650]ض/u],
    ['تُستخدم يومياً', /^تُسْتَخْدَم/u],
    ['وَهو هنا', /^وَهُوَ/u],
    ['ورَئيس الشركة', /^وَرَئِيس/u],
    ['بالدُّهْنِ', /^بِالد\u0651\u064Fهْنِ/u],
    ['باسْمِي', /^بِاسْمِي/u],
    ['لآبَارِ النفط', /^لِآبَارِ/u],
    ['بِيسارِ الشارع', /^بِيَسَارِ/u],
    ['كان راضِيا', /رَاضِيًا$/u],
    ['هو مدركٌ لذلك', /مُدْرِكٌ/u],
  ])('are searched for in %s', (text, expected) => {
    expect(read(text)).toMatch(expected);
  });
});

describe('a word in ة before the second part of its construct', () => {
  const soundsOf = (text: string) => previewText(text, { dialect: 'msa', diacritiser }).phonemes.replace(/[ˈˌ]/gu, '');

  it.each([
    ['سيارة تويوتا جديدة', /^sajːaːrat/u],
    ['شركة أرامكو السعودية', /^ʃarikat/u],
    ['مدينة نصر في القاهرة', /^madiːnat/u],
    ['عدة وسائل متاحة', /^ʕidːat/u],
    ['باقة إنترنت منزلي', /^bɑːqɑt/u],
    ['خدمة عملاء ممتازة', /^xidmat/u],
  ])('sounds its t: %s', (text, expected) => {
    expect(soundsOf(text)).toMatch(expected);
  });

  it.each([
    ['سيارة جديدة', /^sajːaːra(?:tun)? /u],
    ['مكالمة مسجلة', /^mukaːlama(?:tun)? /u],
  ])('but not before its adjective: %s', (text, expected) => {
    expect(soundsOf(text)).toMatch(expected);
  });
});

describe('a noun with its owner after a preposition', () => {
  it.each([
    ['شكرا لاتصالك بنا', 'لِاتِّصَالِك'],
    ['رحبت الشركة باقتراحه', 'بِاقْتِرَاحِهِ'],
    ['بحث الموظف عن ملفه', 'مِلَفِّه'],
    ['يعمل الطبيب مع فريقه', 'فَرِيقِه'],
  ])('is in the genitive: %s', (text, expected) => {
    expect(read(text)).toContain(expected.replace(/[\u064E\u0650]$/u, ''));
  });
});

describe('many who act, with their owner', () => {
  it.each([
    ['فاز لاعبونا أمس', 'لَاعِبُونَا'],
    ['يعمل مطورونا على التحديث', 'مُطَوِّرُونَا'],
    ['نقدم لزائرينا عروضا', 'لِزَائِرِينَا'],
    ['قرأت قانونا جديدا', 'قَانُونًا'],
  ])('are no accusative: %s', (text, expected) => {
    expect(read(text)).toContain(expected);
  });
});
