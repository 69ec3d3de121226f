import { exitCodes } from './exit-codes.ts';

/** The reason why a command was stopped from outside, as the code to end with. */
type StopReason = typeof exitCodes.interrupted | typeof exitCodes.terminated | typeof exitCodes.ok;

export interface StopSignals {
  /** Aborted by Ctrl-C, by SIGTERM, and when the reader of our output closes the pipe. */
  readonly signal: AbortSignal;
  /** The exit code of the stop reason; undefined before any. */
  readonly exitCode: () => StopReason | undefined;
  readonly close: () => void;
}

/**
 * Listens for all that asks this process to stop. The first Ctrl-C lets work end cleanly; the second ends the process
 * at once.
 */
export function listenForStop(process: NodeJS.Process): StopSignals {
  const controller = new AbortController();
  let reason: StopReason | undefined;
  const stop = (why: StopReason) => {
    reason ??= why;
    controller.abort();
  };
  const onInterrupt = () => (reason === undefined ? stop(exitCodes.interrupted) : process.exit(exitCodes.interrupted));
  const onTerminate = () => stop(exitCodes.terminated);
  const onOutputError = (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') {
      throw error;
    }
    // The reader has had enough, as `head` has. That is an end, not a failure.
    stop(exitCodes.ok);
  };
  process.on('SIGINT', onInterrupt).on('SIGTERM', onTerminate);
  process.stdout.on('error', onOutputError);
  process.stderr.on('error', onOutputError);
  return {
    signal: controller.signal,
    exitCode: () => reason,
    // The error listeners stay: a broken stream may report errors even after the last write.
    close: () => process.off('SIGINT', onInterrupt).off('SIGTERM', onTerminate),
  };
}
