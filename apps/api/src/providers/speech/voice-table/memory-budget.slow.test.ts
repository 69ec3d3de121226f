import { rm } from 'node:fs/promises';
import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { getVoice } from '@rakhim/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AppError } from '#src/errors/app-error.ts';
import { createStubEngine } from '#src/testing/stub-engine.ts';
import { makeTemporaryFolder } from '#src/testing/temporary-folder.ts';
import { installStandIn } from '#src/testing/voice-folder.ts';
import { residentMb } from '#src/testing/resident-memory.ts';
import { type Voices, openVoices } from './open-voices.ts';

const families = ['kokoro', 'vits', 'onnx'] as const;
const requests = 500;
/** Less than all three models hold together, more than two of them. */
const memoryMbMax = 720;
const listeners = 3;
const sentence = 'ذَهَبَ الْوَلَدُ إِلَى الْبَيْتِ. ';

/** Short texts, and now and then one long enough for a model to grow with. */
const textOf = (): string => sentence.repeat(randomInt(40) === 0 ? 20 : 1);

/** A model is mostly asked for several times in a row; another then needs its room. */
function orderOf(length: number): number[] {
  let place = 1;
  return Array.from({ length }, () => {
    place = randomInt(12) === 0 ? randomInt(3) + 1 : place;
    return place;
  });
}

let folder: string;
let voices: Voices;

beforeAll(async () => {
  folder = await makeTemporaryFolder();
  voices = await openVoices(createStubEngine(), { folder, memoryMbMax, isSelling: false, accounts: {} });
  for (const family of families) {
    await installStandIn(folder, family);
  }
  await voices.table.change(() => ({
    female1: { engine: 'neural', model: 'kokoro-voice', speaker: 0 },
    female2: { engine: 'neural', model: 'vits-voice', speaker: 0 },
    female3: { engine: 'neural', model: 'onnx-voice', speaker: 0 },
  }));
});
afterAll(async () => {
  await voices.engine.close();
  await rm(folder, { recursive: true, force: true });
});

/** Speaks once, and tries again while there is no room, as callers do who are told to. @returns who spoke. */
async function speak(voice: 'female1' | 'female2' | 'female3', text: string): Promise<string | undefined> {
  for (;;) {
    try {
      const request = { text, voice: getVoice(voice), format: 'wav', delivery: 'file' } as const;
      const events = await Array.fromAsync(voices.engine.synthesize(request, new AbortController().signal));
      expect(events.at(-1)).toMatchObject({ type: 'end' });
      return events[0]?.spokenBy?.model;
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'speech_engine_busy') {
        throw error;
      }
      await sleep(50);
    }
  }
}

describe('the memory of all models', () => {
  it(`stays within its bound over ${requests} texts on three models, none of which fails`, async () => {
    const order = orderOf(requests);
    let [heldMax, loads] = [0, 0];
    let pids = new Set<number>();
    let isOver = false;
    const watching = (async () => {
      while (!isOver) {
        const running = voices.pool.list().flatMap(({ pid }) => (pid === undefined ? [] : [pid]));
        loads += running.filter((pid) => !pids.has(pid)).length;
        pids = new Set([...pids, ...running]);
        heldMax = Math.max(heldMax, await residentMb(running));
        await sleep(20);
      }
    })();
    const spoken = new Map<string, number>();
    const next = order.values();
    await Promise.all(
      Array.from({ length: listeners }, async () => {
        for (const place of next) {
          const model = (await speak(`female${place as 1 | 2 | 3}`, textOf())) ?? 'nobody';
          spoken.set(model, (spoken.get(model) ?? 0) + 1);
        }
      }),
    );
    isOver = true;
    await watching;
    process.stdout.write(`held at most ${Math.round(heldMax)} of ${memoryMbMax} MiB, ${loads} processes\n`);
    expect([...spoken.keys()].toSorted()).toEqual(['kokoro-voice', 'onnx-voice', 'vits-voice']);
    expect([...spoken.values()].reduce((sum, count) => sum + count, 0)).toBe(requests);
    expect(heldMax).toBeLessThanOrEqual(memoryMbMax);
    expect(loads).toBeGreaterThan(3);
  });
});
