import { isVowel } from '@rakhim/arabic';
import { cepstrumSize, type PhoneName, type VoiceModelHeader } from '@rakhim/voice-model';
import {
  breathShares,
  glottalShares,
  consonantShares,
  hissing,
  taps,
  voiceless,
  vowelShares,
  type VoiceShares,
} from './excitation.data.ts';
import { frameFloats, framePlaces } from './kernels/layout.ts';
import type { Colour, LearnedSpeaker } from './learned-speaker.ts';
import type { VoiceNetwork } from './network/voice-network.ts';
import { frameSeconds, type GroupPlan } from './plan-group.ts';

/** Values of the network's outputs for a frame. */
const rowWidths = { spectrum: 44, melody: 4 } as const;
const voicingColumn = cepstrumSize;
/** Where the network is not sure whether there is voice, it goes over from noise to voice between these odds. */
const voicingRange = { from: 0.35, to: 0.65 } as const;
/**
 * Nepers by which each frame of a pause is softer than its neighbour nearer to a sound: silence comes quickly and
 * without a step.
 */
const pauseDecay = 1.2;
/**
 * A breath is softer than speech by this, takes so much of its colour, and swells and fades in these shares of its
 * time.
 */
const inhalation = { softerNepers: 2.4, colour: 0.6, rise: 0.6, fall: 0.25, edgeFrames: 3 } as const;
/**
 * Beyond so many semitones above and below the speaker's median the melody bends towards a limit, so many further on:
 * a voice has an end, and creaks below it.
 */
const register = { above: { from: 8, room: 6 }, below: { from: 4.5, room: 4 } } as const;
/** Breath beyond this takes the voice away. */
const whisperFrom = 0.5;
/** Rates of slow wavering in hertz; nothing repeats within a sentence. */
const waverHz = [2.3, 3.9, 5.3] as const;

/**
 * Writes the vocoder's rows for the frames of a group from `from` up to `to`.
 *
 * @param startSeconds when the group began, since the beginning of the utterance: wavering goes on from group to group.
 */
export function writeFrames(
  { network, model }: { readonly network: VoiceNetwork; readonly model: VoiceModelHeader },
  {
    plan,
    speaker,
    startSeconds,
  }: { readonly plan: GroupPlan; readonly speaker: LearnedSpeaker; readonly startSeconds: number },
  from: number,
  to: number,
): Float32Array {
  const { spectrum, melody } = network.frames(plan.codes, plan.counts, from, to);
  const rows = new Float32Array((to - from) * frameFloats);
  const { mean, std } = model.normalisation.melody;
  const lastFrame = plan.counts.reduce((sum, count) => sum + count, 0) - 1;
  const phoneAt = createPhoneFinder(plan);
  for (let frame = from; frame < to; frame += 1) {
    const row = rows.subarray((frame - from) * frameFloats, (frame - from + 1) * frameFloats);
    const values = spectrum.subarray((frame - from) * rowWidths.spectrum, (frame - from + 1) * rowWidths.spectrum);
    const phone = phoneAt(frame);
    const isPause = phone.name === 'pause';
    const voicing = isPause || voiceless.has(phone.name) ? 0 : voicingOf(values[voicingColumn] ?? 0);
    writeCepstrum(row, values, speaker, {
      noise: noiseOf(phone.name),
      glottal: voicing * (phone.name === 'pause' ? 1 : (glottalShares[phone.name] ?? 1)),
    });
    if (frame < plan.breathFrames) {
      writeBreath(row, speaker, (frame + 0.5) / plan.breathFrames);
    } else if (isPause) {
      const distance =
        frame < (plan.counts[0] ?? 0) ? (plan.counts[0] ?? 0) - frame : frame - lastFrame + (plan.counts.at(-1) ?? 0);
      row[0] = (row[0] ?? 0) - pauseDecay * distance;
    }
    const seconds = (frame + 0.5) * frameSeconds;
    row[0] = (row[0] ?? 0) - closureAt(phone, seconds);
    const learned =
      plan.line(seconds) +
      (mean + std * (melody[(frame - from) * rowWidths.melody] ?? 0)) * plan.melody.learnedShare(seconds);
    const style = plan.styles[phone.word];
    const semitones =
      speaker.range * (style?.range ?? 1) * (learned + plan.melody.at(seconds)) +
      (style?.pitchSemitones ?? 0) +
      speaker.flutter * waver(startSeconds + seconds);
    row[framePlaces.fundamentalHz] = speaker.pitchHz * 2 ** (withinRegister(semitones) / 12);
    row[framePlaces.voicing] = voicing * Math.min(1, (1 - speaker.breath) / (1 - whisperFrom));
    row.set(voiceSharesOf(phone.name, Math.min(1, speaker.breath)), framePlaces.voiceShares);
  }
  return rows;
}

/** @param colour kind of noise, and how much of the sound comes from the glottis instead, 0 to 1. */
function writeCepstrum(
  row: Float32Array,
  values: Float32Array,
  { gains, offsets, colours }: LearnedSpeaker,
  colour: { readonly noise: Colour; readonly glottal: number },
): void {
  const [voice, noise] = [colours.voice, colours[colour.noise]];
  for (let order = 0; order < cepstrumSize; order += 1) {
    const brightness = (noise[order] ?? 0) + colour.glottal * ((voice[order] ?? 0) - (noise[order] ?? 0));
    row[order] = (gains[order] ?? 0) * (values[order] ?? 0) + (offsets[order] ?? 0) + brightness;
  }
}

function noiseOf(name: PhoneName): Colour {
  return hissing.has(name) ? 'hiss' : 'noise';
}

/**
 * Air that goes in through an open mouth: the speaker's mean spectrum as noise, with its formants flattened.
 *
 * @param place from the beginning of the breath to its end, 0 to 1.
 */
function writeBreath(row: Float32Array, { offsets, colours }: LearnedSpeaker, place: number): void {
  const swell = Math.min(place / inhalation.rise, (1 - place) / inhalation.fall, 1);
  for (let order = 1; order < cepstrumSize; order += 1) {
    row[order] = ((offsets[order] ?? 0) + (colours.hiss[order] ?? 0)) * inhalation.colour;
  }
  row[0] = (offsets[0] ?? 0) - inhalation.softerNepers - pauseDecay * inhalation.edgeFrames * (1 - swell);
}

/** Nepers by which a tap or trill is closed at a time. */
function closureAt({ name, from, to }: GroupPlan['phones'][number], seconds: number): number {
  const tap = name === 'pause' ? undefined : taps[name];
  if (!tap) {
    return 0;
  }
  const count = Math.max(1, Math.round((to - from) / tap.seconds));
  return tap.nepers * Math.sin((Math.PI * count * (seconds - from)) / (to - from)) ** 2;
}

function withinRegister(semitones: number): number {
  const { from, room } = semitones < 0 ? register.below : register.above;
  const beyond = Math.abs(semitones) - from;
  return beyond <= 0 ? semitones : Math.sign(semitones) * (from + room * (1 - Math.exp(-beyond / room)));
}

/** @returns how much voice there is, 0 to 1. @param odds logarithm of the odds that there is any. */
function voicingOf(odds: number): number {
  const probability = 1 / (1 + Math.exp(-odds));
  return Math.min(Math.max((probability - voicingRange.from) / (voicingRange.to - voicingRange.from), 0), 1);
}

/** Shares of voice in the bands of a phone where it is voiced. @param breath 0 to 1. */
function voiceSharesOf(name: PhoneName, breath: number): number[] {
  const shares: VoiceShares = name === 'pause' || isVowel(name) ? vowelShares : (consonantShares[name] ?? vowelShares);
  return shares.map((share, band) => share * (1 - breath * (breathShares[band] ?? 1)));
}

/** Standard deviation 1, three rates at once. */
function waver(seconds: number): number {
  return (
    waverHz.reduce((sum, hz, index) => sum + Math.sin(2 * Math.PI * (hz * seconds + 0.37 * index)), 0) *
    Math.sqrt(2 / waverHz.length)
  );
}

/** Frames are asked for in order. */
function createPhoneFinder({ phones, counts }: GroupPlan): (frame: number) => GroupPlan['phones'][number] {
  let [index, end] = [0, counts[0] ?? 0];
  return (frame) => {
    while (frame >= end && index < phones.length - 1) {
      index += 1;
      end += counts[index] ?? 0;
    }
    const phone = phones[index];
    if (!phone) {
      throw new RangeError('A breath group has phones.');
    }
    return phone;
  };
}
