import { describe, expect, it } from 'vitest';
import { joinMarks, splitMarks } from '../marks.ts';
import { everydayOf } from '../word-lists/lexicon-rows.ts';
import { createColloquialReader } from './read-colloquial.ts';

const readerOf = (dialect: Parameters<typeof createColloquialReader>[0], standard: readonly string[] = []) =>
  createColloquialReader(dialect, everydayOf(dialect), (bare) => standard.includes(bare));

describe('talk in a dialect', () => {
  const levantine = readerOf('levantine', ['السوق', 'عالم']);

  it('is known by a word that only the dialect writes, by a verb in its own tense, and by ع before the article', () => {
    expect(levantine?.isTalk(['صار', 'في', 'عجقة'])).toBe(true);
    expect(levantine?.isTalk(['منشوفك', 'قريبا'])).toBe(true);
    expect(levantine?.isTalk(['طلعنا', 'عالسوق'])).toBe(true);
    expect(readerOf('egyptian')?.isTalk(['الدكتور', 'كتبلي'])).toBe(true);
    expect(levantine?.isTalk(['هو', 'عالم', 'في', 'السوق'])).toBe(false);
  });

  it('has its own vowels for words that the standard language spells alike, before the standard ones', () => {
    expect(levantine?.read('وطلع')?.form).toBe('وْطِلِع');
    expect(levantine?.read('نتغدى')?.form).toBe('نِتْغَدَّى');
    expect(levantine?.read('عجقة')?.form).toBe('عَجْقَة');
    expect(levantine?.read('بعد')?.form).toBe('بَعْد');
  });

  it.each([
    ['egyptian', 'هيسهل', 'هَيْسَهِّل'],
    ['egyptian', 'تسافر', 'تِسَافِر'],
    ['levantine', 'تسافر', 'تْسَافِر'],
    ['maghrebi', 'كيسهل', 'كَيْسَهَّل'],
    ['egyptian', 'كلتش', 'كَلْتِش'],
    ['egyptian', 'شربتش', 'شِرِبْتِش'],
    ['egyptian', 'وحاجة', 'وِحَاجَة'],
    ['maghrebi', 'للسوق', 'لْلسُّوق'],
    ['maghrebi', 'فالدار', undefined],
    ['egyptian', 'سعره', 'سِعْرُه'],
    ['gulf', 'غترته', 'غِتْرَتَه'],
    ['gulf', 'هالمطعم', 'هَالْمَطْعَم'],
    ['saudi', 'طلعت', 'طَلَعْت'],
    ['saudi', 'كتب', 'كَتَب'],
    ['saudi', 'شرب', 'شِرِب'],
    ['saudi', 'يعرف', 'يِعْرِف'],
    ['saudi', 'يطلب', 'يِطْلُب'],
    ['gulf', 'شايفته', 'شَايْفَتَه'],
    ['gulf', 'مخلصة', 'مْخَلِّصَة'],
    ['gulf', 'متأخرين', 'مِتْأَخِّرِين'],
    ['gulf', 'شكله', 'شَكْلَه'],
    ['gulf', 'بنتك', 'بِنْتَك'],
    ['gulf', 'جسمي', 'جِسْمِي'],
    ['egyptian', 'كلمه', 'كَلِّمُه'],
  ] as const)(
    '%s: verbs of the standard language, denials and particles take its own vowels: %s',
    (dialect, bare, form) => {
      expect(readerOf(dialect)?.read(bare)?.form).toBe(form);
    },
  );

  it('is told by words together that the standard language spells alike, but hardly by particles', () => {
    const egyptian = readerOf('egyptian', ['شغل', 'بكرة', 'عند', 'فيه']);
    expect(egyptian?.isTalk(['شغلي', 'بكرة', 'نازلة'])).toBe(true);
    expect(egyptian?.isTalk(['فيه', 'عند'])).toBe(false);
  });

  it('says a word by its neighbours', () => {
    const gulf = readerOf('gulf');
    expect(gulf?.read('العشا', { words: ['بعد', 'العشا'], index: 1 })?.form).toBe('الْعِشَا');
    expect(gulf?.read('العشا', { words: ['شنو', 'العشا'], index: 1 })?.form).toBe('الْعَشَا');
  });

  it('says what she did where she stands before it', () => {
    const gulf = readerOf('gulf');
    const readAt = (text: string, index: number) => {
      const words = text.split(' ');
      return joinMarks(splitMarks(gulf?.read(words[index] ?? '', { words, index })?.form ?? ''));
    };
    expect(readAt('البنت نزلت', 1)).toBe('نِزْلَت');
    expect(readAt('أمس نزلت السوق', 1)).toBe('نِزَلْت');
  });

  it('has what was not done in Cairo', () => {
    expect(readerOf('egyptian')?.read('مفهمتش')?.form).toBe('مَفْهِمْتِش');
  });

  it('eats: كتاكلي, بتاكلي', () => {
    expect(readerOf('egyptian')?.read('بتاكلي')?.form).toBe('بِتَاكْلِي');
    expect(readerOf('maghrebi')?.read('كتاكلي')?.form).toBe('كَتَاكْلِي');
    expect(readerOf('egyptian')?.read('ونروح')?.form).toBe('وِنْرُوح');
  });

  it.each([
    ['ما عندي شاي ولا قهوة', 3, 'وَلَا'],
    ['ما عرفنا', 1, 'عْرِفْنَا'],
    ['التلفون وقع وانكسر', 2, 'وِانْكَسَر'],
    ['فتحوا محل', 0, 'فَتَحُوا'],
    ['عجبت ستي', 0, 'عَجَبِت'],
    ['فتحوا وكل شي', 1, 'وْكِلّ'],
    ['فيني ساعدك', 1, 'سَاعْدَك'],
    ['الصيدلية', 0, 'الصَّيْدَلِيِّة'],
    ['بهالطريق', 0, 'بِهَالطَّرِيق'],
  ] as const)('in the Levant: %s', (clause, index, form) => {
    const words = clause.split(' ');
    expect(levantine?.read(words[index] ?? '', { words, index })?.form).toBe(joinMarks(splitMarks(form)));
  });

  it('is nobody’s in the standard language', () => {
    expect(readerOf('msa')).toBeUndefined();
  });
});
