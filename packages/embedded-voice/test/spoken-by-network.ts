import type { Boundary, Phoneme, PronouncedClause, Sound } from '@rakhim/arabic';
import type { WordTime } from '@rakhim/audio';
import { plainProsody } from '../src/style/prosody.ts';
import type { Prosody, VoiceRequest } from '../src/types.ts';
import type { ClauseVoice } from '../src/worker/clause-voice.ts';
import type { SoundTrack } from '../src/worker/sound-track.ts';
import { clauseOf, pronounced } from './pronounced.ts';

export interface SpokenByNetwork {
  /** At 24 kHz, before mastering. */
  readonly samples: Float32Array;
  readonly words: readonly WordTime[];
}

export interface HowToSpeak extends Partial<Pick<VoiceRequest, 'dialect' | 'gender'>> {
  readonly prosody?: Partial<Prosody>;
}

/** Speaks clauses and gathers the sound as it comes from the engine. */
export function speakClauses(
  voice: ClauseVoice,
  clauses: readonly PronouncedClause[],
  { dialect = 'msa', gender = 'male', prosody = {} }: HowToSpeak = {},
): SpokenByNetwork {
  const blocks: Float32Array[] = [];
  let length = 0;
  const track: SoundTrack = {
    get madeMs() {
      return (length * 1_000) / voice.sampleRate;
    },
    isPlayable: true,
    push(samples) {
      blocks.push(Float32Array.from(samples));
      length += samples.length;
    },
    raise: () => undefined,
    setVoiceGain: () => undefined,
    pushSilence(durationMs) {
      track.push(new Float32Array(Math.round((durationMs * voice.sampleRate) / 1_000)));
    },
    finish: () => ({ durationMs: track.madeMs }),
  };
  const request = {
    text: '',
    dialect,
    gender,
    prosody: { ...plainProsody, ...prosody },
    format: 'wav',
    delivery: 'stream',
  } as const;
  const speaker = voice.open(request);
  const words = clauses.flatMap((clause) => [...speaker.speak(clause, track, () => false)].flat());
  speaker.close();
  const samples = new Float32Array(length);
  let offset = 0;
  for (const block of blocks) {
    samples.set(block, offset);
    offset += block.length;
  }
  return { samples, words };
}

/** A clause of words written as in `toSounds`. */
export function clauseOfSounds(words: readonly string[], boundary: Boundary = 'period'): PronouncedClause {
  return clauseOf(
    words.map((word, index) => pronounced(word, index)),
    boundary,
  );
}

/** A row of sounds in which each of the phonemes is followed by each of them once, by Hierholzer's algorithm. */
export function everyPair(phonemes: readonly Phoneme[]): Sound[] {
  const left = new Map(phonemes.map((phoneme) => [phoneme, [...phonemes]]));
  const path: Phoneme[] = [];
  const stack: Phoneme[] = [phonemes[0]!];
  while (stack.length > 0) {
    const next = left.get(stack.at(-1)!)!.pop();
    if (next === undefined) {
      path.push(stack.pop()!);
    } else {
      stack.push(next);
    }
  }
  return path.map((phoneme) => ({ phoneme, long: false, stressed: false }));
}

export function toIntegers(samples: Float32Array): Int16Array {
  const peak = samples.reduce((highest, sample) => Math.max(highest, Math.abs(sample)), 0);
  return Int16Array.from(samples, (sample) => Math.round((sample / peak) * 26_000));
}
