import { hasArticle, markedProclitic } from '../clitics.ts';
import { damma, kasra, removeMarks } from '../marks.ts';
import { wordsOf } from '../word-list.ts';
import type { LexiconEntry } from '../word-lists/lexicon.ts';
import {
  hamza,
  nounsOfReaders,
  ownedAsWritten,
  ownedInHamza,
  pronounsOfOwners,
  pronounsOfReaders,
  raisedOwner,
  taBeforePronoun,
  taMarbuta,
  vowelOfSeat,
} from './noun-affixes.data.ts';

/** Looks up a noun by its bare form. */
export type FindNoun = (noun: string) => LexiconEntry | undefined;

const ownedTables = /^lexicon\.nouns$/u;
/** Places and people are owned by nobody; جدته is his grandmother and no town of his. */
const nobodysOwn = /^lexicon\.(?:places|names)$/u;
/** A word that only looks owned is rare, but there are some. */
const ownedShare = 0.96;
const nounLengthMin = 4;
/** A noun in ة before the pronoun of its owner; of shorter ones the letters are as often those of a verb: صورتها. */
const ofFeminine = new RegExp(
  `^(?<noun>.{${nounLengthMin},})ت(?<pronoun>${Object.keys(pronounsOfOwners).join('|')})$`,
  'u',
);

/** The nouns of readers as entries, by what stands before the pronoun: سلت of سلتك. */
const ofReaders: ReadonlyMap<string, LexiconEntry> = new Map(
  wordsOf(nounsOfReaders).map((form) => {
    const first = form.endsWith(taMarbuta) ? form.slice(0, -1) + taBeforePronoun : form;
    const origin = { stage: 'lexicon', rule: 'lexicon.nouns' } as const;
    return [removeMarks(first), { first, second: undefined, coreShare: 1, endingShare: 1, isCommon: true, origin }];
  }),
);

/** What has the article is owned by nobody else. */
function isOwnable({ first, origin }: LexiconEntry): boolean {
  return ownedTables.test(origin?.rule ?? '') && !hasArticle(first);
}

/** A noun in ة, which is a t before the pronoun of its owner: سيارته. */
function readOwnedFeminine(entryOf: FindNoun, bare: string): LexiconEntry | undefined {
  const parts = ofFeminine.exec(bare)?.groups;
  const owned = parts && entryOf(`${parts['noun'] ?? ''}ة`);
  if (!parts || !owned || nobodysOwn.test(owned.origin?.rule ?? '')) {
    return undefined;
  }
  const first = `${owned.first.slice(0, owned.first.lastIndexOf('ة'))}ت${pronounsOfOwners[parts['pronoun'] ?? ''] ?? ''}`;
  return {
    ...owned,
    first,
    second: undefined,
    endingShare: 1,
    coreShare: owned.coreShare * ownedShare,
  };
}

/** A noun of ours that takes the pronouns of owners as it is written, with a case that its place decides: رقمك. */
function readOwnedNoun(listed: FindNoun, bare: string, vowel = damma): LexiconEntry | undefined {
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
    coreShare: entry.coreShare * ownedShare,
  };
}

/**
 * A noun of ours in hamza with the pronoun of its owner, where the seat of the hamza says the case: شركائنا, عملاؤكم.
 *
 * @param listed looks up a noun by its bare form.
 */
function readOwnedInHamza(listed: FindNoun, bare: string): LexiconEntry | undefined {
  const { noun = '', seat = '', pronoun = '' } = ownedInHamza.exec(bare)?.groups ?? {};
  const entry = noun === '' ? undefined : listed(noun + hamza);
  const vowel = vowelOfSeat[seat] ?? '';
  // The vowel before a pronoun is that of the nominative in the table: our case stands in for it.
  const owner = (pronounsOfOwners[pronoun] ?? '').slice(1);
  const heard = vowel === kasra ? owner.replace(raisedOwner, `$<letter>${kasra}`) : owner;
  if (entry === undefined || !isOwnable(entry) || !entry.first.endsWith(hamza)) {
    return undefined;
  }
  return {
    ...entry,
    first: entry.first.slice(0, -1) + seat + vowel + heard,
    second: undefined,
    endingShare: 1,
    coreShare: entry.coreShare * ownedShare,
  };
}

/** ورقمك, بطلبك, لفرعنا: the same after particles of one letter, of which ب and ل put it in the genitive. */
export function readOwnedAfter(
  listed: FindNoun,
  { conjunction = '', preposition = '', noun = '' }: Record<string, string | undefined>,
): LexiconEntry | undefined {
  const entry =
    conjunction + preposition === ''
      ? undefined
      : (readOwnedNoun(listed, noun, preposition === '' ? damma : kasra) ?? readOwnedInHamza(listed, noun));
  return entry && { ...entry, first: markedProclitic(conjunction) + markedProclitic(preposition) + entry.first };
}

/**
 * A noun of ours with the pronoun of its owner: أسرته, رقمك, عملائنا.
 *
 * @param listed looks up a noun as it is listed.
 * @param entryOf the same, and nouns with the endings that follow from one.
 */
export function readOwnedWord(listed: FindNoun, entryOf: FindNoun, bare: string): LexiconEntry | undefined {
  return readOwnedFeminine(entryOf, bare) ?? readOwnedNoun(listed, bare) ?? readOwnedInHamza(listed, bare);
}
