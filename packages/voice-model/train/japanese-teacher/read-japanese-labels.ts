import { isVowel, type Sound } from '@rakhim/arabic';
import type { LabelledUtterance } from '../write-set.ts';
import { japanesePhones } from './japanese-phones.data.ts';

/** A sound and how many labels make it up. */
interface Spanned {
  readonly sound: Sound;
  readonly labels: number;
}

/**
 * The sounds behind the full-context labels of Open JTalk: two equal vowels in a row are a long one, `cl` makes the
 * next consonant a geminate, and all between two pauses is one word.
 *
 * @returns undefined where a label names a phone that we have no phoneme for.
 */
export function readJapaneseLabels(id: string, labels: readonly string[]): LabelledUtterance | undefined {
  const names = labels.map((label) => /-([A-Za-z]+)\+/u.exec(label)?.[1] ?? '');
  const groups: Spanned[][] = [];
  let group: Spanned[] = [];
  for (let index = 0; index < names.length; index++) {
    const name = names[index] ?? '';
    if (name === 'sil' || name === 'pau') {
      if (group.length > 0) {
        groups.push(group);
      }
      group = [];
      continue;
    }
    const isGeminate = name === 'cl';
    const phoneme = japanesePhones[names[isGeminate ? index + 1 : index] ?? ''];
    if (phoneme === undefined) {
      return undefined;
    }
    const isLong = isGeminate || (isVowel(phoneme) && japanesePhones[names[index + 1] ?? ''] === phoneme);
    group.push({ sound: { phoneme, long: isLong, stressed: false }, labels: isLong ? 2 : 1 });
    index += isLong ? 1 : 0;
  }
  return {
    id,
    labels,
    groups: groups.map((sounds, index) => ({
      words: [sounds.map(({ sound }) => sound)],
      isFirst: index === 0,
      isFinal: index === groups.length - 1,
    })),
    spans: groups.map((sounds) => sounds.map((each) => each.labels)),
  };
}
