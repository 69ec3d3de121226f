import { cepstrumSize, type Speaker, type VoiceModelHeader } from '@rakhim/voice-model';
import type { Prosody } from '../types.ts';
import type { VoiceDesign } from './vocoder/voice-design.ts';

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
 * The teacher's recordings are muffled: what voice is raised by above 1.5 and above 4 kHz, and how far its peaks are
 * sharpened.
 */
const clarity = { presenceDb: 8.5, airDb: 6, sharpening: 0.25 } as const;
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
    offsets[order] = pivot + scale * (centre - pivot) + voice.strength * (timbre?.shift[order] ?? 0) + mood;
  }
  offsets[0] = (offsets[0] ?? 0) + levelNepers;
  const pitchHz = voice.pitchHz * 2 ** (prosody.pitchSemitones / 12);
  const breath = Math.min(1, voice.breath + prosody.breath);
  return {
    design: {
      sharpening: clarity.sharpening,
      presenceDb: clarity.presenceDb * (1 - 0.5 * voice.strength),
      airDb: clarity.airDb * (1 - voice.strength),
      tract: voice.tract * prosody.tract,
      tiltDb: voice.tiltDb + prosody.brightnessDb,
      glottisDb: voice.glottisDb + prosody.glottisDb,
      pitchHz: voice.pitchHz,
      jitter: voice.jitter * (1 + 3 * prosody.unsteadiness),
      shimmer: voice.shimmer * (1 + 2 * prosody.unsteadiness),
    },
    gains,
    offsets,
    pitchHz,
    range: voice.range * prosody.range,
    rate: voice.rate * prosody.rate,
    breath,
    flutter: flutterSemitones * (1 + 4 * prosody.unsteadiness),
    pauses: prosody.pauses,
  };
}
