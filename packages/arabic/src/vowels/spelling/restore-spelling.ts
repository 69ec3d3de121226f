import { hasArticle } from '../clitics.ts';
import type { ColloquialReader } from '../colloquial/read-colloquial.ts';
import { endsInHa as endsInHaOfTalk } from '../colloquial/talk-forms.data.ts';
import type { ClauseWords } from '../../reading.ts';
import type { Lexicon } from '../word-lists/lexicon.ts';
import { setOf } from '../word-list.ts';
import { type KnownWords, createKnownWords } from './known-words.ts';
import { tellingWithoutHamza, writtenHamza } from './left-out-signs.data.ts';
import {
  beginsWithAlif,
  beginsWithHamza,
  certainHamza,
  withHamza,
  withOtherAlif,
  couldBeTaMarbuta,
  dotted,
  endsInHa,
  endsInTaMarbuta,
  withTaMarbuta,
} from './left-out-signs.ts';

/**
 * People leave out the hamza of a first alif (اسعار for أسعار) and the dots of ة (مدرسه) in messages, and whole texts
 * are typed so. A word that no list knows as it is written, and that one knows with the sign, is read with it. What
 * could be either is read with it only where the rest of the passage shows that the writer leaves such signs out.
 */
export interface SpellingRestorer {
  /**
   * @param words of one passage, as they are written; @returns the same words with their signs, letter for letter as
   *   many.
   */
  (words: readonly string[]): readonly string[];
}

/** Letters alone: where vowels were typed, the writer was careful. */
const plain = /^[\u0621-\u063A\u0641-\u064A]+$/u;
const telling = setOf(tellingWithoutHamza);

/** What a passage shows of its writer's habits. */
interface Habits {
  readonly leavesOutHamza: boolean;
  readonly leavesOutDots: boolean;
}

/** Makes the restorer that asks our own lists and, where there is one, the learned list. */
export function createSpellingRestorer(own: Lexicon, learned: Lexicon | undefined): SpellingRestorer {
  const known = createKnownWords(own, learned);
  return (words) => {
    if (!words.some(mayBeMisspelt)) {
      return words;
    }
    const { leavesOutHamza, leavesOutDots } = habitsOf(words, known);
    return words.map((word, index) => {
      if (!plain.test(word)) {
        return word;
      }
      const certain = leavesOutHamza ? certainHamza(word, words[index - 1]) : undefined;
      const spelt =
        certain ??
        withBoth(word, known) ??
        withTaMarbuta(word, known, leavesOutDots) ??
        withHamza(word, known, leavesOutHamza) ??
        withOtherAlif(word, known) ??
        word;
      return withTaMarbuta(spelt, known, leavesOutDots) ?? spelt;
    });
  };
}

/** Spells the words of several clauses of one passage as a careful writer would. */
export function restoreClauses(
  clauses: readonly ClauseWords[],
  restoreSpelling: SpellingRestorer,
): readonly ClauseWords[] {
  const words = restoreSpelling(clauses.flatMap((clause) => clause.words));
  let at = 0;
  return clauses.map((clause) => ({ ...clause, words: words.slice(at, (at += clause.words.length)) }));
}

function mayBeMisspelt(word: string): boolean {
  return plain.test(word) && (beginsWithAlif(word) || beginsWithHamza(word) || /[هة]$/u.test(word));
}

function habitsOf(words: readonly string[], known: KnownWords): Habits {
  const isCareful = words.some((word) => plain.test(word) && writtenHamza.test(word));
  const leavesOutHamza =
    !isCareful && words.some((word) => telling.has(word) || withHamza(word, known, false) !== undefined);
  const isDotless = (word: string, index: number) =>
    endsInHa(word) &&
    (withTaMarbuta(word, known, false) !== undefined ||
      (couldBeTaMarbuta(word, known) && couldBeTaMarbuta(words[index + 1], known)));
  return { leavesOutHamza, leavesOutDots: !words.some(endsInTaMarbuta) && (leavesOutHamza || words.some(isDotless)) };
}

/** Both signs at once: الاسكندريه. */
function withBoth(word: string, known: KnownWords): string | undefined {
  const spelling = endsInHa(word) && known.find(word) === undefined ? withHamza(dotted(word), known, false) : undefined;
  return spelling !== undefined && known.find(spelling) !== undefined ? spelling : undefined;
}

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
      (endsInHaOfTalk.test(word) && colloquial?.isListed(word) === true) ||
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
