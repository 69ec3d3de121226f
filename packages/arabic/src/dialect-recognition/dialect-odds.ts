import type { DialectGroup } from './everyday-words.data.ts';
import { dialectWeights } from './generated/dialect-weights.data.ts';
import { textFeatures } from './text-features.ts';

/** Log odds of each group of dialects against the standard language. */
export type DialectOdds = Readonly<Record<DialectGroup, number>>;

/** In the order of the table's columns. */
export const dialectGroups: readonly DialectGroup[] = ['egyptian', 'levantine', 'gulf', 'maghrebi'];
/** The table's unit of log odds. */
export const weightUnit = 0.1;
const featuresPerWord = 8;

const weights: ReadonlyMap<string, readonly number[]> = new Map(
  dialectWeights
    .trim()
    .split('\n')
    .map((line) => {
      const [feature = '', row = ''] = line.split('\t');
      return [feature, row.split(' ').map((weight) => Number(weight) * weightUnit)];
    }),
);

/** How much each of a text's features counts: less in a longer text, since its words say much the same. */
export function featureScale(count: number): number {
  return 1 / Math.sqrt(1 + count / featuresPerWord);
}

/** Logistic regression over the words of a text. @param words bare. */
export function dialectOdds(words: readonly string[]): DialectOdds {
  const features = textFeatures(words);
  const scale = featureScale(features.length);
  const odds = dialectGroups.map(() => 0);
  for (const feature of features) {
    weights.get(feature)?.forEach((weight, column) => {
      odds[column] = (odds[column] ?? 0) + weight * scale;
    });
  }
  const [egyptian = 0, levantine = 0, gulf = 0, maghrebi = 0] = odds;
  return { egyptian, levantine, gulf, maghrebi };
}
