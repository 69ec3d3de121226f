import type { Lexicon, LexiconEntry } from '../word-lists/lexicon.ts';
import { rootLetters } from '../letters.data.ts';
import { joinMarks, splitMarks } from '../marks.ts';
import type { MarkedLetter } from '../marks.ts';
import { wordShapes } from './word-shapes.data.ts';

/** Letters that can stand for a root letter without doubt; weak letters have shapes of their own. */
const strongLetter = /[ءأإؤئبتثجحخدذرزسشصضطظعغفقكلمنهپچڤگ]/;

interface Shape {
  readonly letters: readonly MarkedLetter[];
  readonly reliability: number;
}

const shapesByLength: ReadonlyMap<number, readonly Shape[]> = Map.groupBy(
  wordShapes.map(([shape, reliability]) => ({ letters: splitMarks(shape), reliability })),
  ({ letters }) => letters.length,
);

function matches({ letters }: Shape, bare: string): boolean {
  return letters.every(({ letter }, index) =>
    rootLetters.includes(letter) ? strongLetter.test(bare[index] ?? '') : letter === bare[index],
  );
}

/** Knows any word that has the letters of a shape; its vowels are the shape's. */
export const wordShapeLexicon: Lexicon = {
  find(bare): LexiconEntry | undefined {
    const candidates = (shapesByLength.get(bare.length) ?? []).filter((shape) => matches(shape, bare));
    const [first, second] = candidates.toSorted((a, b) => b.reliability - a.reliability);
    if (first === undefined) {
      return undefined;
    }
    const poured = ({ letters }: Shape) =>
      joinMarks(letters.map(({ marks }, index) => ({ letter: bare[index] ?? '', marks })));
    return {
      first: poured(first),
      second: second === undefined ? undefined : poured(second),
      coreShare: first.reliability,
      endingShare: 0,
      isCommon: true,
    };
  },
};
