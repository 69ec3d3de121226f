import { characterMeanings } from './characters.data.ts';
import { letterVariants } from './letters.data.ts';
import { replaceMatches, type WrittenText } from './written-text.ts';

/** Told which characters were left out because no reader knows them. */
export type ReportSkipped = (character: string) => void;

/**
 * Everything that reads as it stands: ASCII, the Arabic alphabet and its vowels, and Latin letters of Western Europe.
 */
const unusual = /[^\n !-_a-z{|}~\u0621-\u063A\u0641-\u0652\u0670\u00C0-\u024F،؛؟«»–—]/gu;
const invisible = /[\p{Cf}\u034F\u115F\u1160\u17B4\u17B5\u3164\uFE00-\uFE0F\u0640]/u;
const unreadable = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\uFFFD]/u;
/**
 * Parts of emoji sequences: joiner, variation selector and keycap; what is not part of one is dropped by the reader of
 * emoji.
 */
const emojiPart = /[\u200D\uFE0F\u20E3]/u;
const compatibility =
  /[\uFB50-\uFDFF\uFE70-\uFEFF\uFF00-\uFFEF\u2070-\u209F\u2100-\u214F\u2150-\u218F\u2460-\u24FF\u3200-\u33FF\u{1D400}-\u{1D7FF}\u{1EE00}-\u{1EEFF}]/u;
/** Numbers and letters in circles each stand for themselves: ①②. */
const encircled = /[\u2460-\u2473\u24B6-\u24FF\u2776-\u2793]/u;
/** Honorific ligatures: they are read as phrases of their own. */
const honorific = /[\uFD40-\uFD4F\uFDFA-\uFDFF]/u;

const zeros = [0x0660, 0x06f0, 0xff10] as const;

/** The ASCII digit of an Arabic-Indic, Persian or full-width digit. */
function asciiDigit(codePoint: number): string | undefined {
  const zero = zeros.find((first) => codePoint >= first && codePoint <= first + 9);
  return zero === undefined ? undefined : String(codePoint - zero);
}

function meaningOf(character: string, report: ReportSkipped): string | undefined {
  const known =
    letterVariants[character] ?? characterMeanings.get(character) ?? asciiDigit(character.codePointAt(0) ?? 0);
  if (known !== undefined) {
    return known;
  }
  if (emojiPart.test(character) || honorific.test(character)) {
    return undefined;
  }
  if (invisible.test(character)) {
    return '';
  }
  if (unreadable.test(character)) {
    report(character);
    return ' ';
  }
  // Isolated marks among the presentation forms decompose to a space and a mark.
  if (compatibility.test(character)) {
    const parts = Array.from(character.normalize('NFKC').replace(/^ (?=\p{M})/u, ''));
    const meaning = parts.map((part) => (part === character ? part : (meaningOf(part, report) ?? part))).join('');
    return encircled.test(character) ? `${meaning} ` : meaning;
  }
  return undefined;
}

/**
 * Gives every character its common form: digits in ASCII, one quote, one hyphen, one space, letters of the Arabic
 * alphabet.
 */
export function unifyCharacters(written: WrittenText, report: ReportSkipped): WrittenText {
  return replaceMatches(written, unusual, ([character]) => meaningOf(character, report));
}
