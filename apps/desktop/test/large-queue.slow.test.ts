import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { startApiServer, testKey } from './driver/api-server.ts';
import { dropFiles } from './driver/drop-files.ts';
import { launchDesktop, makeUserData } from './driver/launch-desktop.ts';

const files = 5_000;
const watchedMs = 4_000;

describe('a queue of five thousand files', () => {
  it(
    'is added, shown and changed without much memory, in at most ten updates a second',
    { timeout: 240_000 },
    async () => {
      const server = await startApiServer({ characterMs: 4, delayMs: 20 });
      const userData = await makeUserData();
      const texts = join(userData, 'Documents', 'texts');
      await mkdir(texts, { recursive: true });
      await Promise.all(
        Array.from({ length: files }, (_, index) =>
          writeFile(join(texts, `text-${index}.txt`), `هذا هو النص رقم ${index}.`),
        ),
      );
      const app = await launchDesktop({ userData, server: server.origin });

      const startedAt = performance.now();
      await dropFiles(app, [texts]);
      await app.page.getByText('5,000 files ·').waitFor({ timeout: 120_000 });
      process.stderr.write(`${files} files added in ${Math.round(performance.now() - startedAt)} ms\n`);
      expect(
        await app.page.getByRole('list', { name: 'Files' }).getByRole('listitem').count(),
        'only those in sight',
      ).toBeLessThan(60);

      const seen = await app.page.evaluate(
        async ({ key, ms }) => {
          const bridge = Reflect.get(globalThis, 'rakhimDesktop') as {
            call(name: string, request: object): Promise<unknown>;
            on(name: string, listener: () => void): () => void;
          };
          let changes = 0;
          let longestFrameMs = 0;
          let lastFrameAt = performance.now();
          const watch = (now: number): void => {
            longestFrameMs = Math.max(longestFrameMs, now - lastFrameAt);
            lastFrameAt = now;
            requestAnimationFrame(watch);
          };
          requestAnimationFrame(watch);
          bridge.on('batch.changed', () => (changes += 1));
          await bridge.call('key.save', { key });
          await bridge.call('batch.start', {});
          await new Promise((resolve) => setTimeout(resolve, ms));
          return { changes, longestFrameMs };
        },
        { key: testKey, ms: watchedMs },
      );
      const memory = await app.evaluate(() => process.memoryUsage().rss);
      process.stderr.write(
        `${seen.changes} updates in ${watchedMs} ms, longest frame ${Math.round(seen.longestFrameMs)} ms, ${Math.round(memory / 2 ** 20)} MB in the main process\n`,
      );
      expect(seen.changes).toBeGreaterThan(5);
      expect(seen.changes).toBeLessThanOrEqual((watchedMs / 1000) * 10 + 2);
      expect(memory).toBeLessThan(250 * 2 ** 20);
      await app.close();
      await server.close();
    },
  );
});
