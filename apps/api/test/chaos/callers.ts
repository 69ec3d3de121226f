import type { ApiProcess } from '#src/testing/api-process.ts';
import { speak } from '../runbooks/service.ts';

/** What one request met. */
interface Seen {
  readonly status: number;
  readonly ms: number;
  /** When it was answered, on the clock of `performance`. */
  readonly at: number;
}

export interface Callers {
  readonly seen: readonly Seen[];
  /** @returns when the first request was answered with 200 that was sent after `since`. */
  firstGoodAfter(since: number): number | undefined;
  stop(): Promise<void>;
}

const pauseMs = 20;

/** Has several callers speak again and again until they are stopped. A connection that was cut is the status 0. */
export function startCallers(api: Pick<ApiProcess, 'call'>, key: string, count: number): Callers {
  const seen: Seen[] = [];
  let isOver = false;

  async function call(): Promise<void> {
    while (!isOver) {
      const startedAt = performance.now();
      const status = await speak(api, key).catch(() => 0);
      const at = performance.now();
      seen.push({ status, ms: at - startedAt, at });
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }

  const running = Promise.all(Array.from({ length: count }, call));
  return {
    seen,
    firstGoodAfter: (since) => seen.find(({ status, ms, at }) => status === 200 && at - ms > since)?.at,
    async stop() {
      isOver = true;
      await running;
    },
  };
}
