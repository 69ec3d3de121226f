import { pronounPattern } from '../clitics.ts';
import { anyOf } from '../word-list.ts';

/** The lam of an article before a joining alif, as in الاقتصاد. */
export const articleBeforeAlif = /^(?:[وف]?[بك]?ا|[وف]?ل)(?=لا)/u;

/** How words end whose ه is of the root and no pronoun. */
const wordsWithRootInHa = 'شابه واجه وجه تجه نبه تبه كره فقه سفه نزه شبه تافه فاره نقه أله آله إله الله';
/** Words whose last letter is no pronoun. */
export const rootInHa = new RegExp(`${anyOf(wordsWithRootInHa)}$|^[وف]?لله$`, 'u');
export const pronounOfThird = /ه(?:م|ما)?$/u;

/** The t of a noun in ة before its possessive pronoun. */
export const feminineWithPossessive = /ت(?:هم?|هما|ها|هن|ك|كم|نا)$/u;

/** A verb after the س of the future before its object, in no indicative. */
export const futureWithObject = new RegExp(
  `^(?<verb>(?:[وف]\u064E)?س\u064E[أي][\u064E\u064F](?!\u0651).{3,})\u064E(?<object>${pronounPattern('you', 'youAll', 'me', 'her')}|ه\u064F?|ه\u064Fم\u0652?)$`,
  'u',
);

/** What ends in -ayna after the article. */
export const dualWithArticle = /^((?:[وف]\u064E)?(?:[بك][\u0650\u064E])?ال.*\u064Eي\u0652ن)\u064E$/u;
