import { openEnd, ownersInMaghreb } from './maghrebi-verbs.data.ts';
import { hasArticle } from '../article.ts';
import { sukun } from '../marks.ts';
import { beforeVowelInMaghreb } from './maghrebi-verbs.ts';

const byLength = Object.entries(ownersInMaghreb).toSorted(([a], [b]) => b.length - a.length);
const nounLengthMin = 3;
const opensWithVowel = /^[\u064E-\u0650]/u;
const feminineEnd = /\u064Eة$/u;

/**
 * A noun of the dialect's own with its owner: رَاسُو, خُدْمْتِي, خُدْمَتْهَا (Harrell 1962, 6.2).
 *
 * @param formOf the noun as it is said.
 */
export function ownedInMaghreb(bare: string, formOf: (noun: string) => string | undefined): string | undefined {
  for (const [owner, said] of byLength) {
    const noun = bare.endsWith(owner) ? bare.slice(0, -owner.length) : '';
    if (noun.length >= nounLengthMin) {
      const feminine = noun.endsWith('ت') ? formOf(`${noun.slice(0, -1)}ة`) : undefined;
      const form = feminine?.replace(feminineEnd, '') ?? formOf(noun);
      if (feminine !== undefined && feminineEnd.test(feminine)) {
        return opensWithVowel.test(said) ? `${form}${sukun}ت${said}` : `${form}\u064Eت${sukun}${said}`;
      }
      if (form !== undefined && !openEnd.test(form) && !hasArticle(form)) {
        return opensWithVowel.test(said) ? beforeVowelInMaghreb(form) + said : `${form}${sukun}${said}`;
      }
    }
  }
  return undefined;
}
