import { fatha } from '../marks.ts';
import { anyOf, wordsOf } from '../word-list.ts';
import { deedsOfTwoForms, openingDeeds } from './perfects.data.ts';
import { pastOfThree, perfectOf } from './perfects.ts';
import { afterDeeds } from './function-words.data.ts';

const deeds: ReadonlySet<string> = new Set(wordsOf(openingDeeds));
const joined = /^(?<conjunction>[وف])(?<verb>[ء-يٱ-ۓ]{3})$/u;
/** Of these a second form is as common: وعلم أخاه. */
const twofold: ReadonlySet<string> = new Set(wordsOf(deedsOfTwoForms));
/** What goes on after a verb: its object, what is his or hers, or a preposition. */
const afterVerb = new RegExp(
  `^(?:ال\\p{L}{2,}|\\p{L}{2,}(?:ه|ها)|${anyOf(afterDeeds)}|لل?\\p{L}{2,}|ب\\p{L}{3,})$`,
  'u',
);

/** True where a clause opens with what somebody did: قفز الضفدع, جلست في. */
function opensWithDeed(words: readonly string[]): boolean {
  const [first = ''] = words;
  const stem = first.length > 3 && first.endsWith('ت') ? first.slice(0, -1) : first;
  return deeds.has(stem) || perfectOf(first, [words[1], words[2]], 0) !== undefined;
}

/** قفز في الماء وبحث عن الجزر: what was done next, where the letters spell a noun as well. */
export function chainedPastOf(bare: string, words: readonly string[], index: number): string | undefined {
  const { conjunction, verb = '' } = joined.exec(bare)?.groups ?? {};
  const form = index > 1 && !twofold.has(verb) ? pastOfThree(verb) : undefined;
  const next = words[index + 1];
  return form !== undefined && next !== undefined && afterVerb.test(next) && opensWithDeed(words)
    ? `${conjunction ?? ''}${fatha}${form}`
    : undefined;
}
