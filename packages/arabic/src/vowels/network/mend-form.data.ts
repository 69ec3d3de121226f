import { pronounPattern } from '../clitics.ts';
import { anyOf } from '../word-list.ts';

/** The lam of an article before a joining alif, as in الاقتصاد. */
export const articleBeforeAlif = /^(?:[وف]?[بك]?ا|[وف]?ل)(?=لا)/u;

/** How words end whose ه is of the root and no pronoun. */
const wordsWithRootInHa = 'شابه واجه وجه تجه نبه تبه كره فقه سفه نزه شبه تافه فاره نقه أله آله إله الله';
/** Words whose last letter is no pronoun. */
export const rootInHa = new RegExp(`${anyOf(wordsWithRootInHa)}$|^[وف]?لله$`, 'u');
export const pronounOfThird = /ه(?:م|ما)?$/u;

/** What she did, of verbs whose last letter is weak, before the t: انتهت, اكتفت. */
const pastsWithoutLast = 'انْتَه اكْتَف اشْتَر الْتَق ارْتَق اهْتَد اقْتَن اقْتَد اسْتَو احْتَو انْتَم انْطَو ابْتَغ انْقَض انْحَن اخْتَف ارْتَد انْتَق';

/** انْتَهَتْ, not انْتَهْتُ: of verbs that lost their last letter, I did it is انْتَهَيْتُ. */
export const pastWithoutLast = new RegExp(`^((?:[وف]\u064E)?${anyOf(pastsWithoutLast)})\u0652ت[\u064E-\u0650]$`, 'u');

/** The t of a noun in ة before its possessive pronoun. */
export const feminineWithPossessive = /ت(?:هم?|هما|ها|هن|ك|كم|نا)$/u;

/** A verb after the س of the future before its object, in no indicative. */
export const futureWithObject = new RegExp(
  `^(?<verb>(?:[وف]\u064E)?س\u064E[أي][\u064E\u064F](?!\u0651).{3,})\u064E(?<object>${pronounPattern('you', 'youAll', 'me', 'her')}|ه\u064F?|ه\u064Fم\u0652?)$`,
  'u',
);

/** What ends in -ayna after the article. */
export const dualWithArticle = /^((?:[وف]\u064E)?(?:[بك][\u0650\u064E])?ال.*\u064Eي\u0652ن)\u064E$/u;
