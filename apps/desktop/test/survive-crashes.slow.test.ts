import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { countCharacters } from '@rakhim/contract';
import { describe, expect, it } from 'vitest';
import { startApiServer, testKey } from './driver/api-server.ts';
import { dropFiles } from './driver/drop-files.ts';
import { launchDesktop, makeUserData } from './driver/launch-desktop.ts';

const files = 200;
const kills = 10;
/** Long enough that every kill finds answers under way, and short enough for a test. */
const delayMs = 120;

describe('a batch of two hundred files', () => {
  it('survives ten losses of power: every file once on the disk, and charged once', { timeout: 600_000 }, async () => {
    const server = await startApiServer({ delayMs, characterMs: 4 });
    const userData = await makeUserData();
    const texts = join(userData, 'Documents', 'texts');
    await mkdir(texts, { recursive: true });
    const sentences = Array.from({ length: files }, (_, index) => `هذا هو النص رقم ${index + 1} من الدفعة.`);
    await Promise.all(
      sentences.map((sentence, index) =>
        writeFile(join(texts, `text-${String(index + 1).padStart(3, '0')}.txt`), sentence),
      ),
    );

    let app = await launchDesktop({ userData, server: server.origin });
    const start = async () => {
      await app.page.evaluate(async (key) => {
        const bridge = Reflect.get(globalThis, 'rakhimDesktop') as {
          call(name: string, request: object): Promise<unknown>;
        };
        await bridge.call('key.save', { key });
        await bridge.call('batch.start', {});
      }, testKey);
    };
    const countSounds = async () => (await readdir(texts)).filter((name) => name.endsWith('.mp3')).length;
    await dropFiles(app, [texts]);
    await app.page.getByText('200 files ·').waitFor();
    await start();

    for (let kill = 0; kill < kills; kill += 1) {
      const before = await countSounds();
      while ((await countSounds()) < Math.min(files, before + 8)) {
        await sleep(20);
      }
      await app.kill();
      app = await launchDesktop({ userData, server: server.origin });
      await start();
    }
    const deadline = Date.now() + 300_000;
    while ((await countSounds()) < files && Date.now() < deadline) {
      await sleep(100);
    }
    await expect
      .poll(() =>
        app.page.evaluate(async () => {
          const bridge = Reflect.get(globalThis, 'rakhimDesktop') as {
            call(
              name: string,
              request: object,
            ): Promise<{ value: { run: { state: string; counts: Record<string, number> } } }>;
          };
          return (await bridge.call('batch.read', {})).value.run;
        }),
      )
      .toMatchObject({ state: 'idle', counts: { done: files, failed: 0, queued: 0 } });
    await app.close();
    await server.close();

    const names = (await readdir(texts)).toSorted();
    expect(names.filter((name) => name.endsWith('.mp3'))).toHaveLength(files);
    expect(
      names.filter((name) => !/\.(txt|mp3)$/.test(name)),
      'nothing is left over',
    ).toEqual([]);
    const sounds = await Promise.all(
      names
        .filter((name) => name.endsWith('.mp3'))
        .map(async (name) =>
          createHash('sha256')
            .update(await readFile(join(texts, name)))
            .digest('hex'),
        ),
    );
    expect(new Set(sounds).size, 'no sound was taken for another').toBeGreaterThan(1);
    expect(server.emulator.usage.used, 'charged once').toBe(
      sentences.reduce((sum, sentence) => sum + countCharacters(sentence), 0),
    );
    const interrupted =
      server.emulator.calls.filter(({ path }) => path.startsWith('/api/v1/synthesize')).length - files;
    expect(interrupted, 'kills that interrupted something').toBeGreaterThan(0);
  });
});
