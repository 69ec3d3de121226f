import { hasArticle } from '../clitics.ts';
import type { ColloquialReader } from '../colloquial/read-colloquial.ts';
import { endsInHa } from '../colloquial/talk-forms.data.ts';
import type { SpellingRestorer } from './restore-spelling.ts';

/** نجيبه: a verb with its object, in no dialect a name in ة. */
const withPersonAndHim = /^[وف]?ب?[يتنأا]\p{L}{2,}ه$/u;
/** واقعد: what one is told opens with a bare alif. */
const orderInAlif = /^(?:[وف]\u064Eا|ا\u0650)\p{L}/u;

/** الضو: what talk writes with the article, after a letter or not, lacks no hamza; nor does حتة lack what it is not. */
export function restorerInTalk(
  restore: SpellingRestorer,
  colloquial: ColloquialReader | undefined,
  isCommon: (bare: string) => boolean,
): SpellingRestorer {
  const isKept = (words: readonly string[], index: number, restored: string) => {
    const word = words[index] ?? '';
    const start = Math.max(0, index - 2);
    const form = colloquial?.read(word, { words: words.slice(start), index: index - start })?.form;
    return (
      (endsInHa.test(word) && colloquial?.isListed(word) === true) ||
      ((hasArticle(word) || hasArticle(word.slice(1))) && form !== undefined) ||
      (withPersonAndHim.test(word) && form !== undefined && !isCommon(restored)) ||
      (form !== undefined && orderInAlif.test(form))
    );
  };
  return (words) => {
    const restored = restore(words);
    return restored.every((word, index) => word === words[index]) || colloquial?.isTalk(words) !== true
      ? restored
      : restored.map((word, index) => {
          const written = words[index] ?? '';
          return word !== written && isKept(words, index, word) ? written : word;
        });
  };
}
