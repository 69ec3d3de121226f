import type { SeededRandom } from './network/sentences/seeded-random.ts';

/** One text to learn from. */
export interface Sample {
  readonly features: readonly string[];
  readonly label: number;
  readonly weight: number;
}

export interface SoftmaxModel {
  /** A weight for each label. */
  readonly weights: ReadonlyMap<string, readonly number[]>;
  readonly scoresOf: (features: readonly string[]) => number[];
}

export interface SoftmaxOptions {
  /** How many labels there are, from 0. */
  readonly labels: number;
  /** How much each feature of a sample counts, by how many it has. */
  readonly scaleOf: (count: number) => number;
  readonly random: SeededRandom;
}

/** A feature that is met once says nothing of others. */
const countMin = 2;
const epochs = 8;
const rate = 0.15;
const decay = 1e-5;
/** What AdaGrad adds the squares of a weight's gradients to. */
const firstSquare = 0.3;

function softmax(scores: readonly number[]): number[] {
  const highest = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - highest));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}

function shuffle<T>(items: T[], random: SeededRandom): void {
  for (let last = items.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random.next() * (last + 1));
    [items[last], items[other]] = [items[other] as T, items[last] as T];
  }
}

/** Softmax regression by AdaGrad (Duchi, Hazan and Singer 2011) over features that are there or not. */
export function fitSoftmax(samples: readonly Sample[], { labels, scaleOf, random }: SoftmaxOptions): SoftmaxModel {
  const counts = new Map<string, number>();
  for (const feature of samples.flatMap(({ features }) => [...new Set(features)])) {
    counts.set(feature, (counts.get(feature) ?? 0) + 1);
  }
  const rows = new Map(
    [...counts].flatMap(([feature, count]) =>
      count < countMin
        ? []
        : [
            [
              feature,
              { weights: Array<number>(labels).fill(0), squares: Array<number>(labels).fill(firstSquare) },
            ] as const,
          ],
    ),
  );
  const rowsOf = (features: readonly string[]) => features.flatMap((feature) => rows.get(feature) ?? []);
  const scoresOf = (known: ReturnType<typeof rowsOf>) =>
    Array.from({ length: labels }, (_, label) =>
      known.reduce((sum, { weights }) => sum + (weights[label] ?? 0) * scaleOf(known.length), 0),
    );

  const known = samples.map(({ features, label, weight }) => ({ rows: rowsOf(features), label, weight }));
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(known, random);
    for (const sample of known) {
      const scale = scaleOf(sample.rows.length);
      softmax(scoresOf(sample.rows)).forEach((probability, label) => {
        const error = ((label === sample.label ? 1 : 0) - probability) * sample.weight;
        const gradient = error * scale;
        for (const { weights, squares } of sample.rows) {
          const square = (squares[label] ?? 0) + gradient * gradient;
          const value = weights[label] ?? 0;
          squares[label] = square;
          weights[label] = value + (rate * gradient) / Math.sqrt(square) - decay * value;
        }
      });
    }
  }
  return {
    weights: new Map([...rows].map(([feature, { weights }]) => [feature, weights])),
    scoresOf: (features) => scoresOf(rowsOf(features)),
  };
}

/** Something that is true or not, and what speaks for it. */
export interface Observation {
  readonly values: readonly number[];
  readonly isTrue: boolean;
  readonly weight: number;
}

const steps = 400;
const stepRate = 0.2;
const ridge = 2e-4;

/** Logistic regression by gradient steps over all observations at once. */
export function fitLogistic(observations: readonly Observation[]): number[] {
  const width = observations[0]?.values.length ?? 0;
  const weights = Array<number>(width).fill(0);
  const squares = Array<number>(width).fill(1e-6);
  const mass = observations.reduce((sum, { weight }) => sum + weight, 0);
  for (let step = 0; step < steps; step += 1) {
    const gradients = Array<number>(width).fill(0);
    for (const { values, isTrue, weight } of observations) {
      const odds = values.reduce((sum, value, index) => sum + value * (weights[index] ?? 0), 0);
      const error = ((isTrue ? 1 : 0) - 1 / (1 + Math.exp(-odds))) * weight;
      values.forEach((value, index) => {
        gradients[index] = (gradients[index] ?? 0) + error * value;
      });
    }
    gradients.forEach((sum, index) => {
      const gradient = sum / mass - ridge * (weights[index] ?? 0);
      squares[index] = (squares[index] ?? 0) + gradient * gradient;
      weights[index] = (weights[index] ?? 0) + (stepRate * gradient) / Math.sqrt(squares[index] ?? 1);
    });
  }
  return weights;
}
