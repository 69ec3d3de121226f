import type { PronouncedClause, PronouncedWord, Span } from '@rakhim/arabic';
import { boundaries } from './boundaries.ts';
import { toMnemonics } from './mnemonics.ts';

/** A clause in espeak-ng's notation, and where in it each word stands. */
export interface Line {
  readonly text: string;
  readonly words: readonly LineWord[];
}

/** Where a word stands in the line, and the code points of the caller's text that it came from. */
export interface LineWord {
  readonly from: number;
  readonly to: number;
  readonly source: Span;
}

/**
 * Writes a clause as one bracket of mnemonics a word. Nothing of the caller's text gets into the line except plain
 * Latin letters, so no markup that the engine knows (`<…>`, `&…;`, `[[…]]`) can be in it.
 */
export function writeLine({ words, boundary }: PronouncedClause): Line {
  const lineWords: LineWord[] = [];
  let text = '';
  for (const word of words) {
    const spelled = spellWord(word);
    if (spelled !== '') {
      const from = text === '' ? 0 : text.length + 1;
      text = text === '' ? spelled : `${text} ${spelled}`;
      lineWords.push({ from, to: text.length, source: { start: word.start, end: word.end } });
    }
  }
  return { text: text === '' ? '' : text + boundaries[boundary].mark, words: lineWords };
}

function spellWord({ sounds, text, script }: PronouncedWord): string {
  if (sounds.length > 0) {
    return `[[${toMnemonics(sounds)}]]`;
  }
  return script === 'latin' ? text.replace(/[^A-Za-z]/gu, '') : '';
}
