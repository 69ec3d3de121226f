import type { Phoneme } from '@rakhim/arabic';
import {
  type ArticulationName,
  articulationNames,
  consonantArticulation,
  vowelArticulation,
} from './articulation.data.ts';
import type { Phone, PhoneName } from './phone.ts';

/** The columns of {@link contentFeatures}. */
export const contentFeatureNames: readonly string[] = [...articulationNames, 'onset', 'coda'];

const width = contentFeatureNames.length;
const columns: Readonly<Record<ArticulationName, number>> = Object.fromEntries(
  articulationNames.map((name, index) => [name, index]),
) as Record<ArticulationName, number>;
const rows = new Map<PhoneName, Float32Array>();

/**
 * What is said: the articulation of each phone and its place in its syllable, blind to speaker, language, stress and
 * phrase.
 *
 * @returns row-major, one row of {@link contentFeatureNames} a phone.
 */
export function contentFeatures(phones: readonly Phone[]): Float32Array {
  const features = new Float32Array(phones.length * width);
  for (const [index, { name, long, role }] of phones.entries()) {
    const row = features.subarray(index * width, (index + 1) * width);
    row.set(articulationOf(name));
    if (name !== 'pause') {
      row[columns.long] = long ? 1 : 0;
      row[width - 2] = role === 'onset' ? 1 : 0;
      row[width - 1] = role === 'coda' ? 1 : 0;
    }
  }
  return features;
}

/** The articulation of a phone by {@link articulationNames}, its length left out. */
export function articulationOf(name: PhoneName): Float32Array {
  let row = rows.get(name);
  if (!row) {
    row = describe(name);
    rows.set(name, row);
  }
  return row;
}

function describe(name: PhoneName): Float32Array {
  const row = new Float32Array(articulationNames.length);
  if (name === 'pause') {
    row[columns.pause] = 1;
    return row;
  }
  const vowel: { height: number; back: number; also: string } | undefined = (
    vowelArticulation as Partial<Record<Phoneme, { height: number; back: number; also: string }>>
  )[name];
  const consonant: string | undefined = (consonantArticulation as Partial<Record<Phoneme, string>>)[name];
  const present = vowel ? `vowel voiced ${vowel.also}` : `consonant ${consonant ?? ''}`;
  for (const [index, feature] of articulationNames.entries()) {
    row[index] = present.split(' ').includes(feature) ? 1 : 0;
  }
  if (vowel) {
    row[columns.height] = vowel.height;
    row[columns.back] = vowel.back;
  }
  return row;
}
