import type { JournalRecord } from '../journal/journal-record.ts';
import { openJournal } from '../journal/open-journal.ts';
import type { BatchSettings } from '../plan/batch-settings.ts';
import { defaultSettings } from '../plan/default-settings.ts';
import { planBatch } from '../plan/plan-batch.ts';
import type { BatchEvent } from '../run/batch.ts';
import { createBatch } from '../run/create-batch.ts';
import { createConcurrencyLimiter } from '../run/concurrency-limiter.ts';
import { createCrashingStore } from './crashing-store.ts';
import { createSpeechService, type ServiceOptions } from './speech-service.ts';
import { createVirtualClock } from './virtual-clock.ts';

export const journalPath = '/state/batch.jsonl';

/** A batch of these files on a disk in memory, with a clock that stands still until it is moved on. */
export async function startBatch(
  files: Record<string, string>,
  options: { settings?: Partial<BatchSettings>; service?: Partial<ServiceOptions>; cap?: number } = {},
) {
  const clock = createVirtualClock();
  const store = createCrashingStore(
    new Map(Object.entries(files).map(([name, text]) => [`/in/${name}`, Buffer.from(text)])),
  );
  const service = createSpeechService({ clock, ...options.service });
  const plan = await planBatch(
    Object.keys(files).map((name) => ({ path: `/in/${name}`, name })),
    { store, settings: { ...defaultSettings, format: 'wav', folder: '/out', ...options.settings } },
  );
  const journal = await openJournal({ store, path: journalPath });
  const limiter = createConcurrencyLimiter({ cap: options.cap ?? 2, clock, random: () => 0 });
  const batch = createBatch({ journal, store, speak: service.speak, limiter, clock, random: () => 0 });
  const events: BatchEvent[] = [];
  batch.subscribe((event) => events.push(event));
  await batch.add(plan);
  const outputs = () => [...store.files.keys()].filter((path) => path.startsWith('/out/')).sort();
  return { clock, store, service, plan, journal, limiter, batch, events, outputs };
}

/** Returns true for the note that a file is done. */
export const isLastNote = (record: JournalRecord) => record.type === 'state' && record.state === 'done';

export const threeFiles = { 'a.txt': 'النص الأول.', 'b.txt': 'النص الثاني.', 'c.txt': 'النص الثالث.' };
