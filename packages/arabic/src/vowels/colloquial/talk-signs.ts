import type { Dialect } from '../../dialect.ts';
import { dialectOdds } from '../../dialect-recognition/dialect-odds.ts';
import type { DialectGroup } from '../../dialect-recognition/everyday-words.data.ts';
import { removeMarks } from '../marks.ts';
import { everydayOf, talkOf } from '../word-lists/lexicon-rows.ts';
import { imperfectsOf } from './read-imperfect.ts';
import { perfectsOf } from './read-perfect.ts';
import { talkWeights } from './generated/talk-weights.data.ts';

const signNames = Object.keys(talkWeights) as (keyof TalkSigns)[];
const conjunction = /^[وف](?=\p{L}{3})/u;

/** How often each sign of talk stands in a text. */
export interface TalkSigns {
  readonly always: number;
  /** What its words alone say: log odds of the dialect against the standard language. */
  readonly odds: number;
  readonly length: number;
  /** Words that are not common in the standard language. */
  readonly unknown: number;
  /** Words of the dialect's list, those that the standard language spells alike apart. */
  readonly listed: number;
  readonly listedAlike: number;
  readonly talk: number;
  /** Verbs of the dialect that the standard language has not, and those with a mark of the dialect: بيعمل, متنسيش. */
  readonly verb: number;
  readonly markedVerb: number;
  /** Two verbs of one person, without أن between them: أقدر أدفع. */
  readonly verbPair: number;
}

/**
 * Makes what counts the signs that a text is talk in a dialect.
 *
 * @param isStandard tells whether a word is common in the standard language.
 */
export function createTalkSigns(
  dialect: Dialect,
  group: DialectGroup,
  isStandard: (bare: string) => boolean,
): (words: readonly string[]) => TalkSigns {
  const verbs = imperfectsOf(group);
  const perfects = perfectsOf(group);
  const listed = everydayOf(dialect);
  const talk = talkOf(dialect);
  return (written) => {
    const words = written.map(removeMarks);
    const count = (isSign: (word: string, rest: string) => boolean) =>
      words.filter((word) => isSign(word, word.replace(conjunction, ''))).length;
    const isKnown = (word: string, rest: string) => isStandard(word) || isStandard(rest);
    const isListed = (word: string, rest: string) => listed.has(word) || listed.has(rest);
    return {
      always: 1,
      odds: dialectOdds(words)[group],
      length: words.length,
      unknown: count((word, rest) => !isKnown(word, rest)),
      listed: count((word, rest) => isListed(word, rest) && !isStandard(word)),
      listedAlike: count((word, rest) => isListed(word, rest) && isStandard(word)),
      talk: count((word) => talk.has(word)),
      verb: count((word, rest) => !isStandard(word) && (verbs(rest) ?? perfects(rest)) !== undefined),
      verbPair: words.filter(
        (word, index) =>
          word.charAt(0) === words[index + 1]?.charAt(0) &&
          verbs(word) !== undefined &&
          verbs(words[index + 1] ?? '') !== undefined,
      ).length,
      markedVerb: count((word, rest) => (verbs(word) ?? verbs(rest))?.isMarked === true),
    };
  };
}

/** True for a text that its signs make talk rather than standard language. @param signs as counted. */
export function isTalk(signs: TalkSigns): boolean {
  return signNames.reduce((sum, sign) => sum + talkWeights[sign] * signs[sign], 0) > 0;
}
