import type { Dialect } from '../dialect.ts';
import { ordinal } from '../numbers/ordinal.ts';
import { caseAt } from './governors.ts';
import { latinClass } from '../normalise/alphabet.ts';
import { frenchLetterNames, greekLetterNames, latinLetterNames, spokenAcronyms } from './letter-names.data.ts';
import { sayLiteral } from './number-literal.ts';
import { endOf, groupSpan, type Reading, say, type TokenContext, type TokenRule, type WordPiece } from './token-rule.ts';
import type { ReadingRule } from '../reading.ts';

/** Capitals up to this many are spelt; longer rows are shouted words. */
const acronymLengthMax = 4;

/** A Latin word as it is, for a voice that reads Latin. */
function latinWord(text: string, rule: ReadingRule, [from, to]: readonly [number, number]): WordPiece {
  return { kind: 'word', text, script: 'latin', rule, from, to };
}

/** The names of Latin letters. */
export function spellLatin(letters: string, dialect: Dialect): string[] {
  const names = dialect === 'maghrebi' ? frenchLetterNames : latinLetterNames;
  return Array.from(letters.toUpperCase(), (letter) => names[letter]).filter((name) => name !== undefined);
}

function isAcronym(word: string): boolean {
  return word.length <= acronymLengthMax && /^[A-Z]+$/u.test(word) && word.length > 1;
}

/** A run of Latin letters: an acronym, a single letter, or a word. */
export function readLatinWord(word: string, rule: ReadingRule, span: readonly [number, number], dialect: Dialect): WordPiece[] {
  const spoken = Object.hasOwn(spokenAcronyms, word) ? spokenAcronyms[word] : undefined;
  if (spoken !== undefined) {
    return say([spoken], rule, span);
  }
  if (isAcronym(word) || /^[A-Za-z]$/u.test(word)) {
    return say(spellLatin(word, dialect), rule === 'latin' ? 'letter' : rule, span);
  }
  return [latinWord(word, rule, span)];
}

function read(match: RegExpExecArray, { dialect }: TokenContext): Reading {
  return { pieces: readLatinWord(match[0], 'latin', [match.index, endOf(match)], dialect), end: endOf(match) };
}

/** U.S.A. */
function readDotted(match: RegExpExecArray, { dialect }: TokenContext): Reading {
  return { pieces: say(spellLatin(match[0].replaceAll('.', ''), dialect), 'letter', [match.index, endOf(match)]), end: endOf(match) };
}

/** 5G, 4K: a number, then letters by name. */
function readLettersAfterDigits(match: RegExpExecArray, { dialect, style }: TokenContext): Reading {
  const [, number = '', letters = ''] = match;
  const digits = sayLiteral({ integer: number, fraction: '' }, { gender: 'masculine', case: 'nominative', state: 'indefinite' }, style);
  return {
    pieces: [...say(digits, 'number', groupSpan(match, 1)), ...say(spellLatin(letters, dialect), 'letter', groupSpan(match, 2))],
    end: endOf(match),
  };
}

/** Latin words, acronyms and single letters. */
export const latinRules: readonly TokenRule[] = [
  { name: 'dotted acronym', starts: ['latin'], pattern: /(?:[A-Za-z]\.){2,}(?:[A-Za-z](?![\p{L}\d]))?/uy, read: readDotted },
  { name: 'hyphenated', starts: ['latin'], pattern: /(?:Wi-Fi|WI-FI|wi-fi|E-mail|e-mail)(?![\p{L}\d])/uy, read },
  { name: 'latin word', starts: ['latin'], pattern: new RegExp(String.raw`[${latinClass}]{1,60}(?:'[${latinClass}]{1,10}(?!\p{L}))?`, 'uy'), read },
  {
    name: 'greek letter',
    starts: ['symbol'],
    pattern: /(?<!\p{L})[αβγδΔεθλμµπρσΣτφωΩ](?!\p{L})/uy,
    read: (match) => ({ pieces: say([greekLetterNames[match[0]] ?? ''], 'letter', [match.index, endOf(match)]), end: endOf(match) }),
  },
];

/** 21st, 3rd: an ordinal, as English writes it. */
export const englishOrdinal: TokenRule = {
  name: 'english ordinal',
  starts: ['digit'],
  pattern: /(\d{1,3})(?:st|nd|rd|th)(?![\p{L}\d])/uy,
  read: (match, context) => {
    const value = Number(match[1]);
    const words = value === 0 ? [] : ordinal(value, { gender: 'masculine', case: caseAt(context), state: 'definite' });
    return words.length === 0 ? undefined : { pieces: say(words, 'ordinal', [match.index, endOf(match)]), end: endOf(match) };
  },
};

export const lettersAfterDigits: TokenRule = {
  name: 'letters after digits',
  starts: ['digit'],
  pattern: /(\d{1,6})([A-Za-z]{1,3})(?![\p{L}\d])/duy,
  read: readLettersAfterDigits,
};
