import { AppError } from '#src/errors/app-error.ts';
import type { VoiceStore } from '#src/providers/voice-store/voice-store.ts';
import { join } from 'node:path';
import type { EncodingPool } from '../encode/encoding-pool.ts';
import { speechFailed } from '../failures.ts';
import type { ModelLoan, ModelPool } from '../local-model/model-pool.ts';
import type { ModelSpec } from '../local-model/model-spec.ts';
import { openVoiceModel } from '../local-model/open-voice-model.ts';
import { createModelSpeech } from '../local-model/speak-with-model.ts';
import type { SpeechEngine, SpeechEvent, SpeechRequest } from '../speech-engine.ts';
import type { ModelTroubles } from './model-troubles.ts';

/** A voice that is installed and can be spoken with. */
export interface UsableVoice {
  readonly spec: ModelSpec;
  /** Tells this installation from others of the same voice. */
  readonly version: string;
}

export interface NeuralVoices {
  /** @returns nothing where the voice is not installed, is broken, is left alone for now, or must not be used. */
  find(model: string): Promise<UsableVoice | undefined>;
  /** Says a text with a speaker of an installed voice. */
  engineFor(speaker: { readonly model: string; readonly speaker: number }, voice: UsableVoice): SpeechEngine;
  close(): Promise<void>;
}

export interface NeuralVoicesOptions {
  readonly store: VoiceStore;
  readonly pool: ModelPool;
  readonly troubles: ModelTroubles;
  /** Closed with the voices. */
  readonly encoders: EncodingPool;
}

/** The installed voices as engines behind the port. */
export function createNeuralVoices({ store, pool, troubles, encoders }: NeuralVoicesOptions): NeuralVoices {
  const speech = createModelSpeech(encoders);

  async function* speak(
    { model, speaker }: { model: string; speaker: number },
    { spec, version }: UsableVoice,
    { request, signal }: { request: SpeechRequest; signal: AbortSignal },
  ): AsyncGenerator<SpeechEvent> {
    try {
      using loan = await pool.borrow(model, spec, version);
      const voice = { model: loan, speaker, key: `${model} ${speaker}` };
      yield* mark(model, loan, speech.speak(voice, request, signal));
    } catch (error) {
      signal.throwIfAborted();
      throw error instanceof AppError ? error : speechFailed(error);
    }
  }

  /** Marks a model by how its text ends. One whose process ended has been marked for that. */
  async function* mark(
    model: string,
    loan: Pick<ModelLoan, 'isRunning'>,
    events: AsyncGenerator<SpeechEvent>,
  ): AsyncGenerator<SpeechEvent> {
    try {
      for await (const event of events) {
        // Before the last event is handed out: nobody has to ask for more after it.
        if (event.type === 'end') {
          troubles.clear(model);
        }
        yield event;
      }
    } catch (error) {
      if (loan.isRunning && error instanceof AppError && error.code === 'speech_engine_failed') {
        troubles.note(model, error.cause instanceof Error ? error.cause.message : error.code);
      }
      throw error;
    }
  }

  return {
    async find(model) {
      const installed = await store.find(model);
      if (!installed || troubles.isResting(model) || store.isRefused(installed.voice)) {
        return undefined;
      }
      try {
        const spec = await openVoiceModel(join(store.folder, model), installed.voice);
        return { spec, version: installed.installedAt };
      } catch (error) {
        troubles.note(model, error instanceof Error ? error.message : String(error));
        return undefined;
      }
    },
    engineFor: (speaker, voice) => ({
      name: 'neural',
      version: async () => `${speaker.model} ${voice.version}`,
      synthesize: (request, signal) => speak(speaker, voice, { request, signal }),
      isReady: async () => true,
      close: async () => undefined,
    }),
    async close() {
      await Promise.all([pool.close(), encoders.close()]);
    },
  };
}
