import type { Dialect } from '../dialect.ts';
import { pausal, spellDigits } from '../numbers/digits.ts';
import { homePlans, homePlansMaghreb, phonePlans } from './phone-plans.data.ts';
import { endOf, pause, type Piece, type Reading, say, type TokenContext, type TokenRule } from './token-rule.ts';

/** Country codes of the Arab world and its frequent callers, as ITU-T E.164 assigns them. */
const countryCode =
  /^(?:966|971|974|965|973|968|967|962|961|963|964|970|972|212|213|216|218|249|222|252|253|269|20|90|98|44|33|49|39|34|91|92|86|81|7|1)/;
const phoneWord =
  /^(?:و|ف|ب|ل)?(?:ال)?(?:هاتف|هاتفي|هاتفه|هاتفنا|هاتفيا|جوال|جوالي|جوالنا|موبايل|محمول|تليفون|تلفون|واتساب|واتس|فاكس|اتصل|اتصلوا|للاتصال|الاتصال|للحجز|للتواصل|للاستفسار|الرقم|الموحد|المجاني|الساخن)$/u;
/**
 * What may stand between the word that announces a number and the number, or between two numbers: اتصل بنا على, 19888
 * أو 16000.
 */
const connecting = /^(?:بنا|بي|به|على|رقم|الرقم|هو|#|أو|و)$/u;

/** A hot line has five digits; without a word that announces it a number needs seven to be one of a telephone. */
const announcedDigitsMin = 5;
const markedDigitsMin = 7;
const digitsMax = 15;

/** Cuts digits as a plan says; without one they come by threes, up to five at once at the end. */
function grouped(digits: string, plan: string | undefined): string[] {
  const groups: string[] = [];
  const sizes = (plan ?? '').split(' ').map(Number);
  for (let at = 0; at < digits.length;) {
    const rest = digits.length - at;
    const size = sizes[groups.length] || (rest <= 5 ? rest : 3);
    groups.push(digits.slice(at, at + size));
    at += size;
  }
  return groups;
}

function sumOf(plan: string): number {
  return plan.split(' ').reduce((sum, size) => sum + Number(size), 0);
}

function planOf(code: string, digits: string, dialect: Dialect): string | undefined {
  if (code !== '') {
    return phonePlans[code]?.find((plan) => sumOf(plan) === digits.length);
  }
  return (dialect === 'maghrebi' ? homePlansMaghreb[digits.length] : undefined) ?? homePlans[digits.length];
}

/** Groups as the writer set them, else as the country does; a trunk prefix 00 or + stays with the code. */
function groupsOf(written: string, dialect: Dialect): string[] {
  const typed = written.split(/[ .()\-–]+/u).filter((group) => /\d/u.test(group));
  if (typed.length > 1) {
    const [typedCode = ''] = /^(?:\+|00)\d+/u.exec(typed[0] ?? '') ?? [];
    const after = typedCode.replace(/^(?:\+|00)/u, '');
    return typed.flatMap((group, index) =>
      group.length > 6 ? grouped(group, planOf(index === 1 ? after : '', group, dialect)) : [group],
    );
  }
  const [only = ''] = typed;
  const [prefix = ''] = /^(?:\+|00)/u.exec(only) ?? [];
  const digits = only.slice(prefix.length);
  const [code = ''] = prefix === '' ? [] : (countryCode.exec(digits) ?? []);
  const own = digits.slice(code.length);
  return [`${prefix}${code}`, ...grouped(own, planOf(code, own, dialect))].filter((group) => group !== '');
}

function read(match: RegExpExecArray, context: TokenContext): Reading | undefined {
  const [written] = match;
  const digits = written.replace(/\D/gu, '');
  const isAnnounced =
    phoneWord.test(context.previous.findLast((word) => !connecting.test(word)) ?? '') ||
    phoneWord.test(context.previous.at(-1) ?? '');
  const isMarked = /^(?:\+|00|\()/u.test(written) || /^0[1-9]/u.test(written);
  const digitsMin = isAnnounced ? announcedDigitsMin : markedDigitsMin;
  if (digits.length < digitsMin || digits.length > digitsMax || !(isAnnounced || isMarked)) {
    return undefined;
  }
  const pieces: Piece[] = [];
  let at = match.index;
  for (const [index, group] of groupsOf(written, context.dialect).entries()) {
    if (index > 0) {
      pieces.push(pause('comma'));
    }
    at = context.text.indexOf(group, at);
    for (const sign of group) {
      pieces.push(...say(sign === '+' ? [pausal('زَائِد')] : spellDigits(sign), 'phone', [at, at + 1]));
      at += 1;
    }
  }
  return { pieces, end: endOf(match) };
}

/** Telephone numbers: with a trunk prefix or country code, or after a word that announces one. */
export const phoneRules: readonly TokenRule[] = [
  {
    name: 'phone',
    starts: ['digit', 'symbol'],
    pattern: /(?:\+\d|\(\+?\d{1,4}\) ?\d|\d)(?:[ .()\-–]{0,2}\d){3,16}(?![\d%]|[.,]\d| ?[$€£])/uy,
    read,
  },
];
