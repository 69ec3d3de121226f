import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dialects } from '../dialect.ts';
import { consonants, isVowel, type Sound, vowels } from '../phoneme.ts';
import type { VowelledWord } from '../reading.ts';
import { pronounce } from './pronounce.ts';
import { strengths } from './sound-rule.ts';

const letters = [...'ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىيٱپچژگڤ'];
const marks = [...'\u064b\u064c\u064d\u064e\u064f\u0650\u0651\u0652\u0670'];
const bareWord = fc.string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: 14 });
const markedWord = fc.string({ unit: fc.constantFrom(...letters, ...marks, ...marks), minLength: 1, maxLength: 24 });
const articleWord = bareWord.map((word) => `ال${word}`);
const anything = fc.string({ unit: 'binary', maxLength: 20 });
const latinWord = fc.string({
  unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyzABCé'),
  minLength: 1,
  maxLength: 12,
});
const anyDialect = fc.record({ dialect: fc.constantFrom(...dialects), strength: fc.constantFrom(...strengths) });
const boundary = fc.constantFrom('none', 'period', 'comma' as const);

function toWord(text: string, script: 'arabic' | 'latin' = 'arabic'): VowelledWord {
  return { text, vowelled: text, script, start: 0, end: text.length, rule: 'plain', confidence: 1 };
}

/** `C` and `V` a sound; a geminate is two consonants. */
function shapeOf(sounds: readonly Sound[]): string {
  return sounds.map(({ phoneme, long }) => (isVowel(phoneme) ? 'V' : long ? 'CC' : 'C')).join('');
}

describe('any row of letters', () => {
  const clause = fc.array(fc.oneof(bareWord, markedWord, articleWord), { minLength: 1, maxLength: 5 });

  it('every word of standard Arabic can be said: it has a vowel, no two consonants begin it, no three meet, no vowels meet', () => {
    fc.assert(
      fc.property(clause, boundary, (texts, end) => {
        const words = pronounce(
          texts.map((text) => toWord(text)),
          end,
          'msa',
        );
        expect(shapeOf(words.flatMap(({ sounds }) => sounds))).toMatch(/^(?:CV|$)/u);
        for (const { sounds } of words) {
          expect(shapeOf(sounds)).not.toMatch(/^CC|CCC|VV|^C*$(?<=.)/u);
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('no dialect puts more than three consonants together or leaves a word without a vowel', () => {
    fc.assert(
      fc.property(clause, boundary, anyDialect, (texts, end, { dialect, strength }) => {
        for (const { sounds } of pronounce(
          texts.map((text) => toWord(text)),
          end,
          dialect,
          { strength },
        )) {
          expect(shapeOf(sounds)).not.toMatch(/CCCC|VV|^C*$(?<=.)/u);
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('sounds come from the inventory, and at most one in a word is stressed', () => {
    const inventory = new Set<string>([...consonants, ...vowels]);
    fc.assert(
      fc.property(
        fc.array(fc.oneof(markedWord, anything), { maxLength: 5 }),
        boundary,
        anyDialect,
        (texts, end, { dialect, strength }) => {
          const words = pronounce(
            texts.map((text) => toWord(text)),
            end,
            dialect,
            { strength },
          );
          expect(words).toHaveLength(texts.length);
          for (const { sounds } of words) {
            expect(sounds.every(({ phoneme }) => inventory.has(phoneme))).toBe(true);
            expect(sounds.filter(({ stressed }) => stressed).length).toBeLessThanOrEqual(1);
            expect(sounds.every(({ phoneme, stressed }) => !stressed || isVowel(phoneme))).toBe(true);
          }
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('words in Latin letters can be said too', () => {
    fc.assert(
      fc.property(latinWord, anyDialect, (text, { dialect, strength }) => {
        const [word] = pronounce([toWord(text, 'latin')], 'period', dialect, { strength });
        expect(shapeOf(word?.sounds ?? [])).not.toMatch(/CCCC|VV|^C*$/u);
      }),
      { numRuns: 1000 },
    );
  });
});
