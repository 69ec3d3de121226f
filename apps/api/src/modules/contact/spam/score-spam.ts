import { type SpamRuleId, spamRules, spamScoreMin } from '@rakhim/contract';
import type { SpamReason } from '@rakhim/contract';
import { advertisingWords, linkShorteners } from './advertising.data.ts';

/** The facts that the rules look at. */
export interface SpamFacts {
  readonly name: string;
  readonly subject: string;
  readonly message: string;
  /** Whether the field is filled in that people do not see. */
  readonly isHiddenFieldFilled: boolean;
  /** The time that the form took; absent where the client does not say. */
  readonly filledInMs: number | undefined;
  readonly isSignedIn: boolean;
  /** Other addresses that sent the same words within a day. */
  readonly othersWithSameWords: number;
}

export interface SpamVerdict {
  readonly isSpam: boolean;
  readonly score: number;
  readonly reasons: readonly SpamReason[];
}

const filledInMsMin = 3_000;
const linksMax = 2;
const othersMax = 2;
const shoutedLettersMin = 20;
const shoutedShare = 0.7;
const wordsMin = 3;

const link = /\b(?:https?:\/\/|www\.)[^\s<>"']+/giu;
const markup = /<a\s|<\/?(?:script|iframe|img|b|strong|font)\b|\[\/?(?:url|link|img)\b/iu;
const words = /\p{L}{3,}/gu;
const latin = /\p{Script=Latin}/u;
const lookAlike = /[\p{Script=Cyrillic}\p{Script=Greek}]/u;

const tests: Readonly<Record<SpamRuleId, (facts: SpamFacts, text: string) => boolean>> = {
  hidden_field_filled: ({ isHiddenFieldFilled }) => isHiddenFieldFilled,
  sent_too_fast: ({ filledInMs }) => filledInMs !== undefined && filledInMs < filledInMsMin,
  link_in_name_or_subject: ({ name, subject }) => countLinks(`${name} ${subject}`) > 0,
  many_links: ({ message }) => countLinks(message) > linksMax,
  shortened_link: (_facts, text) => (text.match(link) ?? []).some((found) => linkShorteners.has(hostOf(found))),
  markup: (_facts, text) => markup.test(text),
  advertising_words: (_facts, text) => advertisingWords.some((phrases) => phrases.test(text)),
  repeated_by_others: ({ othersWithSameWords }) => othersWithSameWords > othersMax,
  shouting: ({ message }) => isShouted(message),
  no_words: ({ message }) => (message.match(/\p{L}{2,}/gu) ?? []).length < wordsMin,
  // Latin letters within one word with others that look like them.
  mixed_alphabets: (_facts, text) => (text.match(words) ?? []).some((word) => latin.test(word) && lookAlike.test(word)),
  signed_in: ({ isSignedIn }) => isSignedIn,
};

/**
 * Judges a message by the rules of the contract. Every reason is told, so that administrators can see what was held
 * against it.
 */
export function scoreSpam(facts: SpamFacts): SpamVerdict {
  const text = `${facts.name}\n${facts.subject}\n${facts.message}`;
  const reasons = (Object.keys(spamRules) as SpamRuleId[])
    .filter((rule) => tests[rule](facts, text))
    .map((rule) => ({ rule, points: spamRules[rule] }));
  const score = reasons.reduce((sum, { points }) => sum + points, 0);
  return { isSpam: score >= spamScoreMin, score, reasons };
}

function countLinks(text: string): number {
  return text.match(link)?.length ?? 0;
}

function hostOf(found: string): string {
  return found
    .replace(/^https?:\/\//iu, '')
    .replace(/^www\./iu, '')
    .split(/[/?#:]/u, 1)
    .join('')
    .toLowerCase();
}

/** Judges whether a text is written in capitals; only scripts that have capitals can shout. */
function isShouted(text: string): boolean {
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0;
  const small = text.match(/\p{Ll}/gu)?.length ?? 0;
  return capitals + small >= shoutedLettersMin && capitals / (capitals + small) > shoutedShare;
}
