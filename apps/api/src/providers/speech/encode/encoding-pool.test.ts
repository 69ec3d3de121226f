import { afterEach, describe, expect, it } from 'vitest';
import { speechLike } from '#src/testing/openai-server.ts';
import { type EncodingPool, type EncodingPoolOptions, createEncodingPool } from './encoding-pool.ts';

const wav = { inputSampleRate: 24_000, format: 'wav', delivery: 'file' } as const;
const failed = { code: 'speech_engine_failed' };

const pools: EncodingPool[] = [];
afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.close()));
});

function start(options?: EncodingPoolOptions): EncodingPool {
  const pool = createEncodingPool(options);
  pools.push(pool);
  return pool;
}

const second = () => speechLike({ hertz: 200, seconds: 1 });

describe('createEncodingPool', () => {
  it('encodes utterances side by side on one thread without mixing them up', async () => {
    const pool = start({ threads: 1 });
    const sessions = await Promise.all([1, 2, 3].map(() => pool.open(wav)));
    await Promise.all(
      sessions.map(async (session, index) => {
        for (let count = 0; count <= index; count += 1) {
          await session.push(second());
        }
      }),
    );
    const ends = await Promise.all(sessions.map((session) => session.finish()));
    expect(ends.map(({ durationMs }) => durationMs)).toEqual([1_000, 2_000, 3_000]);
  });

  it('resamples what comes at another rate', async () => {
    const session = await start().open({ ...wav, inputSampleRate: 16_000 });
    await session.push(new Int16Array(16_000));
    expect((await session.finish()).durationMs).toBe(1_000);
  });

  it('takes over the memory of whole blocks and copies views', async () => {
    const session = await start().open(wav);
    const whole = second();
    await session.push(whole);
    expect(whole).toHaveLength(0);
    const larger = second();
    await session.push(larger.subarray(0, 1_000));
    expect(larger).toHaveLength(24_000);
  });

  it('is busy when all threads are full, and not any more when an utterance is closed', async () => {
    const pool = start({ threads: 2, sessionsPerThreadMax: 1 });
    const [session] = await Promise.all([pool.open(wav), pool.open(wav)]);
    await expect(pool.open(wav)).rejects.toMatchObject({ code: 'speech_engine_busy' });
    session.close();
    session.close();
    await pool.open(wav);
    await expect(pool.open(wav)).rejects.toMatchObject({ code: 'speech_engine_busy' });
  });

  it('fails one utterance alone', async () => {
    const pool = start({ threads: 1 });
    const session = await pool.open(wav);
    await expect(pool.open({ ...wav, inputSampleRate: 1 })).rejects.toMatchObject(failed);
    const closed = await pool.open(wav);
    await closed.finish();
    await expect(closed.push(second())).rejects.toMatchObject(failed);
    await session.push(second());
    expect((await session.finish()).durationMs).toBe(1_000);
  });

  it('fails what is under way when its thread ends, and has a new thread for what comes', async () => {
    const pool = start({ threads: 1 });
    const session = await pool.open(wav);
    const push = session.push(second());
    await Promise.all([expect(push).rejects.toMatchObject(failed), pool.close()]);
    await expect(session.push(second())).rejects.toMatchObject(failed);
    const next = await pool.open(wav);
    await next.push(second());
  });
});
