import { appendFileSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { redact } from './redact.ts';

const bytesMax = 1024 * 1024;

export interface AppLog {
  readonly path: string;
  /** Logs an event, with facts that hold no personal data: no text to be spoken, no key. */
  readonly info: (event: string, facts?: Readonly<Record<string, unknown>>) => void;
  readonly error: (event: string, error: unknown) => void;
}

/**
 * JSON lines in a file of its own, redacted on the way in; the file before it is kept, too. Written at once, since the
 * next line may be a crash.
 */
export function openAppLog(path: string): AppLog {
  mkdirSync(dirname(path), { recursive: true });

  function write(level: 'info' | 'error', event: string, facts: object): void {
    try {
      if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) > bytesMax) {
        renameSync(path, `${path}.1`);
      }
      appendFileSync(path, `${redact(JSON.stringify({ at: new Date().toISOString(), level, event, ...facts }))}\n`, {
        mode: 0o600,
      });
    } catch {
      // A disk that is full must not end the app; it says so where it matters.
    }
  }

  return {
    path,
    info: (event, facts = {}) => write('info', event, facts),
    error: (event, error) => write('error', event, describe(error)),
  };
}

function describe(error: unknown): object {
  if (!(error instanceof Error)) {
    return { error: String(error) };
  }
  return {
    error: error.message,
    name: error.name,
    stack: error.stack,
    ...(error.cause !== undefined && { cause: describe(error.cause) }),
  };
}
