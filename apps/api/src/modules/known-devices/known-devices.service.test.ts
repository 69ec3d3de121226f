import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createKnownDevicesService } from './known-devices.service.ts';

const devices = createKnownDevicesService({ masterSecret: { current: randomBytes(32) } });
const email = 'samira@example.test';

it('a device is known to the address that was signed in with on it, in any case, and keeps its proof', () => {
  const proof = devices.remember(email, undefined);
  expect(devices.identify('Samira@Example.test', proof)).toMatch(/^[\w-]{43}$/);
  expect(devices.remember(email, proof)).toBe(proof);
  expect(proof).not.toContain('samira');
});

it('a device is unknown to other addresses, and to another service', () => {
  const proof = devices.remember(email, undefined);
  expect(devices.identify('other@example.test', proof)).toBeUndefined();
  expect(devices.remember('other@example.test', proof)).not.toBe(proof);
  const another = createKnownDevicesService({ masterSecret: { current: randomBytes(32) } });
  expect(another.identify(email, proof)).toBeUndefined();
});

it('no text that was made up or changed proves anything', () => {
  const proof = devices.remember(email, undefined);
  const changed = fc
    .tuple(fc.nat(proof.length - 1), fc.string({ minLength: 1, maxLength: 1 }))
    .map(([at, letter]) => proof.slice(0, at) + letter + proof.slice(at + 1))
    // The last letter of base64 stands for fewer bits than it has.
    .filter((text) => text.slice(0, -1) !== proof.slice(0, -1));
  fc.assert(
    fc.property(fc.oneof(fc.string(), changed), (text) => {
      expect(devices.identify(email, text)).toBeUndefined();
    }),
  );
});

it('a device stays known when the master secret is changed, and is given a proof under the new one', () => {
  const [previous, current] = [randomBytes(32), randomBytes(32)];
  const proof = createKnownDevicesService({ masterSecret: { current: previous } }).remember(
    'a@example.test',
    undefined,
  );
  const during = createKnownDevicesService({ masterSecret: { current, previous } });
  const device = during.identify('a@example.test', proof);
  expect(device).toBeDefined();
  const renewed = during.remember('a@example.test', proof);
  expect(createKnownDevicesService({ masterSecret: { current } }).identify('a@example.test', renewed)).toBe(device);
});
