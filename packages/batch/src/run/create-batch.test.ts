import { describe, expect, it } from 'vitest';
import type { Journal } from '../journal/journal.ts';
import { openJournal } from '../journal/open-journal.ts';
import { createBatch } from './create-batch.ts';
import type { BatchEvent } from './batch.ts';
import type { Speak } from './speak.ts';
import { createSpeechService, serviceError } from '../testing/speech-service.ts';
import { journalPath, startBatch, threeFiles } from '../testing/start-batch.ts';

describe('a batch', () => {
  it('writes each file once, charges each once and leaves nothing lying about', async () => {
    const { clock, batch, service, store, outputs, plan } = await startBatch(threeFiles);
    const report = await clock.runUntil(batch.run());
    expect(outputs()).toEqual(['/out/a.wav', '/out/b.wav', '/out/c.wav']);
    expect(report.progress.itemsByState.done).toBe(3);
    expect(report.progress.charactersDone).toBe(plan.characters);
    expect([...service.charges.values()]).toEqual(plan.items.map(({ characters }) => [characters]));
    expect([...store.files.keys()].filter((path) => path.includes('.parts/') || path.endsWith('.part'))).toEqual([]);
  });

  it('says which notation and which lexicon a text is to be read with, and shows no tags in subtitles', async () => {
    const asked: unknown[] = [];
    const { clock, batch, store } = await startBatch(
      { 'a.ssml': '<speak>نعم<break time="1s"/> هنا</speak>', 'b.txt': '[slow]لا[/slow]', 'c.md': 'كلا' },
      {
        settings: { markup: true, lexicon: 'default@7', subtitles: 'srt' },
        service: { before: ({ text, ssml, markup, lexicon }) => asked.push({ text, ssml, markup, lexicon }) },
      },
    );
    const report = await clock.runUntil(batch.run());
    expect(report.failed).toEqual([]);
    expect(asked).toContainEqual({
      text: '<speak>نعم<break time="1s"/> هنا</speak>',
      ssml: true,
      markup: undefined,
      lexicon: 'default@7',
    });
    expect(asked).toContainEqual({ text: '[slow]لا[/slow]', ssml: undefined, markup: true, lexicon: 'default@7' });
    const subtitles = ['a', 'b'].map((name) => Buffer.from(store.files.get(`/out/${name}.srt`) ?? '').toString());
    expect(subtitles.join('')).not.toMatch(/[<[]/u);
    expect(subtitles[0]).toContain('نعم هنا');
  });

  it('keeps to the limit of the plan, and is as fast as it allows', async () => {
    const files = Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`${index}.txt`, `النص رقم ${index}.`]));
    const { clock, batch, service } = await startBatch(files, { cap: 3, service: { limit: 3, answerMs: 150 } });
    const startedAt = clock.now();
    const report = await clock.runUntil(batch.run());
    expect(report.failed).toEqual([]);
    expect(service.refused()).toBe(0);
    expect(service.inFlightMax()).toBe(3);
    expect(clock.now() - startedAt).toBeLessThanOrEqual(1.15 * 20 * 150);
  });

  it('loses nothing where others use the same account, and does not count refusals as attempts', async () => {
    const files = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`${index}.txt`, `النص رقم ${index}.`]));
    const { clock, batch, service } = await startBatch(files, { cap: 8, service: { limit: 3 } });
    const report = await clock.runUntil(batch.run());
    expect(service.refused()).toBeGreaterThan(0);
    expect(report.failed).toEqual([]);
    expect(report.progress.itemsByState.done).toBe(40);
  });

  it('waits as long as it was told to, and no longer, when the clock is set back meanwhile', async () => {
    let isRefused = true;
    const { clock, batch } = await startBatch(
      { 'a.txt': 'نص.' },
      {
        cap: 1,
        service: {
          before() {
            if (isRefused) {
              isRefused = false;
              throw serviceError('too_many_requests', 429, 60_000);
            }
          },
        },
      },
    );
    void clock.sleep(30_000).then(() => {
      clock.set(clock.now() - 86_400_000);
    });
    const report = await clock.runUntil(batch.run());
    expect(report.failed).toEqual([]);
    expect(report.elapsedMs).toBeGreaterThanOrEqual(60_000);
    expect(report.elapsedMs).toBeLessThan(120_000);
  });

  it('retries after transient failures, and fails one file alone', async () => {
    const { clock, batch, outputs } = await startBatch(threeFiles, {
      service: {
        before({ text }, attempt) {
          if (text.includes('الأول') && attempt <= 3) {
            throw serviceError('speech_engine_failed', 502);
          }
          if (text.includes('الثاني')) {
            throw serviceError('internal_error', 500);
          }
        },
      },
    });
    const report = await clock.runUntil(batch.run());
    expect(outputs()).toEqual(['/out/a.wav', '/out/c.wav']);
    expect(report.failed.map(({ name, failure }) => [name, failure?.code])).toEqual([['b.txt', 'internal_error']]);
  });

  it('does not wait for ever for a service that says nothing', async () => {
    let calls = 0;
    const { clock, batch, store, journal, limiter } = await startBatch({ 'a.txt': 'نص.' });
    await batch.stop();
    const deaf = createSpeechService({ clock });
    const speak: Speak = (request, signal) =>
      ++calls < 3 ? new Promise(() => undefined) : deaf.speak(request, signal);
    const patient = createBatch({ journal, store, speak, limiter, clock, random: () => 0 });
    const startedAt = clock.now();
    const report = await clock.runUntil(patient.run());
    expect(report.progress.itemsByState.done).toBe(1);
    expect(clock.now() - startedAt).toBeGreaterThan(2 * 900_000);
    expect(clock.now() - startedAt).toBeLessThan(2 * 1_000_000);
  });

  it('resumes when the journal can be written again', async () => {
    const { clock, store, journal, limiter, service } = await startBatch(threeFiles);
    let isFull = false;
    const full = {
      ...store,
      writeFile: (...given: Parameters<typeof store.writeFile>) =>
        isFull ? Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' })) : store.writeFile(...given),
    };
    const batch = createBatch({ journal, store: full, speak: service.speak, limiter, clock, random: () => 0 });
    isFull = true;
    const paused = new Promise<BatchEvent>((resolve) =>
      batch.subscribe((event) => event.type === 'paused' && resolve(event)),
    );
    const run = batch.run();
    expect(await clock.runUntil(paused)).toMatchObject({ reason: 'disk', failure: { code: 'ENOSPC' } });
    isFull = false;
    batch.resume();
    expect((await clock.runUntil(run)).progress.itemsByState.done).toBe(3);
    expect([...service.charges.values()].every((charges) => charges.length === 1)).toBe(true);
  });

  it('fails at once what will never go through, and takes it up again when asked', async () => {
    let isMended = false;
    const { clock, batch, service, outputs } = await startBatch(threeFiles, {
      service: {
        before({ text }) {
          if (!isMended && text.includes('الثاني')) {
            throw serviceError('text_not_speakable', 400);
          }
        },
      },
    });
    await clock.runUntil(batch.run());
    expect(service.calls()).toBe(3);
    isMended = true;
    await batch.retry('failed');
    const report = await clock.runUntil(batch.run());
    expect(report.failed).toEqual([]);
    expect(outputs()).toHaveLength(3);
  });

  it('pauses as a whole when the quota is used up, and resumes on request', async () => {
    let isPaid = false;
    const { clock, batch, events, outputs, service } = await startBatch(threeFiles, {
      cap: 1,
      service: {
        before() {
          if (!isPaid) {
            throw serviceError('quota_exceeded', 403);
          }
        },
      },
    });
    const paused = new Promise<void>((resolve) => batch.subscribe((event) => event.type === 'paused' && resolve()));
    const run = batch.run();
    await clock.runUntil(paused);
    expect(events.find(({ type }) => type === 'paused')).toMatchObject({ reason: 'quota' });
    expect(service.calls()).toBe(1);
    expect(batch.progress()).toMatchObject({ pause: 'quota', itemsByState: { failed: 0 } });
    isPaid = true;
    batch.resume();
    await clock.runUntil(run);
    expect(outputs()).toHaveLength(3);
  });

  it('pauses while offline, probes with one request, and resumes by itself', async () => {
    let backAt = Infinity;
    const { clock, batch, service, events, outputs } = await startBatch(threeFiles, {
      cap: 3,
      service: {
        before() {
          if (clock.now() < backAt) {
            throw Object.assign(new TypeError('fetch failed'), { cause: { code: 'ENOTFOUND' } });
          }
        },
      },
    });
    backAt = clock.now() + 10_000;
    await clock.runUntil(batch.run());
    expect(outputs()).toHaveLength(3);
    expect(events.filter(({ type }) => type === 'paused')).not.toHaveLength(0);
    // Three at first, then one each after 2, 4 and 8 seconds, then the rest.
    expect(service.calls()).toBeLessThanOrEqual(3 + 3 + 2);
  });

  it('asks for the next sound while the disk is still busy with the last one', async () => {
    const { clock, store, journal, limiter, service } = await startBatch(threeFiles, {
      cap: 1,
      service: { limit: 1, answerMs: 100 },
    });
    const slow: Journal = {
      ...journal,
      async append(records) {
        if (records.some(({ type }) => type === 'part')) {
          await clock.sleep(90);
        }
        await journal.append(records);
      },
    };
    const batch = createBatch({ journal: slow, store, speak: service.speak, limiter, clock, random: () => 0 });
    const startedAt = clock.now();
    const report = await clock.runUntil(batch.run());
    expect(report.progress.itemsByState.done).toBe(3);
    expect(service.refused()).toBe(0);
    expect(clock.now() - startedAt).toBe(3 * 100 + 90);
  });

  it('asks for no more sounds than a slow disk can take', async () => {
    const files = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`${index}.txt`, `النص رقم ${index}.`]));
    const { clock, store, journal, limiter, service } = await startBatch(files, {
      cap: 3,
      service: { limit: 3, answerMs: 10 },
    });
    let waiting = 0;
    let waitingMax = 0;
    const slow: Journal = {
      ...journal,
      async append(records) {
        if (records.some(({ type }) => type === 'part')) {
          waitingMax = Math.max(waitingMax, ++waiting);
          await clock.sleep(10_000);
          waiting--;
        }
        await journal.append(records);
      },
    };
    const batch = createBatch({ journal: slow, store, speak: service.speak, limiter, clock, random: () => 0 });
    expect((await clock.runUntil(batch.run())).progress.itemsByState.done).toBe(40);
    expect(waitingMax).toBeLessThanOrEqual(8 + 3);
  });

  it('survives a subscriber that throws', async () => {
    const { clock, batch, outputs } = await startBatch(threeFiles);
    const faults: unknown[] = [];
    const note = (error: unknown) => void faults.push(error);
    const others = process.listeners('uncaughtException');
    process.removeAllListeners('uncaughtException').on('uncaughtException', note);
    try {
      batch.subscribe(() => {
        throw new Error('broken watcher');
      });
      await clock.runUntil(batch.run());
    } finally {
      process.off('uncaughtException', note);
      others.forEach((listener) => process.on('uncaughtException', listener));
    }
    expect(outputs()).toHaveLength(3);
    expect(faults.length).toBeGreaterThan(0);
  });

  it('cancels one that is under way and one that waits, and starts neither', async () => {
    const { clock, batch, plan, outputs } = await startBatch(threeFiles, { cap: 1 });
    const run = batch.run();
    const begun = new Promise<void>((resolve) =>
      batch.subscribe((event) => event.type === 'item' && event.item.state === 'running' && resolve()),
    );
    await clock.runUntil(begun);
    await batch.cancel([plan.items[0]!.id, plan.items[2]!.id]);
    await clock.runUntil(run);
    expect(outputs()).toEqual(['/out/b.wav']);
    await batch.retry([plan.items[0]!.id]);
    await clock.runUntil(batch.run());
    expect(outputs()).toEqual(['/out/a.wav', '/out/b.wav']);
  });

  it('speaks in the order that was chosen last', async () => {
    const order: string[] = [];
    const { clock, batch, plan } = await startBatch(threeFiles, {
      cap: 1,
      service: { before: ({ text }) => void order.push(text) },
    });
    await batch.reorder(plan.items[2]!.id, plan.items[0]!.id);
    await batch.reorder(plan.items[0]!.id, null);
    await clock.runUntil(batch.run());
    expect(order).toEqual(['النص الثالث.', 'النص الثاني.', 'النص الأول.']);
  });

  it('does not speak a file that changed after its price was named', async () => {
    const { clock, batch, store, service } = await startBatch(threeFiles);
    store.files.set('/in/b.txt', Buffer.from('نص آخر أطول بكثير.'));
    store.files.delete('/in/c.txt');
    const report = await clock.runUntil(batch.run());
    expect(report.failed.map(({ failure }) => failure?.code)).toEqual(['source_changed', 'source_missing']);
    expect(service.calls()).toBe(1);
  });

  it('leaves alone what appeared under its name meanwhile', async () => {
    const { clock, batch, store, outputs } = await startBatch({ 'a.txt': 'نص.' });
    store.files.set('/out/a.wav', Buffer.from('mine'));
    const report = await clock.runUntil(batch.run());
    expect(outputs()).toEqual(['/out/a (2).wav', '/out/a.wav']);
    expect(Buffer.from(store.files.get('/out/a.wav')!).toString()).toBe('mine');
    expect(report.written).toBe(1);
  });

  it('asks before it repeats what the service may have forgotten', async () => {
    const { clock, batch, store, service, plan, limiter } = await startBatch({ 'a.txt': 'نص.' });
    const run = batch.run();
    await clock.runUntil(
      new Promise<void>((resolve) => batch.subscribe((event) => event.type === 'item' && resolve())),
    );
    await new Promise((resolve) => setImmediate(resolve));
    const found = store.afterCrash();
    await clock.runUntil(run);
    await clock.runUntil(clock.sleep(25 * 3_600_000));
    const journal = await openJournal({ store: found, path: journalPath });
    const resumed = createBatch({ journal, store: found, speak: service.speak, limiter, clock, random: () => 0 });
    const report = await clock.runUntil(resumed.run());
    expect(report.failed.map(({ id, failure }) => [id, failure?.code])).toEqual([
      [plan.items[0]!.id, 'outcome_unknown'],
    ]);
    await resumed.retry('failed');
    expect((await clock.runUntil(resumed.run())).failed).toEqual([]);
  });

  it('hides the remaining time until there is something to judge by', async () => {
    const files = Object.fromEntries(
      Array.from({ length: 20 }, (_, index) => [`${index}.txt`, 'نص من عشرين حرفا تقريبا.']),
    );
    const { clock, batch, events } = await startBatch(files, { cap: 1, service: { answerMs: 1000 } });
    await clock.runUntil(batch.run());
    const seen = events.flatMap((event) => (event.type === 'progress' ? [event.progress] : []));
    expect(seen[0]?.etaMs).toBeUndefined();
    const half = seen.find(({ itemsByState }) => itemsByState.done === 10);
    expect(half?.etaMs).toBeGreaterThan(8000);
    expect(half?.etaMs).toBeLessThan(12_000);
  });
});
