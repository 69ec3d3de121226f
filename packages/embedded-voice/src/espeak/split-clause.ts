import type { StyledClause, StyledWord } from '../score.ts';

/**
 * About twelve seconds of speech: what the engine makes in one go, and so what another utterance may have to wait for.
 */
const soundsMax = 160;
/** A longer word is spoken in parts: espeak-ng drops what does not fit its buffer for one word. */
const wordSoundsMax = 40;

/**
 * Cuts a clause into pieces that the engine can take at once, at words: at the pauses of a reader, which end as a comma
 * does, and where that is still too much, without a pause. No sound is lost, however long a word or a clause is.
 */
export function splitClause({ words, boundary }: StyledClause): StyledClause[] {
  const phrases: StyledClause[] = [];
  let from = 0;
  for (const [index, { breakAfter }] of words.entries()) {
    if (breakAfter === 'phrase' || breakAfter === 'breath') {
      phrases.push({ words: words.slice(from, index + 1), boundary: 'comma' });
      from = index + 1;
    }
  }
  return [...phrases, { words: words.slice(from), boundary }].flatMap(splitPhrase);
}

function splitPhrase({ words, boundary }: StyledClause): StyledClause[] {
  const pieces: StyledWord[][] = [[]];
  let soundCount = 0;
  for (const word of words.flatMap(splitWord)) {
    const length = soundLength(word);
    if (soundCount > 0 && soundCount + length > soundsMax) {
      pieces.push([]);
      soundCount = 0;
    }
    pieces.at(-1)?.push(word);
    soundCount += length;
  }
  return pieces.map((piece, index) => ({ words: piece, boundary: index === pieces.length - 1 ? boundary : 'none' }));
}

function splitWord(word: StyledWord): StyledWord[] {
  const partCount = Math.ceil(soundLength(word) / wordSoundsMax);
  if (partCount <= 1) {
    return [word];
  }
  return Array.from({ length: partCount }, (_, part) => {
    const [from, to] = [part * wordSoundsMax, (part + 1) * wordSoundsMax];
    return word.sounds.length > 0
      ? { ...word, sounds: word.sounds.slice(from, to) }
      : { ...word, text: word.text.slice(from, to) };
  });
}

/** A word without sounds is read by the engine's English voice, letter count standing for sounds. */
function soundLength({ sounds, text }: StyledWord): number {
  return sounds.length > 0 ? sounds.length : text.length;
}
