import { expect, it } from 'vitest';
import { followLiveEvents } from './follow-live-events.ts';
import type { LiveEvent } from './read-live-events.ts';

const usage: LiveEvent = { kind: 'usage', data: {} };

/**
 * Follows connections that each bring so many events and break off. @returns the waits between them, in milliseconds,
 * and the number of events.
 */
async function follow(
  connections: readonly number[],
): Promise<{ readonly waits: readonly number[]; readonly events: number }> {
  const stop = new AbortController();
  const waits: number[] = [];
  let events = 0;
  let index = 0;
  async function* connect(): AsyncGenerator<LiveEvent> {
    const count = connections[index] ?? 0;
    index += 1;
    for (let sent = 0; sent < count; sent += 1) {
      yield usage;
    }
    throw new Error('The connection was lost.');
  }
  await followLiveEvents({
    connect,
    onEvent: () => {
      events += 1;
    },
    wait: async (ms) => {
      waits.push(ms);
      if (waits.length === connections.length) {
        stop.abort();
      }
    },
    signal: stop.signal,
  });
  return { waits, events };
}

it('the connection is retried after 1, 2, 5, then every 10 seconds', async () => {
  expect(await follow([0, 0, 0, 0, 0])).toEqual({ waits: [1000, 2000, 5000, 10_000, 10_000], events: 0 });
});

it('the back-off starts over after a connection that delivered an event', async () => {
  expect(await follow([0, 0, 2, 0])).toEqual({ waits: [1000, 2000, 1000, 2000], events: 2 });
});
