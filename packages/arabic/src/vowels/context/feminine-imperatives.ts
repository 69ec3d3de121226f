import { hasArticle } from '../article.ts';
import { standardNouns } from '../word-lists/lexicon-rows.ts';
import { fatha, shadda, sukun } from '../marks.ts';
import { singularYour } from './pronouns.data.ts';
import { imperativeBeforeYa, imperatives, toFeminine } from './imperative-forms.ts';
import {
  and,
  feminineWithObject,
  imperativeOfIV,
  joiningAlif,
  myPronoun,
  objectPronouns,
  passivesLikeFeminines,
  pluralEnding,
  pronounOfHim,
  pronounOfHimAfterKasra,
} from './imperatives.data.ts';
import { setOf } from '../word-list.ts';

const passives = setOf(passivesLikeFeminines);

/**
 * A feminine imperative at the beginning of a clause: احجزي موعدك. Without a joining alif the letters may also be what
 * is mine, قدمي, so that something of hers has to be named.
 */
export function feminineImperative(words: readonly string[], index: number): string | undefined {
  const [word = '', next] = words.slice(index);
  const bare = index > 0 && word.startsWith(and) ? word.slice(1) : word;
  const stem = bare.endsWith(myPronoun) ? bare.slice(0, -1) : '';
  const masculine = stem === '' ? undefined : imperativeBeforeYa(stem);
  if (masculine === undefined || masculine.endsWith(pluralEnding) || words.length === 1 || passives.has(word)) {
    return undefined;
  }
  const isBeforeThing =
    index === 0 && imperatives.has(stem) && !standardNouns.has(stem) && hasArticle(next) && masculine.includes(shadda);
  const isOfIV = index === 0 && next !== undefined && imperativeOfIV.test(masculine) && !standardNouns.has(stem);
  const isSure =
    bare.startsWith(joiningAlif) ||
    isBeforeThing ||
    isOfIV ||
    words.some((other, place) => place > index && singularYour.test(other));
  const form = toFeminine(masculine);
  return isSure ? (bare === word ? form : and + fatha + form) : undefined;
}

/** ساعديني, أرسليها إلي: the feminine with its object. */
export function feminineWithObjectOf(bare: string): string | undefined {
  const { verb = '', object = '' } = feminineWithObject.exec(bare)?.groups ?? {};
  const stem = verb.slice(0, -1);
  const masculine = verb === '' || standardNouns.has(stem) ? undefined : imperativeBeforeYa(stem);
  return masculine?.endsWith(sukun) === true
    ? toFeminine(masculine) + (objectPronouns[object] ?? '').replace(pronounOfHim, pronounOfHimAfterKasra)
    : undefined;
}
