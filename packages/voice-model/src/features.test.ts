import { consonants, type Sound, vowels } from '@rakhim/arabic';
import { describe, expect, it } from 'vitest';
import { contentFeatureNames, contentFeatures } from './content-features.ts';
import { framePlace, framePlaceWidth } from './frame-place.ts';
import { melodyFeatureNames, melodyFeatures } from './melody-features.ts';
import { describePhones } from './phone.ts';

const word: Sound[] = [...consonants, ...vowels].map((phoneme) => ({ phoneme, long: false, stressed: false }));

function rowsOf(features: Float32Array, width: number): number[][] {
  return Array.from({ length: features.length / width }, (_, index) => [
    ...features.subarray(index * width, (index + 1) * width),
  ]);
}

describe('features of phones', () => {
  it('tell every phoneme of ours from every other one', () => {
    const phones = word.map((sound) => describePhones({ words: [[sound]] }));
    const rows = phones.map((group) =>
      rowsOf(contentFeatures(group), contentFeatureNames.length)[1]?.slice(0, -2).join(' '),
    );
    expect(new Set(rows).size).toBe(word.length);
  });

  it('tell a geminate or long vowel from a single one', () => {
    const long = word.map((sound) => ({ ...sound, long: true }));
    expect(contentFeatures(describePhones({ words: [long] }))).not.toEqual(
      contentFeatures(describePhones({ words: [word] })),
    );
  });

  it('of content say nothing of stress, word or place in the phrase', () => {
    const sounds = word.slice(0, 3);
    const stressed = sounds.map((sound) => ({ ...sound, stressed: true }));
    const alone = contentFeatures(describePhones({ words: [sounds] }));
    expect(contentFeatures(describePhones({ words: [stressed] }))).toEqual(alone);
    expect(
      contentFeatures(describePhones({ words: [sounds, sounds] })).slice(0, 4 * contentFeatureNames.length),
    ).toEqual(alone.slice(0, 4 * contentFeatureNames.length));
  });

  it('of melody have a value between 0 and 1 in every column', () => {
    const phones = describePhones({ words: [word, word, word.slice(0, 5)] });
    const features = melodyFeatures(phones, { isFirst: true, isFinal: false });
    expect(features).toHaveLength(phones.length * melodyFeatureNames.length);
    expect(features.every((value) => value >= 0 && value <= 1)).toBe(true);
  });

  it('of melody tell the end of a sentence from the end of a clause', () => {
    const phones = describePhones({ words: [word] });
    expect(melodyFeatures(phones, { isFirst: true, isFinal: true })).not.toEqual(
      melodyFeatures(phones, { isFirst: true, isFinal: false }),
    );
  });
});

describe('framePlace', () => {
  it('gives as many finite values as it says, for phones of any length', () => {
    for (const count of [1, 2, 7, 200]) {
      for (let index = 0; index < count; index++) {
        const place = framePlace(index, count);
        expect(place).toHaveLength(framePlaceWidth);
        expect(place.every(Number.isFinite)).toBe(true);
      }
    }
  });
});
