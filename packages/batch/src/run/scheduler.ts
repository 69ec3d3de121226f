import { createWakeSignal } from './wake-signal.ts';
import type { BatchContext } from './batch-context.ts';
import type { BatchEvents } from './batch-events.ts';
import type { BatchProgress, BatchReport } from './batch.ts';
import { createSteps, type Step } from './steps.ts';
import { createEtaMeter } from './eta-meter.ts';
import { toView } from './item-view.ts';
import { createItemWork } from './item-work.ts';
import { createPauseState, type PauseState } from './pause-state.ts';
import { createRunningItems, isDrained } from './running-items.ts';
import { summarise } from './summarise.ts';
import { deleteOrphanedParts } from './delete-orphaned-parts.ts';

/** Decides what is begun when. One loop begins everything; what it began wakes it when it ends. */
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

export function createScheduler(context: BatchContext, events: BatchEvents): Scheduler {
  const { clock, limiter, journal } = context;
  const wakeSignal = createWakeSignal();
  const wake = wakeSignal.wake;
  const meter = createEtaMeter();
  let remaining: number | undefined;
  let stopping = new AbortController();

  const pause = createPauseState({
    clock,
    random: context.random,
    onChange(reason, failure) {
      meter.reset();
      events.emit(
        reason === undefined
          ? { type: 'resumed' }
          : { type: 'paused', reason, ...(failure !== undefined && { failure }) },
      );
      wake();
    },
  });
  const work = createItemWork(context, {
    pause,
    onPart(characters, facts) {
      meter.record(characters, clock.elapsed());
      remaining = facts.remaining ?? remaining;
      limiter.setCap(facts.concurrencyLimit ?? limiter.cap);
    },
    onItem(item) {
      events.noteItem(item.entry.item.id);
      events.noteProgress();
    },
  });
  const items = createRunningItems({
    context,
    events,
    isStopping: () => stopping.signal.aborted,
    complete: work.complete,
  });
  const steps = createSteps({ context, items, work, wake, stopSignal: () => stopping.signal });
  const isRunning = (id: string) => items.all.has(id);

  function progress(): BatchProgress {
    return summarise(journal.state, {
      isRunning,
      inFlight: steps.requestsUnderWay(),
      limit: limiter.limit,
      meter,
      remaining,
      pause: pause.reason,
    });
  }

  function abandon(id: string): void {
    const item = items.all.get(id);
    if (item !== undefined) {
      item.controller.abort();
      steps.track(item, Promise.resolve());
    }
  }

  const { run, stop } = createLoop({
    context,
    events,
    wakeSignal,
    pause,
    items,
    steps,
    work,
    progress,
    stopping: () => stopping,
    begin: () => (stopping = new AbortController()),
  });
  const scheduler: Scheduler = { run, stop, pause, wake, isRunning, abandon, progress };
  events.connect(scheduler);
  return scheduler;
}

interface LoopOptions {
  readonly context: BatchContext;
  readonly events: BatchEvents;
  readonly wakeSignal: ReturnType<typeof createWakeSignal>;
  readonly pause: PauseState;
  readonly items: ReturnType<typeof createRunningItems>;
  readonly steps: ReturnType<typeof createSteps>;
  readonly work: ReturnType<typeof createItemWork>;
  readonly progress: () => BatchProgress;
  readonly stopping: () => AbortController;
  readonly begin: () => void;
}

function createLoop({
  context,
  events,
  wakeSignal,
  pause,
  items,
  steps,
  work,
  progress,
  stopping,
  begin,
}: LoopOptions): Pick<Scheduler, 'run' | 'stop'> {
  const { clock, limiter, journal } = context;
  let current: Promise<BatchReport> | undefined;
  const isStopping = () => stopping().signal.aborted;
  const mayStart = () =>
    !isStopping() &&
    pause.reason === undefined &&
    !work.isDiskBehind() &&
    !(pause.isProbing && steps.requestsUnderWay() > 0);
  const hasQueued = () => [...journal.state.values()].some(({ state }) => state === 'queued');

  async function beginStep({ entry, next }: Step): Promise<void> {
    if (next.kind === 'finish') {
      steps.finish(entry, next);
      return;
    }
    const permit = await limiter.acquire(wakeSignal.signal()).catch(() => undefined);
    // Much may have happened meanwhile, so it is looked for again.
    const found = permit !== undefined && mayStart() ? steps.find() : undefined;
    if (permit !== undefined && found?.next.kind === 'speak') {
      steps.speak(found.entry, found.next, permit);
    } else {
      permit?.release('failed');
    }
  }

  async function loop(startedAt: number): Promise<BatchReport> {
    // Untidiness is no reason not to work.
    await deleteOrphanedParts(context).catch(() => undefined);
    for (;;) {
      wakeSignal.reset();
      const step = mayStart() ? steps.find() : undefined;
      const drained = isStopping() ? [...items.all.values()].filter(isDrained) : [];
      if (step !== undefined) {
        await beginStep(step);
      } else if (items.all.size === 0 && (isStopping() || !hasQueued())) {
        return report(startedAt);
      } else if (drained.length > 0) {
        await Promise.all(drained.map(items.settle)).catch(() => undefined);
      } else {
        await wakeSignal.woken();
      }
    }
  }

  function report(startedAt: number): BatchReport {
    const views = [...journal.state.values()].map((entry) => toView(entry, false));
    return {
      progress: progress(),
      failed: views.filter(({ state }) => state === 'failed'),
      written: views.reduce((sum, { written }) => sum + written.length, 0),
      elapsedMs: clock.elapsed() - startedAt,
    };
  }

  return {
    async run() {
      if (current === undefined) {
        begin();
        pause.begin();
        current = loop(clock.elapsed()).finally(() => {
          current = undefined;
          pause.end();
        });
        current.then(
          (result) => events.emit({ type: 'idle', report: result }),
          () => undefined,
        );
      }
      return current;
    },
    async stop(how = 'finish') {
      stopping().abort();
      if (how === 'abort') {
        items.all.forEach(({ controller }) => controller.abort());
      }
      wakeSignal.wake();
      await current;
    },
  };
}
