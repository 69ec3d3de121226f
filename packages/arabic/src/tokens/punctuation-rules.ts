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

function readLineBreak(match: RegExpExecArray, { text }: TokenContext): Reading {
  const end = endOf(match);
  if ((match[0].match(/\n/gu)?.length ?? 0) > 1) {
    return { pieces: [pause('paragraph')], end };
  }
  const line = text.slice(text.lastIndexOf('\n', match.index - 1) + 1, match.index);
  const isWrapped = line.length >= wrappedLineLength && /[\p{L}\p{M}،,]$/u.test(line) && /^\p{L}/u.test(text.slice(end, end + 2));
  return { pieces: isWrapped ? [] : [pause('period')], end };
}

function pauseFor(boundary: Pause) {
  return (match: RegExpExecArray): Reading => ({ pieces: [pause(boundary)], end: endOf(match) });
}

/** Stops, line breaks, brackets and dashes. */
export const punctuationRules: readonly TokenRule[] = [
  { name: 'line break', starts: ['symbol'], pattern: / *\n[ \n]*/uy, read: readLineBreak },
  { name: 'stops', starts: ['symbol'], pattern: /[.…؟?!؛;:،,](?: ?[.…؟?!؛;:،,]){0,200}/uy, read: readStops },
  // Brackets around nothing but a number belong to it: المادة (5).
  { name: 'number brackets', starts: ['symbol'], pattern: /\((?=\d{1,6}\))|(?<=\(\d{1,6})\)/uy, read: (match) => ({ pieces: [], end: endOf(match) }) },
  { name: 'brackets', starts: ['symbol'], pattern: /[()[\]{}﴾﴿|•·→←]+/uy, read: pauseFor('comma') },
  { name: 'dash', starts: ['symbol'], pattern: /[—–]+|={2,200}|(?<=[ \n]|^)-{1,10}(?= |$|\n)|-{2,10}/uy, read: pauseFor('comma') },
  { name: 'silent', starts: ['symbol'], pattern: /["'«»_*`~^\\/<>#+\-\uFE0F\u200D\u20E3]+/uy, read: (match) => ({ pieces: [], end: endOf(match) }) },
];
