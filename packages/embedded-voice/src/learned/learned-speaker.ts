import { cepstrumSize, type Speaker, type VoiceModelHeader } from '@rakhim/voice-model';
import type { Prosody } from '../types.ts';
import { cepstrumOf, type Shelf } from './vocoder/level-curves.ts';
import type { VoiceDesign } from './vocoder/voice-design.ts';

/** What is voiced, noise of the mouth, and the sharp noise of sibilants. */
export type Colour = 'voice' | 'noise' | 'hiss';

/** What one utterance sounds like: a speaker in a style. */
export interface LearnedSpeaker {
  readonly design: VoiceDesign;
  /**
   * What a normalised coefficient is multiplied with and then raised by: the model's own scale, the speaker's timbre
   * and the style in one.
   */
  readonly gains: Float32Array;
  readonly offsets: Float32Array;
  readonly pitchHz: number;
  /** What coefficients are raised by, by what is heard. */
  readonly colours: Readonly<Record<Colour, Float32Array>>;
  /** Factor of the melody. */
  readonly range: number;
  /** Factor of the pace. */
  readonly rate: number;
  /** 0 to 1; beyond a half voice goes over into whisper. */
  readonly breath: number;
  /** Standard deviation of slow wavering, in semitones. */
  readonly flutter: number;
  /** Factor of pauses beside that of the pace. */
  readonly pauses: number;
}

/**
 * The teacher's recordings are muffled, and hiss: what voice is raised by above 1.6 and above 4.2 kHz, how far noise of
 * the mouth takes part in that, what it is lowered by above 5.2 kHz, and how far peaks are sharpened. A woman's timbre
 * brings a part of the first two with it.
 */
const clarity = { presenceDb: 10, airDb: 7, ofNoise: 0.45, sibilanceDb: -8.5, sharpening: 0.25 } as const;
/** How far what hisses takes part in the colour of a woman's voice. */
const timbreOfHiss = 0.1;
/** Brings the level of the recordings' models to that of other engines, before mastering. */
const levelNepers = -1.7;
const flutterSemitones = 0.12;

/** Joins a speaker and what a style asks for. */
export function createLearnedSpeaker(model: VoiceModelHeader, voice: Speaker, prosody: Prosody): LearnedSpeaker {
  const { mean, std } = model.normalisation.spectrum;
  const moods = (['happy', 'sad', 'angry'] as const).map((name) => [prosody[name], model.styles[name]?.shift] as const);
  const timbre = voice.timbre === undefined ? undefined : model.timbres[voice.timbre];
  const gains = new Float32Array(cepstrumSize);
  const offsets = new Float32Array(cepstrumSize);
  for (let order = 0; order < cepstrumSize; order += 1) {
    const [centre = 0, spread = 1] = [mean[order], std[order]];
    const pivot = timbre?.mean[order] ?? centre;
    const scale = 1 + voice.strength * ((timbre?.scale[order] ?? 1) - 1);
    gains[order] = spread * scale;
    const mood = moods.reduce((sum, [amount, shift]) => sum + amount * (shift?.[order] ?? 0), 0);
    offsets[order] = pivot + scale * (centre - pivot) + mood;
  }
  offsets[0] = (offsets[0] ?? 0) + levelNepers;
  const pitchHz = voice.pitchHz * 2 ** (prosody.pitchSemitones / 12);
  const breath = Math.min(1, voice.breath + prosody.breath);
  return {
    design: {
      sharpening: clarity.sharpening,
      tract: voice.tract * prosody.tract,
      tiltDb: voice.tiltDb + prosody.brightnessDb,
      glottisDb: voice.glottisDb + prosody.glottisDb,
      pitchHz: voice.pitchHz,
      jitter: voice.jitter * (1 + 3 * prosody.unsteadiness),
      shimmer: voice.shimmer * (1 + 2 * prosody.unsteadiness),
    },
    gains,
    offsets,
    colours: coloursOf(timbre?.shift, voice.strength),
    pitchHz,
    range: voice.range * prosody.range,
    rate: voice.rate * prosody.rate,
    breath,
    flutter: flutterSemitones * (1 + 4 * prosody.unsteadiness),
    pauses: prosody.pauses,
  };
}

/** The brightness of a voice is that of its glottis; noise of the mouth takes part in it only a little. */
function coloursOf(shift: ArrayLike<number> | undefined, strength: number): LearnedSpeaker['colours'] {
  const presence = { hz: 1_600, decibels: clarity.presenceDb * (1 - 0.6 * strength) };
  const air = { hz: 4_200, decibels: clarity.airDb * (1 - strength) };
  const ofNoise = [presence, air].map(({ hz, decibels }) => ({ hz, decibels: clarity.ofNoise * decibels }));
  const softened = { hz: 5_200, decibels: clarity.sibilanceDb };
  const timbre = Float32Array.from({ length: cepstrumSize }, (_, order) => strength * (shift?.[order] ?? 0));
  const sum = (shelves: readonly Shelf[], share: number) =>
    cepstrumOf(shelves).map((value, order) => value + share * (timbre[order] ?? 0));
  return { voice: sum([presence, air], 1), noise: sum(ofNoise, 0.85), hiss: sum([...ofNoise, softened], timbreOfHiss) };
}
