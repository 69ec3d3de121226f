import { rulesByBare } from '../context/homographs.ts';
import type { Lexicon, LexiconEntry } from '../word-lists/lexicon.ts';
import { rememberWords } from '../word-lists/lexicon.ts';

/** What the lists know of words as they are written, without asking twice. */
export interface KnownWords {
  readonly find: (bare: string) => LexiconEntry | undefined;
  readonly isCommon: (bare: string) => boolean;
  readonly isOwn: (bare: string) => boolean;
  readonly isName: (bare: string) => boolean;
}

/** The lists of names. */
const ofNames = /^lexicon\.(?:names|places|brands)$/u;

/** Shorter words are particles, of which the lists know all. */
const ruledLengthMin = 3;

/** A word that rules about words that are spelt alike know is spelt as it should be: أمي is no آمي. */
function ruled(bare: string): LexiconEntry | undefined {
  const form = rulesByBare.get(bare)?.[0]?.form;
  return form === undefined || bare.length < ruledLengthMin
    ? undefined
    : { first: form, second: undefined, coreShare: 1, endingShare: 0, isCommon: true };
}

/** ابنك is no إبنك of the Levant: a hamza at the beginning is no sign that a word of another dialect is meant. */
const opensWithHamza = /^[\u0623\u0625]/u;

function withoutOtherDialects(own: Lexicon): Lexicon {
  return {
    find(bare) {
      const entry = own.find(bare);
      return entry?.isOfOtherDialect && opensWithHamza.test(bare) ? undefined : entry;
    },
  };
}

/** Asks the learned list, where there is one, and our own. */
export function createKnownWords(lists: Lexicon, learned: Lexicon | undefined): KnownWords {
  const own = withoutOtherDialects(lists);
  const find = rememberWords((bare) => learned?.find(bare) ?? own.find(bare) ?? ruled(bare));
  return {
    find,
    isCommon: (bare) => find(bare)?.isCommon === true,
    isOwn: (bare) => own.find(bare) !== undefined,
    isName: (bare) => ofNames.test(own.find(bare)?.origin?.rule ?? ''),
  };
}
