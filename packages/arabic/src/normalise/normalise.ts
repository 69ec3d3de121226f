import { removeMarks } from '../vowels/marks.ts';
import { letterClass, markClass } from './alphabet.ts';
import type { Block } from './blocks.ts';
import { type ReportSkipped, unifyCharacters } from './characters.ts';
import { wordsInAlifMaqsura } from './letters.data.ts';
import { misspeltWords } from './misspelt-words.data.ts';
import { orderLettersAndMarks } from './marks.ts';
import { removeMarkup, type ReportMarkup } from './markup.ts';
import { fromSource, replaceMatches, type WrittenText } from './written-text.ts';

/** Told of what was taken out. */
export interface NormaliseReport {
  readonly markup: ReportMarkup;
  readonly skipped: ReportSkipped;
  /** A letter stood so often in a row that it cannot be emphasis; given the row. */
  readonly shortened: (row: string) => void;
}

/** So many invisible characters in a row do not hold a word together. */
const invisibleRun = /[\u00AD\u0640\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]{17,}/gu;
/** بـ 25, الـ API: the tatweel says that the particle is joined to the number or the Latin word. */
const joinedToNumber = /(?<![\p{L}\p{M}])([وف]?(?:[بلك]|[بك]?ال|لل))\u0640+ ?(?=[\p{Nd}\p{Sc}%٪\p{Script=Latin}])/gu;
/** و كتاب: the conjunction is one word with what follows, where that is more than a letter. */
const conjunctionApart = /(?<![\p{L}\p{M}\p{Nd}])(و\u064E?) +(?=\p{Script=Arabic}\p{M}*[\u0621-\u064A])/gu;
/** ع البيت, as dialects write على: it is one word with the article. */
const onApart = /(?<![\p{L}\p{M}\p{Nd}])([وف]?ع) +(?=ال\p{L}{2})/gu;
/** شكرآ for شكرًا: no word ends in a long a with its hamza. */
const maddaForTanwin = /(?<=[\u0621-\u064A]{2})آ(?![\p{L}\p{M}])/gu;
const misspelt = new RegExp(
  String.raw`(?<![\p{L}\p{M}])(?:${Object.keys(misspeltWords)
    .toSorted((a, b) => b.length - a.length)
    .join('|')})(?![\p{L}\p{M}])`,
  'gu',
);
/** The end of a verse, with its number. */
const verseEnd = /\u06DD\p{Nd}{0,3}/gu;
/** 10⁶, 10⁻³, x⁴: raised digits after a number or a letter are a power; ² and ³ alone belong to units. */
const power = /(?<=[\p{Nd}\p{Script=Latin})])(?:⁻[⁰¹²³⁴-⁹]+|[⁰¹²³⁴-⁹]{2,}|[⁰⁴-⁹](?![⁺⁻]))|(?<=\p{Nd})¹/gu;
const carriageReturn = /\r\n/gu;
/** A tatweel that joins nothing is a dash: ١ـ الأول. */
const loneTatweel = /(?<![\p{L}\p{M}\u0640])\u0640+(?![\p{L}\p{M}\u0640])/gu;
const wordInPersianYeh = /(?<![\p{L}\p{M}])[\p{Script=Arabic}]+ی(?![\p{L}\p{M}])/gu;
/** Letters drawn out for emphasis: جميييل. No Arabic word has the same letter three times in a row; laughter has. */
const drawnOut = /([\u0621-\u064A])\1{2,}/gu;
/** The longest row of one letter that counts as emphasis; longer rows are shortened, and the report says so. */
const emphasisMax = 10;
/** Tanwin is often typed after the alif that it stands before: مرحباً. */
const tanwinAfterAlif = /(?<=[\u0621-\u064A])ا\u064B/gu;
const markWithoutLetter = new RegExp(`(?<![${letterClass}${markClass}])[${markClass}]+`, 'gu');
const otherMark = new RegExp(String.raw`[\p{M}--[${markClass}\uFE0F\u20E3]]`, 'gv');

function restoreAlifMaqsura([word]: RegExpExecArray): string | undefined {
  const candidate = `${word.slice(0, -1)}ى`;
  return wordsInAlifMaqsura.has(removeMarks(candidate).replace(/^[وف]/u, '')) ? candidate : undefined;
}

/**
 * Brings a block into the alphabet that tokens are read from: no markup, ASCII digits, the letters of the Arabic
 * alphabet with پ چ ژ ڤ گ, marks in the order letter, shadda, vowel. Typed vowels are kept. Never throws, whatever the
 * text holds.
 */
export function normalise(block: Block, report: NormaliseReport): WrittenText {
  let written = removeMarkup(fromSource(block.text, block.start), report.markup);
  written = replaceMatches(written, carriageReturn, () => '\n');
  written = replaceMatches(written, invisibleRun, () => ' ');
  written = replaceMatches(written, power, ([digits]) => `^${digits.normalize('NFKC')}`);
  written = replaceMatches(written, verseEnd, () => '.');
  written = replaceMatches(written, joinedToNumber, ([, particle]) => particle);
  written = replaceMatches(written, conjunctionApart, ([, conjunction]) => conjunction);
  written = replaceMatches(written, onApart, ([, on]) => on);
  written = replaceMatches(written, loneTatweel, () => '-');
  written = replaceMatches(written, wordInPersianYeh, restoreAlifMaqsura);
  written = unifyCharacters(orderLettersAndMarks(written), report.skipped);
  // Compatibility forms may have brought marks of their own.
  written = orderLettersAndMarks(written);
  written = replaceMatches(written, tanwinAfterAlif, () => '\u064Bا');
  written = replaceMatches(written, otherMark, () => '');
  written = replaceMatches(written, markWithoutLetter, () => '');
  written = replaceMatches(written, maddaForTanwin, () => '\u064Bا');
  written = replaceMatches(written, misspelt, ([word]) => misspeltWords[word]);
  return replaceMatches(written, drawnOut, ([row, letter]) => {
    if (row.length > emphasisMax) {
      report.shortened(row);
    }
    return letter === 'ه' || letter === 'خ' ? letter.repeat(3) : letter;
  });
}
