import type { EspeakEvent } from '@echogarden/espeak-ng-emscripten';
import type { Phoneme, Sound } from '@rakhim/arabic';
import type { Speaker } from '../src/espeak/create-speaker.ts';
import { toMnemonics } from '../src/espeak/mnemonics.ts';
import { plainProsody } from '../src/style/prosody.ts';
import type { Prosody } from '../src/types.ts';
import type { VoiceId } from '../src/voices/voice-table.ts';

export interface Spoken {
  readonly samples: Int16Array;
  readonly events: readonly EspeakEvent[];
}

const narrator: VoiceId = { dialect: 'msa', gender: 'male' };

/** Speaks one line and gathers everything that the engine hands out. */
export function speakLine(speaker: Speaker, line: string, voice = narrator, prosody: Prosody = plainProsody): Spoken {
  const blocks: Int16Array[] = [];
  const events: EspeakEvent[] = [];
  speaker.speak(line, voice, prosody, (samples, blockEvents) => {
    blocks.push(samples);
    events.push(...blockEvents);
    return false;
  });
  return { samples: joinBlocks(blocks), events };
}

function joinBlocks(blocks: readonly Int16Array[]): Int16Array {
  const joined = new Int16Array(blocks.reduce((length, block) => length + block.length, 0));
  let offset = 0;
  for (const block of blocks) {
    joined.set(block, offset);
    offset += block.length;
  }
  return joined;
}

/** The names of the sounds that were heard, in the engine's own IPA, pauses left out. */
export function heardPhonemes({ events }: Spoken): string[] {
  return events.filter(({ type, id }) => type === 'phoneme' && id !== '').map(({ id }) => String(id));
}

/** Writes a word as phonemes separated by spaces: `ˈ` before a stressed one, `ː` after a long one. */
export function toSounds(word: string): Sound[] {
  return word.split(' ').map((written) => ({
    phoneme: written.replace(/[ˈː]/gu, '') as Phoneme,
    long: written.endsWith('ː'),
    stressed: written.startsWith('ˈ'),
  }));
}

export function toBrackets(...words: readonly string[]): string {
  return words.map((word) => `[[${toMnemonics(toSounds(word))}]]`).join(' ');
}

/** A sentence with every vowel and most consonants, the same for all voices whatever their dialect. */
export const commonSentence = `${toBrackets(
  'm ˈa r ħ a b a n',
  'b ˈi k u m',
  'f iː',
  'x ˈi d m a t i',
  't a ħ w ˈiː l i',
  'nː ˈɑ sˤː i',
  'ʔ ˈi l aː',
  'k a l ˈaː m i n',
  'ʒ a m ˈiː l',
  'w a sˤ ˈɑ w t',
  'q a r ˈiː b',
  'j u ʃ ˈeː b',
  'm ˈoː z',
)}.`;
