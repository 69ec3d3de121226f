/**
 * Learns to tell text in a dialect from standard Arabic: `npm run learn-dialects -- <folder>`. Dialects are learned
 * from the sentences in `dialects/` and the words of our tables, standard Arabic from `dialects/standard.txt` and the
 * modern `train.mit*` files cut into short pieces. First the words of a text are weighed (softmax regression), then
 * those odds beside the other signs of talk (logistic regression), with odds from sentences that were held back. Prints
 * the share of these that is taken for talk. The same text always gives the same tables.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { argv, exit, stderr, stdout } from 'node:process';
import {
  createTalkSigns,
  dialectGroups,
  featureScale,
  groupOf,
  openLexicon,
  ownWords,
  removeMarks,
  textFeatures,
  weightUnit,
} from '@rakhim/arabic';
import type { Dialect, DialectGroup, TalkSigns } from '@rakhim/arabic';
import { customerTexts } from '@rakhim/arabic/customers';
import { loadLexicon } from '../src/load-lexicon.ts';
import { createSeededRandom } from './network/sentences/seeded-random.ts';
import { readCorpus } from './read-corpus.ts';
import { readWritten } from './written-text.ts';
import { fitLogistic, fitSoftmax, type Sample, type SoftmaxModel } from './regression.ts';

interface Text {
  readonly words: readonly string[];
  /** `undefined` for standard Arabic. */
  readonly dialect: Dialect | undefined;
  /** How often it counts. */
  readonly weight: number;
  /** The part that it is held back with; single words are never held back. */
  readonly fold: number | undefined;
}

const folds = 5;
const seed = 20_261_128;
const dialects = ['egyptian', 'levantine', 'gulf', 'saudi', 'maghrebi'] as const;
const pieceWords = { min: 3, max: 14 } as const;
const weightOf = { sentence: 1, piece: 0.3, word: 0.3, ownWord: 1 } as const;
/** A dialect counts this much of what the standard language does, but no sentence more than `balanceMax` times. */
const dialectShare = 0.4;
const balanceMax = 6;
/** There are more standard sentences here than are read in the voice of a dialect. */
const talkWeight = 2;
/** In units of the table: features that say less are left out. */
const weightMin = 3;
const featuresMax = 12_000;
const here = (path: string) => new URL(path, import.meta.url);
const random = createSeededRandom(seed);
const wordsOf = (text: string) => removeMarks(text).match(/[\u0621-\u064A\u067E\u0686\u06A4\u06AF]+/gu) ?? [];
const linesOf = (path: string) => readFileSync(here(path), 'utf8').split('\n').filter(Boolean);

/** A sentence, in a part of chance that it is held back with. */
function sentence(line: string, dialect: Dialect): Text {
  return {
    words: wordsOf(line),
    dialect: dialect === 'msa' ? undefined : dialect,
    weight: weightOf.sentence,
    fold: Math.floor(random.next() * folds),
  };
}

function readSentences(name: string, dialect: Dialect): Text[] {
  return linesOf(`dialects/${name}.txt`).map((line) => sentence(line, dialect));
}

/** What was written for the reader to learn from. */
function readWrittenLines(): Text[] {
  return readWritten().flatMap(({ dialect, lines }) => lines.map((line) => sentence(line, dialect)));
}

/** Texts of customers, those that nothing is measured on. */
function readCustomers(): Text[] {
  return customerTexts.seen.flatMap(({ dialect, rows }) => rows.map((row) => sentence(row, dialect)));
}

/** The words of a dialect's table that the standard language does not spell alike. */
function readTable(dialect: Dialect): Text[] {
  return linesOf(`../../arabic/lexicon/${dialect}.tsv`)
    .slice(1)
    .map((line) => line.split('\t'))
    .filter((cells) => cells[6]?.split(',').includes('talk') !== true)
    .map(([form = '']) => ({ words: wordsOf(form), dialect, weight: weightOf.word, fold: undefined }));
}

/** Everyday words that one group of dialects alone writes. */
function readOwnWords(): Text[] {
  return dialectGroups.flatMap((dialect) =>
    wordsOf(ownWords[dialect]).map((word) => ({ words: [word], dialect, weight: weightOf.ownWord, fold: undefined })),
  );
}

function* cutIntoPieces(line: string): Generator<Text> {
  const words = wordsOf(line);
  for (let from = 0; words.length - from >= pieceWords.min;) {
    const length = pieceWords.min + Math.floor(random.next() * (pieceWords.max - pieceWords.min + 1));
    yield {
      words: words.slice(from, from + length),
      dialect: undefined,
      weight: weightOf.piece,
      fold: Math.floor(random.next() * folds),
    };
    from += length;
  }
}

function classOf(dialect: Dialect | undefined): number {
  const group = dialect && groupOf[dialect];
  return group === undefined ? 0 : dialectGroups.indexOf(group) + 1;
}

function fit(texts: readonly Text[]): SoftmaxModel {
  const samples = texts.map(({ words, dialect, weight }): Sample => ({
    features: textFeatures(words),
    label: classOf(dialect),
    weight,
  }));
  const masses = [0, ...dialectGroups].map((_, label) =>
    samples.reduce((sum, each) => sum + (each.label === label ? each.weight * Math.sqrt(each.features.length) : 0), 0),
  );
  const balance = masses.map((mass, label) =>
    label === 0 ? 1 : Math.min(balanceMax, (dialectShare * (masses[0] ?? 0)) / mass),
  );
  return fitSoftmax(
    samples.map((each) => ({ ...each, weight: each.weight * (balance[each.label] ?? 1) })),
    { labels: masses.length, scaleOf: featureScale, random },
  );
}

/** Log odds of the dialects against the standard language, by a model as it was fitted. */
function oddsOf(model: SoftmaxModel, { words }: Text): Readonly<Record<DialectGroup, number>> {
  const [standard = 0, ...scores] = model.scoresOf(textFeatures(words));
  const [egyptian = 0, levantine = 0, gulf = 0, maghrebi = 0] = scores.map((score) => score - standard);
  return { egyptian, levantine, gulf, maghrebi };
}

/** The rows of the table: whole units against the standard language, those that say most. */
function tableOf(model: SoftmaxModel, counts: ReadonlyMap<string, number>): string[] {
  const unitsOf = ([standard = 0, ...weights]: readonly number[]) =>
    weights.map((weight) => Math.round((weight - standard) / weightUnit));
  const rows = [...model.weights]
    .map(([feature, weights]) => ({ feature, units: unitsOf(weights) }))
    .filter(({ units }) => Math.max(...units.map(Math.abs)) >= weightMin)
    .toSorted((a, b) => worthOf(b) - worthOf(a))
    .slice(0, featuresMax)
    .map(({ feature, units }) => `${feature}\t${units.join(' ')}`)
    .sort();
  return rows;

  function worthOf({ feature, units }: { readonly feature: string; readonly units: readonly number[] }): number {
    return Math.max(...units.map(Math.abs)) * Math.sqrt(counts.get(feature) ?? 0);
  }
}

const folder = argv[2];
if (folder === undefined) {
  stderr.write('Give the folder that holds the train.mit*.txt.gz files.\n');
  exit(2);
}
const sentences = [
  ...dialects.flatMap((dialect) => readSentences(dialect, dialect)),
  ...readSentences('standard', 'msa'),
  ...readCustomers(),
  ...readWrittenLines(),
];
const pieces = readCorpus(folder, 'train.mit.modern').flatMap(({ lines }) =>
  lines.flatMap((line) => [...cutIntoPieces(line)]),
);
const texts = [...sentences, ...pieces, ...dialects.flatMap(readTable), ...readOwnWords()];

const counts = new Map<string, number>();
for (const feature of texts.flatMap(({ words }) => textFeatures(words))) {
  counts.set(feature, (counts.get(feature) ?? 0) + 1);
}
const table = tableOf(fit(texts), counts);
writeFileSync(
  here('../../arabic/src/dialect-recognition/generated/dialect-weights.data.ts'),
  `/**\n * Log odds of Egyptian, Levantine, Gulf and Maghrebi against standard Arabic, in tenths, by what is seen in a text. Written\n * by \`train/learn-dialects.ts\` of arabic-model.\n */\nexport const dialectWeights = \`\n${table.join('\n')}\n\`;\n`,
);
stdout.write(
  `${sentences.length} sentences, ${pieces.length} pieces of standard text, ${table.length} features kept\n`,
);

const heldBack = new Map<Text, Readonly<Record<DialectGroup, number>>>();
for (let fold = 0; fold < folds; fold += 1) {
  const model = fit(texts.filter((text) => text.fold !== fold));
  for (const text of texts.filter((each) => each.fold === fold)) {
    heldBack.set(text, oddsOf(model, text));
  }
}
const learned = openLexicon(loadLexicon());
const isStandard = (bare: string) => learned.find(bare)?.isCommon === true;
const voices = dialects.map((dialect) => {
  const group = groupOf[dialect] ?? 'gulf';
  const signsOf = createTalkSigns(dialect, group, isStandard);
  const samples = [...sentences, ...pieces]
    .filter((text) => text.dialect === dialect || text.dialect === undefined)
    .map((text) => ({
      text,
      signs: { ...signsOf(text.words), odds: heldBack.get(text)?.[group] ?? 0 } satisfies TalkSigns,
      isTalk: text.dialect !== undefined,
      weight: text.weight,
    }));
  return { dialect, samples };
});
const signs = Object.keys(voices[0]?.samples[0]?.signs ?? {}) as (keyof TalkSigns)[];
const weights = fitLogistic(
  voices.flatMap(({ samples }) =>
    samples.map((each) => ({
      values: signs.map((sign) => each.signs[sign]),
      isTrue: each.isTalk,
      weight: each.isTalk ? talkWeight : each.weight,
    })),
  ),
);
writeFileSync(
  here('../../arabic/src/vowels/colloquial/generated/talk-weights.data.ts'),
  `/** Log odds that a text is talk, for each time that a sign stands in it. Written by \`train/learn-dialects.ts\` of arabic-model. */\nexport const talkWeights = {\n${signs.map((sign, index) => `  ${sign}: ${(weights[index] ?? 0).toFixed(2)},`).join('\n')}\n} as const;\n`,
);
for (const { dialect, samples } of voices) {
  const share = (chosen: typeof samples) => {
    const taken = chosen.filter(
      (each) => signs.reduce((sum, sign, index) => sum + (weights[index] ?? 0) * each.signs[sign], 0) > 0,
    );
    return `${((100 * taken.length) / chosen.length).toFixed(1)} %`;
  };
  const standard = samples.filter(({ isTalk }) => !isTalk);
  stdout.write(
    `${dialect}: ${share(samples.filter(({ isTalk }) => isTalk))} of its sentences are taken for talk, ${share(standard.filter(({ weight }) => weight === weightOf.sentence))} of standard sentences, ${share(standard.filter(({ weight }) => weight !== weightOf.sentence))} of the pieces\n`,
  );
}
