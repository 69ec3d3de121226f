import { randomInt } from 'node:crypto';
import { type ServiceComponentId, serviceComponents } from '@rakhim/contract';
import type { Logger } from 'pino';
import { runAs } from '#src/fairness/work.ts';
import type { Probe } from './probes.ts';
import type { StatusQueries } from './status.queries.ts';
import { type Counts, type Tally, countOne } from './tally.ts';

export interface SamplerService {
  /** Writes down what this process has counted, and tries what nobody has asked for in this minute. */
  sample(): Promise<void>;
  /** Samples now and once in every minute. */
  start(): StartedSampler;
}

export interface StartedSampler {
  /** Tries nothing any more: a process that is told to stop says nothing about the others. */
  stopTrying(): void;
  /** Writes down what has been counted until the last answer. */
  stop(): Promise<void>;
}

export interface SamplerOptions {
  readonly queries: StatusQueries;
  readonly probes: Readonly<Record<ServiceComponentId, Probe>>;
  readonly tally: Tally;
  readonly logger: Logger;
  readonly now: () => Date;
}

const minuteMs = 60_000;
/** Far from both ends of the minute: a clock that is a little off, or a busy process, leaves no minute out. */
const momentMs = [20_000, 40_000] as const;
const probeTimeoutMs = 5_000;
/** How long it takes to look says nothing of how long it takes to deliver. */
const untimed: ReadonlySet<ServiceComponentId> = new Set(['delivery']);

/**
 * Keeps what the status page tells. Each process adds what it has counted to the row of the minute; what nobody has
 * asked for is tried by the first one to look. A minute without a row was down: no process could write one.
 */
export function createSamplerService({ queries, probes, tally, logger, now }: SamplerOptions): SamplerService {
  /** A database that cannot be reached loses the counts: the minute is down then, whatever they say. */
  async function write(work: () => Promise<void>): Promise<void> {
    try {
      await runAs({ share: 'health', tenant: 'status' }, work);
    } catch (error) {
      logger.warn({ err: error }, 'the state of this minute could not be written down');
    }
  }

  function sample(): Promise<void> {
    return write(async () => {
      const minute = floorToMinute(now());
      await queries.addCounts(minute, tally.take());
      const measured = await queries.findMeasured(minute);
      const unasked = serviceComponents.filter((component) => !measured.includes(component));
      const counts = await Promise.all(
        unasked.map(
          async (component) => [component, await tryOnce(probes[component], !untimed.has(component))] as const,
        ),
      );
      await queries.addProbed(minute, new Map(counts));
    });
  }

  return {
    sample,
    start() {
      const ownMomentMs = randomInt(...momentMs);
      let running = sample();
      let timer = setTimeout(onMoment, untilMoment(now(), ownMomentMs)).unref();
      function onMoment(): void {
        running = running.then(() => sample());
        timer = setTimeout(onMoment, untilMoment(now(), ownMomentMs)).unref();
      }
      return {
        stopTrying() {
          clearTimeout(timer);
        },
        async stop() {
          clearTimeout(timer);
          await running;
          await write(() => queries.addCounts(floorToMinute(now()), tally.take()));
        },
      };
    },
  };
}

export function floorToMinute(time: Date): Date {
  return new Date(Math.floor(time.getTime() / minuteMs) * minuteMs);
}

function untilMoment(time: Date, ownMomentMs: number): number {
  const left = ownMomentMs - (time.getTime() % minuteMs);
  return left > 0 ? left : left + minuteMs;
}

/** One that hangs has failed. */
async function tryOnce(probe: Probe, isTimed: boolean): Promise<Counts> {
  const begun = performance.now();
  const signal = AbortSignal.timeout(probeTimeoutMs);
  const late = Promise.withResolvers<never>();
  signal.addEventListener('abort', () => late.reject(signal.reason as Error));
  try {
    await Promise.race([probe(signal), late.promise]);
    return countOne({ isServed: true, ...(isTimed && { ms: performance.now() - begun }) });
  } catch {
    return countOne({ isServed: false });
  }
}
