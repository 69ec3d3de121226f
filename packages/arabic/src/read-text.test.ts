import { describe, expect, it } from 'vitest';
import { dialects } from './dialect.ts';
import { toIpa } from './phoneme.ts';
import { readText, type ReadTextOptions } from './read-text.ts';

function ipaOf(text: string, options: ReadTextOptions): string {
  return Array.from(readText(text, options), ({ words }) => words.map(({ sounds }) => toIpa(sounds)).join(' ')).join(
    ' | ',
  );
}

describe('readText', () => {
  const text = 'مرحبا، القَهْوَةُ في البَيْتِ. 3 دراهم، شكرا!';

  it.each([
    ['msa', 'ˈmarħaban | ʔalˈqɑhwatu fil ˈbajt | θaˈlaːθatu daˈraːhim | ˈʃukran'],
    ['egyptian', 'mɑrˤˈħɑbɑn | ʔilˈʔæhwæ fil ˈbeːt | tæˈlæːtit dɑˈrˤɑːhim | ˈʃukrˤɑn'],
    ['gulf', 'ˈmarħaban | ʔilˈgahwa fil ˈbeːt | θaˈlaːθat daˈraːhim | ˈʃukran'],
    ['levantine', 'ˈmarħaban | ʔilˈʔahwe fil ˈbeːt | taˈlæːtet daˈraːhim | ˈʃukran'],
    ['maghrebi', 'marħəˈban | ˈlqɑhwa fi ˈlbiːt | təlæːˈtət dəraːˈhim | ʃukˈran'],
    ['saudi', 'ˈmarħaban | ʔalˈgahawa fil ˈbeːt | θaˈlaːθat daˈraːhim | ˈʃukran'],
    ['uae', 'ˈmarħaban | ʔəlˈgahawe fil ˈbeːt | θaˈlaːθat daˈraːhim | ˈʃukran'],
    ['qatar', 'ˈmarħaban | ʔilˈgahwa fil ˈbeːt | θaˈlaːθat daˈraːhim | ˈʃukran'],
  ] as const)('reads a sentence aloud in %s', (dialect, ipa) => {
    expect(ipaOf(text, { dialect })).toBe(ipa);
  });

  it('sounds different in every dialect', () => {
    const readings = dialects.map((dialect) => ipaOf('قَرِيبٌ مِنَ المَكَانِ الجَمِيلِ قَهْوَةٌ كَبِيرَةٌ', { dialect }));
    expect(new Set(readings).size).toBe(dialects.length);
  });

  it('reads Latin words with an Arabic accent, or leaves them to the engine', () => {
    const [accented] = readText('ابحث في Google', { dialect: 'msa' });
    const [left] = readText('ابحث في Google', { dialect: 'msa', latinWords: 'english' });
    expect(toIpa(accented?.words.at(-1)?.sounds ?? [])).toBe('ˈguːgil');
    expect(left?.words.at(-1)).toMatchObject({ text: 'Google', script: 'latin', sounds: [] });
  });

  it.each(['arabic', 'english'] as const)(
    'reads what stands before a Latin word as belonging to it (%s)',
    (latinWords) => {
      const soundsOf = (text: string) =>
        [...readText(text, { dialect: 'msa', latinWords })].flatMap(({ words }) =>
          words.map(({ sounds }) => toIpa(sounds)),
        )[0];
      expect(['مدير Google', 'شركة Google', 'الشركة Google', 'كِتَابٌ Google'].map(soundsOf)).toEqual([
        expect.stringMatching(/^mˤ?uˈdiːr[ui]?$/u),
        'ˈʃarikat',
        'ʔaˈʃːarika',
        'kiˈtaːbun',
      ]);
    },
  );

  it('asks the diacritiser for the Arabic words of a clause only, and keeps its answers', () => {
    const asked: (readonly string[])[] = [];
    const diacritiser = {
      diacritise: (words: readonly string[]) => {
        asked.push(words);
        return words.map(() => ({ vowelled: 'بَيْت', confidence: 0.5 }));
      },
    };
    const [clause] = readText('كتاب Google جديد', { dialect: 'msa', diacritiser });
    expect(asked).toEqual([['كتاب', 'جديد']]);
    expect(clause?.words.map(({ vowelled, confidence }) => [vowelled, confidence])).toEqual([
      ['بَيْت', 0.5],
      ['Google', 1],
      ['بَيْت', 0.5],
    ]);
  });

  it('reads no further than it is asked to', () => {
    const clauses = readText('كتاب جديد. '.repeat(100_000), { dialect: 'msa' });
    expect(clauses.next().value?.words).toHaveLength(2);
  });

  it.each(['', ' \n', '…', '\u0000\ud800', '🙂'.repeat(3), '[[x]] <voice name="fr">&amp;'])(
    'never throws for %j',
    (hostile) => {
      for (const dialect of dialects) {
        expect(() => ipaOf(hostile, { dialect })).not.toThrow();
      }
    },
  );

  it('knows talk by the words of a later sentence', () => {
    const vowelled = (text: string) =>
      Array.from(readText(text, { dialect: 'egyptian' })).flatMap(({ words }) => words.map((word) => word.vowelled))[1];
    expect(vowelled('هل رجعت؟')).not.toBe('رِجِعْت');
    expect(vowelled('هل رجعت؟ عايز إيه دلوقتي؟')).toBe('رِجِعْت');
  });
});
