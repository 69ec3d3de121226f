import type { Read } from './transport.ts';

/** Reads an answer whose shape the contract promises. */
export function readJson<T>(): Read<T> {
  return async (response, watch) => {
    const body = await watch.race(response.text());
    watch.stop();
    return JSON.parse(body) as T;
  };
}

/** For answers without a body. */
export const readNothing: Read<void> = async (response, watch) => {
  await watch.race(response.arrayBuffer());
  watch.stop();
};

/** For what is text already, such as CSV. */
export const readText: Read<string> = async (response, watch) => {
  const body = await watch.race(response.text());
  watch.stop();
  return body;
};
