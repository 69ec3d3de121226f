import { statSync } from 'node:fs';
import { createLexiconDiacritiser, createMarkNetwork, joinMarks, removeMarks, splitMarks } from '@rakhim/arabic';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lexiconUrl, loadLexicon } from './load-lexicon.ts';
import { loadNetwork, networkUrl } from './load-network.ts';

const lexicon = loadLexicon();
const network = createMarkNetwork(loadNetwork());
const spoken = createLexiconDiacritiser(lexicon, { network });
const complete = createLexiconDiacritiser(lexicon, { network, endings: 'all' });

const read = (text: string, diacritiser = spoken) =>
  diacritiser
    .diacritise(text.split(' '))
    .map(({ vowelled }) => vowelled)
    .join(' ');

const inOrder = (text: string) =>
  text
    .split(' ')
    .map((word) => joinMarks(splitMarks(word)))
    .join(' ');

/** Sentences of ours; a mark that is right in more than one way is left out of them. */
const sentences: readonly (readonly [written: string, read: string])[] = [
  ['كتب الطالب الدرس', 'كَتَبَ الطَّالِبُ الدَّرْسَ'],
  ['ذهب المعلم إلى المدرسة', 'ذَهَبَ الْمُعَلِّمُ إِلَى الْمَدْرَسَةِ'],
  ['قال إن العلم نور', 'قَالَ إِنَّ الْعِلْمَ نُورٌ'],
  ['يدرس الطلاب في الجامعة', 'يَدْرُسُ الطُّلَّابُ فِي الْجَامِعَةِ'],
  ['في هذا الدرس سنتعلم كيف نكتب جملة مفيدة', 'فِي هَذَا الدَّرْسِ سَنَتَعَلَّمُ كَيْفَ نَكْتُبُ جُمْلَةً مُفِيدَةً'],
  ['يدور القمر حول الأرض', 'يَدُورُ الْقَمَرُ حَوْلَ الْأَرْضِ'],
  ['أطعم الفلاح البقرة', 'أَطْعَمَ الْفَلَّاحُ الْبَقَرَةَ'],
  ['قطف الفتى الوردة', 'قَطَفَ الْفَتَى الْوَرْدَةَ'],
  ['زرع الجد شجرة زيتون', 'زَرَعَ الْجَدُّ شَجَرَةَ زَيْتُونٍ'],
  ['هزم القائد الأعداء', 'هَزَمَ الْقَائِدُ الْأَعْدَاءَ'],
  ['كافأ الأمير الشاعر', 'كَافَأَ الْأَمِيرُ الشَّاعِرَ'],
  ['ضرب الزلزال الجزيرة', 'ضَرَبَ الزِّلْزَالُ الْجَزِيرَةَ'],
  ['ركب السياح الحافلة', 'رَكِبَ السُّيَّاحُ الْحَافِلَةَ'],
  ['نفى المتهم التهمة', 'نَفَى الْمُتَّهَمُ التُّهْمَةَ'],
  ['تهدد الفيضانات المحاصيل', 'تُهَدِّدُ الْفَيَضَانَاتُ الْمَحَاصِيلَ'],
];

/** Letters without the signs that a writer may leave out. */
function withoutSigns(word: string): string {
  return removeMarks(word).replace(/[أإآ]/gu, 'ا').replace(/ة$/u, 'ه');
}

describe('reading with the network', () => {
  it('is small', () => {
    expect(statSync(networkUrl).size + statSync(lexiconUrl).size).toBeLessThan(2.75e6);
  });

  it.each(sentences)('reads %s', (written, expected) => {
    expect(read(written, complete)).toBe(inOrder(expected));
  });

  it.each([
    ['واجهت مشكلتي', /مُشْكِلَتِي$/u],
    ['هذا الولد كسول', /كَسُول$/u],
    ['نشكركم على صبركم', /صَبْرِكُمْ$/u],
    ['وفر وقتك وجهدك', /وَجُهْدَك$/u],
    ['اسم ابنك', /\sابْنِ?ك$/u],
  ])('reads a noun of the standard language in %s, and no word of a dialect or rare verb', (text, expected) => {
    expect(read(text)).toMatch(expected);
  });

  it('says no ending before a pause', () => {
    expect(read('ذهب المعلم إلى المدرسة')).toMatch(/الْمَدْرَسَة$/u);
  });

  it.each(['وصل ثلاثة طلاب', 'عاد ثلاثة طلاب', 'وصل القطار متأخرا'])('says the a of who did something (%s)', (text) => {
    expect(read(text)).toMatch(/^(?:وَصَلَ|عَادَ) /u);
  });

  it('reads what measures something as a noun before an amount', () => {
    expect(inOrder(read('عرضه متران'))).toBe(inOrder('عَرْضُهُ مِتْرَان'));
    expect(inOrder(read('الملف حجمه اثنا عشر كيلو'))).toContain(inOrder('حَجْمُهُ'));
  });

  it('finds the ending of a noun that a rule about words that are spelt alike has chosen', () => {
    expect(inOrder(read('بعد المسافة', complete))).not.toContain(inOrder('بُعْدَ'));
    expect(inOrder(read('قتل الجندي منذ عشرة أيام', complete))).toContain(inOrder('مُنْذُ عَشَرَةِ أَيَّامٍ'));
  });

  it('says the t of a construct before a noun that tells what is done', () => {
    expect(inOrder(read('وصلت باقة ورد مع بطاقة تهنئة جميلة', complete))).toContain(inOrder('بِطَاقَةِ تَهْنِئَةٍ'));
  });

  it('reads a foreign name by its letters', () => {
    expect(inOrder(read('فاز فريق بتروجيت أمس', complete))).toContain(inOrder('بِتْرُوجِيت'));
  });

  it('keeps the a of a verb of the past in -iya', () => {
    expect(inOrder(read('توفي الرجل اليوم', complete))).toContain(inOrder('تُوُفِّيَ الرَّجُلُ'));
  });

  it('helps a closed word over a joining alif', () => {
    expect(read('من المتوقع عن التأخير')).toMatch(/^مِنَ .* عَنِ /u);
  });

  it('keeps typed marks, and reads the rest by them', () => {
    expect(read('قرأتُ كُتبا كثيرة', complete)).toMatch(/^قَرَأْتُ كُتُبًا /u);
    expect(read('عُلِمَ الأمر', complete)).toMatch(/^عُلِمَ /u);
  });

  it('keeps the letters but for left-out signs, and typed vowels, of any words, and is never more than sure', () => {
    const letter = fc.constantFrom(...'ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىي');
    const mark = fc.constantFrom(...'\u064B\u064C\u064D\u064E\u064F\u0650\u0651\u0652');
    const word = fc.string({
      unit: fc.oneof({ weight: 4, arbitrary: letter }, { weight: 1, arbitrary: mark }),
      minLength: 1,
      maxLength: 12,
    });
    fc.assert(
      fc.property(fc.array(word, { maxLength: 8 }), (words) => {
        spoken.diacritise(words).forEach(({ vowelled, confidence }, index) => {
          const typed = words[index] ?? '';
          expect(withoutSigns(vowelled)).toBe(withoutSigns(typed));
          const given = splitMarks(vowelled);
          splitMarks(typed).forEach(({ marks }, place) => {
            expect([...(given[place]?.marks ?? '')]).toEqual(expect.arrayContaining([...marks]));
          });
          expect(confidence).toBeGreaterThanOrEqual(0);
          expect(confidence).toBeLessThanOrEqual(1);
        });
      }),
      { numRuns: 100 },
    );
  });

  it('is surer of a known word where it belongs than of a word that is none', () => {
    const [known, unknown] = [spoken.diacritise(['في', 'المدرسة']), spoken.diacritise(['غلخمت', 'شضفظن'])];
    expect(Math.min(...known.map(({ confidence }) => confidence))).toBeGreaterThan(0.9);
    expect(Math.max(...unknown.map(({ confidence }) => confidence))).toBeLessThan(0.6);
  });

  it('looks at the clause before', () => {
    const [, second] =
      complete.diacritisePassage?.([
        { words: ['في', 'البيت'], boundary: 'comma' },
        { words: ['والمدرسة'], boundary: 'period' },
      ]) ?? [];
    expect(second?.[0]?.vowelled).toBe('وَالْمَدْرَسَةِ');
  });

  it('gives words of talk no last vowel, and those of standard text theirs, in the voice of a dialect', () => {
    const levantine = createLexiconDiacritiser(lexicon, { network, dialect: 'levantine' });
    expect(read('شو صار معك مبارح', levantine).split(' ')[1]).toBe(inOrder('صَار'));
    expect(read('أعلنت الشركة أن بطاقتك جاهزة', levantine)).toContain(inOrder('بِطَاقَتَكَ'));
  });
});
