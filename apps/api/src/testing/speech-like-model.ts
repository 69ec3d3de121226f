import { readSymbolTable } from '#src/providers/speech/local-model/feeds/write-symbols.ts';
import type { LoadedModel, SpokenSound } from '#src/providers/speech/local-model/loaded-model.ts';
import { phonemeTokens } from './voice-folder.ts';

/** A fault in the sound of one call. */
export type SoundFault = { readonly kind: 'cut'; readonly keeps: number } | { readonly kind: 'doubled' };

export interface SpeechLikeModel extends LoadedModel {
  /** What each call was given and how it was said, in order. */
  readonly calls: { readonly text: string; readonly fault: SoundFault | undefined }[];
}

const sampleRate = 16_000;
const vowels = /[aiueo]/u;
const lengthMark = 'ː';
const voiceless = /[ftkqsʃθħhxχ]/u;
/** Seconds of a sound. */
const lengths = { vowel: 0.085, consonant: 0.065, longer: 0.07, space: 0.005, sign: 0.04 } as const;

/**
 * Says symbols much as a voice would: vowels with harmonics on a falling pitch, hiss, stops with bursts, tempo and
 * level that differ from call to call and sound to sound, noise in the room, and quiet of any length at both ends.
 *
 * @param random from 0 to 1; the same numbers make the same sounds.
 */
export function createSpeechLikeModel(
  random: () => number,
  faultOf: (call: number) => SoundFault | undefined = () => undefined,
): SpeechLikeModel {
  const symbols = readSymbolTable(phonemeTokens);
  const names = new Map([...symbols].map(([symbol, id]) => [id, symbol]));
  const calls: SpeechLikeModel['calls'] = [];
  const between = (low: number, high: number): number => low + random() * (high - low);

  return {
    sampleRate,
    symbols,
    calls,
    async speak({ text, symbols: given = [] }, { speed }) {
      const fault = faultOf(calls.length);
      calls.push({ text, fault });
      const tempo = between(0.88, 1.14) / speed;
      const pieces = given.map(({ id, word }) => {
        const name = names.get(id) ?? '';
        return { name, word, count: Math.round(secondsOf(name) * tempo * between(0.8, 1.25) * sampleRate) };
      });
      const lead = Math.round(between(0.02, 0.25) * sampleRate);
      const tail = Math.round(between(0.05, 0.3) * sampleRate);
      const spoken = pieces.reduce((sum, { count }) => sum + count, 0);
      const samples = Float32Array.from({ length: lead + spoken + tail }, () => between(-1, 1) * 0.0004);
      const level = between(0.1, 0.45);
      const spans = new Map<number, { from: number; to: number }>();
      let position = lead;
      for (const { name, word, count } of pieces) {
        utter(samples, { name, position, count, level, progress: (position - lead) / spoken, random });
        if (word !== undefined) {
          spans.set(word, { from: spans.get(word)?.from ?? position, to: position + count });
        }
        position += count;
      }
      return damage(samples, fault, spans);
    },
  };
}

function secondsOf(name: string): number {
  if (name === ' ') {
    return lengths.space;
  }
  if (name === lengthMark) {
    return lengths.longer;
  }
  if (vowels.test(name)) {
    return lengths.vowel;
  }
  return /[,.:;?!]/u.test(name) ? lengths.sign : /\p{L}/u.test(name) ? lengths.consonant : 0;
}

interface Piece {
  readonly name: string;
  readonly position: number;
  readonly count: number;
  readonly level: number;
  readonly progress: number;
  readonly random: () => number;
}

function utter(samples: Float32Array, { name, position, count, level, progress, random }: Piece): void {
  const isVoiced = !voiceless.test(name) && name !== ' ' && !/[,.:;?!]/u.test(name);
  const hertz = 210 - 80 * progress;
  for (let index = 0; index < count; index += 1) {
    const time = (position + index) / sampleRate;
    const shape = Math.sin((Math.PI * (index + 0.5)) / count) ** 0.5;
    const tone = [1, 0.6, 0.4, 0.25, 0.15].reduce(
      (sum, gain, harmonic) => sum + gain * Math.sin(2 * Math.PI * hertz * (harmonic + 1) * time),
      0,
    );
    const loudness = vowels.test(name) || name === lengthMark ? 1 : 0.35;
    const hiss = voiceless.test(name) ? (random() * 2 - 1) * 0.3 : 0;
    samples[position + index] =
      (samples[position + index] ?? 0) + level * shape * loudness * ((isVoiced ? tone / 2.4 : 0) + hiss);
  }
}

function damage(
  samples: Float32Array,
  fault: SoundFault | undefined,
  spans: ReadonlyMap<number, { from: number; to: number }>,
): SpokenSound {
  const shares = [...spans].map(([word, { from, to }]) => ({
    word,
    from: from / samples.length,
    to: to / samples.length,
  }));
  switch (fault?.kind) {
    case 'cut':
      return { samples: samples.slice(0, Math.round(samples.length * fault.keeps)), spans: shares };
    case 'doubled': {
      const twice = new Float32Array(samples.length * 2);
      twice.set(samples);
      twice.set(samples, samples.length);
      return { samples: twice, spans: shares };
    }
    default:
      return { samples, spans: shares };
  }
}
