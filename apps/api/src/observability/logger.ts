import type { Writable } from 'node:stream';
import { type DestinationStream, type Logger, pino } from 'pino';
import { describeTrace } from './trace.ts';

const causesMax = 5;

/**
 * Serialises an error for the log: only properties without personal data. A database error's `detail`, for example,
 * quotes the row.
 */
function serialiseError(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) {
    return { name: typeof error };
  }
  return {
    name: error.name,
    message: error.message,
    ...('code' in error && { code: error.code }),
    stack: error.stack,
    ...(error.cause !== undefined && depth < causesMax && { cause: serialiseError(error.cause, depth + 1) }),
  };
}

/** The log: one JSON line an event. Requests' headers, bodies and queries are never passed to it. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: { service: 'rakhim-api' },
    mixin: describeTrace,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: (error: unknown) => serialiseError(error) },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** The log, on standard output and to one more reader. */
export function createSharedLogger(level: string, reader: Writable): Logger {
  return createLogger(
    level,
    pino.multistream([{ stream: process.stdout }, { stream: reader }].map((each) => ({ ...each, level: 'trace' }))),
  );
}
