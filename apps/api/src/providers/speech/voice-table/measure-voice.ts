import { join } from 'node:path';
import { getVoice } from '@rakhim/contract';
import type { VoiceFigures } from '#src/providers/voice-store/installed-voice.ts';
import { VoiceStoreError } from '#src/providers/voice-store/voice-store-error.ts';
import type { VoiceStore } from '#src/providers/voice-store/voice-store.ts';
import { createEncodingPool } from '../encode/encoding-pool.ts';
import { defaultProcess } from '../local-model/local-model-engine.ts';
import { type ModelProcess, startModelProcess } from '../local-model/model-process.ts';
import type { ModelSpec } from '../local-model/model-spec.ts';
import { openVoiceModel } from '../local-model/open-voice-model.ts';
import { createModelSpeech } from '../local-model/speak-with-model.ts';

const sample = 'مَرْحَبًا بِكُمْ فِي رَخِيم. هٰذَا صَوْتٌ جَدِيدٌ يَقْرَأُ النُّصُوصَ الْعَرَبِيَّةَ عَلَى جِهَازِكُمْ، بِلَا شَبَكَةٍ وَلَا حِسَابٍ.';

/**
 * Loads an installed voice, has it say a few sentences, and takes the time.
 *
 * @throws VoiceStoreError `not_installed` or `model_unusable`, or `speech_engine_failed` where it cannot be run.
 */
export async function measureVoice(store: VoiceStore, id: string): Promise<VoiceFigures> {
  const running = startModelProcess(await specOf(store, id), defaultProcess);
  try {
    return await measureProcess(running, id);
  } finally {
    await running.stop();
  }
}

/** The same for a process that runs already. */
export async function measureProcess(running: ModelProcess, id: string): Promise<VoiceFigures> {
  const sampleRate = await running.loaded;
  const startedAt = performance.now();
  const utterance = running.open({ text: sample, dialect: 'msa', speaker: 0, speed: 1 });
  let firstAudioMs = 0;
  let sampleCount = 0;
  try {
    for (;;) {
      const answer = await utterance.next();
      if (answer.type !== 'sound') {
        break;
      }
      firstAudioMs ||= performance.now() - startedAt;
      sampleCount += answer.samples.length;
    }
  } finally {
    utterance.close();
  }
  if (sampleCount === 0) {
    throw new VoiceStoreError('model_unusable', { voice: id, reason: 'it made no sound' });
  }
  const seconds = (performance.now() - startedAt) / 1000;
  return {
    firstAudioMs,
    realTimeFactor: seconds / (sampleCount / sampleRate),
    memoryMb: running.memoryPeakMb,
    measuredAt: new Date().toISOString(),
  };
}

/** Has an installed voice say a text. @returns a WAV file. @throws as `measureVoice`. */
export async function sayWithVoice(
  store: VoiceStore,
  id: string,
  text: string = sample,
): Promise<{ bytes: Buffer; durationMs: number }> {
  const running = startModelProcess(await specOf(store, id), defaultProcess);
  const encoders = createEncodingPool({ threads: 1 });
  try {
    const voice = { model: { get: async () => running }, speaker: 0, key: id };
    const request = { text, voice: getVoice('male1'), format: 'wav', delivery: 'file' } as const;
    const blocks: Uint8Array[] = [];
    let durationMs = 0;
    let header: Uint8Array | undefined;
    for await (const event of createModelSpeech(encoders).speak(voice, request, new AbortController().signal)) {
      if (event.type === 'audio') {
        blocks.push(event.bytes);
      } else if (event.type === 'end') {
        ({ durationMs, header } = event);
      }
    }
    const bytes = Buffer.concat(blocks);
    bytes.set(header ?? []);
    return { bytes, durationMs };
  } finally {
    await Promise.all([running.stop(), encoders.close()]);
  }
}

/** Finds the parts of an installed voice. @throws VoiceStoreError `not_installed` or `model_unusable`. */
export async function specOf(store: VoiceStore, id: string): Promise<ModelSpec> {
  const installed = await store.find(id);
  if (!installed) {
    throw new VoiceStoreError('not_installed', { voice: id });
  }
  return openVoiceModel(join(store.folder, id), installed.voice);
}
