import { spellDigits } from '../numbers/digits.ts';
import { followingWord } from './following-word.ts';
import { findNoun } from '../numbers/nouns.ts';
import { spellLatin } from './latin-rules.ts';
import { sayLiteral } from './number-literal.ts';
import {
  endOf,
  groupSpan,
  pause,
  type Piece,
  type Reading,
  say,
  type TokenContext,
  type TokenRule,
} from './token-rule.ts';

/** Five digits are said in one breath; six in two halves; more by fours. */
function breathOf(length: number): number {
  return length <= 5 ? 5 : length === 6 ? 3 : 4;
}

/** A row of digits, in groups with a pause between them, each digit with its own place in the text. */
function dictate(digits: string, from: number): Reading {
  const breath = breathOf(digits.length);
  const pieces = Array.from(digits).flatMap((digit, index) => {
    const at = from + index;
    const isGroupStart = index > 0 && index % breath === 0;
    return [...(isGroupStart ? [pause('comma')] : []), ...say(spellDigits(digit), 'digits', [at, at + 1])];
  });
  return { pieces, end: from + digits.length };
}

/** Groups of digits and of capitals, each dictated on its own. */
export function dictateGroups(match: RegExpExecArray, { dialect }: TokenContext): Reading {
  const pieces = Array.from(match[0].matchAll(/[A-Z]+|\d+/gu)).flatMap(({ 0: group, index }): Piece[] => {
    const from = match.index + index;
    const isNamed = /[A-Z]/u.test(group);
    const spoken = isNamed
      ? say(spellLatin(group, dialect), 'letter', [from, from + group.length])
      : dictate(group, from).pieces;
    return index === 0 || isNamed ? [...spoken] : [pause('comma'), ...spoken];
  });
  return { pieces, end: endOf(match) };
}

/** A number after one of these is a code, however it looks: رمز التحقق الخاص بك هو 482910. */
const codeWord = /^(?:و|ف|ب|ل)?(?:ال)?(?:رمز|رمزك|كود|كودك|رمزه|باسورد|مرور|سر|pin|otp)$/u;
/** رقم and what it is the number of: رقم الطلب, الرقم المرجعي, حسابكم رقم. */
const numberOf =
  /(?:^| )(?:و|ف|ب|ل)?(?:رقم|رقمه|رقمها) (?:ال)?(?:طلب|حجز|هوية|إقامة|الهوية الوطنية|حساب|فاتورة|بطاقة|تتبع|شحنة|مرجع|معاملة|عضوية|جواز|جواز السفر|سجل|السجل التجاري|سجل المدني|رحلة|تذكرة|بلاغ|شكوى|عقد|وثيقة|بوليصة)[كهي]?(?:م|ها|نا)? ?(?:هو|هي|رقم)?$|(?:^| )(?:و|ب|ل)?الرقم (?:المرجعي|السري|القومي|الوطني|التسلسلي|الضريبي|المدني|الجامعي|الوظيفي|التأميني)(?: هو)?$|(?:حساب|طلب|حجز|الهوية|البطاقة|الجواز|الحساب|الرخصة|شحنت|فاتورت|بلاغ|تذكرت|معاملت|بطاقت|الطلب|الحجز|الشحنة|الفاتورة|البلاغ|المعاملة)(?:ك|كم|ي|ه|ها)? رقم$/u;
/** بطاقتك المنتهية بـ 4471: how the number of a card or an account ends. */
const endingIn = /(?:^| )(?:ال)?(?:بطاق|حساب|رقم|هاتف|جوال)\p{L}* (?:\p{L}+ ){0,2}(?:ال)?[يتم]نتهي(?:ة)?$/u;
const codeLengthMin = 4;
const paperLengthMin = 7;

function isAnnounced({ previous }: TokenContext): boolean {
  return (
    previous.slice(-5).some((word) => codeWord.test(word)) ||
    endingIn.test(previous.slice(-5).join(' ')) ||
    numberOf.test(previous.slice(-5).join(' '))
  );
}

function readAnnounced(match: RegExpExecArray, context: TokenContext): Reading | undefined {
  const digits = match[1] ?? '';
  const next = followingWord(context.text, endOf(match));
  if (digits.length < codeLengthMin || !isAnnounced(context) || (next && findNoun(next.bare))) {
    return undefined;
  }
  return { pieces: dictate(digits, endOf(match) - digits.length).pieces, end: endOf(match) };
}

/** فاتورة رقم 2024-1187: the year and the number of a paper, or two of its numbers, are no range. */
function readPaper(match: RegExpExecArray, { style }: TokenContext): Reading | undefined {
  const groups = Array.from(match[0].matchAll(/\d+/gu));
  if (
    groups.some(([group]) => group.startsWith('0')) ||
    groups.reduce((length, [group]) => length + group.length, 0) < paperLengthMin
  ) {
    return undefined;
  }
  const pieces = groups.flatMap(({ 0: group, index }, place): Piece[] => {
    const from = match.index + index;
    const spoken =
      group.length <= codeLengthMin
        ? say(
            sayLiteral(
              { integer: group, fraction: '' },
              { gender: 'masculine', case: 'nominative', state: 'indefinite' },
              style,
            ),
            'digits',
            [from, from + group.length],
          )
        : [...dictate(group, from).pieces];
    return place === 0 ? [...spoken] : [pause('comma'), ...spoken];
  });
  return { pieces, end: endOf(match) };
}

/** The last digits of a card or an account: *1234. */
function readLastDigits(match: RegExpExecArray): Reading {
  return dictate(match[1] ?? '', endOf(match) - (match[1]?.length ?? 0));
}

/** رحلة QR 1083: an airline by its letters, which may be a currency elsewhere, and a number. */
function readFlight(match: RegExpExecArray, { dialect, style }: TokenContext): Reading {
  const [, airline = '', number = ''] = match;
  const said = Array.from(airline).flatMap((sign) =>
    /\d/u.test(sign) ? spellDigits(sign) : spellLatin(sign, dialect),
  );
  const numbered = number.startsWith('0')
    ? spellDigits(number)
    : sayLiteral(
        { integer: number, fraction: '' },
        { gender: 'masculine', case: 'nominative', state: 'indefinite' },
        style,
      );
  return {
    pieces: [...say(said, 'letter', groupSpan(match, 1)), ...say(numbered, 'number', groupSpan(match, 2))],
    end: endOf(match),
  };
}

/** Long codes: bank cards, account numbers with their country, references; and short ones that the text calls codes. */
export const codeRules: readonly TokenRule[] = [
  { name: 'bank card', starts: ['digit'], pattern: /\d{4}(?:[ -]\d{4}){2,6}(?![\d]|[ -]\d)/uy, read: dictateGroups },
  {
    name: 'account',
    starts: ['latin'],
    pattern: /[A-Z]{2}\d{2}(?: ?\d{4}){3,7}(?: ?\d{1,3})?(?![\p{L}\d])/uy,
    read: dictateGroups,
  },
  {
    name: 'tracking number',
    starts: ['latin'],
    pattern: /[A-Z]{2}\d{6,14}(?:[A-Z]{2})?(?![\p{L}\d])/uy,
    read: dictateGroups,
  },
  {
    name: 'book number',
    starts: ['digit'],
    pattern: /(?<=(?:ISBN|ISSN|ردمك|تدمك|ردمد)(?:-1[03])?:? )\d(?:-?\d){6,12}(?:-?[\dX])?(?![\d-])/uy,
    read: dictateGroups,
  },
  {
    name: 'flight',
    starts: ['latin'],
    pattern: /(?<=رحل(?:ة|ات|تي|تك|تكم|تنا)(?: رقم)?:? )([A-Z][A-Z\d]) ?(\d{2,4})(?![\p{L}\d])/duy,
    read: readFlight,
  },
  {
    name: 'reference',
    starts: ['latin'],
    pattern: /(?=[A-Z\d]*(?:-[A-Z\d]*)*\d{4})[A-Z]{1,5}(?:-[A-Z\d]{1,12}){1,5}(?![\p{L}\d])/uy,
    read: dictateGroups,
  },
  { name: 'last digits', starts: ['symbol'], pattern: /\*{1,12}(\d{3,5})(?![\d*])/uy, read: readLastDigits },
  {
    name: 'number of a paper',
    starts: ['digit', 'symbol'],
    pattern: /(?<=رقم(?: ال\p{L}{3,12})?:? )#?\d{2,6}(?:-\d{2,8}){1,3}(?![\d/-]|[.,]\d| ?%)/uy,
    read: readPaper,
  },
  {
    name: 'announced code',
    starts: ['digit', 'symbol'],
    pattern: /#?(\d{4,19})(?![\d%:/.-]\d|\d|%)/uy,
    read: readAnnounced,
  },
];
