import type { Dialect } from '../dialect.ts';
import { type Agreement, cardinal, counted } from './cardinal.ts';
import { colloquialBeforeNoun, colloquialCardinal, colloquialCounted } from './colloquial.ts';
import { colloquialNumerals } from './colloquial.data.ts';
import type { Ending, GrammaticalCase, State } from './declension.ts';
import { declineNoun, type Noun } from './noun.ts';

/** The way numbers are said: in the standard language, or as the dialect counts in the street. */
export interface NumberStyle {
  readonly dialect: Dialect;
  readonly numerals: 'standard' | 'colloquial';
}

function tableOf({ dialect, numerals }: NumberStyle) {
  return numerals === 'colloquial' && dialect !== 'msa' ? colloquialNumerals[dialect] : undefined;
}

/** A noun that was not counted but follows a decimal, in the spelling of the dialect. */
export function sayNoun(noun: Noun, ending: Ending, style: NumberStyle): string[] {
  return spellLoans(declineNoun(noun, 'singular', ending), style);
}

/** The loan g of كيلوغرام is written with ج in Egypt and with غ elsewhere; the tables write گ. */
function spellLoans(words: readonly string[], { dialect }: NumberStyle): string[] {
  return words.map((word) => word.replace(/گ/gu, dialect === 'egyptian' ? 'ج' : 'غ'));
}

/** A whole number up to 10^15 in the numerals of the style. */
export function sayCardinal(value: number, agreement: Agreement, style: NumberStyle): string[] {
  const table = tableOf(style);
  if (table === undefined || agreement.state === 'definite') {
    return cardinal(value, agreement);
  }
  return agreement.state === 'construct'
    ? colloquialBeforeNoun(value, table, agreement.gender)
    : colloquialCardinal(value, table, agreement.gender);
}

/** A whole number up to 10^15 and what it counts, in the numerals of the style. */
export function sayCounted(
  value: number,
  noun: Noun,
  ending: { case: GrammaticalCase; state?: State },
  style: NumberStyle,
): string[] {
  const table = tableOf(style);
  return spellLoans(table ? colloquialCounted(value, noun, table) : counted(value, noun, ending), style);
}
