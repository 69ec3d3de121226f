import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Prosody } from '../types.ts';
import { parseStyle } from './parse-style.ts';
import { plainProsody, prosodyLimits } from './prosody.ts';

describe('parseStyle', () => {
  it.each<[string, string[], (prosody: Prosody) => boolean]>([
    ['slow', ['slow'], ({ rate }) => rate < 1],
    ['Speak quickly, please', ['quickly'], ({ rate }) => rate > 1],
    ['a calm and cheerful voice', ['calm', 'cheerful'], ({ pitchSemitones }) => pitchSemitones === 1],
    ['deep voice', ['deep'], ({ pitchSemitones }) => pitchSemitones === -3],
    ['LOUD', ['LOUD'], ({ gainDb }) => gainDb === 3],
    ['softly', ['softly'], ({ gainDb }) => gainDb < 0],
    ['Read this like a news anchor', ['news anchor'], ({ rate }) => rate > 1],
    ['monotone', ['monotone'], ({ range }) => range === 0.2],
    ['ببطء', ['ببطء'], ({ rate }) => rate < 1],
    ['تحدث بسرعة', ['بسرعة'], ({ rate }) => rate > 1],
    ['بصوت هادئ وحزين', ['هادئ', 'وحزين'], ({ rate }) => rate < 0.8],
    ['بصوتٍ عالٍ', ['بصوتٍ عالٍ'], ({ gainDb }) => gainDb === 3],
    ['بصوت منخفض', ['بصوت منخفض'], ({ gainDb, pitchSemitones }) => gainDb === -5 && pitchSemitones === 0],
    ['نبرة منخفضة', ['نبرة منخفضة'], ({ pitchSemitones }) => pitchSemitones === -3],
    ['بحماسٍ ومرح', ['بحماسٍ', 'ومرح'], ({ range }) => range === 2],
  ])('honours all of "%s"', (text, honoured, isRight) => {
    const style = parseStyle(text);
    expect(style.honoured).toEqual(honoured);
    expect(style.unknown).toBe('');
    expect(isRight(style.prosody)).toBe(true);
  });

  it('makes more or less of a style with a word beside it, before it in English and after it in Arabic', () => {
    const { rate } = parseStyle('slow').prosody;
    expect(parseStyle('very slow').prosody.rate).toBeLessThan(rate);
    expect(parseStyle('a bit slow').prosody.rate).toBeGreaterThan(rate);
    expect(parseStyle('بطيء جدًّا').prosody.rate).toBeLessThan(rate);
    expect(parseStyle('بطيء قليلاً').prosody.rate).toBeGreaterThan(rate);
    expect(parseStyle('very slow').unknown).toBe('');
  });

  it.each(['not too fast', "don't be sad", 'لا تكن سريعا', 'بدون حماس'])(
    'does not apply what is negated: %s',
    (text) => {
      expect(parseStyle(text)).toMatchObject({ prosody: plainProsody, honoured: [], unknown: text });
    },
  );

  it('gives back what it cannot do, and only that', () => {
    expect(parseStyle('slowly, like a pirate from Tunis').unknown).toBe('pirate from Tunis');
    expect(parseStyle('كأنك معلق رياضي، بحماس').unknown).toBe('كأنك معلق رياضي');
    expect(parseStyle('🙂').unknown).toBe('🙂');
  });

  it('comes near a whisper on the classic engine and says that it only comes near', () => {
    expect(parseStyle('whisper', 'classic')).toMatchObject({ honoured: ['whisper'], unknown: 'whisper' });
    expect(parseStyle('همسًا', 'classic').prosody.gainDb).toBe(-8);
  });

  it('whispers, grows old and comes near, which the classic engine cannot', () => {
    expect(parseStyle('whisper')).toMatchObject({ honoured: ['whisper'], unknown: '' });
    const { prosody } = parseStyle('an old, breathy voice');
    expect(prosody.unsteadiness).toBeGreaterThan(0.5);
    expect(prosody.breath).toBeGreaterThan(0.3);
    expect(parseStyle('بصوت حميمي وقريب').unknown).toBe('');
    expect(parseStyle('cheerful').prosody.happy).toBeGreaterThan(0.5);
    const classic = parseStyle('breathy', 'classic');
    expect(classic).toMatchObject({ honoured: [], unknown: 'breathy', prosody: plainProsody });
  });

  it('changes nothing for an empty instruction', () => {
    expect(parseStyle(' \n')).toEqual({ prosody: plainProsody, honoured: [], unknown: '' });
  });

  it('stays within the limits and never fails, whatever it is given', () => {
    const words = fc.constantFrom(
      'very',
      'slow',
      'fast',
      'deep',
      'not',
      'loud',
      'جدا',
      'بطيء',
      'قوي',
      'و',
      'excited',
      ',',
      '٪',
    );
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(words, { maxLength: 40 }).map((parts) => parts.join(' ')),
    );
    fc.assert(
      fc.property(text, (instruction) => {
        const { prosody, unknown } = parseStyle(instruction);
        for (const [key, { min, max }] of Object.entries(prosodyLimits)) {
          expect(prosody[key as keyof Prosody]).toBeGreaterThanOrEqual(min);
          expect(prosody[key as keyof Prosody]).toBeLessThanOrEqual(max);
        }
        expect(unknown.length).toBeLessThanOrEqual(2 * instruction.length);
      }),
    );
  });
});
