import { hasArticle } from '../article.ts';
import { standardNouns, wordsWith } from '../lexicon-rows.ts';
import { clauseHeads, deedsInTa, forSomebody, namedHeads, openHeads } from './construct-heads.data.ts';
import { isParticle } from './evidence.ts';

/**
 * From these probabilities on a word in ة is the first part of a construct, by what follows; found on news and web
 * text. Of some 520 constructs there 496 are said so; 444 were with 0.5 for all.
 */
const shareMin = {
  name: 0.1,
  noun: 0.08,
  verb: 0.25,
  inTa: 0.3,
  joined: 0.5,
  described: 0.85,
  afterHead: 0.02,
} as const;

const names = wordsWith(({ pos }) => pos === 'name');
const beforeNames: ReadonlySet<string> = new Set(namedHeads.split(' '));
const beforeNouns: ReadonlySet<string> = new Set(openHeads.split(' '));
const deeds: ReadonlySet<string> = new Set(deedsInTa.split(' '));
const beforeClauses: ReadonlySet<string> = new Set(clauseHeads.split(' '));

const joined = /^(?:[وف][ء-يٱ-ۓ]{3}|[بك][ء-يٱ-ۓ]{4}|ل[ء-يٱ-ۓ]{3})/u;
/** An adjective of relation: مقابلة تلفزيونية. Verbal nouns of form II are spelt so, too: توعية. */
const relation = /(?<!^ت[ء-يٱ-ۓ]{2})(?:ي|ئ)ة$/u;
/** حمراء is an adjective, شراء and انتهاء are verbal nouns. */
const describing = /(?:ة|ى|^[^أإا][ء-يٱ-ۓ]{2}اء)$/u;
/** تهنئة, تجربة: hardly an adjective is spelt so. */
const verbalNounInTa = /^ت[ء-يٱ-ۓ]{2}[^ي]ة$/u;
const verbOrVerbalNoun = /^[يت]\p{L}{3}/u;
/** What is said of the noun, with a pronoun for it: حفلة أقامها. */
const withPronoun = /[ء-يٱ-ۓ]{3}ها$/u;
const clauseOpener = /^[أإ]ن(?:ه|ها|هم|نا|ي)?$/u;
const proclitic = /^(?:[وف](?=[ء-يٱ-ۓ]{4}))?(?:[بل](?=[ء-يٱ-ۓ]{4}))?/u;

/** A word in ة and the one after it, both bare. */
export interface ConstructPlace {
  readonly bare: string;
  readonly next: string | undefined;
  /** True where no list knows the next word, so that it is mostly a foreign name. */
  readonly isNextUnknown: boolean;
}

/**
 * The probability from which on a word in ة stands in construct with the next; `undefined` where it cannot. Before an
 * article the t is said whatever the ending, and a particle completes nothing: بغزارة هذا الصباح.
 */
export function constructShareMin({ bare, next, isNextUnknown }: ConstructPlace): number | undefined {
  if (next === undefined || hasArticle(next) || hasArticle(bare)) {
    return undefined;
  }
  const head = bare.replace(proclitic, '');
  if (clauseOpener.test(next)) {
    return beforeClauses.has(head) ? 0 : undefined;
  }
  if (isParticle(next) || isMeantFor(next)) {
    return undefined;
  }
  if ((relation.test(next) && !deeds.has(next)) || withPronoun.test(next)) {
    return shareMin.described;
  }
  if (beforeNouns.has(head) && !isJoined(next)) {
    return shareMin.afterHead;
  }
  const isName = (isNextUnknown || names.has(next)) && !names.has(bare);
  if (isName) {
    return beforeNames.has(head) ? 0 : isJoined(next) ? shareMin.joined : shareMin.name;
  }
  return shareMinBefore(next, beforeNames.has(head));
}

/** True where what follows is meant for somebody, and no owner: هدية لابنك. */
export function isMeantFor(next: string | undefined): boolean {
  return next !== undefined && forSomebody.test(next) && isJoined(next);
}

/** True for a word with a particle of one letter; of بطاقة and لجنة the letter is their own. */
function isJoined(next: string): boolean {
  return joined.test(next) && !standardNouns.has(next);
}

function shareMinBefore(next: string, isHead: boolean): number {
  if (isJoined(next)) {
    return shareMin.joined;
  }
  if (describing.test(next) && !verbalNounInTa.test(next) && !deeds.has(next)) {
    return shareMin.inTa;
  }
  if (verbOrVerbalNoun.test(next)) {
    return shareMin.verb;
  }
  return isHead ? shareMin.afterHead : shareMin.noun;
}
