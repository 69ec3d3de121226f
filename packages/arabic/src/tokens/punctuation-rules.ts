import type { Bracket } from '../reading.ts';
import { isFunctionWord } from './governors.ts';
import { endOf, pause, type PausePiece, type Reading, type TokenContext, type TokenRule } from './token-rule.ts';

type Pause = PausePiece['boundary'];

/** Of several signs in a row the first of these that occurs counts. */
const strengths: readonly (readonly [pattern: RegExp, boundary: Pause])[] = [
  [/[؟?]/u, 'question'],
  [/!/u, 'exclamation'],
  [/^\.{2,}$|^[.…]{2,} /u, 'comma'],
  [/\./u, 'period'],
  [/[؛;]/u, 'semicolon'],
  [/:/u, 'colon'],
  [/[،,]/u, 'comma'],
];

function readStops(match: RegExpExecArray): Reading {
  const boundary = strengths.find(([pattern]) => pattern.test(match[0]))?.[1] ?? 'comma';
  return { pieces: [pause(boundary)], end: endOf(match) };
}

/** A line that is about as long as a line of mail and goes on in the middle of a sentence was only wrapped. */
const wrappedLineLength = 50;
/** The halves of a line of verse stand apart: such a line ends where it ends. */
const partedHalves = /\p{L} {4,}\p{L}| (?:\*{1,9}|\/{2,3}|\.{2,4}|…) \p{L}/u;

function readLineBreak(match: RegExpExecArray, { text }: TokenContext): Reading {
  const end = endOf(match);
  if ((match[0].match(/\n/gu)?.length ?? 0) > 1) {
    return { pieces: [pause('paragraph')], end };
  }
  const line = text.slice(text.lastIndexOf('\n', match.index - 1) + 1, match.index);
  const isWrapped =
    line.length >= wrappedLineLength &&
    !partedHalves.test(line) &&
    /[\p{L}\p{M}،,]$/u.test(line) &&
    /^\p{L}/u.test(text.slice(end, end + 2));
  return { pieces: isWrapped ? [] : [pause('period')], end };
}

function pauseFor(boundary: Pause) {
  return (match: RegExpExecArray): Reading => ({ pieces: [pause(boundary)], end: endOf(match) });
}

const bracketOf: Readonly<Record<string, Bracket>> = { '(': '(', '[': '(', '{': '(', ')': ')', ']': ')', '}': ')' };

function readBrackets(match: RegExpExecArray): Reading {
  return { pieces: [pause('comma', bracketOf[match[0].charAt(0)])], end: endOf(match) };
}

/** A quotation of so many words is set off by pauses; a shorter one is a name. */
const quotedWordsMin = 4;

/** Words between a quotation mark and its partner, looked for in one direction. */
function quotedWords(text: string): number {
  return text.split(/[ \n]+/u).filter((word) => word !== '').length;
}

/** No pause parts a particle from what is quoted: قال إن «…». */
function readOpeningQuote(match: RegExpExecArray, { previous }: TokenContext): Reading {
  const isLong = quotedWords(match.groups?.['quoted'] ?? '') >= quotedWordsMin;
  return { pieces: isLong && !isFunctionWord(previous.at(-1) ?? '') ? [pause('comma')] : [], end: match.index + 1 };
}

function readClosingQuote(match: RegExpExecArray, { text }: TokenContext): Reading {
  const before = text.slice(Math.max(0, match.index - 300), match.index);
  const quoted = before.slice(Math.max(before.lastIndexOf('«'), before.lastIndexOf('"'), before.lastIndexOf('\n')) + 1);
  return { pieces: quotedWords(quoted) >= quotedWordsMin ? [pause('comma')] : [], end: match.index + 1 };
}

/** Stops, line breaks, brackets, quotation marks and dashes. */
export const punctuationRules: readonly TokenRule[] = [
  { name: 'line break', starts: ['symbol'], pattern: / *\n[ \n]*/uy, read: readLineBreak },
  { name: 'stops', starts: ['symbol'], pattern: /[.…؟?!؛;:،,](?: ?[.…؟?!؛;:،,]){0,200}/uy, read: readStops },
  // Brackets around nothing but a number belong to it: المادة (5).
  {
    name: 'number brackets',
    starts: ['symbol'],
    pattern: /\((?=\d{1,6}\))|(?<=\(\d{1,6})\)/uy,
    read: (match) => ({ pieces: [], end: endOf(match) }),
  },
  { name: 'brackets', starts: ['symbol'], pattern: /[()[\]{}﴾﴿|•·→←]+/uy, read: readBrackets },
  {
    name: 'dash',
    starts: ['symbol'],
    pattern: /[—–]+|={2,200}|(?<=[ \n]|^)-{1,10}(?= |$|\n)|-{2,10}/uy,
    read: pauseFor('comma'),
  },
  {
    name: 'opening quote',
    starts: ['symbol'],
    pattern: /«(?=(?<quoted>[^»\n]{0,300})»)|(?<![\p{L}\p{M}\p{N}.!?؟])"(?=(?<quoted>[^"\n]{0,300})")/uy,
    read: readOpeningQuote,
  },
  { name: 'closing quote', starts: ['symbol'], pattern: /»|(?<=[\p{L}\p{M}\p{N}.!?؟])"/uy, read: readClosingQuote },
  {
    name: 'silent',
    starts: ['symbol'],
    pattern: /["'«»_*`~^\\/<>#+\-\uFE0F\u200D\u20E3]+/uy,
    read: (match) => ({ pieces: [], end: endOf(match) }),
  },
];
