import type { EngineName } from '@rakhim/embedded-voice';
import { ConfigError } from '#src/config/config.ts';
import { createEncodingPool } from './encode/encoding-pool.ts';
import { createHttpEngine } from './http/http-engine.ts';
import { createEnginePool } from './remote/engine-pool.ts';
import type { SpeechEngine } from './speech-engine.ts';
import { withBreaker } from './with-breaker.ts';
import { withSoundBound } from './with-sound-bound.ts';
import { type SpeechTimeouts, defaultTimeouts, withTimeouts } from './with-timeouts.ts';

/** Which engine speaks, and what it needs for that. */
export type SpeechEngineOptions =
  | { readonly kind: 'embedded'; readonly voice?: EngineName; readonly workers: number }
  | { readonly kind: 'openai'; readonly apiKey: string; readonly baseUrl?: string }
  | { readonly kind: 'local-model'; readonly folder: string }
  | { readonly kind: 'remote'; readonly addresses: readonly string[]; readonly secret: string }
  | { readonly kind: 'http'; readonly url: string };

/** Builds the engine and puts it under guard. @throws ConfigError when a model's folder lacks something. */
export async function createSpeechEngine(options: SpeechEngineOptions): Promise<SpeechEngine> {
  const engine = await createEngine(options);
  switch (options.kind) {
    case 'embedded':
      return guardEmbeddedEngine(engine);
    case 'remote':
      // Each address has a circuit breaker of its own.
      return withSoundBound(withTimeouts(engine, remoteTimeouts));
    default:
      return guardEngine(engine);
  }
}

/** The service keeps the times of its engines; one that is dead is noticed by its silence. */
const remoteTimeouts: SpeechTimeouts = { ...defaultTimeouts, firstAudioMs: 35_000, idleMs: 35_000 };

const embeddedTimeouts: SpeechTimeouts = { ...defaultTimeouts, idleMs: 30_000 };

/**
 * The embedded voices replace a thread that hangs or crashes by themselves; sound that comes late means that somebody
 * asks for much. A circuit breaker would make everybody pay for that, so there is none, and a text may pause for
 * longer.
 */
export function guardEmbeddedEngine(engine: SpeechEngine, timeouts = embeddedTimeouts): SpeechEngine {
  return withSoundBound(withTimeouts(engine, timeouts));
}

/**
 * What every engine of others goes through: made to keep its time, left alone while it fails, and ended when it has
 * made enough.
 */
export function guardEngine(engine: SpeechEngine): SpeechEngine {
  return withSoundBound(withBreaker(withTimeouts(engine)));
}

async function createEngine(options: SpeechEngineOptions): Promise<SpeechEngine> {
  switch (options.kind) {
    case 'embedded':
      return openEmbeddedEngine(options);
    case 'openai': {
      // Its client takes longer to load than all the rest of the API, and most runs do without.
      const { createOpenAiEngine } = await import('./openai/openai-engine.ts');
      return createOpenAiEngine(options, createEncodingPool());
    }
    case 'local-model': {
      const { openModelFolder } = await import('./local-model/model-folder.ts');
      const { createLocalModelEngine } = await import('./local-model/local-model-engine.ts');
      return createLocalModelEngine(await openModelFolder(options.folder), createEncodingPool());
    }
    case 'remote':
      return createEnginePool(options);
    case 'http':
      return createHttpEngine(options, createEncodingPool());
  }
}

/** Loads the package of our own voices only where they speak: a product without GPL leaves it out. */
async function openEmbeddedEngine(options: SpeechEngineOptions & { kind: 'embedded' }): Promise<SpeechEngine> {
  const { createEmbeddedVoice } = await import('@rakhim/embedded-voice').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND') {
      throw new ConfigError([
        'RAKHIM_SPEECH_ENGINE: this copy has no voices of its own (@rakhim/embedded-voice); choose another engine',
      ]);
    }
    throw error;
  });
  const { createEmbeddedEngine } = await import('./embedded/embedded-engine.ts');
  return createEmbeddedEngine(
    createEmbeddedVoice({ workers: options.workers, ...(options.voice && { engine: options.voice }) }),
  );
}
