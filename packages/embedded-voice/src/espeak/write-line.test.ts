import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clauseOf, latin, pronounced } from '../../test/pronounced.ts';
import { writeLine } from './write-line.ts';

describe('writeLine', () => {
  it('writes one bracket a word, Latin words as they are, and the mark of the boundary', () => {
    const { text } = writeLine(clauseOf([pronounced('k ˈi t aː b'), latin('WhatsApp'), pronounced('ʒ a')], 'question'));
    expect(text).toBe("[[k|'i|t|a|:|b]] WhatsApp [[3|a]]?");
  });

  it('knows where in the line every word stands', () => {
    const { text, words } = writeLine(clauseOf([pronounced('k a', 5), latin('ok', 9), pronounced('b a', 12)]));
    expect(words.map(({ from, to, source }) => [text.slice(from, to), source.start])).toEqual([
      ['[[k|a]]', 5],
      ['ok', 9],
      ['[[b|a]]', 12],
    ]);
  });

  it('leaves out what cannot be spoken, down to an empty line', () => {
    expect(writeLine(clauseOf([latin('123'), pronounced('k a'), latin('<>')])).text).toBe('[[k|a]].');
    expect(writeLine(clauseOf([latin('٣'), latin('!')]))).toEqual({ text: '', words: [] });
  });

  it('lets nothing of a caller’s text through but Latin letters, so markup injection has no way in', () => {
    const hostile = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(
        '<voice name="fr">',
        '[[b|a]]',
        '&lt;',
        ']] <break time="9s"/> [[',
        'a[[b',
        '|',
        "'",
        '\0',
        '\u0001v',
      ),
    );
    fc.assert(
      fc.property(fc.array(hostile, { minLength: 1, maxLength: 5 }), (texts) => {
        const { text } = writeLine(clauseOf(texts.map((word) => latin(word))));
        expect(text).toMatch(/^(?:[A-Za-z]+(?: [A-Za-z]+)*\.)?$/u);
      }),
    );
  });
});
