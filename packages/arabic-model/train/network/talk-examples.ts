import {
  createLexiconDiacritiser,
  createMarkNetwork,
  previewText,
  removeMarks,
  splitMarks,
  symbolOf,
} from '@rakhim/arabic';
import type { Dialect, MarkNetwork, NetworkWord } from '@rakhim/arabic';
import { loadLexicon } from '../../src/load-lexicon.ts';
import { loadNetwork } from '../../src/load-network.ts';
import { wordsOf } from '../count-words.ts';
import { talkForm } from '../talk-form.ts';

/** A word as the network is shown it, with the marks that it is to find; none where they are not known. */
export interface TalkExample {
  readonly word: NetworkWord;
  readonly marks: readonly string[] | undefined;
  readonly variety: number;
}

/** The network in use, which writes down what it is shown of talk instead of reading it. */
function createRecorder(): { readonly network: MarkNetwork; take(): { words: NetworkWord[]; variety: number } } {
  const inner = createMarkNetwork(loadNetwork());
  let words: NetworkWord[] = [];
  let seenVariety = 0;
  return {
    network: {
      unit: inner.unit,
      score(shown, variety = 0) {
        if (variety === 0) {
          return inner.score(shown);
        }
        words.push(...shown);
        seenVariety = variety;
        return [];
      },
    },
    take() {
      const taken = { words, variety: seenVariety };
      words = [];
      return taken;
    },
  };
}

const lookAhead = 3;

/** Pairs the words that were shown with those of the line: of as many letters, and most of them the same. */
function pair(shown: readonly NetworkWord[], written: readonly string[]): (string | undefined)[] {
  let at = 0;
  return shown.map(({ symbols }) => {
    for (let next = at; next < Math.min(written.length, at + lookAhead); next += 1) {
      const letters = [...removeMarks(written[next] ?? '')];
      const same = letters.filter((letter, index) => symbolOf(letter) === symbols[index]).length;
      if (letters.length === symbols.length && 2 * same >= letters.length) {
        at = next + 1;
        return written[next];
      }
    }
    return undefined;
  });
}

/** Reads lines of talk as the product does, as far as the network is asked: text that is not taken for talk is left out. */
export function createTalkExamples(): (dialect: Dialect, lines: readonly string[]) => TalkExample[][] {
  const recorder = createRecorder();
  const lexicon = loadLexicon();
  return (dialect, lines) => {
    const diacritiser = createLexiconDiacritiser(lexicon, { dialect, network: recorder.network });
    return lines.map((line) => {
      previewText(removeMarks(line), { dialect, diacritiser });
      const { words, variety } = recorder.take();
      const marked = pair(words, wordsOf(line));
      return words.map((word, index) => {
        const form = marked[index];
        const marks = form === undefined ? undefined : splitMarks(talkForm(form)).map((letter) => letter.marks);
        return { word, variety, marks };
      });
    });
  };
}
