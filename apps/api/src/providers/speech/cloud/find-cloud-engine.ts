import type { EncodingPool } from '../encode/encoding-pool.ts';
import type { SpeechEngine } from '../speech-engine.ts';
import type { CloudSpeaker, FindCloudEngine } from '../voice-table/with-voice-table.ts';
import { withBreaker } from '../with-breaker.ts';
import { withSoundBound } from '../with-sound-bound.ts';
import { withTimeouts } from '../with-timeouts.ts';
import { createAzureEngine } from './azure-engine.ts';
import type { CloudAccounts } from './cloud-accounts.ts';
import { createElevenLabsEngine } from './elevenlabs-engine.ts';

/** Makes engines for voices of a cloud, once each, and puts them under guard. */
export async function createCloudEngines(accounts: CloudAccounts, encoders: EncodingPool): Promise<FindCloudEngine> {
  // Its client takes longer to load than all the rest of the API, and most runs do without.
  const openAi = accounts.openai && (await import('../openai/openai-engine.ts'));
  const engines = new Map<string, SpeechEngine | undefined>();

  function create({ engine, voice }: CloudSpeaker): SpeechEngine | undefined {
    const named = voice === undefined ? {} : { voice };
    switch (engine) {
      case 'openai':
        return accounts.openai && openAi?.createOpenAiEngine({ ...accounts.openai, ...named }, encoders);
      case 'elevenlabs':
        return accounts.elevenlabs && voice !== undefined
          ? createElevenLabsEngine({ ...accounts.elevenlabs, voice }, encoders)
          : undefined;
      case 'azure':
        return accounts.azure && createAzureEngine({ ...accounts.azure, ...named }, encoders);
    }
  }

  return (speaker) => {
    const key = `${speaker.engine} ${speaker.voice ?? ''}`;
    if (!engines.has(key)) {
      const engine = create(speaker);
      engines.set(key, engine && withSoundBound(withBreaker(withTimeouts(engine))));
    }
    return engines.get(key);
  };
}
