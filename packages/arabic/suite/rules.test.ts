import { expect, it } from 'vitest';
import { dialects } from '../src/dialect.ts';
import { readText } from '../src/read-text.ts';
import { createLexiconDiacritiser } from '../src/vowels/lexicon-diacritiser.ts';
import { ruleIds, rulesByBare } from '../src/vowels/context/homographs.ts';
import { removeMarks } from '../src/vowels/marks.ts';
import { categories } from './categories.ts';

/** True for a text with a word that some rule is about, alone or after و or ف, and for figures, which become words. */
function hasRuledWord(text: string): boolean {
  const words = removeMarks(text).match(/\p{L}+/gu) ?? [];
  return (
    /\d|[a-z]/iu.test(text) ||
    words.some((word) => rulesByBare.has(word) || rulesByBare.has(word.replace(/^[وف]/u, '')))
  );
}

/** The rules about words that are spelt alike that decide a word in some case of the suite. */
function rulesThatDecide(): Set<string> {
  const rules = dialects.flatMap((dialect) => {
    const diacritiser = createLexiconDiacritiser(undefined, { dialect });
    const texts = categories.flatMap(({ rows }) => (rows[dialect] ?? []).map(([text]) => text)).filter(hasRuledWord);
    return texts.flatMap((text) =>
      Array.from(readText(text, { dialect, diacritiser })).flatMap(({ words }) =>
        words.map(({ decision }) => decision?.rule ?? ''),
      ),
    );
  });
  return new Set(rules.map((rule) => rule.replace(/^homograph\./u, '')));
}

it('proves every rule about words that are spelt alike', { timeout: 300_000 }, () => {
  const proven = rulesThatDecide();
  expect(ruleIds.filter((id) => !proven.has(id))).toEqual([]);
});
