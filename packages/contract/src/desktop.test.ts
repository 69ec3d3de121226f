import fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  type DesktopCallName,
  type DesktopResponse,
  ServerOrigin,
  desktopCallNames,
  desktopCalls,
  desktopEventNames,
  desktopEvents,
} from './desktop.ts';
import { pageCallNames, preloadCallNames } from './desktop/channels.ts';

/** Every name of a field in an answer, however deep. */
type Fields<T> = T extends readonly (infer E)[]
  ? Fields<E>
  : T extends object
    ? { [K in keyof T]: (string extends K ? never : K) | Fields<T[K]> }[keyof T]
    : never;

describe('the table of the desktop app', () => {
  it('names each call and event once, and describes all of them', () => {
    expect(Object.keys(desktopCalls).toSorted()).toEqual([...desktopCallNames].toSorted());
    expect(Object.keys(desktopEvents).toSorted()).toEqual([...desktopEventNames].toSorted());
    expect(new Set(desktopCallNames).size).toBe(desktopCallNames.length);
  });

  it('lets no page name a path', () => {
    expect(pageCallNames).not.toContain('files.drop');
    expect(preloadCallNames).toEqual(['files.drop']);
  });

  it('has no answer with a key in it', () => {
    expectTypeOf<'key' extends Fields<DesktopResponse<DesktopCallName>> ? true : false>().toEqualTypeOf<false>();
    expectTypeOf<'path' extends Fields<DesktopResponse<DesktopCallName>> ? true : false>().toEqualTypeOf<false>();
  });

  it.each(desktopCallNames)('takes %s only as it is described, whatever comes', (name) => {
    const { request } = desktopCalls[name];
    fc.assert(
      fc.property(fc.anything({ withBigInt: true, withNullPrototype: true }), (value) => {
        const parsed = request.safeParse(value);
        if (parsed.success) {
          expect(Object.keys(value as object).every((field) => field in request.shape)).toBe(true);
        }
      }),
    );
    expect(request.safeParse({ surprise: 1 }).success).toBe(false);
  });

  it.each([
    ['https://rakhim.example', true],
    ['http://127.0.0.1:3000', true],
    ['http://localhost:3000', true],
    ['http://rakhim.example', false],
    ['https://rakhim.example/', false],
    ['https://user:word@rakhim.example', false],
    ['https://rakhim.example/api', false],
    ['file:///etc', false],
    ['http://127.0.0.1.rakhim.example', false],
  ])('accepts the server %s: %s', (address, isTaken) => {
    expect(ServerOrigin.safeParse(address).success).toBe(isTaken);
  });
});
