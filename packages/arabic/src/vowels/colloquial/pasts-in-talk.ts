import type { Dialect } from '../../dialect.ts';
import type { DialectGroup } from '../../dialect-recognition/everyday-words.data.ts';
import { isParticle } from '../particles.ts';
import { anyOf } from '../word-list.ts';
import { feminineT } from './clause-position.data.ts';
import { type ClausePosition, isBeforePast } from './clause-position.ts';
import { changedBy, type ColloquialPast, isLikeNoun } from './colloquial-words.ts';
import { isOfHer } from './feminine-subjects.ts';
import { colloquialPastsOf } from './past-verbs.ts';
import { endOfOurPast, imperativesBeforeUs, pastsOfDialect } from './talk-forms.data.ts';

/** خلينا, كلمنا: what one tells others to do for us. */
export const toldForUs = new RegExp(`^${anyOf(imperativesBeforeUs)}${endOfOurPast}$`, 'u');

/** Reads verbs in the past, where they may stand. */
export interface PastReader {
  /** The first person, or the third where a woman is spoken of. */
  readonly saidOf: (past: ColloquialPast, place: ClausePosition | undefined) => string;
  /** A past, of letters that the standard language has for nothing else. */
  readonly pastOf: (bare: string, place: ClausePosition | undefined) => string | undefined;
  /** One that spells no noun. */
  readonly surelyPast: (bare: string, place: ClausePosition | undefined) => string | undefined;
  readonly readPast: (bare: string, place?: ClausePosition) => string | undefined;
  /** اشترينا, سكرنا: what we did; nobody is told to do it to us. */
  readonly pastOfUs: (bare: string, place: ClausePosition | undefined) => string | undefined;
  /** اللي لعب, محدش شرح: after these there is a past, whatever else the letters spell. */
  readonly pastAfterWords: (bare: string, place: ClausePosition | undefined, isStrict?: boolean) => string | undefined;
}

/** Makes the reader of pasts, by the table of the dialect's verbs. */
export function createPastReader(
  dialect: Dialect,
  group: DialectGroup,
  isStandard: (bare: string) => boolean,
): PastReader {
  const pasts = colloquialPastsOf(group);

  function saidOf(past: ColloquialPast, place: ClausePosition | undefined): string {
    const isHers = past.ofHer !== undefined && place !== undefined && isOfHer(group, past, place);
    return changedBy(pastsOfDialect[dialect], isHers ? (past.ofHer ?? past.form) : past.form);
  }

  function pastOf(bare: string, place: ClausePosition | undefined): string | undefined {
    const past = pasts(bare);
    return past === undefined || (past.isDoubtful && isStandard(bare)) ? undefined : saidOf(past, place);
  }

  return {
    saidOf,
    pastOf,
    surelyPast(bare, place) {
      // نقصتي, تعبتك: in the Gulf before ت and where no standard word is spelt so.
      const isTrusted = group !== 'gulf' || bare.endsWith(feminineT) || !isStandard(bare);
      return isTrusted && pasts(bare)?.isDoubtful === false ? pastOf(bare, place) : undefined;
    },
    readPast(bare, place) {
      const past = pasts(bare);
      return past && saidOf(past, place);
    },
    pastOfUs(bare, place) {
      const past = bare.endsWith(endOfOurPast) && !toldForUs.test(bare) ? pasts(bare) : undefined;
      const isNoun = past !== undefined && isLikeNoun(past) && isStandard(bare);
      return past === undefined || isNoun ? undefined : saidOf(past, group === 'egyptian' ? place : undefined);
    },
    pastAfterWords(bare, place, isStrict = false) {
      const isPlace = place !== undefined && !isParticle(bare) && isBeforePast(place, isStrict);
      const past = isPlace && !bare.endsWith(endOfOurPast) ? pasts(bare) : undefined;
      return past?.isDoubtful === true ? changedBy(pastsOfDialect[dialect], past.form) : undefined;
    },
  };
}
