import { afterLong, openEnd, ownersInMaghreb } from './maghrebi-verbs.data.ts';
import { hasArticle } from '../article.ts';
import { rowsOf } from '../word-lists/lexicon-rows.ts';
import { joinMarks, shadda, splitMarks, sukun } from '../marks.ts';
import { talkChanges } from './talk-forms.data.ts';
import { beforeVowelInMaghreb } from './maghrebi-verbs.ts';

const byLength = Object.entries(ownersInMaghreb).toSorted(([a], [b]) => b.length - a.length);
const nounLengthMin = 3;
const opensWithVowel = /^[\u064E-\u0650]/u;
const feminineEnd = /\u064Eة$/u;

function spell(form: string): string {
  return joinMarks(splitMarks(form)).replaceAll(shadda + sukun, shadda);
}

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
        const isClosed = opensWithVowel.test(said) || afterLong.test(form ?? '');
        return spell(
          isClosed
            ? `${form}${sukun}ت${opensWithVowel.test(said) ? '' : sukun}${said}`
            : `${form}\u064Eت${sukun}${said}`,
        );
      }
      if (form !== undefined && !openEnd.test(form) && !hasArticle(form)) {
        return spell(opensWithVowel.test(said) ? beforeVowelInMaghreb(form) + said : `${form}${sukun}${said}`);
      }
    }
  }
  return undefined;
}

/** A noun of the standard lists as the Maghreb says it. */
export function standardNounInMaghreb(bare: string): string | undefined {
  const form = rowsOf(bare).find(
    ({ features: { pos, dialect, prior } }) => pos === 'noun' && dialect === '' && prior !== 0,
  )?.form;
  return form && talkChanges.maghrebi.reduce((said, [pattern, change]) => said.replace(pattern, change), form);
}
