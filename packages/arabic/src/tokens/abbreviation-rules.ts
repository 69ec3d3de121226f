import { withProclitic } from '../numbers/declension.ts';
import { ordinal } from '../numbers/ordinal.ts';
import { letterClass } from '../normalise/alphabet.ts';
import {
  abbreviations,
  type AbbreviationRow,
  beforeNumbers,
  laughter,
  lineLabels,
  streets,
  titles,
  wordAbbreviations,
  lettersInMaghreb,
} from './abbreviations.data.ts';
import { isWomansName } from '../vowels/context/feminine-address.ts';
import { followingWord } from './following-word.ts';
import { arabicLetterNames } from './letter-names.data.ts';
import { endOf, groupSpan, pause, type Reading, say, type TokenContext, type TokenRule } from './token-rule.ts';

const letter = `[${letterClass}]`;
/** A joined و or ف and prepositions may stand before an abbreviation. */
const notInWord = String.raw`(?<![\p{L}\p{M}\d])`;
const endOfWord = String.raw`(?![\p{L}\p{M}])`;

/** Words after which a letter is a letter: فيتامين د. */
export const namesLetter = /^(?:ال)?(?:فيتامين|حرف|فئة|مجموعة|قسم|فقرة|خيار|نقطة|بند|صف|شعبة|قاعة)$/u;

function alternatives(rows: readonly AbbreviationRow[]): string {
  return rows
    .map(([written]) => written)
    .sort((a, b) => b.length - a.length)
    .map((written) =>
      written.replace(/\.$/u, String.raw`(?:\.|(?![\p{L}.]))`).replace(/\.(?=\p{L})/gu, String.raw`\. ?`),
    )
    .join('|');
}

/** د. فاطمة: a woman's titles have their feminine. */
const isTitle = /^ال\p{M}*(?:د\p{M}*ك|أ\p{M}*س\p{M}*ت|م\p{M}*ه|ش\p{M}*ي)/u;

function ofWoman(title: string): string {
  return title.replace(/\u064F(?= |$)/gu, '\u064Eةُ');
}

/** أ ب ج 1234: the last of several letters, as on a plate. */
const isRowOfLetters = /(?:^|[^\p{L}\p{M}])(?!و)\p{L} (?:(?!و)\p{L} )?$/u;

/** A rule that says the words of the row that matched. */
function expansion(
  name: string,
  rows: readonly AbbreviationRow[],
  source: (alternatives: string) => string,
): TokenRule {
  const spoken = new Map(rows.map(([written, words]) => [written.replace(/[. ]/gu, ''), words]));
  return {
    name,
    starts: ['arabic'],
    pattern: new RegExp(notInWord + source(alternatives(rows)), 'uy'),
    read: (match, { previous, text }) => {
      if (
        (name === 'title' || name === 'before number') &&
        (namesLetter.test(previous.at(-1) ?? '') ||
          isRowOfLetters.test(text.slice(Math.max(0, match.index - 8), match.index)))
      ) {
        return undefined;
      }
      const named = spoken.get((match.groups?.['short'] ?? match[0]).replace(/[. ]/gu, ''));
      const words =
        named && isTitle.test(named) && isWomansName(followingWord(text, endOf(match))?.bare) ? ofWoman(named) : named;
      const spokenWords =
        match.groups?.['and'] === undefined || words === undefined ? words : withProclitic('وَ', words);
      return spokenWords === undefined
        ? undefined
        : { pieces: say([spokenWords], 'abbreviation', [match.index, endOf(match)]), end: endOf(match) };
    },
  };
}

/** أ.ف.ب: letters with dots between them that are no known abbreviation are spelt. */
function readInitials(match: RegExpExecArray): Reading {
  const pieces = Array.from(match[0].matchAll(new RegExp(letter, 'gu'))).flatMap(({ 0: initial, index }) => {
    const at = match.index + index;
    return say([arabicLetterNames[initial] ?? ''], 'letter', [at, at + 1]);
  });
  return { pieces, end: endOf(match) };
}

/** A letter alone is named: فيتامين د, ب) … ; و alone is the conjunction and is not caught here. */
function readSingleLetter(match: RegExpExecArray, context: TokenContext): Reading {
  const ofMaghreb = context.dialect === 'maghrebi' ? lettersInMaghreb[match[1] ?? ''] : undefined;
  if (
    ofMaghreb !== undefined &&
    !namesLetter.test(context.previous.at(-1) ?? '') &&
    / \p{Script=Arabic}{2}/uy.test(context.text.slice(endOf(match), endOf(match) + 3))
  ) {
    return { pieces: say([ofMaghreb], 'plain', [match.index, endOf(match)]), end: endOf(match) };
  }
  const name = arabicLetterNames[match[1] ?? ''] ?? '';
  const end = endOf(match);
  const isListed = /[)\-.]$/u.test(match[0]);
  return {
    pieces: [...say([name], 'letter', [match.index, match.index + 1]), ...(isListed ? [pause('comma')] : [])],
    end,
  };
}

/** س1, ج1: a numbered question and its answer. */
function readQuestion(match: RegExpExecArray): Reading {
  const number = ordinal(Number(match[2]) || 1, { gender: 'masculine', case: 'nominative', state: 'definite' });
  return {
    pieces: [
      ...say([match[1] === 'س' ? 'السُّؤَالُ' : 'الْجَوَابُ'], 'abbreviation', groupSpan(match, 1)),
      ...say(number, 'ordinal', groupSpan(match, 2)),
    ],
    end: endOf(match),
  };
}

/** Abbreviations, titles, initials and single letters. */
export const abbreviationRules: readonly TokenRule[] = [
  expansion('abbreviation', abbreviations, (rows) => `(?:${rows})${endOfWord}`),
  expansion('word abbreviation', wordAbbreviations, (rows) => `(?<short>${rows})${endOfWord}\\.?`),
  expansion('laughter', laughter, (rows) => `(?:${rows})${endOfWord}`),
  {
    name: 'question or answer',
    starts: ['arabic'],
    pattern: /(?<=(?:^|[\n؟?.]) *)([سج]) ?(\d{1,3})(?= ?[:\-.)/])/duy,
    read: readQuestion,
  },
  expansion('label', lineLabels, (rows) => `(?<=(?:^|[\\n؟?]) *)(?<short>${rows}) ?(?=:)`),
  {
    name: 'died',
    starts: ['arabic'],
    pattern: /(?<=\( ?)ت\.? ?(?=\d{2,4} ?(?:\/?[هم](?!\p{L})|\)))/uy,
    read: (match) => ({ pieces: say(['تُوُفِّيَ', 'عَامَ'], 'abbreviation', [match.index, endOf(match)]), end: endOf(match) }),
  },
  {
    name: 'floor',
    starts: ['arabic'],
    pattern: /(?=ط)(?<=(?:عمارة|مبنى|بناية|برج|شارع|فيلا|شقة|حي|منزل|مجمع)[^.\n]{0,40}[ ،,])ط\.? ?(?=\d{1,2}(?!\d))/uy,
    read: (match) => ({ pieces: say(['الطَّابِقُ'], 'abbreviation', [match.index, endOf(match)]), end: endOf(match) }),
  },
  {
    name: 'numbered street',
    starts: ['arabic'],
    pattern:
      /(?=ش)(?<=(?:حي|مدينة|منطقة|تقاطع|بلوك|قطعة|عمارة|فيلا|منزل)[^.\n]{0,40}[ ،,]|(?:^|\n))ش\.? ?(?=\d{1,3}(?!\d))/uy,
    read: (match) => ({ pieces: say(['شَارِعُ'], 'abbreviation', [match.index, endOf(match)]), end: endOf(match) }),
  },
  {
    name: 'house in a street',
    starts: ['arabic'],
    pattern: /(?=ش)(?<=(?:العنوان|عنواننا|المقر|مقرنا|مبنى|عمارة|برج|فيلا)[^.\n]{0,30}\d{1,4} )ش\.? ?(?=\p{L}{3})/uy,
    read: (match) => ({ pieces: say(['شَارِعُ'], 'abbreviation', [match.index, endOf(match)]), end: endOf(match) }),
  },
  {
    name: 'year of a court',
    starts: ['arabic'],
    pattern: /(?=ق)(?<=لسنة \d{1,3} )ق(?![\p{L}\p{M}])/uy,
    read: (match) => ({ pieces: say(['قَضَائِيَّةً'], 'abbreviation', [match.index, endOf(match)]), end: endOf(match) }),
  },
  expansion('before number', beforeNumbers, (rows) => `(?<and>و)?(?<short>${rows})(?:\\. ?| ?: ?| )?(?=\\(?\\d)`),
  expansion('street', streets, (rows) => `(?<short>${rows})\\.(?= ?ال)`),
  expansion('title', titles, (rows) => `(?<and>و)?(?<short>${rows})[./](?= ?(?:${letter}{2}|[أدم]\\. ?${letter}{2}))`),
  {
    name: 'initials',
    starts: ['arabic'],
    pattern: new RegExp(`${notInWord}${letter}(?:\\. ?${letter}(?![\\p{L}\\p{M}])){1,6}\\.?`, 'uy'),
    read: readInitials,
  },
  {
    name: 'list letter',
    starts: ['arabic'],
    pattern: new RegExp(String.raw`(?<=(?:^|\n|\() *)([أابجدهوزحطيكلمن]) ?[)\-.]`, 'uy'),
    read: readSingleLetter,
  },
  {
    name: 'single letter',
    starts: ['arabic'],
    pattern: new RegExp(
      String.raw`(?:${notInWord}(?!و)|(?<=\d)(?=${letter} ?[-+=×÷²³^*)]))(${letter})${endOfWord}`,
      'uy',
    ),
    read: readSingleLetter,
  },
];
