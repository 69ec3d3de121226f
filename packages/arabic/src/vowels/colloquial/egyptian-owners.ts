import { hasArticle } from '../article.ts';
import { shadda, sukun } from '../marks.ts';
import { endingsOfDoers, firmEnd, manyThings, ofDoer, objectsOfDoers, ownersInEgypt } from './talk-forms.data.ts';

const byLength = Object.entries(ownersInEgypt).toSorted(([a], [b]) => b.length - a.length);
const nounLengthMin = 3;
const feminineEnd = /[\u064E\u0650]ة$/u;
const endsInTwo = /[^\u064B-\u0652يو]\u0652\p{L}$|\u0651$/u;
/** صَاحْبُه: a short i between two open syllables is lost. */
const openI = /(?<=[اوي]\p{L}|[\u064E-\u0650][^\u064B-\u0652])\u0650(?=\p{L}$)/u;

/**
 * A noun of the dialect's own with its owner: سِعْرُه, شَنْطِتْهَا, حَاجْتِي (Woidich 2006, 2.3.2).
 *
 * @param formOf the noun as it is said.
 */
export function ownedInEgypt(bare: string, formOf: (noun: string) => string | undefined): string | undefined {
  for (const [owner, [afterOne, afterTwo]] of byLength) {
    const noun = bare.endsWith(owner) ? bare.slice(0, -owner.length) : '';
    const opensWithVowel = !afterOne.startsWith(sukun);
    const feminine = noun.length > nounLengthMin && noun.endsWith('ت') ? formOf(`${noun.slice(0, -1)}ة`) : undefined;
    if (feminine !== undefined && feminineEnd.test(feminine) && !hasArticle(feminine)) {
      const base = feminine.replace(feminineEnd, '');
      const vowel = opensWithVowel && !endsInTwo.test(base) ? sukun : '\u0650';
      return `${base}${vowel}ت${afterOne}`;
    }
    const form = noun.length >= nounLengthMin ? formOf(noun) : undefined;
    if (form !== undefined && firmEnd.test(form) && !hasArticle(form)) {
      return endsInTwo.test(form) || form.endsWith(shadda)
        ? `${form}${afterTwo}`
        : `${opensWithVowel ? form.replace(openI, sukun) : form}${afterOne}`;
    }
  }
  return undefined;
}

/** Those who do or are something, and whom they do it to: فَاهْمَة, شَايْفَاك, عَارْفِينُه; and many things: كُبَّايَات. */
export function inflectedInEgypt(bare: string, formOf: (word: string) => string | undefined): string | undefined {
  for (const [written, said] of endingsOfDoers) {
    const base = bare.endsWith(written) ? formOf(bare.slice(0, -written.length)) : undefined;
    if (base !== undefined && ofDoer.test(base)) {
      return `${base.replace(openI, sukun)}${said}`;
    }
  }
  for (const [written, said] of objectsOfDoers) {
    const doer = bare.endsWith(written) ? formOf(bare.slice(0, -written.length)) : undefined;
    if (doer !== undefined && ofDoer.test(doer)) {
      return `${said.startsWith(sukun) ? doer : doer.replace(openI, sukun)}${said}`;
    }
  }
  const plural = bare.endsWith(manyThings) ? formOf(`${bare.slice(0, -manyThings.length)}ة`) : undefined;
  return plural !== undefined && feminineEnd.test(plural)
    ? plural.replace(feminineEnd, `\u064E${manyThings}`)
    : undefined;
}
