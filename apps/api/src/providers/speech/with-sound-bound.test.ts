import { getVoice } from '@rakhim/contract';
import { expect, test, vi } from 'vitest';
import type { SpeechEngine } from './speech-engine.ts';
import { withSoundBound } from './with-sound-bound.ts';

const request = { text: '٧', voice: getVoice('male1'), format: 'mp3', delivery: 'stream' } as const;
const second = new Uint8Array(8_000);

/** Speaks for so many seconds. `onEnd` hears that it was told to stop, or came to its end. */
function createEngine(seconds: number, onEnd: () => void): SpeechEngine {
  return {
    name: 'embedded',
    async *synthesize() {
      try {
        yield { type: 'start', warnings: [] };
        for (let made = 0; made < seconds; made += 1) {
          yield { type: 'audio', bytes: second };
        }
        yield { type: 'end', durationMs: seconds * 1_000 };
      } finally {
        onEnd();
      }
    },
    isReady: async () => true,
    close: async () => undefined,
  };
}

async function countAudio(engine: SpeechEngine, onAudio: () => void): Promise<void> {
  for await (const event of engine.synthesize(request, new AbortController().signal)) {
    if (event.type === 'audio') {
      onAudio();
    }
  }
}

test('the sound bound lets an utterance through that is just as long as allowed', async () => {
  const onAudio = vi.fn();
  await countAudio(
    withSoundBound(
      createEngine(10, () => undefined),
      10,
    ),
    onAudio,
  );
  expect(onAudio).toHaveBeenCalledTimes(10);
});

test('the sound bound ends a longer utterance with an error of its own, hands out nothing beyond the bound, and stops the engine', async () => {
  const onAudio = vi.fn();
  const onEnd = vi.fn();
  await expect(countAudio(withSoundBound(createEngine(1_000, onEnd), 10), onAudio)).rejects.toMatchObject({
    code: 'sound_too_long',
  });
  expect(onAudio).toHaveBeenCalledTimes(10);
  expect(onEnd).toHaveBeenCalledOnce();
});

test('the sound bound knows how much more room a second takes in WAV', async () => {
  const onAudio = vi.fn();
  const engine = withSoundBound(
    createEngine(60, () => undefined),
    10,
  );
  for await (const event of engine.synthesize({ ...request, format: 'wav' }, new AbortController().signal)) {
    if (event.type === 'audio') {
      onAudio();
    }
  }
  expect(onAudio).toHaveBeenCalledTimes(60);
});
