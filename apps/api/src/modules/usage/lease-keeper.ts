import type { Logger } from 'pino';

/** A lease is renewed three times within its length, so that one lost renewal does no harm. */
const renewalsPerLease = 3;

export interface LeaseKeeperOptions {
  /** Renews this process's leases and releases expired ones. */
  readonly keepLeases: () => Promise<void>;
  readonly leaseSeconds: number;
  readonly logger: Logger;
}

/** Keeps leases until it is stopped, one turn at a time. @returns the function that stops it. */
export function startLeaseKeeper({ keepLeases, leaseSeconds, logger }: LeaseKeeperOptions): () => void {
  let running: Promise<void> | undefined;
  const timer = setInterval(
    () => {
      running ??= keepLeases()
        .catch((error: unknown) => {
          logger.warn({ err: error }, 'leases could not be kept this time');
        })
        .finally(() => {
          running = undefined;
        });
    },
    (leaseSeconds * 1000) / renewalsPerLease,
  );
  timer.unref();
  return () => {
    clearInterval(timer);
  };
}
