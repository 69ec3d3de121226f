import type { JournalledItem } from '../journal/journal-state.ts';
import type { BatchContext } from './batch-context.ts';
import type { BatchEvents } from './batch-events.ts';
import type { BatchProgress, BatchReport } from './batch.ts';
import { createEtaMeter } from './eta-meter.ts';
import type { Permit } from './gate.ts';
import { createItemWork } from './item-work.ts';
import { toView } from './item-view.ts';
import { sweepParts } from './sweep-parts.ts';
import { createPauseState, type PauseState } from './pause-state.ts';
import { summarise } from './summarise.ts';
import { createRunningItem, type NextOutput, type NextRequest, nextStep, type RunningItem } from './running-item.ts';

/** Decides what is begun when. One loop begins everything; what it began tells it to look again. */
export interface Scheduler {
  readonly run: () => Promise<BatchReport>;
  readonly stop: (how?: 'finish' | 'abort') => Promise<void>;
  readonly pause: PauseState;
  /** Looks again whether something can be begun. */
  readonly wake: () => void;
  readonly isRunning: (id: string) => boolean;
  /** Ends what is under way for an item that is no longer wanted. */
  readonly abandon: (id: string) => void;
  readonly progress: () => BatchProgress;
}

/** Outputs joined at a time: work of the disk, and of the encoder where there is one. */
const finishersMax = 2;

type Step = { readonly entry: JournalledItem; readonly step: NextRequest | NextOutput };

export function createScheduler(context: BatchContext, events: BatchEvents): Scheduler {
  const { clock, gate, journal } = context;
  const running = new Map<string, RunningItem>();
  const meter = createEtaMeter();
  let requestsUnderWay = 0;
  let finishersUnderWay = 0;
  let remaining: number | undefined;
  let startedAt = clock.now();
  let isStopping = false;
  let stopping = new AbortController();
  let current: Promise<BatchReport> | undefined;
  let alarm = createAlarm();

  const wake = () => alarm.ring();
  const pause = createPauseState({
    clock,
    random: context.random,
    onPause(reason, failure) {
      meter.reset();
      events.emit({ type: 'paused', reason, ...(failure !== undefined && { failure }) });
      wake();
    },
    onResume() {
      meter.reset();
      events.emit({ type: 'resumed' });
      wake();
    },
  });
  const work = createItemWork(context, {
    pause,
    onPart(characters, facts) {
      meter.record(characters, clock.now());
      remaining = facts.remaining ?? remaining;
      if (facts.concurrencyLimit !== undefined) {
        gate.setCap(facts.concurrencyLimit);
      }
    },
    onItem(item) {
      events.noteItem(item.entry.item.id);
      events.noteProgress();
    },
    wake,
  });

  function progress(): BatchProgress {
    return summarise(journal.state, { isRunning, inFlight: requestsUnderWay, limit: gate.limit, meter, remaining, pause: pause.reason });
  }

  function isRunning(id: string): boolean {
    return running.has(id);
  }

  function runningItem(entry: JournalledItem): RunningItem {
    const id = entry.item.id;
    const item = running.get(id) ?? createRunningItem(entry, context);
    if (!running.has(id)) {
      running.set(id, item);
      events.noteItem(id);
    }
    return item;
  }

  /** Items whose last output is written, or that are no longer wanted, are let go once nothing is under way for them. */
  async function settleItem(item: RunningItem): Promise<void> {
    const { entry, controller } = item;
    if (!isDrained(item) || item.isSettling) {
      return;
    }
    item.isSettling = true;
    if (entry.state === 'queued' && nextStep(entry, item) === 'done') {
      await work.complete(entry);
    }
    item.isSettling = false;
    if (entry.state !== 'queued' || isStopping || controller.signal.aborted) {
      running.delete(entry.item.id);
      events.noteItem(entry.item.id);
    }
  }

  function findStep(): Step | undefined {
    for (const entry of journal.state.values()) {
      const begun = running.get(entry.item.id);
      if (entry.state !== 'queued' || begun?.isSettling === true || begun?.controller.signal.aborted === true) {
        continue;
      }
      const step = nextStep(entry, begun);
      if (step === 'done') {
        // All was written before a crash, and only the note of it is missing.
        void track(runningItem(entry), Promise.resolve());
      } else if (step !== 'wait' && !(step.kind === 'finish' && finishersUnderWay >= finishersMax)) {
        return { entry, step };
      }
    }
    return undefined;
  }

  /** Whatever fails beyond what is foreseen is a disk that does not take the journal any more. */
  async function track(item: RunningItem, promise: Promise<void>): Promise<void> {
    await promise.then(() => settleItem(item)).catch((error: unknown) => work.reportBroken(error));
    wake();
  }

  function beginFinishing(entry: JournalledItem, step: NextOutput): void {
    const item = runningItem(entry);
    finishersUnderWay++;
    item.finishing.add(step.output);
    const finished = work.finish(item, step).finally(() => {
      finishersUnderWay--;
      item.finishing.delete(step.output);
    });
    void track(item, finished);
  }

  function beginSpeaking(entry: JournalledItem, step: NextRequest, permit: Permit): void {
    const item = runningItem(entry);
    requestsUnderWay++;
    item.underWay.add(step.key);
    const spoken = work
      .speak(item, step, permit)
      .finally(() => {
        permit.release('failed');
        requestsUnderWay--;
      })
      // A request that waits for its next attempt is under way, and not in flight.
      .then((waitMs) => (waitMs === undefined ? undefined : clock.sleep(waitMs, AbortSignal.any([item.controller.signal, stopping.signal])).catch(() => undefined)))
      .finally(() => item.underWay.delete(step.key));
    void track(item, spoken);
  }

  async function beginNext(step: Step): Promise<void> {
    if (step.step.kind === 'finish') {
      beginFinishing(step.entry, step.step);
      return;
    }
    const permit = await gate.acquire(alarm.signal).catch(() => undefined);
    if (permit === undefined) {
      return; // Something happened meanwhile: look again.
    }
    const [now, mayStart] = [findStep(), pause.reason === undefined && !isStopping];
    if (mayStart && now?.step.kind === 'speak') {
      beginSpeaking(now.entry, now.step, permit);
    } else {
      permit.release('failed');
    }
  }

  async function loop(): Promise<BatchReport> {
    // Untidiness is no reason not to work.
    await sweepParts(context).catch(() => undefined);
    for (;;) {
      alarm = createAlarm();
      const mayStart = !isStopping && pause.reason === undefined && !(pause.isProbing && requestsUnderWay > 0);
      const step = mayStart ? findStep() : undefined;
      if (step !== undefined) {
        await beginNext(step);
      } else if (running.size === 0 && (isStopping || !hasQueued())) {
        return report();
      } else if (isStopping && [...running.values()].some(isDrained)) {
        await Promise.all([...running.values()].filter(isDrained).map(settleItem)).catch(work.reportBroken);
      } else {
        await alarm.rung;
      }
    }
  }

  function hasQueued(): boolean {
    return [...journal.state.values()].some(({ state }) => state === 'queued');
  }

  function report(): BatchReport {
    const views = [...journal.state.values()].map((entry) => toView(entry, false));
    return {
      progress: progress(),
      failed: views.filter(({ state }) => state === 'failed'),
      written: views.reduce((sum, { written }) => sum + written.length, 0),
      elapsedMs: clock.now() - startedAt,
    };
  }

  async function run(): Promise<BatchReport> {
    if (current === undefined) {
      isStopping = false;
      stopping = new AbortController();
      startedAt = clock.now();
      current = loop().finally(() => {
        current = undefined;
      });
      void current.then((result) => events.emit({ type: 'idle', report: result }));
    }
    return current;
  }

  async function stop(how: 'finish' | 'abort' = 'finish'): Promise<void> {
    isStopping = true;
    stopping.abort();
    if (how === 'abort') {
      running.forEach(({ controller }) => controller.abort());
    }
    wake();
    await current;
  }

  function abandon(id: string): void {
    const item = running.get(id);
    if (item !== undefined) {
      item.controller.abort();
      void track(item, Promise.resolve());
    }
  }

  const scheduler: Scheduler = { run, stop, pause, wake, isRunning, abandon, progress };
  events.connect(scheduler);
  return scheduler;
}

function isDrained({ underWay, finishing }: RunningItem): boolean {
  return underWay.size === 0 && finishing.size === 0;
}

interface Alarm {
  readonly ring: () => void;
  readonly rung: Promise<void>;
  readonly signal: AbortSignal;
}

/** Rings once. */
function createAlarm(): Alarm {
  const controller = new AbortController();
  const { promise, resolve } = Promise.withResolvers<void>();
  return {
    ring() {
      resolve();
      controller.abort();
    },
    rung: promise,
    signal: controller.signal,
  };
}
