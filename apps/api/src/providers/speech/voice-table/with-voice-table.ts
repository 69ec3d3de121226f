import type { VoiceSpeaker } from '@rakhim/contract';
import type { SpeechEngine, SpeechEvent, SpeechWarning, SpokenBy } from '../speech-engine.ts';
import { warnOfScore } from '../place-score.ts';
import { withSoundBound } from '../with-sound-bound.ts';
import { type SpeechTimeouts, defaultTimeouts, withTimeouts } from '../with-timeouts.ts';
import type { NeuralVoices } from './neural-engine.ts';
import { type VoiceTableFile, speakerOf } from './voice-table.ts';

/** A model may have to be loaded before its first sound. */
const neuralTimeouts: SpeechTimeouts = { ...defaultTimeouts, firstAudioMs: 30_000, idleMs: 20_000 };

/** Makes the engine that has a cloud's voice speak; nothing where the operator has no account there. */
export type FindCloudEngine = (speaker: CloudSpeaker) => SpeechEngine | undefined;
export type CloudSpeaker = Extract<VoiceSpeaker, { engine: 'openai' | 'elevenlabs' | 'azure' }>;

export interface VoiceTableOptions {
  readonly table: VoiceTableFile;
  readonly neural: NeuralVoices;
  readonly findCloud: FindCloudEngine;
}

interface Chosen {
  readonly engine: SpeechEngine;
  readonly spokenBy: SpokenBy;
  readonly warnings: readonly SpeechWarning[];
}

/** Routes each voice to the model that the operator mapped it to. Falls back to the built-in voice with a warning. */
export function withVoiceTable(fallback: SpeechEngine, { table, neural, findCloud }: VoiceTableOptions): SpeechEngine {
  async function choose(voice: Parameters<typeof speakerOf>[1]): Promise<Chosen> {
    const { table: speakers, problem } = await table.read();
    const speaker = speakerOf(speakers, voice);
    const builtIn = { engine: fallback, spokenBy: { engine: fallback.name }, warnings: [] };
    if (!speaker) {
      // Nobody can tell whom a table that cannot be read had chosen.
      return problem === undefined ? builtIn : { ...builtIn, warnings: [substitutedFor('voices.json')] };
    }
    const name = speaker.engine === 'neural' ? speaker.model : speaker.engine;
    const found = await find(speaker);
    return found ? { ...found, warnings: [] } : { ...builtIn, warnings: [substitutedFor(name)] };
  }

  async function find(speaker: VoiceSpeaker): Promise<Pick<Chosen, 'engine' | 'spokenBy'> | undefined> {
    if (speaker.engine === 'neural') {
      const voice = await neural.find(speaker.model);
      const engine = voice && withSoundBound(withTimeouts(neural.engineFor(speaker, voice), neuralTimeouts));
      return engine && { engine, spokenBy: { engine: 'neural', model: speaker.model } };
    }
    const engine = speaker.engine === 'embedded' ? undefined : findCloud(speaker);
    const model = 'voice' in speaker ? speaker.voice : undefined;
    return engine && { engine, spokenBy: { engine: engine.name, ...(model !== undefined && { model }) } };
  }

  /** Changes with the table and with every voice in it, so that a sound kept of another voice is not taken for it. */
  async function version(): Promise<string | undefined> {
    const rows = Object.entries((await table.read()).table);
    if (rows.length === 0) {
      return fallback.version?.();
    }
    const speakers = await Promise.all(
      rows.map(async ([place, speaker]) => [place, speaker, await (await find(speaker))?.engine.version?.()]),
    );
    return JSON.stringify([await fallback.version?.(), speakers]);
  }

  return {
    name: fallback.name,
    version,
    async *synthesize(request, signal): AsyncGenerator<SpeechEvent> {
      const { engine, spokenBy, warnings } = await choose(request.voice);
      // Only the built-in voices can change within one utterance.
      const { score, ...plain } = request;
      const unfollowed = score && engine !== fallback ? warnOfScore(score) : [];
      for await (const event of engine.synthesize(engine === fallback ? request : plain, signal)) {
        yield event.type === 'start'
          ? { ...event, spokenBy, warnings: [...warnings, ...unfollowed, ...event.warnings] }
          : event;
      }
    },
    isReady: () => fallback.isReady(),
    async close() {
      await Promise.all([fallback.close(), neural.close()]);
    },
  };
}

function substitutedFor(name: string): SpeechWarning {
  return { code: 'voice_substituted', detail: name };
}
