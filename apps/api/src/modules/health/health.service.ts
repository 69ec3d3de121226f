import { type Readiness, type ServiceStatus, serviceTargets } from '@rakhim/contract';
import type { Knex } from 'knex';
import type { Metrics } from '#src/observability/metrics.ts';
import type { SpeechEngine } from '#src/providers/speech/speech-engine.ts';

export interface HealthService {
  /**
   * Whether requests can be served now. Fails first when the process is told to stop, so that no new ones are sent
   * here.
   */
  checkReadiness(): Promise<Readiness>;
  getStatus(): ServiceStatus;
  /** From now on the process is not ready. */
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
  let isDraining = false;

  return {
    async checkReadiness() {
      const [database, speech] = await Promise.all([
        passes(async () => {
          await db.raw('SELECT 1');
          return true;
        }),
        passes(() => engine.isReady()),
      ]);
      const checks = { database: say(database), speech: say(speech), accepting: say(!isDraining) };
      return { status: database && speech && !isDraining ? 'ok' : 'unavailable', checks };
    },

    getStatus: () => ({
      startedAt: startedAt.toISOString(),
      uptimeSeconds: Math.floor((now().getTime() - startedAt.getTime()) / 1000),
      timeToFirstAudioByteMs: metrics.firstAudio(),
      targets: serviceTargets,
    }),

    startDraining() {
      isDraining = true;
    },
  };
}

function say(passed: boolean): 'ok' | 'failed' {
  return passed ? 'ok' : 'failed';
}

/** True when a check says so in time. A check that hangs has failed. */
async function passes(check: () => Promise<boolean>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, checkTimeoutMs, false);
  });
  const result = await Promise.race([check().catch(() => false), late]);
  clearTimeout(timer);
  return result;
}
