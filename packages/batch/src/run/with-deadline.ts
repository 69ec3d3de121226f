import type { Clock } from './clock.ts';

/**
 * Aborts work that takes too long, even when it ignores its signal. Work that is aborted from outside is awaited, so
 * that nothing continues after a stop.
 *
 * @throws what the work throws; an error with code `timeout`.
 */
export async function withDeadline<T>(
  clock: Clock,
  timeoutMs: number,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const deadline = new AbortController();
  const ended = new AbortController();
  const { promise: tooLate, reject } = Promise.withResolvers<never>();
  const expire = () => {
    const late = Object.assign(new Error('No answer in time.'), { code: 'timeout' });
    deadline.abort(late);
    reject(late);
  };
  void clock.sleep(timeoutMs, ended.signal).then(expire, () => undefined);
  try {
    return await Promise.race([work(AbortSignal.any([signal, deadline.signal])), tooLate]);
  } finally {
    ended.abort();
  }
}
