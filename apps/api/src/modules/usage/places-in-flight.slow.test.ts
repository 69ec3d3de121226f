import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { createPlacesInFlight } from './places-in-flight.ts';

setFlagsFromString('--expose_gc');
const collectGarbage = runInNewContext('gc') as () => void;

const mib = 1_048_576;

it('accounts that were refused once and never came again are not remembered for ever', () => {
  let time = 0;
  const places = createPlacesInFlight(() => time);
  const heapUsed = () => {
    collectGarbage();
    return process.memoryUsage().heapUsed;
  };
  const before = heapUsed();
  for (let index = 0; index < 60_000; index += 1) {
    time += 1;
    places.noteRefused(`account ${index}`, { limit: 1, inFlight: 1 });
  }
  expect((heapUsed() - before) / mib).toBeLessThan(4);
  // Of those who were refused a moment ago it is still known.
  expect(() => places.enter('account 59999')).toThrow('too_many_requests_in_flight');
});
