import type { Dialect } from '../dialect.ts';
import { removeMarks } from '../vowels/marks.ts';
import { dialectOdds } from './dialect-odds.ts';
import { groupOf } from './recognise-dialect.ts';

/** 8 ونص: a spelling of the half that the standard language does not have. */
const halfPast = /(?:[\d\u0660-\u0669]|(?:ساعة|ساعه|يوم|سنة|شهر|كيلو|متر|مليون)) ?و ?(?:نص|تلت)(?![\u0621-\u064A])/u;

/** Log odds from which on its words are taken for the dialect's: what stands in a price (ريال) is written by all. */
const oddsMin = 1;

/** How far another dialect may be ahead: عايز in a voice of the Gulf is no talk of the Gulf. */
const lagMax = 3;

/** Returns true when a text is written in the dialect, judged by its words alone. */
export function isWrittenIn(dialect: Dialect, text: string): boolean {
  const group = groupOf[dialect];
  if (group === undefined || halfPast.test(text)) {
    return group !== undefined;
  }
  const odds = dialectOdds(Array.from(removeMarks(text).matchAll(/[\u0621-\u064A]+/gu), ([word]) => word));
  return odds[group] > oddsMin && odds[group] + lagMax > Math.max(...Object.values(odds));
}
