import type { ClauseWords } from '../../reading.ts';
import type { Lexicon } from '../word-lists/lexicon.ts';
import { setOf } from '../word-list.ts';
import { type KnownWords, createKnownWords } from './known-words.ts';
import { tellingWithoutHamza, writtenHamza } from './left-out-signs.data.ts';
import { beginsWithAlif, beginsWithHamza, certainHamza, withHamza, withOtherAlif } from './restore-hamza.ts';
import { couldBeTaMarbuta, dotted, endsInHa, endsInTaMarbuta, withTaMarbuta } from './restore-ta-marbuta.ts';

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
