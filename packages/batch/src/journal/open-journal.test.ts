import { describe, expect, it } from 'vitest';
import { defaultSettings } from '../plan/default-settings.ts';
import { createCrashingStore } from '../testing/crashing-store.ts';
import { formatLine } from './journal-line.ts';
import type { JournalRecord } from './journal-record.ts';
import { openJournal } from './open-journal.ts';

const path = '/state/j.jsonl';
const item = (id: string): JournalRecord => ({
  type: 'item',
  item: {
    id,
    source: { path: `/in/${id}`, name: id, bytes: 1, sha256: '' },
    settings: defaultSettings,
    characters: 1,
    outputs: [],
    warnings: [],
  },
});

async function written(records: readonly JournalRecord[]) {
  const store = createCrashingStore();
  const journal = await openJournal({ store, path });
  for (const record of records) {
    await journal.append([record]);
  }
  await journal.close();
  return store;
}

describe('a journal', () => {
  it('opens with every whole line after a cut at any byte, and continues from there', async () => {
    const store = await written([item('a'), item('b'), { type: 'state', itemId: 'a', state: 'done' }]);
    const bytes = store.files.get(path)!;
    for (let length = 0; length <= bytes.length; length++) {
      const torn = createCrashingStore(new Map([[path, bytes.subarray(0, length)]]));
      const journal = await openJournal({ store: torn, path });
      const whole = Buffer.from(bytes.subarray(0, length)).toString().split('\n').length - 1;
      expect(journal.state.size).toBe(Math.max(0, Math.min(2, whole - 1)));
      await journal.append([item('c')]);
      await journal.close();
      const again = await openJournal({ store: torn, path });
      expect(again.droppedBytes).toBe(0);
      expect(again.state.has('c')).toBe(true);
    }
  });

  it('survives an end of zeros, which a lost power may leave', async () => {
    const store = await written([item('a')]);
    store.files.set(path, Buffer.concat([store.files.get(path)!, Buffer.alloc(300)]));
    const journal = await openJournal({ store, path });
    expect(journal.state.size).toBe(1);
    expect(journal.droppedBytes).toBe(300);
  });

  it('damaged before its end is refused, and left as it is', async () => {
    const store = await written([item('a'), item('b')]);
    const bytes = Buffer.from(store.files.get(path)!);
    const damaged = Buffer.from(bytes);
    // One letter of a path, so that the line is still JSON.
    damaged[damaged.indexOf('/in/a') + 4] = 'x'.charCodeAt(0);
    store.files.set(path, damaged);
    await expect(openJournal({ store, path })).rejects.toMatchObject({ code: 'journal_damaged' });
    expect(Buffer.from(store.files.get(path)!).equals(damaged)).toBe(true);
  });

  it('is not somebody else’s file', async () => {
    for (const content of ['dear diary', 'dear diary\n', '{"a":1}\n{"b":2}\n']) {
      const store = createCrashingStore(new Map([[path, Buffer.from(content)]]));
      await expect(openJournal({ store, path })).rejects.toMatchObject({ code: 'journal_damaged' });
    }
  });

  it('is refused when its version is newer', async () => {
    const store = createCrashingStore(new Map([[path, Buffer.from(formatLine({ type: 'open', version: 99 }))]]));
    await expect(openJournal({ store, path })).rejects.toMatchObject({ code: 'journal_newer' });
  });

  it('has the same state after a compaction', async () => {
    const many = Array.from({ length: 1500 }, (): JournalRecord => ({ type: 'sent', itemId: 'a', key: 'k', at: 5 }));
    const store = await written([
      item('a'),
      item('b'),
      ...many,
      { type: 'order', itemId: 'b', before: 'a' },
      { type: 'state', itemId: 'b', state: 'failed', failure: { code: 'x', message: 'y' } },
    ]);
    const before = store.files.get(path)!.length;
    const journal = await openJournal({ store, path });
    expect(store.files.get(path)!.length).toBeLessThan(before / 10);
    await journal.close();
    const again = await openJournal({ store, path });
    expect([...again.state.keys()]).toEqual(['b', 'a']);
    expect([...again.state.values()]).toEqual([...journal.state.values()]);
    expect(again.state.get('a')?.sentAt.get('k')).toBe(5);
  });

  it('stays as it was after a failed write, and can be written later', async () => {
    const store = await written([item('a')]);
    let isFull = true;
    const full = {
      ...store,
      append: (target: string, pieces: Iterable<Uint8Array>) =>
        isFull
          ? store
              .append(target, [Buffer.concat([...pieces]).subarray(0, 9)])
              .then(() => Promise.reject(new Error('ENOSPC')))
          : store.append(target, pieces),
    };
    const journal = await openJournal({ store: full, path });
    await expect(journal.append([item('b')])).rejects.toThrow('ENOSPC');
    expect(journal.state.has('b')).toBe(false);
    isFull = false;
    await journal.append([item('c')]);
    await journal.close();
    const again = await openJournal({ store, path });
    expect([...again.state.keys()]).toEqual(['a', 'c']);
  });
});
