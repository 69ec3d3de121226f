import type { Logger } from 'pino';

/** Deletes expired rows. @returns how many. */
export type Sweep = () => Promise<number>;

export interface HousekeepingService {
  /** Runs all sweeps once. A failing sweep does not stop the others. @returns how many rows each deleted. */
  sweep(): Promise<Record<string, number>>;
  /** Sweeps now and every hour. @returns the function that stops it, after the running sweep. */
  start(): () => Promise<void>;
}

export interface HousekeepingOptions {
  readonly sweeps: Readonly<Record<string, Sweep>>;
  readonly logger: Logger;
}

const intervalMs = 3_600_000;

/** Every process sweeps; deletions are idempotent. */
export function createHousekeepingService({ sweeps, logger }: HousekeepingOptions): HousekeepingService {
  async function sweep(): Promise<Record<string, number>> {
    const deleted: Record<string, number> = {};
    for (const [name, run] of Object.entries(sweeps)) {
      try {
        deleted[name] = await run();
      } catch (error) {
        logger.warn({ err: error, sweep: name }, 'a sweep failed and will be tried again');
      }
    }
    return deleted;
  }

  return {
    sweep,
    start() {
      let running = Promise.resolve();
      const run = (): void => {
        running = running.then(async () => {
          logger.info({ deleted: await sweep() }, 'swept');
        });
      };
      run();
      const timer = setInterval(run, intervalMs);
      timer.unref();
      return async () => {
        clearInterval(timer);
        await running;
      };
    },
  };
}
