/**
 * Learns where readers pause from where writers set stops: `npm run learn-breaks -- <folder>`. Punctuation is taken
 * away and predicted back from the words around. Only `train.mit*` files are read, since the table becomes a part of an
 * MIT package. The same text always gives the same table.
 */
import { writeFileSync } from 'node:fs';
import { argv, exit, stderr, stdout } from 'node:process';
import { gapFeatures, seeWord } from '@rakhim/arabic';
import { readCorpus } from './read-corpus.ts';

const table = new URL('../../arabic/src/phrasing/generated/break-weights.data.ts', import.meta.url);
/** A feature that is met less often says too little. */
const countMin = 80;
/** A line with fewer stops than one in so many words was not punctuated with care. */
const wordsPerStopMax = 30;
const epochs = 6;
const rate = 0.15;
const decay = 2e-6;
/** What changes the odds less is left out of the table. */
const weightMin = 0.3;
const classicalShare = 0.25;

interface Gap {
  readonly features: readonly string[];
  readonly isStop: boolean;
  readonly weight: number;
}

function* gapsOf(line: string, weight: number): Generator<Gap> {
  const pieces =
    line.replace(/[^\p{L}\p{M}\s،؛:.؟!()[\]«»"-]/gu, '').match(/\p{L}[\p{L}\p{M}]*|[،؛:.؟!()[\]«»"-]+/gu) ?? [];
  const words: string[] = [];
  const stops = new Set<number>();
  for (const piece of pieces) {
    if (/^\p{L}/u.test(piece)) {
      words.push(piece);
    } else if (/[،؛:.؟!]/u.test(piece)) {
      stops.add(words.length - 1);
    }
  }
  if (words.length / Math.max(stops.size, 1) > wordsPerStopMax || words.length < 6) {
    return;
  }
  const seen = words.map(seeWord);
  for (let index = 0; index < words.length - 1; index += 1) {
    yield { features: gapFeatures(seen, index), isStop: stops.has(index), weight };
  }
}

/** Logistic regression by AdaGrad, each gap in the order of the text. */
function fit(gaps: readonly Gap[], counts: ReadonlyMap<string, number>): Map<string, number> {
  const weights = new Map<string, number>();
  const squares = new Map<string, number>();
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    for (const { features, isStop, weight } of gaps) {
      const known = features.filter((feature) => (counts.get(feature) ?? 0) >= countMin);
      const odds = known.reduce((sum, feature) => sum + (weights.get(feature) ?? 0), 0);
      const error = ((isStop ? 1 : 0) - 1 / (1 + Math.exp(-odds))) * weight;
      for (const feature of known) {
        const square = (squares.get(feature) ?? 1) + error * error;
        const value = weights.get(feature) ?? 0;
        squares.set(feature, square);
        weights.set(feature, value + (rate * error) / Math.sqrt(square) - decay * value);
      }
    }
  }
  return weights;
}

const folder = argv[2];
if (folder === undefined) {
  stderr.write('Give the folder that holds the train.mit*.txt.gz files.\n');
  exit(2);
}
const gaps = readCorpus(folder, 'train.mit').flatMap(({ isModern, lines }) =>
  (isModern ? lines : lines.filter((_, index) => index % 3 === 0)).flatMap((line) => [
    ...gapsOf(line, isModern ? 1 : classicalShare),
  ]),
);
const counts = new Map<string, number>();
for (const feature of gaps.flatMap(({ features }) => features)) {
  counts.set(feature, (counts.get(feature) ?? 0) + 1);
}
const weights = [...fit(gaps, counts)].filter(([, weight]) => Math.abs(weight) >= weightMin);
const rows = weights.map(([feature, weight]) => `${feature}\t${weight.toFixed(2)}`).sort();
writeFileSync(
  table,
  `/** Log odds of a stop in a gap between two words, by what is seen there. Written by \`train/learn-breaks.ts\` of arabic-model. */\nexport const breakWeights = \`\n${rows.join('\n')}\n\`;\n`,
);
stdout.write(
  `${gaps.length} gaps, ${gaps.filter(({ isStop }) => isStop).length} stops, ${rows.length} features kept\n`,
);
