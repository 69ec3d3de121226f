import {
  EmbeddedVoiceBusyError,
  EmbeddedVoiceClosedError,
  EmbeddedVoiceCrashedError,
  EmbeddedVoiceFailedError,
  EmbeddedVoiceRefusedError,
  EmbeddedVoiceSilentError,
} from '../errors.ts';
import type { EngineName, VoiceRequest } from '../types.ts';
import type { FromWorker, UtteranceFailure } from '../worker/messages.ts';
import { type CrashMemory, createCrashMemory } from './crash-memory.ts';
import { createDispatch } from './dispatch.ts';
import { createJob, type Job } from './job.ts';
import { createElasticSlots } from './elastic-slots.ts';
import type { WorkerSlot } from './worker-slot.ts';
import { createServiceClock } from './service-clock.ts';
import type { StartWorker } from './start-voice-worker.ts';
import type { WorkerExit } from './worker-host.ts';

export interface VoicePoolOptions {
  /**
   * Threads at most: there is one from the beginning, and another whenever there is more to say than there are threads.
   */
  readonly workerCount: number;
  /** Utterances that one thread may have open; it speaks them in turns. */
  readonly openPerWorkerMax: number;
  /** Requests that may wait for a place. */
  readonly queueMax: number;
  /** Milliseconds that a request may wait for its first sound while others are spoken. */
  readonly waitMsMax: number;
  readonly hangTimeoutMs: number;
  readonly startWorker: StartWorker;
  readonly engine: EngineName;
}

export interface VoicePoolStats {
  readonly workers: number;
  readonly readyWorkers: number;
  /** Threads that were lost and replaced. */
  readonly replacedWorkers: number;
  readonly openUtterances: number;
  readonly queuedUtterances: number;
}

/** Threads that speak, and the requests on their way through them. */
export interface VoicePool {
  /** @throws EmbeddedVoiceBusyError, EmbeddedVoiceRefusedError or EmbeddedVoiceClosedError. */
  open(request: VoiceRequest): Job;
  /** The consumer has taken sound, so that more may be made. */
  noteConsumed(job: Job, bytes: number): void;
  /** Nobody wants the rest of this; harmless when there is no rest. */
  release(job: Job): void;
  ready(): Promise<void>;
  stats(): VoicePoolStats;
  close(): Promise<void>;
}

export function createVoicePool(options: VoicePoolOptions): VoicePool {
  const { workerCount, openPerWorkerMax, queueMax, waitMsMax, ...threads } = options;
  const crashMemory = createCrashMemory();
  const serviceClock = createServiceClock();
  const { all: slots, growFor } = createElasticSlots(workerCount, { ...threads, onMessage, onLost });
  const dispatch = createDispatch(slots, openPerWorkerMax);
  const nextId = createCounter();
  let isClosed = false;

  function onMessage(slot: WorkerSlot, message: FromWorker): void {
    const job = message.type === 'ready' ? undefined : slot.jobs.get(message.id);
    if (job && message.type === 'event') {
      job.push(message.event);
      if (message.event.type === 'audio') {
        refuseLate();
      }
    }
    if (job && message.type === 'closed') {
      job.fail(toError(message.failure));
    }
    if (job && isLast(message)) {
      slot.jobs.delete(job.id);
      noteOver(job);
    }
    dispatch.fillSlots();
  }

  /**
   * Ends requests that have waited too long while others were spoken. Their callers are still there, and learn when to
   * come again.
   */
  function refuseLate(): void {
    const openedBefore = performance.now() - waitMsMax;
    const late = [...dispatch.waiting, ...slots.flatMap((slot) => [...slot.jobs.values()])].filter(
      (job) => job.openedAtMs < openedBefore && !job.hasSound && !job.isCancelled,
    );
    for (const job of late) {
      job.fail(createBusyError());
      release(job);
    }
  }

  function createBusyError(): EmbeddedVoiceBusyError {
    return new EmbeddedVoiceBusyError(
      serviceClock.guessWaitMs(dispatch.waiting.length, workerCount * openPerWorkerMax),
    );
  }

  function noteOver(job: Job): void {
    if (!job.isCancelled) {
      crashMemory.forget(job.request);
      serviceClock.note(performance.now() - job.openedAtMs);
    }
  }

  function onLost(jobs: readonly Job[], exit: WorkerExit): void {
    for (const job of jobs) {
      const error = judgeLoss(job, exit, crashMemory);
      if (error) {
        job.fail(error);
      } else {
        job.retryAs(nextId());
        dispatch.addFirst(job);
      }
    }
    if (!exit.wasReady && slots.every((slot) => !slot.isReady)) {
      failAll(dispatch.removeAll(), () => new EmbeddedVoiceCrashedError(exit.reason));
    }
  }

  function findSlotOf(job: Job): WorkerSlot | undefined {
    return slots.find((slot) => slot.jobs.get(job.id) === job);
  }

  function release(job: Job): void {
    job.cancel();
    dispatch.remove(job);
    findSlotOf(job)?.send({ type: 'cancel', id: job.id });
  }

  return {
    open(request) {
      if (isClosed) {
        throw new EmbeddedVoiceClosedError();
      }
      if (crashMemory.isRefused(request)) {
        throw new EmbeddedVoiceRefusedError();
      }
      if (dispatch.waiting.length >= queueMax && !dispatch.hasFreeSlot()) {
        const busy = createBusyError();
        const displaced = dispatch.displaceFor(request.owner);
        if (!displaced) {
          throw busy;
        }
        displaced.fail(busy);
      }
      const job = createJob(request, nextId(), performance.now());
      dispatch.add(job);
      growFor(dispatch.waiting.length + countOpen(slots));
      return job;
    },
    noteConsumed(job, bytes) {
      findSlotOf(job)?.send({ type: 'consumed', id: job.id, bytes });
    },
    release,
    async ready() {
      await Promise.all(slots.map((slot) => slot.firstReady));
    },
    stats: () => countStats(slots, dispatch.waiting.length),
    async close() {
      isClosed = true;
      failAll(
        [...dispatch.removeAll(), ...slots.flatMap((slot) => [...slot.jobs.values()])],
        () => new EmbeddedVoiceClosedError(),
      );
      await Promise.all(slots.map((slot) => slot.stop()));
    },
  };
}

/**
 * What was silent so far is spoken again by another thread, once. The request that the thread was at when it died has
 * that held against it.
 *
 * @returns the error that the request ends with, or undefined when it is to be spoken again.
 */
function judgeLoss(job: Job, { current, reason }: WorkerExit, crashMemory: CrashMemory): Error | undefined {
  if (job.id === current) {
    crashMemory.note(job.request);
  }
  if (crashMemory.isRefused(job.request)) {
    return new EmbeddedVoiceRefusedError();
  }
  const isRetried = !job.hasYielded && !job.isRetry && !job.isCancelled;
  return isRetried ? undefined : new EmbeddedVoiceCrashedError(reason);
}

function countStats(slots: readonly WorkerSlot[], queuedUtterances: number): VoicePoolStats {
  return {
    workers: slots.length,
    readyWorkers: slots.filter((slot) => slot.isReady).length,
    replacedWorkers: sum(slots.map((slot) => slot.lostCount)),
    openUtterances: countOpen(slots),
    queuedUtterances,
  };
}

function countOpen(slots: readonly WorkerSlot[]): number {
  return sum(slots.map((slot) => slot.jobs.size));
}

function createCounter(): () => number {
  let latest = 0;
  return () => {
    latest += 1;
    return latest;
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function failAll(jobs: readonly Job[], createError: () => Error): void {
  for (const job of jobs) {
    job.fail(createError());
  }
}

function isLast(message: FromWorker): boolean {
  return message.type === 'closed' || (message.type === 'event' && message.event.type === 'end');
}

/** Without a failure the utterance was cancelled, and its consumer has been told so or has left. */
function toError(failure?: UtteranceFailure): Error {
  return failure?.kind === 'silent'
    ? new EmbeddedVoiceSilentError()
    : new EmbeddedVoiceFailedError(failure?.detail ?? 'cancelled');
}
