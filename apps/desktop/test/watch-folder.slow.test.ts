import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startApiServer, testKey } from './driver/api-server.ts';
import { giveKey } from './driver/give-key.ts';
import { launchDesktop, makeUserData } from './driver/launch-desktop.ts';

it('a watched folder is read automatically, and stays watched after a restart of the app', async () => {
  const server = await startApiServer({ characterMs: 4 });
  const userData = await makeUserData();
  const watched = join(userData, 'Documents', 'watched');
  await mkdir(watched, { recursive: true });
  await writeFile(join(watched, 'old.txt'), 'نص كان هنا من قبل.');
  const sounds = async () => (await readdir(watched)).filter((name) => name.endsWith('.mp3')).toSorted();

  const first = await launchDesktop({ userData, server: server.origin });
  await giveKey(first, testKey);
  await first.evaluate(({ shimState }, folder) => void shimState.openDialogs.push([folder]), watched);
  await first.page.getByRole('button', { name: 'Watch a folder' }).click();
  await first.page.getByText('Watching watched').waitFor();
  await writeFile(join(watched, 'new.txt'), 'نص جديد.');
  await expect.poll(sounds).toEqual(['new.mp3']);
  await first.close();

  const second = await launchDesktop({ userData });
  await giveKey(second, testKey);
  await second.page.getByText('Watching watched').waitFor();
  await writeFile(join(watched, 'newer.txt'), 'نص أحدث.');
  await expect.poll(sounds).toEqual(['new.mp3', 'newer.mp3']);
  await second.close();
  await server.close();
});
