import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unrulyWords } from '../../test/unruly-words.ts';
import { createVoiceUnderTest, listen, say, shortText, type VoiceUnderTest } from '../../test/voice-under-test.ts';
import { EmbeddedVoiceRefusedError } from '../errors.ts';

let voice: VoiceUnderTest;

beforeAll(async () => {
  voice = createVoiceUnderTest('./unruly-worker.ts', { hangTimeoutMs: 10_000 });
  await voice.ready();
});

afterAll(async () => {
  await voice.close();
});

describe('when a thread hangs', () => {
  it('ends and replaces it, refuses what hung twice, and serves others', async () => {
    await expect(listen(voice, say(unrulyWords.hangs))).rejects.toBeInstanceOf(EmbeddedVoiceRefusedError);
    expect(voice.stats().replacedWorkers).toBe(2);
    expect((await listen(voice, say(shortText))).durationMs).toBeGreaterThan(500);
  });
});
