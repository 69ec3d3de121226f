import { symbolNames, symbolNamesByNumbers } from './symbols.data.ts';
import { endOf, type Reading, say, type TokenRule } from './token-rule.ts';

function classOf(signs: Readonly<Record<string, string>>): string {
  return `[${Object.keys(signs).map((sign) => sign.replace(/[-^\]\\]/gu, String.raw`\$&`)).join('')}]`;
}

function readSign(names: Readonly<Record<string, string>>) {
  return (match: RegExpExecArray): Reading | undefined => {
    const name = names[match[1] ?? ''];
    return name === undefined ? undefined : { pieces: say([name], 'symbol', [match.index, endOf(match)]), end: endOf(match) };
  };
}

/** Signs with a name. They come after every rule that knows a sign as part of something longer. */
export const symbolRules: readonly TokenRule[] = [
  // 10×20 سم: the sides of a thing; in a sum the sign has its name.
  { name: 'by', starts: ['symbol', 'latin'], pattern: /(?<=\d ?)(?:x|X|[×*](?= ?\d[\d.]*(?: ?[×x*] ?\d[\d.]*)? ?(?:سم|مم|م|كم|بوصة|متر|cm|mm|m|px)(?!\p{L})))(?= ?\d)/uy, read: (match) => ({ pieces: say(['فِي'], 'symbol', [match.index, endOf(match)]), end: endOf(match) }) },
  {
    name: 'sign between numbers',
    starts: ['symbol', 'latin'],
    pattern: new RegExp(String.raw`(?<=\d ?)(${classOf(symbolNamesByNumbers)})(?= ?[\d(])`, 'uy'),
    read: readSign(symbolNamesByNumbers),
  },
  { name: 'sign before number', starts: ['symbol'], pattern: /((?<!رقم )#|[+~<>])(?= ?\d)/uy, read: readSign(symbolNamesByNumbers) },
  { name: 'plus between words', starts: ['symbol'], pattern: /(?<=[\p{L}\d²³)%] ?)(\+)(?= ?[\p{L}(])/uy, read: readSign(symbolNamesByNumbers) },
  { name: 'sign', starts: ['symbol'], pattern: new RegExp(`(${classOf(symbolNames)})`, 'uy'), read: readSign(symbolNames) },
];
