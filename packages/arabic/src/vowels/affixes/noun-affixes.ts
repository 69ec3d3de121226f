import { hasArticle, markedProclitic, withArticle } from '../clitics.ts';
import { article } from '../clitics.data.ts';
import type { LexiconEntry } from '../word-lists/lexicon.ts';
import type { WordSet } from '../word-lists/lexicon-rows.ts';
import {
  articleAndNoun,
  feminineEndings,
  pluralOfFeminine,
  procliticsAndNoun,
  relationEndings,
} from './noun-affixes.data.ts';
import { type FindNoun, readOwnedAfter, readOwnedWord } from './owned-nouns.ts';

/** A word by what its noun looks like and the ending after it. */
function endingIn(noun: string, endings: Readonly<Record<string, string>>): RegExp {
  return new RegExp(`^(?<noun>${noun})(?<ending>${Object.keys(endings).join('|')})$`, 'u');
}

const relation = endingIn('.{3,}ي', relationEndings);
const ofFeminine = endingIn('.{2,}', feminineEndings);
/** جَلْسَة makes جَلَسَات; weak and doubled middles stay closed. */
const shortFeminine =
  /^(?<first>(?:\u0627\u0644\u0652?)?\p{L}\u0651?\u064E)(?<middle>[^\u064B-\u0652\u0627\u0648\u064A\u0649])\u0652(?<last>\p{L}\u064Eة)$/u;
/** A word that only looks as if it had an ending is rare, but there are some. */
const suffixedShare = 0.97;

/** A word that only looks prefixed is rare, but there are some. */
const prefixedShare = 0.96;

function withEnding(entry: LexiconEntry, first: string, isSure: boolean): LexiconEntry {
  return {
    ...entry,
    first,
    second: undefined,
    coreShare: entry.coreShare * suffixedShare,
    endingShare: isSure ? 1 : 0,
  };
}

function isSureEnding(ending: string): boolean {
  return /(?:ن|ا)$/u.test(ending);
}

/**
 * A noun of ours with the ending of its feminine, plural or dual, where the form tells how it is made: برلمانيون,
 * شحنات.
 */
function readWithSuffix(find: FindNoun, bare: string): LexiconEntry | undefined {
  const related = relation.exec(bare)?.groups;
  const adjective = related && find(related['noun'] ?? '');
  if (related && adjective && /\u0650ي\u0651$/u.test(adjective.first)) {
    const ending = related['ending'] ?? '';
    return withEnding(adjective, adjective.first + (relationEndings[ending] ?? ''), isSureEnding(ending));
  }
  const plural = ofFeminine.exec(bare)?.groups;
  const single = plural && find(`${plural['noun'] ?? ''}ة`);
  if (plural && single?.first.endsWith('\u064Eة')) {
    const ending = plural['ending'] ?? '';
    const stem =
      ending === pluralOfFeminine
        ? single.first.replace(shortFeminine, '$<first>$<middle>\u064E$<last>')
        : single.first;
    return withEnding(single, stem.slice(0, -2) + (feminineEndings[ending] ?? ''), isSureEnding(ending));
  }
  return undefined;
}

/**
 * A noun of our lists with what is written onto it: the article, one-letter particles, the ending of its feminine,
 * plural or dual, or the pronoun of its owner: وبالبرلمان, شحنات, أسرته.
 *
 * @param nouns bare forms that take these; verbs and particles do not.
 */
export function readWithAffixes(find: FindNoun, nouns: WordSet, bare: string): LexiconEntry | undefined {
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
  return readOwnedWord(listed, entryOf, bare) ?? (parts && readOwnedAfter(listed, parts));
}
