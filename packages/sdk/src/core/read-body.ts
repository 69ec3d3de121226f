import type { Read } from './transport.ts';

/** Reads an answer whose shape the contract promises. */
export function readJson<T>(): Read<T> {
  return async (response, watchdog) => {
    const body = await watchdog.race(response.text());
    watchdog.stop();
    return JSON.parse(body) as T;
  };
}

/** For answers without a body. */
export const readNothing: Read<void> = async (response, watchdog) => {
  await watchdog.race(response.arrayBuffer());
  watchdog.stop();
};

/** For what is text already, such as CSV. */
export const readText: Read<string> = async (response, watchdog) => {
  const body = await watchdog.race(response.text());
  watchdog.stop();
  return body;
};
