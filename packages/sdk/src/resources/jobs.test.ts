import { describe, expect, it } from 'vitest';
import { Rakhim } from '../rakhim.ts';
import { createEmulator } from '../testing.ts';

function connect() {
  const emulator = createEmulator();
  return { emulator, rakhim: new Rakhim({ apiKey: emulator.apiKey, fetch: emulator.fetch, maxRetries: 0 }) };
}

const text = 'مرحبا بكم. '.repeat(300);

describe('jobs', () => {
  it('are quoted, created, waited for and downloaded', async () => {
    const { rakhim } = connect();
    const quote = await rakhim.jobs.quote({ text });
    expect(quote).toMatchObject({ characters: text.length, isAffordable: true });
    const { id } = await rakhim.jobs.create({ text, voice: 'female1', title: 'كتاب' });
    const seen: number[] = [];
    const job = await rakhim.jobs.wait(id, { pollMs: 0, onProgress: ({ progress }) => seen.push(progress) });
    expect(job).toMatchObject({ status: 'completed', title: 'كتاب', segments: { done: 3, total: 3 } });
    expect(seen).toEqual(seen.toSorted((one, other) => one - other));
    const sound = await rakhim.jobs.download(id);
    expect(sound.mediaType).toBe('audio/mpeg');
    expect(await sound.bytes()).toHaveLength(job.result?.bytes ?? -1);
    expect((await rakhim.usage.retrieve()).used).toBe(text.length);
    const { granularity, words } = await rakhim.jobs.timestamps(id);
    expect(granularity).toBe('word');
    expect(words.map((word) => word.text).join(' ')).toBe(text.trim());
    expect(words.at(-1)?.endMs).toBeLessThanOrEqual(job.result?.durationMs ?? 0);
    expect(await rakhim.jobs.subtitles(id, 'srt')).toMatch(/^1\n00:00:00,000 --> /);
    expect(await rakhim.jobs.subtitles(id, 'vtt')).toMatch(/^WEBVTT\n/);
    await rakhim.jobs.delete(id);
    await expect(rakhim.jobs.retrieve(id)).rejects.toMatchObject({ name: 'NotFoundError' });
  });

  it('pause, go on, and are canceled for nothing', async () => {
    const { rakhim } = connect();
    const { id } = await rakhim.jobs.create({ text });
    expect(await rakhim.jobs.pause(id)).toMatchObject({ status: 'paused', pausedBecause: 'asked' });
    expect(await rakhim.jobs.resume(id)).toMatchObject({ status: 'queued', pausedBecause: null });
    expect(await rakhim.jobs.cancel(id)).toMatchObject({ status: 'canceled', result: null });
    await expect(rakhim.jobs.resume(id)).rejects.toMatchObject({ code: 'job_ended' });
    await expect(rakhim.jobs.download(id)).rejects.toThrow('no sound');
    await expect(rakhim.jobs.timestamps(id)).rejects.toThrow('no times');
    expect((await rakhim.usage.retrieve()).used).toBe(0);
    expect((await rakhim.jobs.list()).items.map((job) => job.id)).toEqual([id]);
  });

  it('take the bytes of a document', async () => {
    const { rakhim } = connect();
    const bytes = new TextEncoder().encode('نص من ملف');
    expect(await rakhim.jobs.quote({ document: { name: 'book.txt', bytes } })).toMatchObject({ characters: 9 });
  });

  it('are created once for one key', async () => {
    const { rakhim } = connect();
    const first = await rakhim.jobs.create({ text }, { idempotencyKey: 'one' });
    expect((await rakhim.jobs.create({ text }, { idempotencyKey: 'one' })).id).toBe(first.id);
  });

  it('have an id', () => {
    const { rakhim } = connect();
    expect(() => rakhim.jobs.retrieve('')).toThrow('not the id');
  });
});
