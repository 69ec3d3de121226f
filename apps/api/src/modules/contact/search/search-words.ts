/** Longer words are cut: what is stored of a text must have a bound, and no word that people look for is so long. */
const wordUnitsMax = 40;
const queryWordsMax = 20;

/**
 * Letters that Arabic and its neighbours write in more than one way, by the one that stands for them. What NFKD takes
 * apart needs no row: it leaves the carrier of a hamza or a madda, and the letters of ligatures and presentation forms.
 */
const plainLetters: ReadonlyMap<string, string> = new Map([
  ['ٱ', 'ا'], // alif wasla
  ['ى', 'ي'], // alif maqsura
  ['ة', 'ه'], // taa marbuta
  ['ء', ''], // a hamza without a carrier, left out as often as written
  ['ـ', ''], // tatweel
  ['ک', 'ك'], // keheh, as Persian and Urdu keyboards write it
  ['ی', 'ي'], // Farsi yeh
  ['ہ', 'ه'], // heh goal
]);

const variants = new RegExp(`[${[...plainLetters.keys()].join('')}]`, 'gu');
const arabicDigits = /[\u0660-\u0669\u06F0-\u06F9]/gu;

/** Prefixes that are written together with a word: "and", "so"; then "with", "like", the article, or "for the". */
const conjunction = /^[وف](?=\p{Script=Arabic}{4})/u;
const article = /^(?:[بك]?ال|لل)(?=\p{Script=Arabic}{2})/u;

/**
 * The words of a text as they are compared: in lower case, without vowel signs and accents, and with one form for
 * letters that are written in several ways. Each word once.
 */
export function foldWords(text: string): string[] {
  const folded = text
    .toWellFormed()
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
    .replaceAll(variants, (letter) => plainLetters.get(letter) ?? letter)
    .replaceAll(arabicDigits, (digit) => String((digit.codePointAt(0) ?? 0) % 16))
    .toLowerCase()
    // Some lower case letters come with a mark of their own.
    .replaceAll(/\p{M}/gu, '');
  return [...new Set(folded.match(/[\p{L}\p{N}]+/gu)?.map(cut))];
}

/**
 * Every word under which a text shall be found: its own, and those that remain without what is written together with
 * them.
 */
export function findSearchWords(text: string): string[] {
  return [...new Set(foldWords(text).flatMap((word) => [word, ...withoutPrefixes(word)]))];
}

/**
 * Builds the `tsquery` for a search: every word must begin a word of the text, with or without the article.
 *
 * @returns nothing when there is no word in it.
 */
export function toSearchQuery(search: string): string | undefined {
  const words = foldWords(search).slice(0, queryWordsMax);
  // Letters and digits are all that a word consists of, so quotes cannot end early.
  return words.length === 0 ? undefined : words.map((word) => `'${word.replace(article, '')}':*`).join(' & ');
}

function withoutPrefixes(word: string): string[] {
  const bare = word.replace(conjunction, '');
  return [bare, word.replace(article, ''), bare.replace(article, '')];
}

/** Never between the halves of a surrogate pair. */
function cut(word: string): string {
  return word.slice(0, wordUnitsMax).toWellFormed().replaceAll('\u{FFFD}', '');
}
