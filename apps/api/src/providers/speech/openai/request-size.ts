/** What one request may hold. */
export interface RequestSize {
  /** UTF-16 code units, which are never fewer than characters in anyone's count. */
  readonly units: number;
  readonly tokens: number;
}

/** Source: OpenAI, "Create speech", `input`. */
export const inputUnitsMax = 4_096;

/**
 * Source: OpenAI, GPT-4o mini TTS: a request with more is refused. Vowelled Arabic reaches it at some 3,000 characters.
 */
export const inputTokensMax = 2_000;

/**
 * Tokens a character costs at most in running text, measured with o200k_base on 1,800 passages of 1,500 characters,
 * none of which needs more: Arabic without vowel marks needs 0.30 to 0.38 a character, a vowel mark nearly always a
 * token of its own.
 */
const tokensPerCharacter = [
  { pattern: /\p{ASCII}/u, tokens: 0.4 },
  { pattern: /\p{M}/u, tokens: 1.08 },
  { pattern: /\p{Nd}/u, tokens: 1 },
  { pattern: /[\u060c\u061b\u061f\u0621-\u063a\u0640-\u064a\s]/u, tokens: 0.4 },
  { pattern: /\p{Script=Arabic}/u, tokens: 2 },
] as const;

/** Emoji, rare scripts: at worst a token for each byte of UTF-8. */
const tokensPerOther = 4;

/** Adds up what a text takes of a request's room. Tokens are an estimate on the high side. */
export function measureRequest(text: string): RequestSize {
  let units = 0;
  let tokens = 0;
  for (const character of text) {
    units += character.length;
    tokens += tokensPerCharacter.find(({ pattern }) => pattern.test(character))?.tokens ?? tokensPerOther;
  }
  return { units, tokens };
}
