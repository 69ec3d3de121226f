import type { Logger } from 'pino';

/**
 * Stops the process cleanly on SIGINT, SIGTERM or SIGHUP. A second SIGTERM changes nothing, because supervisors send
 * several; a second Ctrl-C is a person who does not want to wait, and ends the process at once: nothing is lost, leases
 * run out.
 */
export function stopOnSignal(logger: Logger, stop: (signal: NodeJS.Signals) => Promise<void>): void {
  let stopping: Promise<void> | undefined;
  const begin = (signal: NodeJS.Signals) => {
    if (stopping && signal === 'SIGINT') {
      process.exit(130);
    }
    stopping ??= stop(signal).then(
      () => process.exit(0),
      (error: unknown) => {
        logger.error({ err: error }, 'the stop was not clean');
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, begin);
  }
}
