import type { Dialect } from '@rakhim/arabic';
import { contentFeatures, describePhones, melodyFeatures, type VoiceModelHeader } from '@rakhim/voice-model';
import type { WordStyle } from '../score.ts';
import type { LearnedSpeaker } from './learned-speaker.ts';
import type { PhoneCodes, VoiceNetwork } from './network/voice-network.ts';
import type { BreathGroupWords } from './prosody/breath-groups.ts';
import { type MelodyCurve, planMelody, type TimedPhone } from './prosody/melody-curve.ts';
import { planLengths, toWholeFrames } from './prosody/plan-lengths.ts';
import { dialectProsody, type Ending } from './prosody/prosody-table.data.ts';
import { kindOf } from './prosody/word-kinds.ts';

export const frameSeconds = 0.01;

/** Where a breath group stands in its sentence and utterance. */
export interface GroupPlace {
  readonly dialect: Dialect;
  readonly ending: Ending;
  readonly isFirst: boolean;
  readonly isFinal: boolean;
  readonly reset: number;
  readonly groupIndex: number;
  /** Breath groups of the utterance so far, this one included. */
  readonly groupCount: number;
  readonly register: number;
  readonly liveliness: number;
  /** Frames of silence that belong to the group, before and after it. */
  readonly leadFrames: number;
  /** Of those before it, frames in which the speaker breathes in. */
  readonly breathFrames: number;
  readonly tailFrames: number;
}

/** A breath group, ready to be spoken frame by frame. */
export interface GroupPlan {
  readonly codes: PhoneCodes;
  /** Frames of each phone, pauses among them. */
  readonly counts: readonly number[];
  readonly phones: readonly TimedPhone[];
  readonly melody: MelodyCurve;
  /** By index of word; absent for words that are said as all are. */
  readonly styles: readonly (WordStyle | undefined)[];
  /** Frames at the beginning in which the speaker breathes in. */
  readonly breathFrames: number;
  /** Seconds from the first sound to the end of the last. */
  readonly soundSeconds: number;
  /**
   * Melody in semitones that the learned one is measured against, at a time in seconds from the beginning of the
   * group.
   */
  line(seconds: number): number;
}

/**
 * Steepest fall of the line that the learned melody is measured against, and how far it falls at most; see FORMAT.md
 * of the voice model.
 */
const line = { slopeMax: 0.6, fallMax: 3 } as const;

/** Works out how long every sound of a group is and how its melody goes. */
export function planGroup(
  { network, model }: { readonly network: VoiceNetwork; readonly model: VoiceModelHeader },
  group: BreathGroupWords,
  { rate }: Pick<LearnedSpeaker, 'rate'>,
  place: GroupPlace,
): GroupPlan {
  const phones = describePhones({ words: group.words.map(({ sounds }) => sounds) });
  const codes = network.encode(contentFeatures(phones), melodyFeatures(phones, place), phones.length);
  const kinds = group.words.map(kindOf);
  const prosody = dialectProsody[place.dialect];
  const factors = planLengths(phones, { kinds, prosody, ending: place.ending, groupCount: place.groupCount });
  const { mean, std } = model.normalisation.duration;
  const styles = group.words.map(({ style }) => style);
  const lengths = factors.slice(1, -1).map((factor, index) => {
    const ownRate = styles[phones[index + 1]?.word ?? -1]?.rate ?? 1;
    return (Math.exp(mean + std * (codes.durations[index + 1] ?? 0)) * factor) / (rate * ownRate * prosody.tempo);
  });
  const counts = [place.leadFrames, ...toWholeFrames(lengths), place.tailFrames];
  let frame = 0;
  const timed = phones.map((phone, index) => {
    const from = frame * frameSeconds;
    frame += counts[index] ?? 0;
    return { ...phone, from, to: frame * frameSeconds };
  });
  const soundSeconds = (frame - place.leadFrames - place.tailFrames) * frameSeconds;
  const slope = Math.min(line.slopeMax, line.fallMax / soundSeconds);
  return {
    codes,
    counts,
    styles,
    phones: timed,
    soundSeconds,
    breathFrames: place.breathFrames,
    melody: planMelody(timed, {
      kinds,
      prosody,
      ending: place.ending,
      reset: place.reset,
      groupIndex: place.groupIndex,
      register: place.register,
      liveliness: place.liveliness,
    }),
    line: (seconds) => slope * (soundSeconds / 2 - (seconds - place.leadFrames * frameSeconds)),
  };
}
