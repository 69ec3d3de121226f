import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countCharacters } from './characters.ts';
import { countMarkedCharacters, isSsml, withoutMarkup } from './marked-characters.ts';

describe('countMarkedCharacters', () => {
  it.each<[string, object, number]>([
    ['أهلا [pause 1s] بكم', {}, 19],
    ['أهلا [pause 1s] بكم', { markup: true }, 8],
    [String.raw`[slow]أ[/slow] \[1\] ب`, { markup: true }, 7],
    ['[voice ليلى]أهلا[/voice]', { markup: true }, 4],
    ['<speak>أهلا <break time="1s"/>\n  بكم</speak>', {}, 8],
    ['<speak>أهلا</speak>', { ssml: false }, 19],
    ['<?xml version="1.0"?>\n<speak version="1.1">أ &amp; ب &#x645;</speak>', {}, 7],
    ['<speak><!-- <p> --><sub alias="أ > ب">ج</sub><![CDATA[<b> &amp;]]></speak>', {}, 10],
    ['a < b', {}, 5],
    ['أ'.normalize('NFD'), { markup: true }, 1],
  ])('counts %j %j as %i', (text, notation, count) => {
    expect(countMarkedCharacters(text, notation)).toBe(count);
  });

  it('counts a plain text as it is charged', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(countMarkedCharacters(text, { ssml: false })).toBe(countCharacters(text));
      }),
    );
  });

  it('counts whatever is typed, and no more than was typed', () => {
    const piece = fc.constantFrom(
      '<',
      '>',
      '"',
      '<!--',
      '-->',
      '<![CDATA[',
      ']]>',
      '&#x110000;',
      '[',
      ']',
      '\\',
      'أ',
      ' ',
    );
    fc.assert(
      fc.property(fc.array(piece), fc.boolean(), (pieces, markup) => {
        const text = pieces.join('');
        expect(countMarkedCharacters(text, markup ? { markup } : { ssml: true })).toBeLessThanOrEqual(text.length);
      }),
    );
  });
});

describe('isSsml', () => {
  it.each([
    ['<speak>أ</speak>', true],
    ['  \n<?xml version="1.0"?>\n<speak version="1.1">أ', true],
    ['<speaker>', false],
    ['أ <speak>', false],
    ['a < b [x]', false],
  ])('tells whether %o is SSML', (text, is) => {
    expect(isSsml(text)).toBe(is);
  });
});

describe('withoutMarkup', () => {
  it.each([
    ['[slow]أهلا [/slow]', { markup: true }, 'أهلا '],
    ['<voice name="Layla">صباح </voice>', { ssml: true }, 'صباح '],
    ['أ [1] <b>', { ssml: false }, 'أ [1] <b>'],
  ])('leaves the words of %j %j', (piece, notation, words) => {
    expect(withoutMarkup(piece, notation)).toBe(words);
  });
});
