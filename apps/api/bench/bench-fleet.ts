import { setTimeout as sleep } from 'node:timers/promises';
import { type Table, round } from '@rakhim/tooling/bench';
import type { ApiProcess } from '#src/testing/api-process.ts';
import { type Fleet, speechRequest, startFleet } from './start-fleet.ts';

const seconds = 15;
/** The places of a process are what bounds it here, as the threads of its voices do in production. */
const places = 32;
/** Long enough that two cores could serve both processes' places. */
const waitMs = 2_000;

/** Measures two processes beside one, and a rolling restart of both while callers go on. */
export async function benchFleet(): Promise<Table> {
  const fleet = await startFleet();
  try {
    fleet.engine.before = () => sleep(waitMs);
    const settings = { RAKHIM_OPEN_REQUESTS_MAX: String(places) };
    const [first, second] = [await fleet.start(settings), await fleet.start(settings)];
    const key = await fleet.createKey(first);
    await call([first, second], { key, callers: places, forMs: 3_000 });
    const one = await call([first], { key, callers: places, forMs: seconds * 1000 });
    const two = await call([first, second], { key, callers: 2 * places, forMs: seconds * 1000 });
    const rolled = await rollingRestart(fleet, { key, serving: [first, second], settings });
    return {
      title: 'Several processes',
      note: `An engine that waits ${waitMs} ms, ${places} places a process, one PostgreSQL. The bars are 1.8 times the work, and no request that fails while both are replaced.`,
      head: ['processes', 'spoken a second', 'of one', 'failed'],
      rows: [
        ['one', round(one.done / seconds), '1', String(one.failed)],
        ['two', round(two.done / seconds), round(two.done / one.done), String(two.failed)],
        ['two, both replaced', `${rolled.done} in all`, '', String(rolled.failed)],
      ],
    };
  } finally {
    await fleet.close();
  }
}

interface Load {
  readonly key: string;
  readonly callers: number;
  readonly forMs: number;
}

/** Callers spread evenly over the processes, as a proxy spreads them that sends to the least busy one. */
async function call(serving: readonly ApiProcess[], { key, callers, forMs }: Load) {
  const until = performance.now() + forMs;
  const counts = { done: 0, failed: 0 };
  await Promise.all(
    Array.from({ length: callers }, async (_none, caller) => {
      while (performance.now() < until) {
        const api = serving[caller % serving.length];
        const status = await api?.call('/api/v1/synthesize', speechRequest(key)).then(
          async (answer) => {
            await answer.arrayBuffer();
            return answer.status;
          },
          () => 0,
        );
        counts[status === 200 ? 'done' : 'failed'] += 1;
      }
    }),
  );
  return counts;
}

interface Rolling {
  readonly key: string;
  readonly serving: ApiProcess[];
  readonly settings: Readonly<Record<string, string>>;
}

/** Replaces each process while callers go on: a new one comes first, and no more requests are sent to the old one. */
async function rollingRestart(fleet: Fleet, { key, serving, settings }: Rolling) {
  const calls = call(serving, { key, callers: places, forMs: 4 * seconds * 1000 });
  for (const old of [...serving]) {
    const fresh = await fleet.start(settings);
    serving.splice(serving.indexOf(old), 1, fresh);
    await old.stop();
  }
  return calls;
}
