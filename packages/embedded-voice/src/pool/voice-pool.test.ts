import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unrulyWords } from '../../test/unruly-words.ts';
import {
  createVoiceUnderTest,
  listen,
  makeLongText,
  neverAborted,
  say,
  shortText,
  type VoiceUnderTest,
} from '../../test/voice-under-test.ts';
import { EmbeddedVoiceCrashedError, EmbeddedVoiceFailedError, EmbeddedVoiceRefusedError } from '../errors.ts';
import type { VoiceEvent } from '../types.ts';

let voice: VoiceUnderTest;

beforeAll(async () => {
  voice = createVoiceUnderTest('./unruly-worker.ts');
  await voice.ready();
});

afterAll(async () => {
  await voice.close();
});

/** @returns how many threads were lost during the work. */
async function countLost(work: () => Promise<void>): Promise<number> {
  const before = voice.stats().replacedWorkers;
  await work();
  return voice.stats().replacedWorkers - before;
}

describe('when a thread dies', () => {
  it('speaks the request again in a new thread, and the consumer sees one utterance', async () => {
    Atomics.store(voice.stumblesLeft, 0, 1);
    const lost = await countLost(async () => {
      const { events, durationMs } = await listen(voice, say(`${unrulyWords.stumbles} ${shortText}`));
      expect(events.filter(({ type }) => type === 'start')).toHaveLength(1);
      expect(durationMs).toBeGreaterThan(500);
    });
    expect(lost).toBe(1);
    expect(voice.stats()).toMatchObject({ readyWorkers: 1, openUtterances: 0 });
  });

  it('refuses a request that has killed two threads, from then on without trying, and serves others', async () => {
    const poison = say(unrulyWords.crashes);
    const lostFirst = await countLost(async () => {
      await expect(listen(voice, poison)).rejects.toBeInstanceOf(EmbeddedVoiceRefusedError);
    });
    const lostLater = await countLost(async () => {
      await expect(listen(voice, poison)).rejects.toBeInstanceOf(EmbeddedVoiceRefusedError);
      expect((await listen(voice, say(shortText))).durationMs).toBeGreaterThan(500);
    });
    expect([lostFirst, lostLater]).toEqual([2, 0]);
  });

  it('does not hold it against a request that was only in the same thread', async () => {
    Atomics.store(voice.stumblesLeft, 0, 1);
    const innocent = say(makeLongText(100));
    const lost = await countLost(async () => {
      await Promise.all([listen(voice, say(`${unrulyWords.stumbles}.`)), listen(voice, innocent)]);
    });
    expect(lost).toBe(1);
  });

  it('fails with an error that may be retried when sound was heard already, and the next request goes well', async () => {
    const utterance = voice.synthesize(say(makeLongText(5_000)), neverAborted());
    await takeSound(utterance);
    await voice.workers.at(-1)!.terminate();
    await expect(drain(utterance)).rejects.toMatchObject({ name: 'EmbeddedVoiceCrashedError', isRetryable: true });
    expect((await listen(voice, say(shortText))).durationMs).toBeGreaterThan(500);
  });
});

describe('threads', () => {
  it('come when there is more to say at once than there are, and no more than may be', async () => {
    const growing = createVoiceUnderTest('./unruly-worker.ts', { workers: 2 });
    await growing.ready();
    await listen(growing, say(shortText));
    expect(growing.stats()).toMatchObject({ workers: 1, readyWorkers: 1 });
    const heard = await Promise.all([1, 2, 3].map(() => listen(growing, say(makeLongText(200)))));
    expect(heard.every(({ durationMs }) => durationMs > 500)).toBe(true);
    expect(growing.stats().workers).toBe(2);
    await growing.close();
  });
});

describe('when only one utterance fails', () => {
  it('leaves the thread and the others alone', async () => {
    const lost = await countLost(async () => {
      const [failed, fine] = await Promise.allSettled([
        listen(voice, say(unrulyWords.fails)),
        listen(voice, say(shortText)),
      ]);
      expect(failed).toMatchObject({ status: 'rejected', reason: expect.any(EmbeddedVoiceFailedError) as unknown });
      expect(fine.status).toBe('fulfilled');
    });
    expect(lost).toBe(0);
  });
});

describe('when threads cannot start', () => {
  it('says so instead of waiting for ever', async () => {
    const broken = createVoiceUnderTest('./no-such-worker.ts');
    await expect(broken.ready()).rejects.toThrow('could not start');
    await expect(listen(broken, say(shortText))).rejects.toBeInstanceOf(EmbeddedVoiceCrashedError);
    await broken.close();
  });
});

async function takeSound(utterance: AsyncGenerator<VoiceEvent>): Promise<void> {
  for (let next = await utterance.next(); next.value?.type !== 'audio'; next = await utterance.next()) {
    expect(next.done).toBe(false);
  }
}

async function drain(utterance: AsyncGenerator<VoiceEvent>): Promise<void> {
  while (!(await utterance.next()).done) {
    // Only what comes after matters.
  }
}
