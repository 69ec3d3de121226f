import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { ApiServer } from './api-server.ts';

/**
 * Speaks the text in the studio and waits for the whole sound.
 *
 * @returns the player.
 */
export async function speakInStudio(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Generate' }).click();
  const audio = page.getByRole('region', { name: 'Your speech' }).locator('audio');
  await expect.poll(() => audio.evaluate((element: HTMLAudioElement) => element.duration)).toBeGreaterThan(0.5);
  await page.getByRole('button', { name: 'Download MP3' }).waitFor();
  return audio;
}

/** Asks for another take of the text and cancels before the answer. */
export async function cancelInStudio(page: Page, server: ApiServer): Promise<void> {
  server.slowDown(60_000);
  await page.getByRole('button', { name: 'Another take' }).click();
  await expect
    .poll(() => server.received().filter((path) => path.startsWith('/api/v1/synthesize/with')).length)
    .toBe(2);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(() => server.givenUp()).toBe(1);
  server.slowDown(0);
}
