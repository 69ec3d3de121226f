import { abbreviationRules } from './abbreviation-rules.ts';
import { codeRules } from './code-rules.ts';
import { coordinateRules } from './coordinate-rules.ts';
import { decadeRules } from './decade-rules.ts';
import { eraRules } from './era-rules.ts';
import { emojiRules } from './emoji-rules.ts';
import { fractionRules } from './fraction-rules.ts';
import { englishOrdinal, latinRules, lettersAfterDigits } from './latin-rules.ts';
import { hemistichRules } from './hemistich-rules.ts';
import { moneyRules } from './money-rules.ts';
import { namedDateRules } from './named-date-rules.ts';
import { numberRules } from './number-rules.ts';
import { numericDateRules } from './numeric-date-rules.ts';
import { phoneRules } from './phone-rules.ts';
import { phraseRules } from './phrase-rules.ts';
import { punctuationRules } from './punctuation-rules.ts';
import { rangeRules } from './range-rules.ts';
import { scaleRules } from './scale-rules.ts';
import { romanRules } from './roman-rules.ts';
import { symbolRules } from './symbol-rules.ts';
import { timeRules } from './time-rules.ts';
import type { TokenRule, TokenStart } from './token-rule.ts';
import { unitRules } from './unit-rules.ts';
import { unreadRules } from './unread-rules.ts';
import { verseRules } from './verse-rules.ts';
import { webRules } from './web-rules.ts';
import { arabicWord, listNumber, proclitics } from './word-rules.ts';

/** Every rule in the order in which they are tried: what is longer and surer before what it contains. */
const rules: readonly TokenRule[] = [
  ...emojiRules.filter(({ name }) => name === 'keycap'),
  ...webRules,
  listNumber,
  ...numericDateRules,
  ...namedDateRules,
  ...eraRules,
  ...timeRules,
  ...codeRules,
  ...phoneRules,
  ...rangeRules,
  ...moneyRules,
  ...decadeRules,
  ...scaleRules,
  ...coordinateRules,
  ...unitRules,
  ...phraseRules,
  ...verseRules,
  ...hemistichRules,
  ...symbolRules.filter(
    ({ name }) => name === 'by' || name === 'by of pixels' || name === 'minus in a sum' || name === 'yields',
  ),
  englishOrdinal,
  lettersAfterDigits,
  ...fractionRules,
  ...numberRules,
  proclitics,
  ...abbreviationRules,
  arabicWord,
  ...romanRules,
  ...latinRules,
  ...punctuationRules.filter(({ name }) => name === 'dash'),
  ...symbolRules,
  ...emojiRules,
  ...punctuationRules,
  ...unreadRules,
];

function startingWith(start: TokenStart): readonly TokenRule[] {
  return rules.filter((rule) => rule.starts.includes(start));
}

/** The rules that may apply where a token begins with a character of a kind. */
export const rulesByStart: Readonly<Record<TokenStart, readonly TokenRule[]>> = {
  digit: startingWith('digit'),
  arabic: startingWith('arabic'),
  latin: startingWith('latin'),
  symbol: startingWith('symbol'),
};
