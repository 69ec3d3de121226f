import { article, sunLetters } from './clitics.data.ts';
import { kasra, shadda, sukun } from './marks.ts';

/** True for a word that begins with the article, with nothing before it. */
export function hasArticle(word: string | undefined): boolean {
  return word?.startsWith(article) === true;
}

const articleBeforeTwo = new RegExp(`^${article}(?=..)`, 'u');

/** The bare word without its article. */
export function withoutArticle(bare: string): string {
  return bare.replace(articleBeforeTwo, '');
}

const joiningAlif = /^ا[\u0650]?\p{L}\u0652/u;
const firstShadda = new RegExp(`^${shadda}`, 'u');

/** The vowelled form with its article: a sun letter is doubled, and before a joining alif the l takes an i. */
export function withArticle(form: string): string {
  if (form.startsWith('ا')) {
    return `${article}${joiningAlif.test(form) ? kasra : sukun}${form}`;
  }
  const first = form.charAt(0);
  const rest = form.slice(1).replace(firstShadda, '');
  return sunLetters.includes(first) ? `${article}${first}${shadda}${rest}` : `${article}${sukun}${form}`;
}
