import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createScheduler, type Task } from './scheduler.ts';

interface Counted extends Task {
  madeMs: number;
  isRunnable: () => boolean;
}

function createCounted(): Counted {
  return {
    madeMs: 0,
    isRunnable: () => true,
    step() {
      this.madeMs += 10;
    },
  };
}

/** A scheduler whose clock goes on by ten milliseconds with every step. */
function createTimedScheduler() {
  let nowMs = 0;
  return createScheduler<Counted>(
    (task) => {
      task.step();
      nowMs += 10;
    },
    () => nowMs,
  );
}

async function takeTurns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) {
    await nextTurn();
  }
}

describe('createScheduler', () => {
  it('lets a new task catch up with an old one, and then serves both in turns', async () => {
    const scheduler = createScheduler<Counted>((task) => {
      task.step();
    });
    const [old, young] = [createCounted(), createCounted()];
    scheduler.add(old);
    await takeTurns(30);
    const before = old.madeMs;
    scheduler.add(young);
    await takeTurns(10);
    expect(old.madeMs).toBe(before);
    expect(young.madeMs).toBeGreaterThan(50);
    await takeTurns(100);
    expect(Math.abs(old.madeMs - young.madeMs)).toBeLessThanOrEqual(10);
    scheduler.remove(old);
    scheduler.remove(young);
  });

  it('does not starve an old task however many new ones come', async () => {
    const scheduler = createScheduler<Counted>((task) => {
      task.step();
    });
    const old = { ...createCounted(), madeMs: 600_000 };
    const others = Array.from({ length: 9 }, () => ({ ...createCounted(), madeMs: 10_000 }));
    [old, ...others].forEach((task) => {
      scheduler.add(task);
    });
    await takeTurns(110);
    expect(old.madeMs).toBeGreaterThanOrEqual(600_000 + 10 * 10);
    [old, ...others].forEach((task) => {
      scheduler.remove(task);
    });
  });

  it('gives owners equal shares, not tasks: one with thirty tasks gets no more than one with one', async () => {
    const scheduler = createTimedScheduler();
    const many = Array.from({ length: 30 }, () => ({ ...createCounted(), owner: 'many' }));
    const single = { ...createCounted(), owner: 'single' };
    [...many, single].forEach((task) => {
      scheduler.add(task);
    });
    await takeTurns(100);
    const madeOfMany = many.reduce((total, task) => total + task.madeMs, 0);
    expect(single.madeMs).toBeGreaterThanOrEqual(400);
    expect(Math.abs(single.madeMs - madeOfMany)).toBeLessThanOrEqual(10);
    [...many, single].forEach((task) => {
      scheduler.remove(task);
    });
  });

  it('serves an owner who asks for little before all who ask for much, from the first step to the last', async () => {
    const scheduler = createTimedScheduler();
    const crowd = Array.from({ length: 30 }, (_value, index) => ({ ...createCounted(), owner: `busy${index % 3}` }));
    crowd.forEach((task) => {
      scheduler.add(task);
    });
    await takeTurns(100);
    for (let request = 0; request < 3; request += 1) {
      const modest = { ...createCounted(), owner: 'modest' };
      scheduler.add(modest);
      await takeTurns(5);
      expect(modest.madeMs).toBe(50);
      scheduler.remove(modest);
      await takeTurns(10);
    }
    const shares = [0, 1, 2].map((owner) =>
      crowd.filter((task) => task.owner === `busy${owner}`).reduce((total, task) => total + task.madeMs, 0),
    );
    expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(20);
    crowd.forEach((task) => {
      scheduler.remove(task);
    });
  });

  it('serves the owner who wants the least first when all begin at the same moment', async () => {
    const scheduler = createTimedScheduler();
    const crowd = Array.from({ length: 9 }, (_value, index) => ({
      ...createCounted(),
      owner: `busy${index % 3}`,
      expectedMs: 60,
    }));
    const modest = { ...createCounted(), owner: 'modest', expectedMs: 50 };
    [...crowd, modest].forEach((task) => {
      scheduler.add(task);
    });
    await takeTurns(5);
    expect(modest.madeMs).toBe(50);
    [...crowd, modest].forEach((task) => {
      scheduler.remove(task);
    });
  });

  it('does not starve a book beside owners who keep asking for sentences', async () => {
    const scheduler = createTimedScheduler();
    const book = { ...createCounted(), owner: 'book', expectedMs: 1_000_000 };
    scheduler.add(book);
    let sentences = Array.from({ length: 3 }, (_value, index) => ({
      ...createCounted(),
      owner: `talker${index}`,
      expectedMs: 50,
    }));
    sentences.forEach((task) => {
      scheduler.add(task);
    });
    for (let turn = 0; turn < 400; turn += 1) {
      await nextTurn();
      sentences = sentences.map((task) => {
        if (task.madeMs < 50) {
          return task;
        }
        scheduler.remove(task);
        const next = { ...task, madeMs: 0 };
        scheduler.add(next);
        return next;
      });
    }
    expect(book.madeMs).toBeGreaterThanOrEqual((400 * 10) / 8);
    [book, ...sentences].forEach((task) => {
      scheduler.remove(task);
    });
  });

  it('rests while nobody can run, and goes on when woken', async () => {
    let isRunnable = false;
    const task = { ...createCounted(), isRunnable: () => isRunnable };
    const scheduler = createScheduler<Counted>((runnable) => {
      runnable.step();
    });
    scheduler.add(task);
    await takeTurns(10);
    expect(task.madeMs).toBe(0);
    isRunnable = true;
    scheduler.wake();
    await takeTurns(3);
    expect(task.madeMs).toBeGreaterThan(0);
    scheduler.remove(task);
  });
});
