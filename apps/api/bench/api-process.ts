import { fork } from 'node:child_process';
import { once } from 'node:events';

export type ApiProcessOrder =
  | { readonly type: 'report' }
  | { readonly type: 'speak'; readonly text: string }
  | { readonly type: 'close' };

/**
 * Where the API answers, and what its process holds: all its threads, without PostgreSQL, whose processes are its own.
 */
export interface ApiProcessAnswer {
  readonly url: string;
  readonly apiKey: string;
  readonly residentBytes: number;
  /** The most that was ever resident. */
  readonly peakBytes: number;
  /** Of the main thread alone, as the next one. */
  readonly heapBytes: number;
  readonly externalBytes: number;
}

export interface ApiProcess {
  report(): Promise<ApiProcessAnswer>;
  /**
   * Has the engine speak without the API around it, which takes longer texts than the API does; answers when it is
   * done.
   */
  speak(text: string): Promise<ApiProcessAnswer>;
  close(): Promise<void>;
}

/**
 * Starts the API as a child of this process, so that neither the client nor the benchmark counts as its memory. One
 * order at a time.
 *
 * @param compiledFolder where Node keeps what it has compiled; in an empty one it finds nothing, as at the first start
 *   after an installation.
 */
export function startApiProcess(compiledFolder: string): ApiProcess {
  // eslint-disable-next-line no-restricted-properties -- the environment of `npm start`, with a folder of its own.
  const env = { ...process.env, NODE_COMPILE_CACHE: compiledFolder };
  const child = fork(new URL('serve-api.ts', import.meta.url), { env });
  const exited = once(child, 'exit');

  async function give(order: ApiProcessOrder): Promise<ApiProcessAnswer> {
    const answered = once(child, 'message') as Promise<[ApiProcessAnswer]>;
    child.send(order);
    const ended = exited.then((): never => {
      throw new Error('The API ended before it answered.');
    });
    const [answer] = await Promise.race([answered, ended]);
    return answer;
  }

  return {
    report: () => give({ type: 'report' }),
    speak: (text) => give({ type: 'speak', text }),
    async close() {
      await give({ type: 'close' });
      await exited;
    },
  };
}
