import { expect, it } from 'vitest';
import { createPlacesInFlight } from './places-in-flight.ts';

const account = 'layla';

it('lets in as many at once as come, until one of them was refused', () => {
  const places = createPlacesInFlight(() => 0);
  const leaves = Array.from({ length: 50 }, () => places.enter(account));
  expect(leaves).toHaveLength(50);
});

it('lets a crowded account ask for no more places at once than it has, and as it pleases once the crowd is gone', () => {
  let time = 0;
  const places = createPlacesInFlight(() => time);
  places.noteRefused(account, { limit: 2, inFlight: 2 });
  expect(() => places.enter(account)).toThrow('too_many_requests_in_flight');
  time = 1_100;
  const [first] = [places.enter(account), places.enter(account)];
  expect(() => places.enter(account)).toThrow('too_many_requests_in_flight');
  first?.();
  places.enter(account);
  expect(() => places.enter(account)).toThrow('too_many_requests_in_flight');
  expect(places.enter('somebody else')).toBeTypeOf('function');
  time = 7_000;
  const again = Array.from({ length: 5 }, () => places.enter(account));
  expect(again).toHaveLength(5);
});

it('refuses while all places are taken, and lets somebody ask as soon as one is given back', () => {
  const places = createPlacesInFlight(() => 0);
  places.noteTaken(account, 1);
  expect(() => places.enter(account)).toThrow('too_many_requests_in_flight');
  places.noteGivenBack(account);
  places.enter(account);
  expect(() => places.enter(account)).toThrow('too_many_requests_in_flight');
});
