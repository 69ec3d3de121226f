import { hasArticle, withArticle } from '../article.ts';
import { article } from '../clitics.data.ts';
import { rowsOf } from '../word-lists/lexicon-rows.ts';
import { damma, fatha, shadda } from '../marks.ts';
import { taMarbuta } from '../affixes/noun-affixes.data.ts';
import { byBare, setOf } from '../word-list.ts';
import {
  adjectivesOfPlurals,
  brokenPlurals,
  feminineAdjectives,
  longRelation,
  masculineAdjectives,
  notVerbalNouns,
  nounsLikeVerbs,
  pluralsLikeVerbs,
  relation,
  verbalNounOfFive,
  verbalNounOfSix,
} from './nouns-before-adjectives.data.ts';

const singulars = byBare(nounsLikeVerbs);
const plurals = byBare(pluralsLikeVerbs);
const pluralsLikeSingulars = byBare(brokenPlurals);
const masculine = setOf(masculineAdjectives);
const feminine = setOf(`${feminineAdjectives} ${adjectivesOfPlurals}`);
const ofPlurals = setOf(adjectivesOfPlurals);
const others = setOf(notVerbalNouns);

/** بياني, كلوي: what ends in the ي of relation in our tables; of people it is a subject (قال سعودي). */
function isRelation(bare: string): boolean {
  return rowsOf(bare).some(
    ({ form, features: { dialect, pos, tags } }) =>
      dialect === '' && pos === 'noun' && !tags.includes('nationality') && relation.test(form),
  );
}

/** تَطَوُّر, تَرَاجُع: the verbal noun of form V or VI. */
function verbalNounOf(bare: string): string | undefined {
  const five = verbalNounOfFive.exec(bare)?.groups;
  const { first = '', second = '', third = '' } = five ?? verbalNounOfSix.exec(bare)?.groups ?? {};
  const middle = five ? `${second}${shadda}` : `${bare.charAt(2)}${second}`;
  return third === '' || others.has(bare)
    ? undefined
    : `${bare.charAt(0)}${fatha}${first}${fatha}${middle}${damma}${third}`;
}

/** فحص دوري شامل, قطع محدودة: what an adjective follows at once is a noun, though it is spelt like a verb. */
export function nounBeforeAdjective(
  bare: string,
  [next, afterNext]: readonly (string | undefined)[],
): string | undefined {
  // كبير الأطباء is somebody who does something.
  if (next === undefined || hasArticle(afterNext)) {
    return undefined;
  }
  if (masculine.has(next) || isRelation(next)) {
    return singulars.get(bare) ?? verbalNounOf(bare);
  }
  const isFeminine =
    feminine.has(next) || longRelation.test(next) || (next.endsWith(taMarbuta) && isRelation(next.slice(0, -1)));
  return isFeminine ? plurals.get(bare) : undefined;
}

/** نسب عالية, النظم الحديثة: a feminine adjective after a noun without ة says that it is a plural. */
export function pluralBeforeAdjective(bare: string, next: string | undefined): string | undefined {
  const isDefinite = hasArticle(bare);
  if (next === undefined || hasArticle(next) !== isDefinite) {
    return undefined;
  }
  const start = isDefinite ? article.length : 0;
  const form = ofPlurals.has(next.slice(start)) ? pluralsLikeSingulars.get(bare.slice(start)) : undefined;
  return form !== undefined && isDefinite ? withArticle(form) : form;
}
