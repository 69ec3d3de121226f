import { replaceMatches, type WrittenText } from './written-text.ts';

/** Told what was taken out of the text. */
export type ReportMarkup = (removed: string) => void;

/** A tag, comment, declaration or processing instruction: `<voice name="x">`, `</p>`, `<!-- … -->`, `<?xml … ?>`. */
const tag = /<!--[\s\S]*?-->|<!\[CDATA\[|\]\]>|<[/!?]?[a-zA-Z][^<>]{0,1000}>/gu;
/** Tags around part of a word; everything else ends the word it stands in. */
const inlineTag = /^<\/?(?:b|i|u|s|em|strong|mark|small|sup|sub|font|span)>$/iu;
const lineTag = /^<\/?(?:p|br|div|li|ul|ol|h[1-6]|tr|table|section|article|blockquote|s|paragraph|sentence)\b/iu;
/** Code of the speech engine: `[[fonim]]` would be taken for phonemes. */
const engineBrackets = /\[\[+|\]\]+/gu;
const entity = /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([a-zA-Z]{2,8}));/gu;

const namedEntities: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  laquo: '«',
  raquo: '»',
  hellip: '…',
  mdash: '—',
  ndash: '–',
  copy: '©',
  reg: '®',
  trade: '™',
  deg: '°',
  times: '×',
  divide: '÷',
  plusmn: '±',
  frac12: '½',
  euro: '€',
  pound: '£',
  cent: '¢',
  bull: '•',
  middot: '·',
  zwnj: '\u200C',
  zwj: '\u200D',
  rlm: '\u200F',
  lrm: '\u200E',
};

function decodeEntity([, decimal, hexadecimal, name]: RegExpExecArray): string | undefined {
  if (name !== undefined) {
    return Object.hasOwn(namedEntities, name) ? namedEntities[name] : undefined;
  }
  const codePoint = decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal);
  return codePoint > 0 && codePoint <= 0x10ffff ? String.fromCodePoint(codePoint) : '';
}

/**
 * Takes markup out of the text, so that none can reach an engine: tags go, what they enclose is read; engine brackets
 * go; entities become the text that they stand for, which is not looked at again: `&lt;b&gt;` is not a tag.
 */
export function removeMarkup(written: WrittenText, report: ReportMarkup): WrittenText {
  const withoutTags = replaceMatches(written, tag, ([found]) => {
    report(found);
    if (inlineTag.test(found)) {
      return '';
    }
    return lineTag.test(found) ? '\n' : ' ';
  });
  const withoutBrackets = replaceMatches(withoutTags, engineBrackets, ([found]) => {
    report(found);
    return ' ';
  });
  return replaceMatches(withoutBrackets, entity, decodeEntity);
}
