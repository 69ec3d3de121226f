import type { Lexicon, LexiconEntry } from './lexicon.ts';
import { joinMarks, splitMarks } from './marks.ts';
import type { MarkedLetter } from './marks.ts';

/**
 * The shapes (awzan) that Arabic pours its roots into, written as grammarians do with ف ع ل for the three root letters,
 * and how often the letters of a shape are read so, counted on rare words. Of shapes with the same letters only the
 * likeliest is kept.
 */
export const wordShapes: readonly (readonly [shape: string, reliability: number])[] = [
  ['فَعَل', 0.29],
  ['فَاعِل', 0.64],
  ['فَعِيل', 0.4],
  ['فَعُول', 0.26],
  ['فَعَال', 0.32],
  ['أَفْعَال', 0.81],
  ['أَفْعَل', 0.55],
  ['إِفْعَال', 0.99],
  ['تَفْعِيل', 0.74],
  ['تَفَعَّل', 0.2],
  ['تَفَاعَل', 0.41],
  ['انْفِعَال', 0.99],
  ['افْتِعَال', 0.77],
  ['اسْتِفْعَال', 0.92],
  ['اسْتِفْعَاء', 0.99],
  ['افْتِعَاء', 0.99],
  ['انْفِعَاء', 0.99],
  ['إِفْعَاء', 0.99],
  ['فَعْلَاء', 0.4],
  ['أَفْعِلَاء', 0.8],
  ['انْفِيَال', 0.99],
  ['افْتِيَال', 0.99],
  ['اسْتِفَالَة', 0.99],
  ['إِفَالَة', 0.97],
  ['مَفْعُول', 0.88],
  ['مُفَعَّل', 0.23],
  ['مَفَاعِل', 0.53],
  ['مِفْعَال', 0.37],
  ['مُتَفَعِّل', 0.87],
  ['مُتَفَاعِل', 0.87],
  ['مُنْفَعِل', 0.55],
  ['مُفْتَعِل', 0.6],
  ['مُسْتَفْعَل', 0.5],
  ['مُسْتَفِيل', 0.99],
  ['مُفِيل', 0.29],
  ['مُفْتَال', 0.92],
  ['مَفَاعِيل', 0.84],
  ['تَفَاعِيل', 0.71],
  ['أَفَاعِيل', 0.81],
  ['أَفَاعَل', 0.46],
  ['فَوَاعِل', 0.63],
  ['فَعَائِل', 0.68],
  ['فَعَالِيل', 0.57],
  ['فَعَالِل', 0.27],
  ['فَعْلَان', 0.25],
  ['فَعْلُول', 0.35],
  ['فَعْلِيل', 0.24],
  ['فَاعُول', 0.89],
  ['فَعْلَل', 0.17],
  ['فَيْعَل', 0.18],
  ['فَعْلَى', 0.31],
  ['مُفْعَلِل', 0.26],
  ['تَفْوِيل', 0.94],
  ['تَفْيِيل', 0.94],
  ['تَفُول', 0.49],
  ['فِيَالَة', 0.56],
  ['فَعَالَة', 0.37],
  ['مُفَاعَلَة', 0.86],
  ['مُفَاوَلَة', 0.8],
  ['تَفْعِلَة', 0.74],
  ['يَفْعَل', 0.23],
  ['يُفَاعِل', 0.83],
  ['يَتَفَعَّل', 0.91],
  ['يَتَفَاعَل', 0.95],
  ['يَنْفَعِل', 0.52],
  ['يَفْتَعِل', 0.72],
  ['يَسْتَفْعِل', 0.65],
  ['يَسْتَفِيل', 0.96],
  ['يَفِيل', 0.4],
  ['يَفُول', 0.63],
  ['يُفَال', 0.92],
  ['افْتَعَل', 0.7],
  ['انْفَعَل', 0.82],
  ['اسْتَفْعَل', 0.72],
  ['اسْتَفَال', 0.83],
  ['افْتَال', 0.99],
];

const rootLetters = 'فعل';
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
