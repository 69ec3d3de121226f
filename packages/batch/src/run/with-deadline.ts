import type { Clock } from './clock.ts';

/**
 * Gives work up when it takes too long, even when it does not listen to its signal. Work that is aborted from outside
 * is waited for, so that nothing goes on behind the back of whoever stopped it.
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
