import { isConsonantSymbol, isVowelSymbol, type Transcription } from './transcription.ts';
import { vowelPatterns } from './vowel-patterns.ts';

/** A consonant (or geminate) and what follows it: a vowel, `''` for none, or `·` for one that is not written. */
interface Slot {
  readonly onset: string;
  nucleus: string;
}

/**
 * Puts vowels where none are written, so that a word can always be spoken: no two consonants at the beginning, never
 * three in a row.
 *
 * A word without any vowel sign is first held against the commonest shapes of Arabic words. What remains is filled from
 * left to right: in a word that carries signs an unmarked consonant is read as having none (as most people write),
 * unless it could not be spoken so; in a bare word closed and open syllables take turns. This guesses; a diacritiser
 * knows better.
 */
export function fillVowels(stem: Transcription, isMarked: boolean): Transcription {
  if (!stem.includes('·')) {
    return stem;
  }
  if (!isMarked) {
    for (const { shape, filled } of vowelPatterns) {
      if (shape.test(stem)) {
        return fillSlots(stem.replace(shape, filled), false);
      }
    }
  }
  return fillSlots(stem, isMarked);
}

function fillSlots(stem: Transcription, isMarked: boolean): Transcription {
  if (!stem.includes('·')) {
    return stem;
  }
  const { start, slots, end } = readSlots(stem);
  for (const [index, slot] of slots.entries()) {
    if (slot.nucleus === '·') {
      slot.nucleus = chooseVowel(slots, index, { start, isMarked });
    }
  }
  return start + slots.map(({ onset, nucleus }) => onset + nucleus).join('') + end;
}

function chooseVowel(slots: readonly Slot[], index: number, word: { start: string; isMarked: boolean }): string {
  const before = slots[index - 1];
  const slot = slots[index];
  const after = slots[index + 1];
  if (!slot || !after) {
    return '';
  }
  const isAfterVowel = before ? before.nucleus !== '' : word.start !== '';
  if (!before && !isAfterVowel) {
    return slot.onset === 'l' && after.onset === 'ʔ' ? 'i' : 'a';
  }
  if (before?.nucleus === 'aː') {
    return 'i';
  }
  if (after.onset === 'j' && after.nucleus === 'aː' && before) {
    return 'i';
  }
  if (!isAfterVowel || before?.nucleus.endsWith('ː') || slot.onset.length > 1 || after.onset.length > 1) {
    return 'a';
  }
  const isBeforeLast = index + 2 === slots.length && after.nucleus === '';
  return isBeforeLast && !word.isMarked && slots.length > 3 ? 'a' : '';
}

/** Cuts a stem into slots; `start` is a vowel before the first consonant, `end` an ending. */
function readSlots(stem: Transcription): { start: string; slots: Slot[]; end: string } {
  const slots: Slot[] = [];
  let start = '';
  for (let index = 0; index < stem.length; index++) {
    const symbol = stem.charAt(index);
    if (symbol === '+' || symbol === 'ẗ') {
      return { start, slots, end: stem.slice(index) };
    }
    const last = slots.at(-1);
    if (isConsonantSymbol(symbol)) {
      const isGeminate = stem[index + 1] === symbol;
      slots.push({ onset: isGeminate ? symbol + symbol : symbol, nucleus: '' });
      if (isGeminate) {
        index++;
      }
    } else if (last && (isVowelSymbol(symbol) || symbol === 'ː' || symbol === '·')) {
      last.nucleus += symbol;
    } else {
      start += symbol;
    }
  }
  return { start, slots, end: '' };
}
