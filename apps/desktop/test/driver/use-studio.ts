import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { ApiServer } from './api-server.ts';

/** Has the text in the studio spoken, and waits until all of it is there. @returns the player. */
export async function speakInStudio(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Generate' }).click();
  const audio = page.getByRole('region', { name: 'Your speech' }).locator('audio');
  await expect.poll(() => audio.evaluate((element: HTMLAudioElement) => element.duration)).toBeGreaterThan(0.5);
  await page.getByRole('button', { name: 'Download MP3' }).waitFor();
  return audio;
}

/** Has it spoken a second time, and gives that up before it is answered. */
export async function cancelInStudio(page: Page, server: ApiServer): Promise<void> {
  server.slowDown(60_000);
  await page.getByRole('button', { name: 'Generate' }).click();
  await expect
    .poll(() => server.received().filter((path) => path.startsWith('/api/v1/synthesize/with')).length)
    .toBe(2);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(() => server.givenUp()).toBe(1);
  server.slowDown(0);
}
