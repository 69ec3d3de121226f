import { createHash } from 'node:crypto';
import { countCharacters } from '@rakhim/text/characters';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openJournal } from '../journal/open-journal.ts';
import { defaultSettings } from '../plan/default-settings.ts';
import { planBatch } from '../plan/plan-batch.ts';
import type { BatchPlan } from '../plan/batch-plan.ts';
import { type CrashingStore, createCrashingStore } from '../testing/crashing-store.ts';
import { createSpeechService, soundOf, type SpeechService } from '../testing/speech-service.ts';
import { createVirtualClock, type VirtualClock } from '../testing/virtual-clock.ts';
import { createBatch } from './create-batch.ts';
import { createConcurrencyLimiter } from './concurrency-limiter.ts';

const journalPath = '/state/batch.jsonl';
const sources = {
  '/in/a.txt': 'نص قصير.',
  '/in/b.txt': `${'جملة أولى طويلة. '.repeat(8)}\n\n${'جملة ثانية. '.repeat(8)}`,
  '/in/c.srt': '1\n00:00:01,000 --> 00:00:02,000\nمرحبا.\n\n2\n00:00:03,000 --> 00:00:04,000\nوداعا.\n',
};

interface World {
  readonly clock: VirtualClock;
  readonly service: SpeechService;
  readonly plan: BatchPlan;
}

/**
 * One life of the program: opens the journal, takes the plan in unless it is there, and works until all is done or the
 * machine dies.
 */
async function live(store: CrashingStore, { clock, service, plan }: World): Promise<void> {
  const work = async () => {
    const journal = await openJournal({ store, path: journalPath });
    const batch = createBatch({
      journal,
      store,
      speak: service.speak,
      limiter: createConcurrencyLimiter({ cap: 2, clock }),
      clock,
      random: () => 0,
    });
    const missing = plan.items.filter(({ id }) => !journal.state.has(id));
    await batch.add({ ...plan, items: missing });
    const died = new Promise<void>((resolve) => batch.subscribe((event) => event.type === 'paused' && resolve()));
    await Promise.race([batch.run(), died]);
  };
  // A failure during the crash is reported to nobody.
  await clock.runUntil(work().catch(() => undefined));
}

async function createWorld(): Promise<{ world: World; store: CrashingStore }> {
  const clock = createVirtualClock();
  const store = createCrashingStore(new Map(Object.entries(sources).map(([path, text]) => [path, Buffer.from(text)])));
  const service = createSpeechService({ clock });
  const settings = {
    ...defaultSettings,
    format: 'wav',
    folder: '/out',
    subtitles: 'srt',
    charactersPerRequest: 100,
  } as const;
  const plan = await planBatch(
    Object.keys(sources).map((path) => ({ path, name: path.slice(4) })),
    { store, settings },
  );
  return { world: { clock, service, plan }, store };
}

function outputsOf(store: CrashingStore): [string, string][] {
  return [...store.files]
    .filter(([path]) => path.startsWith('/out/'))
    .map(([path, bytes]): [string, string] => [path, createHash('sha256').update(bytes).digest('hex')])
    .sort();
}

async function undisturbed(): Promise<{ readonly steps: number; readonly outputs: [string, string][] }> {
  const { world, store } = await createWorld();
  await live(store, world);
  return { steps: store.steps(), outputs: outputsOf(store) };
}

async function expectExactlyOnce(
  store: CrashingStore,
  { service, plan }: World,
  outputs: [string, string][],
): Promise<void> {
  expect(outputsOf(store)).toEqual(outputs);
  expect([...service.charges.values()].every((charges) => charges.length === 1)).toBe(true);
  expect([...service.charges.values()].flat().reduce((sum, characters) => sum + characters, 0)).toBe(plan.characters);
  expect([...store.files.keys()].filter((path) => path.includes('.parts/') || path.includes('.rakhim-'))).toEqual([]);
}

describe('a batch that is killed', () => {
  it('resumes after a crash at any disk operation, pays once and writes each file once', async () => {
    const { steps, outputs } = await undisturbed();
    expect(outputs).toHaveLength(6);
    expect(steps).toBeGreaterThan(60);
    for (let dieAt = 1; dieAt <= steps; dieAt++) {
      const { world, store } = await createWorld();
      const mortal = store.afterCrash(dieAt);
      await live(mortal, world);
      const reborn = mortal.afterCrash();
      await live(reborn, world);
      await expectExactlyOnce(reborn, world, outputs);
    }
  });

  it('again and again, at any steps, still pays once and writes each file once', async () => {
    const { steps, outputs } = await undisturbed();
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 1, max: steps }), { minLength: 1, maxLength: 10 }),
        async (deaths) => {
          const { world, store } = await createWorld();
          let machine = store;
          for (const dieAt of deaths) {
            machine = machine.afterCrash(dieAt);
            await live(machine, world);
          }
          machine = machine.afterCrash();
          await live(machine, world);
          await expectExactlyOnce(machine, world, outputs);
        },
      ),
      { numRuns: 20 },
    );
  });

  it('twice while a file gets its name leaves nothing beside it', async () => {
    const { steps, outputs } = await undisturbed();
    let found = 0;
    for (let first = 1; first <= steps; first++) {
      const { world, store } = await createWorld();
      const killed = store.afterCrash(first);
      await live(killed, world);
      // Both names at once: it died between giving the one and taking the other.
      const isBetween = [...killed.files.keys()].some(
        (path) =>
          path.startsWith('/out/.rakhim-') && killed.files.has(path.replace('.rakhim-', '').replace(/\.part$/, '')),
      );
      for (let second = 1; isBetween && second <= 12; second++) {
        found++;
        const again = killed.afterCrash(second);
        await live(again, world);
        const reborn = again.afterCrash();
        await live(reborn, world);
        await expectExactlyOnce(reborn, world, outputs);
      }
    }
    expect(found).toBeGreaterThan(0);
  });

  it('speaks the planned parts in order', async () => {
    const { world, store } = await createWorld();
    await live(store, world);
    const spoken = Buffer.from(store.files.get('/out/b.wav')!).subarray(44);
    const text = sources['/in/b.txt']
      .split('\n\n')
      .map((paragraph) => paragraph.trim())
      .join('\n\n');
    const requests = world.plan.items[1]!.outputs[0]!.requests;
    expect(requests.length).toBeGreaterThan(1);
    expect(
      spoken.equals(Buffer.concat(requests.map(({ start, end }) => soundOf(text.slice(start, end)).subarray(44)))),
    ).toBe(true);
    expect(requests.reduce((sum, { characters }) => sum + characters, 0)).toBe(countCharacters(text));
  });
});
