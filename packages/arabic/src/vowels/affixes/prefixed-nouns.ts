import { article } from '../clitics.data.ts';
import { markedProclitic, hasArticle, withArticle } from '../clitics.ts';
import type { LexiconEntry } from '../word-lists/lexicon.ts';
import type { WordSet } from '../word-lists/lexicon-rows.ts';
import { damma, kasra, removeMarks } from '../marks.ts';
import {
  articleAndNoun,
  indefiniteAccusative,
  nounsOfReaders,
  procliticsAndNoun,
  ownedAsWritten,
  pronounsOfOwners,
  pronounsOfReaders,
  taBeforePronoun,
  taMarbuta,
} from './noun-affixes.data.ts';
import { isOwnable, readOwnedInHamza } from './owned-in-hamza.ts';
import { readWithSuffix } from './suffixed-nouns.ts';
import { wordsOf } from '../word-list.ts';

const ofFeminine = new RegExp(`^(?<noun>.{2,})ت(?<pronoun>${Object.keys(pronounsOfOwners).join('|')})$`, 'u');

/** The nouns of readers as entries, by what stands before the pronoun: سلت of سلتك. */
const ofReaders: ReadonlyMap<string, LexiconEntry> = new Map(
  wordsOf(nounsOfReaders).map((form) => {
    const first = form.endsWith(taMarbuta) ? form.slice(0, -1) + taBeforePronoun : form;
    const origin = { stage: 'lexicon', rule: 'lexicon.nouns' } as const;
    return [removeMarks(first), { first, second: undefined, coreShare: 1, endingShare: 1, isCommon: true, origin }];
  }),
);
const nounLengthMin = 4;

/** Places and people are owned by nobody. */
const nobodysOwn = /^lexicon\.(?:places|names)$/u;
/** A word that only looks prefixed is rare, but there are some. */
const prefixedShare = 0.96;

/**
 * A noun of our lists with the article, one-letter particles, or the pronoun of its owner: وبالبرلمان, لندن, أسرته.
 *
 * @param nouns bare forms that take these; verbs and particles do not.
 */
export function readWithPrefix(
  find: (bare: string) => LexiconEntry | undefined,
  nouns: WordSet,
  bare: string,
): LexiconEntry | undefined {
  const listed = (noun: string) => (nouns.has(noun) ? find(noun) : undefined);
  const entryOf = (noun: string) => listed(noun) ?? readWithSuffix(listed, noun);
  const suffixed = readWithSuffix(listed, bare);
  if (suffixed) {
    return suffixed;
  }
  const { conjunction = '', preposition = '', to, noun = '' } = articleAndNoun.exec(bare)?.groups ?? {};
  const definite = noun === '' ? undefined : (entryOf(article + noun) ?? entryOf(noun));
  if (definite) {
    const form = hasArticle(definite.first) && !hasArticle(noun) ? definite.first : withArticle(definite.first);
    const own = to === undefined ? markedProclitic(preposition) + form : markedProclitic(to) + form.slice(1);
    return {
      ...definite,
      first: markedProclitic(conjunction) + own,
      second: undefined,
      coreShare: definite.coreShare * prefixedShare,
    };
  }
  const parts = procliticsAndNoun.exec(bare)?.groups;
  const indefinite = parts && entryOf(parts['noun'] ?? '');
  if (parts && indefinite && !hasArticle(indefinite.first)) {
    return {
      ...indefinite,
      first:
        markedProclitic(parts['conjunction'] ?? '') + markedProclitic(parts['preposition'] ?? '') + indefinite.first,
      second: undefined,
      coreShare: indefinite.coreShare * prefixedShare,
    };
  }
  const owned = readOwned(entryOf, bare) ?? readOwnedNoun(listed, bare) ?? readOwnedInHamza(listed, bare);
  const ownedAfter = parts && owned === undefined ? readOwnedAfter(listed, parts) : undefined;
  return owned ?? ownedAfter ?? readAccusative(entryOf, bare);
}

/** كتابا: the alif is the seat of the ending -an. */
function readAccusative(entryOf: (noun: string) => LexiconEntry | undefined, bare: string): LexiconEntry | undefined {
  const noun = indefiniteAccusative.exec(bare)?.groups?.['noun'] ?? '';
  const entry = noun === '' ? undefined : entryOf(noun);
  return entry && !hasArticle(entry.first)
    ? {
        ...entry,
        first: `${entry.first.replace(/[\u064B-\u0650\u0652]$/u, '')}\u064Bا`,
        second: undefined,
        endingShare: 1,
        coreShare: entry.coreShare * prefixedShare,
      }
    : undefined;
}

/** A noun of ours that takes the pronouns of owners as it is written, with a case that its place decides: رقمك. */
function readOwnedNoun(
  listed: (noun: string) => LexiconEntry | undefined,
  bare: string,
  vowel = damma,
): LexiconEntry | undefined {
  const { noun = '', pronoun = '' } = ownedAsWritten.exec(bare)?.groups ?? {};
  const entry = ofReaders.get(noun) ?? (noun.length < nounLengthMin ? undefined : listed(noun));
  if (entry === undefined || !isOwnable(entry)) {
    return undefined;
  }
  const stem = entry.first.replace(/[\u064B-\u0650\u0652]$/u, '');
  return {
    ...entry,
    first: stem + vowel + (pronounsOfReaders[pronoun] ?? ''),
    second: undefined,
    endingShare: 1,
    coreShare: entry.coreShare * prefixedShare,
  };
}

/** ورقمك, بطلبك, لفرعنا: the same after particles of one letter, of which ب and ل put it in the genitive. */
function readOwnedAfter(
  listed: (noun: string) => LexiconEntry | undefined,
  { conjunction = '', preposition = '', noun = '' }: Record<string, string | undefined>,
): LexiconEntry | undefined {
  const entry =
    conjunction + preposition === ''
      ? undefined
      : (readOwnedNoun(listed, noun, preposition === '' ? damma : kasra) ?? readOwnedInHamza(listed, noun));
  return entry && { ...entry, first: markedProclitic(conjunction) + markedProclitic(preposition) + entry.first };
}

function readOwned(entryOf: (noun: string) => LexiconEntry | undefined, bare: string): LexiconEntry | undefined {
  const parts = ofFeminine.exec(bare)?.groups;
  const owned = parts && entryOf(`${parts['noun'] ?? ''}ة`);
  // جدته is his grandmother and no town of his.
  if (!parts || !owned || nobodysOwn.test(owned.origin?.rule ?? '')) {
    return undefined;
  }
  const form = `${owned.first.slice(0, owned.first.lastIndexOf('ة'))}ت${pronounsOfOwners[parts['pronoun'] ?? ''] ?? ''}`;
  return {
    ...owned,
    first: form.replace(/ة?(?=ت)/u, ''),
    second: undefined,
    endingShare: 1,
    coreShare: owned.coreShare * prefixedShare,
  };
}
