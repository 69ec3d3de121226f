import { hasArticle } from '../clitics.ts';
import type { LexiconEntry } from '../word-lists/lexicon.ts';
import { kasra } from '../marks.ts';
import { hamza, ownedInHamza, pronounsOfOwners, raisedOwner, vowelOfSeat } from './noun-affixes.data.ts';

const ownedTables = /^lexicon\.nouns$/u;
/** A word that only looks owned is rare, but there are some. */
const ownedShare = 0.96;

/** Places and people are owned by nobody, and what has the article by nobody else. */
export function isOwnable({ first, origin }: LexiconEntry): boolean {
  return ownedTables.test(origin?.rule ?? '') && !hasArticle(first);
}

/**
 * A noun of ours in hamza with the pronoun of its owner, where the seat of the hamza says the case: شركائنا, عملاؤكم.
 *
 * @param listed looks up a noun by its bare form.
 */
export function readOwnedInHamza(
  listed: (noun: string) => LexiconEntry | undefined,
  bare: string,
): LexiconEntry | undefined {
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
