import type { Dialect } from '../dialect.ts';
import { decline } from '../numbers/declension.ts';
import { ordinal } from '../numbers/ordinal.ts';
import { caseAt } from './governors.ts';
import { latinClass } from '../normalise/alphabet.ts';
import { frenchLetterNames, greekLetterNames, latinLetterNames, spokenAcronyms } from './letter-names.data.ts';
import { sayLiteral } from './number-literal.ts';
import {
  endOf,
  groupSpan,
  pause,
  type Reading,
  say,
  type TokenContext,
  type TokenRule,
  type WordPiece,
} from './token-rule.ts';
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
export function readLatinWord(
  word: string,
  rule: ReadingRule,
  span: readonly [number, number],
  dialect: Dialect,
): WordPiece[] {
  const spoken = Object.hasOwn(spokenAcronyms, word) ? spokenAcronyms[word] : undefined;
  if (spoken !== undefined) {
    return say([spoken], rule, span);
  }
  if (isAcronym(word) || /^[A-Za-z]$/u.test(word)) {
    return say(spellLatin(word, dialect), rule === 'latin' ? 'letter' : rule, span);
  }
  return [latinWord(word, rule, span)];
}

/** The English article: `a` before a Latin word, and `A` where no Latin word stands before it (plan A works). */
function isArticle(match: RegExpExecArray, { text }: TokenContext): boolean {
  const isAfterLatin = /[A-Za-z] $/u.test(text.slice(Math.max(0, match.index - 2), match.index));
  const opens = match[0] === 'a' || (match[0] === 'A' && !isAfterLatin);
  return opens && /^ [A-Za-z]{2}/u.test(text.slice(endOf(match), endOf(match) + 3));
}

function read(match: RegExpExecArray, context: TokenContext): Reading {
  const { dialect } = context;
  if (isArticle(match, context)) {
    return { pieces: [latinWord(match[0], 'latin', [match.index, endOf(match)])], end: endOf(match) };
  }
  return { pieces: readLatinWord(match[0], 'latin', [match.index, endOf(match)], dialect), end: endOf(match) };
}

/** U.S.A. */
function readDotted(match: RegExpExecArray, { dialect }: TokenContext): Reading {
  return {
    pieces: say(spellLatin(match[0].replaceAll('.', ''), dialect), 'letter', [match.index, endOf(match)]),
    end: endOf(match),
  };
}

/** 5G, 4K: a number, then letters by name. */
function readLettersAfterDigits(match: RegExpExecArray, { dialect, style }: TokenContext): Reading {
  const [, number = '', letters = ''] = match;
  const digits = sayLiteral(
    { integer: number, fraction: '' },
    { gender: 'masculine', case: 'nominative', state: 'indefinite' },
    style,
  );
  return {
    pieces: [
      ...say(digits, 'number', groupSpan(match, 1)),
      ...say(spellLatin(letters, dialect), 'letter', groupSpan(match, 2)),
    ],
    end: endOf(match),
  };
}

/** Q3 2023: a quarter of a year. */
function readQuarter(match: RegExpExecArray, context: TokenContext): Reading {
  const words = ordinal(Number(match[1]), { gender: 'masculine', case: caseAt(context), state: 'definite' });
  return {
    pieces: say([decline('رُبْع', { case: caseAt(context), state: 'definite' }), ...words, 'مِنْ'], 'ordinal', [
      match.index,
      endOf(match),
    ]),
    end: endOf(match),
  };
}

const element = '(?:He|Li|Be|Ne|Na|Mg|Al|Si|Cl|Ar|Ca|Cr|Mn|Fe|Co|Ni|Cu|Zn|Br|Ag|Sn|Au|Hg|Pb|Ba|[HBCNOFPSKIU])\\d{0,3}';
/** The shape of a chemical formula: elements, one of two letters among them, and the count of one. */
const chemicalFormula = new RegExp(
  String.raw`(?=[A-Za-z()]*[a-z])(?=[A-Za-z()]*\d)(?:${element}|\((?:${element}){1,4}\)\d?){2,8}(?![\p{L}\d])`,
  'uy',
);

/** Fe2O3: letters by name, and how many of each. */
function readFormula(match: RegExpExecArray, { dialect, style }: TokenContext): Reading {
  const words = Array.from(match[0].matchAll(/[A-Za-z]|\d+/gu)).flatMap(({ 0: part }) =>
    /\d/u.test(part)
      ? sayLiteral(
          { integer: part, fraction: '' },
          { gender: 'masculine', case: 'nominative', state: 'indefinite' },
          style,
        )
      : spellLatin(part, dialect),
  );
  return { pieces: say(words, 'letter', [match.index, endOf(match)]), end: endOf(match) };
}

/** Latin words, acronyms and single letters. */
export const latinRules: readonly TokenRule[] = [
  // 2024-03-15T14:30Z: the letters of a time stamp are not said.
  {
    name: 'time stamp',
    starts: ['latin'],
    pattern: /(?<=\d-\d{2})T(?=\d{2}:\d{2})|(?<=:\d{2})Z(?![\p{L}\d])/uy,
    read: (match) => ({ pieces: [pause('comma')], end: endOf(match) }),
  },
  { name: 'quarter', starts: ['latin'], pattern: /Q([1-4])(?= ?[-/]? ?(?:19|20)\d{2}(?!\d))/uy, read: readQuarter },
  { name: 'formula', starts: ['latin'], pattern: chemicalFormula, read: readFormula },
  {
    name: 'language',
    starts: ['latin'],
    pattern: /[CF](?:\+\+|#)(?![\p{L}\d])/uy,
    read: (match, { dialect }) => ({
      pieces: say(
        [...spellLatin(match[0].charAt(0), dialect), ...(match[0].endsWith('#') ? ['شَارْبْ'] : ['بْلَسْ', 'بْلَسْ'])],
        'letter',
        [match.index, endOf(match)],
      ),
      end: endOf(match),
    }),
  },
  {
    name: 'two for to',
    starts: ['latin'],
    pattern: /([A-Z])2([A-Z])(?![\p{L}\d])/uy,
    read: (match, { dialect }) => ({
      pieces: say([...spellLatin(match[1] ?? '', dialect), 'تُو', ...spellLatin(match[2] ?? '', dialect)], 'letter', [
        match.index,
        endOf(match),
      ]),
      end: endOf(match),
    }),
  },
  {
    name: 'dotted acronym',
    starts: ['latin'],
    pattern: /(?:[A-Za-z]\.){2,}(?:[A-Za-z](?![\p{L}\d]))?/uy,
    read: readDotted,
  },
  {
    name: 'number word',
    starts: ['latin'],
    pattern: /(?:No|Nr|no)\. ?(?=\d)/uy,
    read: (match) => ({ pieces: say(['رَقْم'], 'abbreviation', [match.index, endOf(match)]), end: endOf(match) }),
  },
  { name: 'hyphenated', starts: ['latin'], pattern: /(?:Wi-Fi|WI-FI|wi-fi|E-mail|e-mail)(?![\p{L}\d])/uy, read },
  {
    name: 'latin word',
    starts: ['latin'],
    pattern: new RegExp(String.raw`[${latinClass}]{1,60}(?:'[${latinClass}]{1,10}(?!\p{L}))?`, 'uy'),
    read,
  },
  {
    name: 'greek letter',
    starts: ['symbol'],
    pattern: /(?<!\p{L})[αβγδΔεθλμµπρσΣτφωΩ](?!\p{L})/uy,
    read: (match) => ({
      pieces: say([greekLetterNames[match[0]] ?? ''], 'letter', [match.index, endOf(match)]),
      end: endOf(match),
    }),
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
    return words.length === 0
      ? undefined
      : { pieces: say(words, 'ordinal', [match.index, endOf(match)]), end: endOf(match) };
  },
};

export const lettersAfterDigits: TokenRule = {
  name: 'letters after digits',
  starts: ['digit'],
  pattern: /(\d{1,6})([A-Za-z]{1,3})(?![\p{L}\d])/duy,
  read: readLettersAfterDigits,
};
