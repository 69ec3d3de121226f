import type { Dialect } from '../../dialect.ts';
import type { DialectGroup } from '../../dialect-recognition/everyday-words.data.ts';
import { anyOf } from '../word-list.ts';
import type { ClausePosition } from './clause-position.ts';
import { changedBy, type ColloquialPast, isLikeNoun } from './colloquial-words.ts';
import { isAfterFeminineSubject } from './feminine-subjects.ts';
import { colloquialPastsOf } from './past-verbs.ts';
import { endOfOurPast, imperativesBeforeUs, pastsOfDialect } from './talk-forms.data.ts';

/** خلينا, كلمنا: what one tells others to do for us. */
const toldForUs = new RegExp(`^${anyOf(imperativesBeforeUs)}${endOfOurPast}$`, 'u');

/** Reads verbs in the past, where they may stand. */
export interface PastReader {
  /** The first person, or the third where a woman is spoken of. */
  readonly saidOf: (past: ColloquialPast, place: ClausePosition | undefined) => string;
  /** A past, of letters that the standard language has for nothing else. */
  readonly pastOf: (bare: string, place: ClausePosition | undefined) => string | undefined;
  /** اشترينا, سكرنا: what we did; nobody is told to do it to us. */
  readonly pastOfUs: (bare: string, place: ClausePosition | undefined) => string | undefined;
}

/** Makes the reader of pasts, by the table of the dialect's verbs. */
export function createPastReader(
  dialect: Dialect,
  group: DialectGroup,
  isStandard: (bare: string) => boolean,
): PastReader {
  const pasts = colloquialPastsOf(group);

  function saidOf(past: ColloquialPast, place: ClausePosition | undefined): string {
    const isHers = past.ofHer !== undefined && place !== undefined && isAfterFeminineSubject(place);
    return changedBy(pastsOfDialect[dialect], isHers ? (past.ofHer ?? past.form) : past.form);
  }

  function pastOf(bare: string, place: ClausePosition | undefined): string | undefined {
    const past = pasts(bare);
    return past === undefined || (past.isDoubtful && isStandard(bare)) ? undefined : saidOf(past, place);
  }

  return {
    saidOf,
    pastOf,
    pastOfUs(bare, place) {
      const past = bare.endsWith(endOfOurPast) && !toldForUs.test(bare) ? pasts(bare) : undefined;
      const isNoun = past !== undefined && isLikeNoun(past) && isStandard(bare);
      return past === undefined || isNoun ? undefined : saidOf(past, group === 'egyptian' ? place : undefined);
    },
  };
}
