import { once } from 'node:events';
import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { desktop, phone, useBrowser, type Visit } from './support/browser.ts';
import { checkPage } from './support/check-page.ts';
import { joinAs, newPerson } from './support/people.ts';
import { waitUntilFilled } from './support/wait-until-filled.ts';

const { open } = useBrowser();
let remembers: NonNullable<Visit['remembers']>;
let receiver: Server;
let url: string;
const heard: string[] = [];

beforeAll(async () => {
  receiver = createServer((request, response) => {
    heard.push(String(request.headers['webhook-id']));
    request.resume().once('end', () => response.writeHead(204).end());
  });
  receiver.listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
  const page = await open();
  await joinAs(page, newPerson('سلمى حداد'));
  remembers = await page.context().storageState();
});
afterAll(() => {
  receiver.closeAllConnections();
  receiver.close();
});

async function openWebhooks(visit: Visit = {}): Promise<Page> {
  const page = await open({ remembers, ...visit });
  await page.goto(`/${visit.language ?? 'en'}/webhooks`);
  await waitUntilFilled(page);
  return page;
}

it('adds an endpoint, shows its secret once, and shows how a test arrived', { timeout: 240_000 }, async () => {
  const page = await openWebhooks();
  await checkPage(page, 'no endpoints');
  await page.getByRole('button', { name: 'Add an endpoint' }).click();
  const form = page.getByRole('dialog', { name: 'Add an endpoint' });
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await form.getByText('Enter an address such as').waitFor();
  await checkPage(page, 'an endpoint with a fault', '[role=dialog]');
  await form.getByLabel('Address').fill(url);
  await form.getByLabel('Note').fill('غرفة الأخبار');
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  const shown = page.getByRole('dialog', { name: 'Your signing secret' });
  const secret = await shown.getByRole('region', { name: 'Signing secret' }).innerText();
  expect(secret).toMatch(/^whsec_/u);
  await checkPage(page, 'a secret', '[role=dialog]');
  await shown.getByRole('button', { name: 'I have kept it' }).click();
  await page.reload();
  await waitUntilFilled(page);
  expect(await page.content()).not.toContain(secret);

  const card = page.getByRole('region', { name: url });
  await card.getByRole('button', { name: 'Send a test event' }).click();
  const table = card.getByRole('region', { name: 'Deliveries' });
  await table.getByText('Delivered').waitFor();
  await table.getByRole('button', { name: /^Send again: /u }).click();
  await expect.poll(() => heard.length, { timeout: 60_000 }).toBe(2);
  expect(heard[0]).toBe(heard[1]);

  await card.getByRole('button', { name: 'Replace the secret' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Replace the secret' }).click();
  const renewed = await page.getByRole('region', { name: 'Signing secret' }).innerText();
  expect(renewed).not.toBe(secret);
  await page.getByRole('button', { name: 'I have kept it' }).click();
  await card.getByText('The old secret signs until').waitFor();
});

it('is whole in both languages, light and dark, wide and narrow', { timeout: 240_000 }, async () => {
  for (const [language, theme, width] of [
    ['en', 'light', desktop],
    ['en', 'dark', phone],
    ['ar', 'light', phone],
    ['ar', 'dark', desktop],
  ] as const) {
    const page = await openWebhooks({ language, theme, width });
    await page.locator('section [aria-expanded=false]').first().click();
    await page.locator('table').waitFor();
    await checkPage(page, `webhooks ${language} ${theme} ${width}`);
  }
});

it('pauses, resumes and deletes an endpoint by keyboard', async () => {
  const page = await openWebhooks();
  const press = async (name: string): Promise<void> => {
    await page.getByRole('button', { name, exact: true }).focus();
    await page.keyboard.press('Enter');
  };
  await press('Pause');
  await page.getByText('Paused').waitFor();
  await press('Switch on');
  await page.getByText('On', { exact: true }).waitFor();
  await press('Delete');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByText('No endpoints yet').waitFor();
});
