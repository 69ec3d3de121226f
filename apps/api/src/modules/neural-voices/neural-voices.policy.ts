import type { CloudEngine, VoiceSpeaker, VoiceSpeakers } from '@rakhim/contract';
import { AppError } from '#src/errors/app-error.ts';
import type { VoiceEntry } from '#src/providers/voice-store/catalogue.ts';

/** What can be chosen. */
export interface VoiceChoices {
  readonly models: readonly VoiceEntry[];
  readonly clouds: readonly CloudEngine[];
}

/** @throws AppError `voice_table_invalid` for the first place that nobody could speak for, whatever is installed later. */
export function requireSpeakable(speakers: VoiceSpeakers, choices: VoiceChoices): void {
  for (const [place, speaker] of Object.entries(speakers)) {
    const problem = findProblem(speaker, choices);
    if (problem) {
      const { reason, name } = problem;
      throw new AppError('voice_table_invalid', { param: `speakers.${place}`, reason, values: { place, name } });
    }
  }
}

interface Problem {
  readonly reason: `reasons:voice_${'model_unknown' | 'speaker_unknown' | 'name_missing' | 'cloud_absent'}`;
  readonly name: string;
}

function findProblem(speaker: VoiceSpeaker, { models, clouds }: VoiceChoices): Problem | undefined {
  switch (speaker.engine) {
    case 'embedded':
      return undefined;
    case 'neural': {
      const name = speaker.model;
      const model = models.find(({ id }) => id === name);
      if (!model) {
        return { reason: 'reasons:voice_model_unknown', name };
      }
      return model.speakers.some((known) => known.speaker === speaker.speaker)
        ? undefined
        : { reason: 'reasons:voice_speaker_unknown', name };
    }
    default:
      if (!clouds.includes(speaker.engine)) {
        return { reason: 'reasons:voice_cloud_absent', name: speaker.engine };
      }
      return speaker.engine === 'elevenlabs' && speaker.voice === undefined
        ? { reason: 'reasons:voice_name_missing', name: speaker.engine }
        : undefined;
  }
}
