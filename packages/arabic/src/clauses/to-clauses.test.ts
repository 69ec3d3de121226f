import { describe, expect, it } from 'vitest';
import { dialects } from '../dialect.ts';
import { removeMarks } from '../vowels/marks.ts';
import { isFullyVowelled, rulesOf, spoken, vowelled, warningsOf } from './spoken.fixture.ts';
import type { Boundary } from '../reading.ts';
import { toClauses, toPassages } from './to-clauses.ts';

describe('toClauses', () => {
  it('maps each word to its place in the source', () => {
    const [clause] = toClauses('في 25 مارس، بعت ٣ كتب', { dialect: 'msa' });
    expect(clause?.words.map(({ text, start, end, rule }) => [removeMarks(text), start, end, rule])).toEqual([
      ['في', 0, 2, 'plain'],
      ['الخامس', 3, 5, 'date'],
      ['والعشرين', 3, 5, 'date'],
      ['من', 3, 5, 'date'],
      ['مارس', 6, 10, 'date'],
    ]);
  });

  it('tells which bracket ends a clause, unless a stop outweighs it', () => {
    const ends = (text: string) =>
      Array.from(toClauses(text, { dialect: 'msa' }), ({ boundary, bracket }) => bracket ?? boundary);
    expect(ends('قوله [ولو حلف] ظاهر')).toEqual(['(', ')', 'period']);
    expect(ends('قوله (ولو حلف). ثم قال • نعم')).toEqual(['(', 'period', 'comma', 'period']);
  });

  it('keeps typed vowels in canonical order', () => {
    expect(vowelled('مُدَرِّسٌ'.normalize('NFC'))).toBe('مُدَر\u0651\u0650سٌ.');
    expect(vowelled('25 طَالِبًا')).toBe('خَمْسَةٌ وَعِشْرُونَ طَالِبًا.');
    expect(vowelled('3 كُتُبٍ')).toBe('ثَلَاثَةُ كُتُبٍ.');
  });

  it('gives the vowels of generated words', () => {
    expect(vowelled('3 كتب')).toBe('ثَلَاثَةُ كُتُبٍ.');
    expect(vowelled('3 أيام عمل')).toBe('ثَلَاثَةُ أَيَّامِ عمل.');
    expect(vowelled('بعد 3 أشهر')).toBe('بعد ثَلَاثَةِ أَشْهُرٍ.');
    expect(vowelled('د. أحمد')).toBe('الدُّكْتُورُ أحمد.');
    expect(vowelled('15 مارس 2024')).toBe('الْخَامِسَ عَشَرَ مِنْ مَارِس عَامَ أَلْفَيْنِ وَأَرْبَعَةٍ وَعِشْرِينَ.');
  });

  it.each([
    '15/3/2024',
    '1/9/1445هـ',
    '10:45 ص',
    '14:05:30',
    'الساعة 20:20',
    '$5.25',
    '3 KWD',
    '12 درهما',
    '37°C',
    '120 كم/س',
    '25%',
    '5-10',
    'فاز 3-1',
    '3:1',
    'v2.1',
    '+966501234567',
    'المادة 5',
    '½',
    '3/4',
    '1234567',
    '3.14',
    '-5',
    'د. علي',
    'ص.ب 5',
    'ﷺ',
    '﷽',
    'رضي الله عنه',
    '5 + 3 = 8',
    '©',
    '❤️',
    '🇸🇦',
    '1️⃣',
    'a@b.com',
    'BBC',
    '3 كتب',
    '21 سنة',
    'π',
    'إلخ',
    'المادة 105',
    'ههههه',
  ])('says %s with every vowel', (text) => {
    for (const { words } of toClauses(text, { dialect: 'msa' })) {
      for (const word of words.filter(({ rule, script }) => rule !== 'plain' && script === 'arabic')) {
        expect(isFullyVowelled(word.text), word.text).toBe(true);
      }
    }
  });

  it.each([
    ['', []],
    ['   \n ', []],
    ['!!! ... ؟', []],
    ['🦄🦄', []],
    ['<b></b>', []],
    ['你好', []],
    ['\u0000\uD800', []],
  ])('says nothing of %j', (text, clauses) => {
    expect([...toClauses(text, { dialect: 'msa' })]).toEqual(clauses);
  });

  it.each([
    [
      '<voice name="x">مرحبا</voice>',
      [
        { code: 'markup_removed', detail: '<voice name="x">' },
        { code: 'markup_removed', detail: '</voice>' },
      ],
    ],
    [
      '[[abc]] مرحبا',
      [
        { code: 'markup_removed', detail: '[[' },
        { code: 'markup_removed', detail: ']]' },
      ],
    ],
    [
      'مرحبا 你好 Привет',
      [
        { code: 'foreign_script_skipped', detail: '你好' },
        { code: 'foreign_script_skipped', detail: 'Привет' },
      ],
    ],
    ['مرحبا \u0000', [{ code: 'characters_skipped', detail: '\u0000' }]],
    ['https://a.com/?q=1', [{ code: 'characters_skipped', detail: '?q=1' }]],
    ['مرحبا بكم 😀 في 2024', []],
    ['&lt;b&gt; نص', []],
    ['جميييييل جداااا ههههههه', []],
    [`مرحبا ${'ب'.repeat(20_000)}`, [{ code: 'repeats_shortened', detail: 'ب'.repeat(12) }]],
    ['شكرا 😀😀😀', []],
    ['😀'.repeat(5_000), [{ code: 'repeats_shortened', detail: '😀'.repeat(10) }]],
  ])('warns about %j', (text, warnings) => {
    expect(warningsOf(text)).toEqual(warnings);
  });

  it('does not repeat a warning, nor warn without end', () => {
    expect(warningsOf('<b> <b> <b> مرحبا')).toHaveLength(1);
    expect(warningsOf(Array.from({ length: 500 }, (_, index) => `<t${index}>`).join(' ')).length).toBeLessThanOrEqual(
      20,
    );
    expect(warningsOf(`<${'x'.repeat(900)}>`)[0]?.detail.length).toBeLessThanOrEqual(60);
  });

  it('never says markup', () => {
    expect(spoken('<speak><prosody rate="x-fast">نص</prosody></speak>')).toBe('نص');
    expect(spoken('&lt;voice name="x"&gt;نص')).toBe('voice name يساوي إكس نص');
    expect(spoken('[[fonim]] نص')).toBe('fonim نص');
  });

  it.each([
    ['5 كتب', ['number']],
    ['الفصل 3', ['ordinal']],
    ['½', ['fraction']],
    ['5%', ['percent']],
    ['15/3/2024', ['date']],
    ['10:30', ['time']],
    ['30 دقيقة', ['duration']],
    ['5$', ['currency']],
    ['5 كم', ['unit']],
    ['0501234567', ['phone']],
    ['3:1', ['range']],
    ['v1.2', ['version']],
    ['007', ['digits']],
    ['د. علي', ['abbreviation']],
    ['ﷺ', ['honorific']],
    ['&', ['symbol']],
    ['❤️', ['emoji']],
    ['a@b.com', ['email']],
    ['google.com', ['url']],
    ['#نص', ['hashtag']],
    ['Google', ['latin']],
    ['BBC', ['letter']],
    ['مباراة 3-1', ['score']],
  ])('names the rule that read %s', (text, rules) => {
    expect(rulesOf(text)).toEqual(rules);
  });
});

describe('a text without stops', () => {
  it('breathes before the words that open a clause', () => {
    expect(
      spoken('ذهب الولد إلى المدرسة في الصباح الباكر جدا ثم عاد إلى البيت وتناول الغداء مع أسرته لأن الامتحان بعد أسبوع'),
    ).toBe('ذهب الولد إلى المدرسة في الصباح الباكر جدا، ثم عاد إلى البيت وتناول الغداء مع أسرته، لأن الامتحان بعد أسبوع');
  });

  it('keeps nouns that و joins together', () => {
    expect(
      spoken(
        'يبحث وزير الخارجية المصري مع نظيره الأردني سبل التعاون بين البلدين في مجالات التجارة والصناعة والزراعة والسياحة',
      ),
    ).not.toContain('، و');
  });

  it('takes no breath in a short sentence', () => {
    expect(spoken('جاء الولد ثم خرج لأنه تعب')).toBe('جاء الولد ثم خرج لأنه تعب');
  });
});

describe('toClauses in a dialect', () => {
  it('names the months as the region does', () => {
    const months = dialects.map((dialect) => spoken('1/7/2024', dialect).split(' ')[2]);
    expect(months).toEqual(['يوليو', 'يوليو', 'يوليو', 'تموز', 'يوليوز', 'يوليو', 'يوليو', 'يوليو']);
  });

  it('keeps the month that was written', () => {
    expect(spoken('5 تموز', 'egyptian')).toBe('الخامس من تموز');
  });

  it('keeps standard numerals in a standard text, and says its own in its own', () => {
    expect(spoken('حضر 13 طالبا', 'egyptian')).toBe('حضر ثلاثة عشر طالبا');
    expect(spoken('أنا مش عايز 13 كتاب', 'egyptian')).toBe('أنا مش عايز تلتاشر كتاب');
    expect(spoken('شو بدك بـ 3 كتب', 'levantine')).toBe('شو بدك بتلات كتب');
    expect(spoken('مش عايز 13 كتاب', 'gulf')).toBe('مش عايز ثلاثة عشر كتابا');
  });

  it('can be told which numerals to say', () => {
    const [clause] = toClauses('13', { dialect: 'gulf', numerals: 'colloquial' });
    expect(clause?.words.map(({ text }) => removeMarks(text))).toEqual(['ثلطعش']);
  });

  it('writes loan words as they are said there', () => {
    expect(spoken('3 كجم', 'egyptian')).toBe('ثلاثة كيلوجرامات');
    expect(spoken('3 كجم', 'levantine')).toBe('ثلاثة كيلوغرامات');
    expect(spoken('BBC', 'maghrebi')).toBe('بي بي سي');
    expect(spoken('HTML', 'maghrebi')).toBe('آش تي إم إل');
  });
});

const clauseOf = (words: number, boundary: Boundary = 'comma') => ({
  words: Array.from({ length: words }, () => 'كلمة'),
  boundary,
});

describe('passages', () => {
  it('lets the first clause stand alone and gathers the next ones up to some sixty words', () => {
    const sizes = [...toPassages([clauseOf(3), clauseOf(30), clauseOf(30), clauseOf(10), clauseOf(5)])].map((passage) =>
      passage.map(({ words }) => words.length),
    );
    expect(sizes).toEqual([[3], [30, 30, 10], [5]]);
  });

  it('takes no clause before it is asked for', () => {
    const taken: number[] = [];
    function* clauses() {
      for (const words of [5, 50, 50, 50]) {
        taken.push(words);
        yield clauseOf(words);
      }
    }
    const passages = toPassages(clauses());
    passages.next();
    expect(taken).toEqual([5]);
    passages.next();
    expect(taken).toEqual([5, 50, 50]);
  });

  it('has none for a text without clauses', () => {
    expect([...toPassages([])]).toEqual([]);
  });
});
