import { describe, expect, it } from 'vitest';
import { previewText } from '../preview/preview-text.ts';
import { matchesWords } from '../../suite/compare-words.ts';
import { casesOfDialects } from './cases-of-dialects.data.ts';
import { type SayAsKind, sayAs } from './say-as.ts';

/** What is heard where a text is said in a certain way; in the words of a reader, as in the reading suite. */
const cases: [as: SayAsKind, written: string, heard: string, format?: string][] = [
  ['cardinal', '5', 'خمسة'],
  ['cardinal', '007', 'سبعة'],
  ['cardinal', '1,234', 'ألف ومئتان وأربعة وثلاثون'],
  ['cardinal', '٢٥', 'خمسة وعشرون'],
  ['cardinal', '-3', 'ناقص ثلاثة'],
  ['cardinal', '2024', 'ألفان وأربعة وعشرون'],
  ['cardinal', '0501', 'خمسمئة وواحد'],
  ['ordinal', '1', 'الأول'],
  ['ordinal', '3', 'الثالث'],
  ['ordinal', '21', 'الحادي والعشرون'],
  ['ordinal', '3rd', 'الثالث'],
  ['ordinal', '100', 'المئة'],
  ['fraction', '1/2', 'نصف'],
  ['fraction', '3/4', 'ثلاثة أرباع'],
  ['fraction', '2/3', 'ثلثان'],
  ['fraction', '5/12', 'خمسة على اثني عشر'],
  ['fraction', '2 1/2', 'اثنان ونصف'],
  ['fraction', '¾', 'ثلاثة أرباع'],
  ['date', '1/2/2024', 'الأول من فبراير عام ألفين وأربعة وعشرين', 'dmy'],
  ['date', '1/2/2024', 'الثاني من يناير عام ألفين وأربعة وعشرين', 'mdy'],
  ['date', '2024-02-01', 'الأول من فبراير عام ألفين وأربعة وعشرين'],
  ['date', '2024-02-01', 'الأول من فبراير عام ألفين وأربعة وعشرين', 'ymd'],
  ['date', '3/4', 'الثالث من أبريل', 'dm'],
  ['date', '3/4', 'الرابع من مارس', 'md'],
  ['date', '5/2024', 'مايو عام ألفين وأربعة وعشرين', 'my'],
  ['time', '14:30', 'الساعة الرابعة عشرة والنصف'],
  ['time', '2:30pm', 'الساعة الثانية والنصف مساء'],
  ['time', '14:30', 'الساعة الثانية والنصف مساء', 'hms12'],
  ['time', '09:15', '… التاسعة والربع …'],
  ['telephone', '050-123', 'صفر خمسة صفر واحد اثنان ثلاثة'],
  ['telephone', '+966 5', 'زائد تسعة ستة ستة خمسة'],
  ['digits', '1234', 'واحد اثنان ثلاثة أربعة'],
  ['digits', '٢٠٢٤', 'اثنان صفر اثنان أربعة'],
  ['characters', 'سلم', 'سين لام ميم'],
  ['characters', 'أ1', 'ألف واحد'],
  ['currency', '$45', 'خمسة وأربعون دولارا'],
  ['currency', 'USD45', 'خمسة وأربعون دولارا …'],
  ['currency', '25 SAR', 'خمسة وعشرون ريالا …'],
  ['unit', '5km', 'خمسة كيلومترات'],
  ['unit', '3 kg', 'ثلاثة كيلوغرامات'],
];

describe('sayAs', () => {
  it.each(cases)('%s: %s is %s', (as, written, heard, format) => {
    const text = sayAs(written, { as, format, dialect: 'msa' });
    const { vowelled } = previewText(text ?? '', { dialect: 'msa' });
    expect(matchesWords(heard, vowelled.replace(/[،.]/gu, '')), vowelled).toBe(true);
  });

  it.each(casesOfDialects)('%s: %s in %s is %s', (as, written, dialect, heard, format) => {
    const text = sayAs(written, { as, format, dialect });
    const { vowelled } = previewText(text ?? '', { dialect });
    expect(text).toBeDefined();
    expect(matchesWords(heard, vowelled.replace(/[،.]/gu, '')), vowelled).toBe(true);
  });

  it.each<[SayAsKind, string, string?]>([
    ['cardinal', 'خمسة'],
    ['cardinal', '9'.repeat(30)],
    ['ordinal', '0'],
    ['fraction', '1/0'],
    ['date', '45/45/2024', 'dmy'],
    ['time', '99:99'],
    ['digits', 'نعم'],
    ['characters', ' '],
    ['currency', '25'],
    ['unit', 'km'],
  ])('has nothing to say of %s: %s', (as, written, format) => {
    expect(sayAs(written, { as, format, dialect: 'msa' })).toBeUndefined();
  });
});
