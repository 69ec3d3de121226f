import { type Readiness, type ServiceStatus, serviceTargets } from '@rakhim/contract';
import type { Knex } from 'knex';
import type { Metrics } from '#src/observability/metrics.ts';
import type { SpeechEngine } from '#src/providers/speech/speech-engine.ts';

export interface HealthService {
  /**
   * Readiness: false until the start has completed, and from the stop signal on, so that load balancers send no
   * requests.
   */
  checkReadiness(): Promise<Readiness>;
  getStatus(): ServiceStatus;
  /** The start has ended: from now on the process may be ready. */
  startAccepting(): void;
  /** Marks the process as not ready from now on. */
  startDraining(): void;
}

export interface HealthServiceOptions {
  readonly db: Knex;
  readonly engine: SpeechEngine;
  readonly metrics: Metrics;
  readonly now: () => Date;
}

const checkTimeoutMs = 1000;

export function createHealthService({ db, engine, metrics, now }: HealthServiceOptions): HealthService {
  const startedAt = now();
  let isAccepting = false;

  return {
    async checkReadiness() {
      const [database, speech] = await Promise.all([
        passes(async () => {
          await db.raw('SELECT 1');
          return true;
        }),
        passes(() => engine.isReady()),
      ]);
      const checks = { database: say(database), speech: say(speech), accepting: say(isAccepting) };
      return { status: database && speech && isAccepting ? 'ok' : 'unavailable', checks };
    },

    getStatus: () => ({
      startedAt: startedAt.toISOString(),
      uptimeSeconds: Math.floor((now().getTime() - startedAt.getTime()) / 1000),
      timeToFirstAudioByteMs: metrics.firstAudio(),
      targets: serviceTargets,
    }),

    startAccepting() {
      isAccepting = true;
    },

    startDraining() {
      isAccepting = false;
    },
  };
}

function say(passed: boolean): 'ok' | 'failed' {
  return passed ? 'ok' : 'failed';
}

/** Tells whether a check succeeds within its timeout. A check that hangs has failed. */
async function passes(check: () => Promise<boolean>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, checkTimeoutMs, false);
  });
  const result = await Promise.race([check().catch(() => false), late]);
  clearTimeout(timer);
  return result;
}
