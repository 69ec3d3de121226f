import { expect, it } from 'vitest';
import { openJournal } from '../journal/open-journal.ts';
import { defaultSettings } from '../plan/default-settings.ts';
import { planBatch } from '../plan/plan-batch.ts';
import { createCrashingStore } from '../testing/crashing-store.ts';
import { createSpeechService } from '../testing/speech-service.ts';
import { createVirtualClock } from '../testing/virtual-clock.ts';
import { createBatch } from './create-batch.ts';
import { createConcurrencyLimiter } from './concurrency-limiter.ts';

it('a deleted item is neither spoken nor there when the batch is opened again', async () => {
  const clock = createVirtualClock();
  const names = ['a.txt', 'b.txt', 'c.txt'];
  const store = createCrashingStore(new Map(names.map((name) => [`/in/${name}`, Buffer.from('نص.')])));
  const files = names.map((name) => ({ path: `/in/${name}`, name }));
  const plan = await planBatch(files, { store, settings: { ...defaultSettings, format: 'wav', folder: '/out' } });
  const journal = await openJournal({ store, path: '/state/batch.jsonl' });
  const batch = createBatch({
    journal,
    store,
    speak: createSpeechService({ clock }).speak,
    limiter: createConcurrencyLimiter({ cap: 2, clock, random: () => 0 }),
    clock,
    random: () => 0,
  });
  await batch.add(plan);
  await batch.forget([plan.items[1]?.id ?? '', 'nothing of ours']);
  expect(batch.items().map(({ name }) => name)).toEqual(['a.txt', 'c.txt']);
  await clock.runUntil(batch.run());
  expect([...store.files.keys()].filter((path) => path.startsWith('/out/')).sort()).toEqual([
    '/out/a.wav',
    '/out/c.wav',
  ]);
  await journal.close();
  const again = await openJournal({ store, path: '/state/batch.jsonl' });
  expect([...again.state.values()].map(({ item }) => item.source.name)).toEqual(['a.txt', 'c.txt']);
});
