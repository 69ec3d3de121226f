import { hasArticle } from '../article.ts';
import { rowsOf } from '../word-lists/lexicon-rows.ts';
import { damma, fatha, removeMarks, shadda } from '../marks.ts';
import { taMarbuta } from '../affixes/noun-affixes.data.ts';
import { wordsOf } from '../word-list.ts';
import { adjectivesOfMany } from './agents.data.ts';
import {
  adjectivesOfHer,
  adjectivesOfHim,
  longRelation,
  nameOfFifth,
  nameOfSixth,
  noNamesOfActions,
  nounsLikeVerbs,
  pluralsLikeVerbs,
  relation,
} from './nouns-by-adjective.data.ts';

function formsByBare(list: string): ReadonlyMap<string, string> {
  return new Map(wordsOf(list).map((form) => [removeMarks(form), form]));
}

const singles = formsByBare(nounsLikeVerbs);
const plurals = formsByBare(pluralsLikeVerbs);
/** بياني, كلوي: what ends in the ي of relation in our tables; of people it says who acts (قال سعودي). */
function isRelation(bare: string): boolean {
  return rowsOf(bare).some(
    ({ form, features: { dialect, pos, tags } }) =>
      dialect === '' && pos === 'noun' && !tags.includes('nationality') && relation.test(form),
  );
}

const ofHim: ReadonlySet<string> = new Set(wordsOf(adjectivesOfHim));
const ofHer: ReadonlySet<string> = new Set([...wordsOf(adjectivesOfHer), ...wordsOf(adjectivesOfMany)]);

const noActions: ReadonlySet<string> = new Set(wordsOf(noNamesOfActions));

/** تَطَوُّر, تَرَاجُع: the name of what is done, as form V or VI makes it. */
function nameOfAction(bare: string): string | undefined {
  if (noActions.has(bare)) {
    return undefined;
  }
  const fifth = nameOfFifth.exec(bare)?.groups;
  const sixth = nameOfSixth.exec(bare)?.groups;
  const { first = '', second = '', third = '' } = fifth ?? sixth ?? {};
  const middle = fifth ? `${second}${shadda}` : `${bare.charAt(2)}${second}`;
  return third === '' ? undefined : `${bare.charAt(0)}${fatha}${first}${fatha}${middle}${damma}${third}`;
}

/** فحص دوري شامل, قطع محدودة: what an adjective follows at once is a noun, though it is spelt like a verb. */
export function nounByAdjective(bare: string, [next, afterNext]: readonly (string | undefined)[]): string | undefined {
  // كبير الأطباء is somebody who does something.
  if (next === undefined || (afterNext !== undefined && hasArticle(afterNext))) {
    return undefined;
  }
  if (ofHim.has(next) || isRelation(next)) {
    return singles.get(bare) ?? nameOfAction(bare);
  }
  const isOfHer =
    ofHer.has(next) || longRelation.test(next) || (next.endsWith(taMarbuta) && isRelation(next.slice(0, -1)));
  return isOfHer ? plurals.get(bare) : undefined;
}
