import { type LexiconEntry, listLexicon } from '@rakhim/contract';
import { callApi } from '../api-client.ts';
import { foldArabic } from '../fold-arabic.ts';

/** What may be written in front of a word: و ف, then ب ك ل, then the article, which after ل is only its second letter. */
const joined = [/^[وف]/u, /^[بكل]/u, /^ال/u, /^ل/u] as const;

/** Entries among which the one that is written most like the word is found. */
const candidatesMax = 100;

/**
 * Finds the entry of the lexicon that reads a word, whatever is written in front of it.
 *
 * @returns the one that is written most like the word; nothing where only an ending may have hidden it.
 * @throws {ApiError}
 */
export async function findEntry(word: string, signal?: AbortSignal): Promise<LexiconEntry | undefined> {
  for (const stem of stemsOf(word)) {
    // One after another: the first is nearly always it.
    const { entries } = await callApi(listLexicon, {
      query: { search: stem, limit: candidatesMax },
      ...(signal && { signal }),
    });
    const found = entries.find(({ written }) => [stem, `ال${stem}`].includes(foldArabic(written)));
    if (found) {
      return found;
    }
  }
  return undefined;
}

/** A word as it is compared, then without one after another of what may be joined to its front. */
function stemsOf(word: string): readonly string[] {
  const stems = [foldArabic(word)];
  for (const prefix of joined) {
    const rest = (stems.at(-1) ?? '').replace(prefix, '');
    if (rest.length > 1 && rest !== stems.at(-1)) {
      stems.push(rest);
    }
  }
  return stems;
}
