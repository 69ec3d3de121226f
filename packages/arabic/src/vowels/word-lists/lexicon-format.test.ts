import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodeLexicon } from './encode-lexicon.ts';
import { shareOfClass } from './lexicon-format.ts';
import type { LexiconEntry } from './lexicon.ts';
import { markClasses, removeMarks } from '../marks.ts';
import { openLexicon } from './open-lexicon.ts';

const letter = fc.constantFrom(...'ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهويى');
const bareWord = fc.string({ unit: letter, minLength: 1, maxLength: 15 });
const share = fc.constantFrom(...shareOfClass);

function vowelled(bare: string): fc.Arbitrary<string> {
  return fc
    .array(fc.constantFrom(...markClasses), { minLength: bare.length, maxLength: bare.length })
    .map((marks) => [...bare].map((character, index) => character + (marks[index] ?? '')).join(''));
}

const entries: fc.Arbitrary<LexiconEntry[]> = fc.uniqueArray(bareWord, { maxLength: 60 }).chain((words) =>
  fc.tuple(
    ...words.map((bare) =>
      fc.record({
        first: vowelled(bare),
        second: fc.option(vowelled(bare), { nil: undefined }),
        coreShare: share,
        endingShare: share,
        isCommon: fc.boolean(),
      }),
    ),
  ),
);

const book: LexiconEntry = { first: 'كِتَاب', second: 'كُتَّاب', coreShare: 0.985, endingShare: 0.3, isCommon: true };

describe('the lexicon format', () => {
  it('gives back every word that was written into it, and no other', () => {
    fc.assert(
      fc.property(entries, bareWord, (written, stranger) => {
        const lexicon = openLexicon(encodeLexicon(written));
        for (const entry of written) {
          expect(lexicon.find(removeMarks(entry.first))).toEqual(entry);
        }
        if (written.every(({ first }) => removeMarks(first) !== stranger)) {
          expect(lexicon.find(stranger)).toBeUndefined();
        }
      }),
    );
  });

  it('writes the same bytes whatever the order of the words', () => {
    fc.assert(
      fc.property(entries, (written) => {
        expect(encodeLexicon(written.toReversed())).toEqual(encodeLexicon(written));
      }),
    );
  });

  it('never throws for what it is asked', () => {
    const lexicon = openLexicon(encodeLexicon([book]));
    fc.assert(
      fc.property(fc.string({ unit: fc.nat(0xffff).map((code) => String.fromCharCode(code)) }), (text) => {
        expect(lexicon.find(text)).toBeUndefined();
      }),
    );
    expect(lexicon.find('كتاب'.repeat(10_000))).toBeUndefined();
  });

  it('refuses bytes that are something else, of another version or cut short', () => {
    const bytes = encodeLexicon([book]);
    expect(() => openLexicon(new Uint8Array())).toThrow(RangeError);
    expect(() => openLexicon(bytes.with(0, 0))).toThrow('not a lexicon');
    expect(() => openLexicon(bytes.with(4, 99))).toThrow('version 99');
    expect(() => openLexicon(bytes.subarray(0, -1))).toThrow('cut short');
  });

  it('refuses words that it could not give back', () => {
    expect(() => encodeLexicon([book, book])).toThrow('twice');
    expect(() => encodeLexicon([{ ...book, second: 'كَلْب' }])).toThrow('not the same word');
    expect(() => encodeLexicon([{ ...book, first: 'كٰتاب', second: undefined }])).toThrow('cannot hold');
    expect(() => encodeLexicon([{ ...book, first: 'ا'.repeat(16), second: undefined }])).toThrow('too many');
  });
});
