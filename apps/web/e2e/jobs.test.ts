import { text } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { desktop, phone, useBrowser, type Visit } from './support/browser.ts';
import { checkPage } from './support/check-page.ts';
import { enterAsDemo } from './support/people.ts';
import { waitUntilFilled } from './support/wait-until-filled.ts';

const { open } = useBrowser();
let remembers: NonNullable<Visit['remembers']>;

beforeAll(async () => {
  remembers = await enterAsDemo(await open());
});

async function openJobs(visit: Visit = {}): Promise<Page> {
  const page = await open({ remembers, ...visit });
  await page.goto(`/${visit.language ?? 'en'}/jobs`);
  await waitUntilFilled(page);
  return page;
}

const rowOf = (page: Page, title: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: title });

it('says what a document costs, speaks it, and lets it be heard, saved and deleted', async () => {
  const page = await openJobs();
  await page.getByRole('navigation').getByRole('link', { name: 'History', exact: true }).waitFor();
  await checkPage(page, 'no jobs');
  await page.getByRole('button', { name: 'New job' }).click();
  const form = page.getByRole('dialog', { name: 'New job' });
  const submit = form.getByRole('button', { name: 'See what it costs' });
  expect(await submit.isDisabled()).toBe(true);
  const chooser = page.waitForEvent('filechooser');
  await form.getByRole('button', { name: 'Choose a document' }).click();
  await (
    await chooser
  ).setFiles({ name: 'حكاية.txt', mimeType: 'text/plain', buffer: Buffer.from('كان يا ما كان.\nثم نام الصياد.') });
  await form.getByText('حكاية.txt').waitFor();
  await submit.click();
  await form.getByText(/^\d+ characters, about 1 minute of sound/).waitFor();
  await checkPage(page, 'a job with its price', '[role=dialog]');
  await form.getByRole('button', { name: 'Start the job' }).click();
  await form.waitFor({ state: 'detached' });

  const row = rowOf(page, 'حكاية');
  await row.getByText('Done', { exact: true }).waitFor();
  // As if the list had been open for hours: its links have ended.
  await page.route('**/api/v1/jobs?*', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(/expires=\d+/gu, 'expires=1');
    await route.fulfill({ response, body });
  });
  await page.reload();
  await waitUntilFilled(page);
  await checkPage(page, 'a job that is done');
  await row.getByRole('button', { name: 'حكاية' }).click();
  const detail = page.getByRole('dialog', { name: 'حكاية' });
  const sound = detail.locator('audio');
  await sound.evaluate((audio: HTMLAudioElement) => {
    audio.preload = 'metadata';
    audio.load();
  });
  await expect.poll(() => sound.evaluate(({ duration }: HTMLAudioElement) => duration)).toBeGreaterThan(1);
  await checkPage(page, 'what is known of a job', '[role=dialog]');
  const subtitles = page.waitForEvent('download');
  await detail.getByRole('link', { name: 'Save as SRT' }).click();
  expect((await subtitles).suggestedFilename()).toMatch(/\.srt$/);
  expect(await text(await (await subtitles).createReadStream())).toMatch(
    /^1\n00:00:0.* --> 00:00:0.*\n\u2067كان يا ما كان\.\u2069\n\n2\n/u,
  );
  await detail.getByRole('button', { name: 'Close' }).click();
  const download = page.waitForEvent('download');
  await row.getByRole('button', { name: 'Save the sound' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.mp3$/);

  for (const visit of [
    { language: 'ar', width: phone, theme: 'dark' },
    { language: 'ar', width: desktop, theme: 'light' },
    { language: 'en', width: 320, theme: 'dark' },
  ] as const) {
    const other = await openJobs(visit);
    await rowOf(other, 'حكاية').waitFor();
    await checkPage(other, `jobs ${visit.language} ${visit.theme} ${visit.width}`);
    await rowOf(other, 'حكاية').getByRole('button', { name: 'حكاية' }).click();
    await other.getByRole('dialog').getByRole('link').nth(2).waitFor();
    await checkPage(other, `a job that is done ${visit.language} ${visit.theme} ${visit.width}`, '[role=dialog]');
  }

  await row.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await row.waitFor({ state: 'detached' });
});
