import type { EngineName, Prosody } from '../types.ts';
import { clampProsody, combineProsody, plainProsody, scaleProsody } from './prosody.ts';
import { carriers, negationBridges, negations, strengthWords, styleWords, type StyleWord } from './style-words.data.ts';

/** What a voice makes of a style instruction. */
export interface Style {
  readonly prosody: Prosody;
  /** The style words that were applied, as they were written. */
  readonly honoured: readonly string[];
  /** What was not, as it was written, pieces separated by commas; empty when everything was understood. */
  readonly unknown: string;
}

interface Token {
  readonly written: string;
  readonly key: string;
}

/** A run of tokens with the row of a table that it matches. */
interface Match<Row> {
  readonly row: Row;
  readonly length: number;
}

const phraseWordsMax = 3;

const styleRows = new Map(styleWords.flatMap((row) => row.says.map((phrase) => [toPhraseKey(phrase), row] as const)));
const strengths = new Map(Object.entries(strengthWords).map(([phrase, strength]) => [toPhraseKey(phrase), strength]));
const negationKeys: ReadonlySet<string> = new Set(negations.map(toKey));
const bridgeKeys: ReadonlySet<string> = new Set(negationBridges.map(toKey));
const carrierKeys: ReadonlySet<string> = new Set(
  carriers.flatMap((phrase) => readTokens(phrase).map(({ key }) => key)),
);

/**
 * Reads a free instruction such as `very slow, calm voice` or `بصوت هادئ وبطيء جداً` for the words that an engine
 * can follow.
 *
 * A negated word (`not too fast`) is not applied: guessing the opposite would be a guess.
 *
 * @param text the instruction, English, Arabic or both; at most a few hundred characters are expected.
 * @param engine who is to follow it; `learned` when absent.
 * @returns prosody within its limits and what to tell the caller.
 */
export function parseStyle(text: string, engine: EngineName = 'learned'): Style {
  const tokens = readTokens(text);
  const honoured: string[] = [];
  const ignored: string[][] = [[]];
  let prosody = plainProsody;
  let index = 0;
  while (index < tokens.length) {
    const match = isNegated(tokens, index) ? undefined : matchStyle(tokens, index);
    const style = engine === 'classic' && match?.row.needsLearned ? undefined : match;
    const written = tokens.slice(index, index + (match?.length ?? 1)).map((token) => token.written);
    if (style) {
      prosody = combineProsody(prosody, effectOf(style.row, strengthAround(tokens, index, style.length)));
      honoured.push(written.join(' '));
    }
    if (!style || (engine === 'classic' && style.row.approximate)) {
      ignored.at(-1)?.push(...written);
    } else {
      ignored.push([]);
    }
    index += written.length;
  }
  return {
    prosody: clampProsody(prosody),
    honoured,
    unknown:
      tokens.length === 0
        ? text.trim()
        : ignored
            .map(withoutCarriers)
            .filter((piece) => piece !== '')
            .join(', '),
  };
}

/** A strength that is itself a style word (`قوي`) counts as one only where no style word stands before it. */
function matchStyle(tokens: readonly Token[], index: number): Match<StyleWord> | undefined {
  const isStrength = matchPhrase(strengths, tokens, index) && index > 0 && matchPhrase(styleRows, tokens, index - 1);
  return isStrength ? undefined : matchPhrase(styleRows, tokens, index);
}

function strengthAround(tokens: readonly Token[], index: number, length: number): number {
  const after = matchPhrase(strengths, tokens, index + length)?.row;
  const before = [1, 2]
    .map((distance) => matchPhrase(strengths, tokens, index - distance))
    .find((match, place) => match?.length === place + 1);
  return before?.row ?? after ?? 1;
}

function effectOf({ effect }: StyleWord, strength: number): Prosody {
  return scaleProsody({ ...plainProsody, ...effect }, strength);
}

function isNegated(tokens: readonly Token[], index: number): boolean {
  const [before = '', twoBefore = ''] = [1, 2].map((distance) => tokens[index - distance]?.key);
  return negationKeys.has(before) || (negationKeys.has(twoBefore) && (bridgeKeys.has(before) || strengths.has(before)));
}

function matchPhrase<Row>(
  rows: ReadonlyMap<string, Row>,
  tokens: readonly Token[],
  index: number,
): Match<Row> | undefined {
  if (index < 0) {
    return undefined;
  }
  for (let length = Math.min(phraseWordsMax, tokens.length - index); length > 0; length -= 1) {
    const key = tokens
      .slice(index, index + length)
      .map((token) => token.key)
      .join(' ');
    const row = rows.get(key) ?? rows.get(key.replace(/^و/u, ''));
    if (row !== undefined) {
      return { row, length };
    }
  }
  return undefined;
}

/** What is worth reporting of a run of words: nothing when they only carry or strengthen others. */
function withoutCarriers(words: readonly string[]): string {
  const carries = words.map((word) => {
    const key = toKey(word);
    return carrierKeys.has(key) || carrierKeys.has(key.replace(/^و/u, '')) || strengths.has(key);
  });
  const first = carries.indexOf(false);
  return first < 0 ? '' : words.slice(first, carries.lastIndexOf(false) + 1).join(' ');
}

function readTokens(text: string): Token[] {
  return [...text.matchAll(/[\p{L}\p{M}\p{N}'’]+/gu)].map(([written]) => ({ written, key: toKey(written) }));
}

function toPhraseKey(phrase: string): string {
  return readTokens(phrase)
    .map(({ key }) => key)
    .join(' ');
}

/** Folds away what writers vary in: case, vowel signs, tatweel, hamza seats, taa marbuta. */
function toKey(word: string): string {
  return word
    .normalize('NFKD')
    .replace(/[\p{M}\u0640]/gu, '')
    .replace(/’/gu, "'")
    .replace(/[\u0649]/gu, 'ي')
    .toLowerCase();
}
