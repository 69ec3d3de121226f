import { describe, expect, it } from 'vitest';
import { clausesOf } from './clauses-of.ts';
import type { SupervisedModel } from './supervise-model.ts';
import type { ModelProcess } from './model-process.ts';

/** A model that counts what it is asked for. */
function createCountingModel() {
  const counts = { asked: 0, closed: 0 };
  const running: ModelProcess = {
    pid: 1,
    isReady: true,
    memoryPeakMb: 1,
    loaded: Promise.resolve(16_000),
    ended: new Promise(() => undefined),
    open: () => ({
      next: async () => ({
        type: 'sound',
        id: 1,
        samples: new Int16Array(1),
        pauseMs: 0,
        words: [],
        characters: (counts.asked += 1),
        warnings: [],
      }),
      close: () => (counts.closed += 1),
    }),
    stop: async () => undefined,
  };
  const model: SupervisedModel = { isReady: true, pid: 1, get: async () => running, close: async () => undefined };
  return { counts, model };
}

const request = { text: '', dialect: 'msa', speaker: 0, speed: 1 } as const;

describe('clausesOf', () => {
  it('asks for one clause more than were taken, and closes when nobody wants more', async () => {
    const { counts, model } = createCountingModel();
    const { clauses, sampleRate } = await clausesOf(model, request, new AbortController().signal);
    expect(sampleRate).toBe(16_000);
    expect(counts.asked).toBe(0);
    for (const taken of [1, 2, 3]) {
      expect((await clauses.next()).value).toMatchObject({ characters: taken });
      expect(counts).toEqual({ asked: taken + 1, closed: 0 });
    }
    await clauses.return([]);
    expect(counts).toEqual({ asked: 4, closed: 1 });
  });
});
