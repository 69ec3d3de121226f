import { articulationNames } from './articulation.data.ts';
import { articulationOf } from './content-features.ts';
import type { BreathGroup, Phone } from './phone.ts';

/**
 * The columns of {@link melodyFeatures}. `near` is 1 at an edge and falls as 1 / (1 + distance); `far` grows evenly up
 * to a limit.
 */
export const melodyFeatureNames = [
  'near start of word',
  'near end of word',
  'syllables of word',
  'near start, in syllables',
  'far from start, in syllables',
  'near end, in syllables',
  'far from end, in syllables',
  'syllables',
  'near start, in words',
  'far from start, in words',
  'near end, in words',
  'far from end, in words',
  'words',
  'phones of syllable',
  'far from start of syllable',
  'far from end of syllable',
  'phones of syllable before',
  'phones of syllable after',
  'nucleus long',
  'nucleus height',
  'nucleus back',
  'near start, in phones',
  'near end, in phones',
  'phones of word',
  'first',
  'final',
] as const;

const width = melodyFeatureNames.length;
const [heightColumn, backColumn] = [articulationNames.indexOf('height'), articulationNames.indexOf('back')];

/** A run of phones, from its first index to its last. */
interface Run {
  readonly from: number;
  readonly to: number;
}

/**
 * Where each phone stands in its syllable, word, breath group and utterance, for durations and melody.
 *
 * @returns row-major, one row of {@link melodyFeatureNames} a phone.
 */
export function melodyFeatures(
  phones: readonly Phone[],
  { isFirst, isFinal }: Pick<BreathGroup, 'isFirst' | 'isFinal'>,
): Float32Array {
  const syllables = runsOf(phones, ({ syllable }) => syllable);
  const words = runsOf(phones, ({ word }) => word);
  const features = new Float32Array(phones.length * width);
  let [syllable, word] = [0, 0];
  for (const [index, { name }] of phones.entries()) {
    syllable += index > (syllables[syllable]?.to ?? Infinity) ? 1 : 0;
    word += index > (words[word]?.to ?? Infinity) ? 1 : 0;
    const ends = [near(index), near(phones.length - 1 - index)];
    const place =
      name === 'pause'
        ? new Array<number>(21).fill(0)
        : [
            ...placeInWord(syllables, syllable, words[word]),
            ...placeInGroup(syllable, syllables.length, 24),
            far(syllables.length, 32),
            ...placeInGroup(word, words.length, 12),
            far(words.length, 16),
            ...placeInSyllable(syllables, syllable, index),
            ...nucleusOf(phones, syllables[syllable]),
          ];
    const wordLength = name === 'pause' ? 0 : far(lengthOf(words[word]), 12);
    features.set([...place, ...ends, wordLength, isFirst ? 1 : 0, isFinal ? 1 : 0], index * width);
  }
  return features;
}

function near(distance: number): number {
  return 1 / (1 + distance);
}

function far(distance: number, limit: number): number {
  return Math.min(distance, limit) / limit;
}

function lengthOf(run: Run | undefined): number {
  return run ? run.to - run.from + 1 : 0;
}

/** Neighbouring phones of one key, pauses left out. */
function runsOf(phones: readonly Phone[], keyOf: (phone: Phone) => number): Run[] {
  const runs: Run[] = [];
  for (const [index, phone] of phones.entries()) {
    const last = runs.at(-1);
    const before = phones[index - 1];
    if (phone.name === 'pause') {
      continue;
    }
    if (last && before && before.name !== 'pause' && keyOf(before) === keyOf(phone)) {
      runs[runs.length - 1] = { from: last.from, to: index };
    } else {
      runs.push({ from: index, to: index });
    }
  }
  return runs;
}

function placeInWord(syllables: readonly Run[], syllable: number, word: Run | undefined): number[] {
  const inside = syllables.flatMap(({ from }, index) => (word && from >= word.from && from <= word.to ? [index] : []));
  const [first = syllable, last = syllable] = [inside[0], inside.at(-1)];
  return [near(syllable - first), near(last - syllable), far(inside.length, 8)];
}

function placeInGroup(index: number, count: number, limit: number): number[] {
  return [near(index), far(index, limit), near(count - 1 - index), far(count - 1 - index, limit)];
}

function placeInSyllable(syllables: readonly Run[], syllable: number, index: number): number[] {
  const run = syllables[syllable];
  return [
    far(lengthOf(run), 6),
    far(index - (run?.from ?? index), 6),
    far((run?.to ?? index) - index, 6),
    far(lengthOf(syllables[syllable - 1]), 6),
    far(lengthOf(syllables[syllable + 1]), 6),
  ];
}

/** Length, height and backness of the vowel of a syllable; zeros where there is none. */
function nucleusOf(phones: readonly Phone[], run: Run | undefined): number[] {
  const nucleus = run && phones.slice(run.from, run.to + 1).find(({ role }) => role === 'nucleus');
  if (!nucleus) {
    return [0, 0, 0];
  }
  const articulation = articulationOf(nucleus.name);
  return [nucleus.long ? 1 : 0, articulation[heightColumn] ?? 0, articulation[backColumn] ?? 0];
}
