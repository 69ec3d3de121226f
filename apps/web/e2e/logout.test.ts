import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useBrowser } from './support/browser.ts';
import { holdRequests } from './support/hold-requests.ts';
import { joinAs, newPerson, type Person } from './support/people.ts';

const { open } = useBrowser();

it('a sign-out sends no more requests, and aborts those in flight', async () => {
  const [page, person] = [await open(), newPerson()];
  await joinAs(page, person);
  const refused: string[] = [];
  page.on('response', (response) => response.status() >= 400 && refused.push(`${response.status()} ${response.url()}`));
  const release = await holdRequests(page, '**/api/v1/subscription');
  await Promise.all([page.waitForRequest(isHeldBack), page.goto('/en/dashboard')]);
  const whenEnded = Promise.race([
    page.waitForEvent('requestfailed', isHeldBack),
    page.waitForEvent('requestfinished', isHeldBack),
  ]);
  await leave(page, person);
  await page.getByText('Logged out').waitFor();
  release();
  await whenEnded;
  expect(refused).toEqual([]);
});

it('a failed sign-out repeats the aborted requests', async () => {
  const [page, person] = [await open(), newPerson()];
  await joinAs(page, person);
  const release = await holdRequests(page, '**/api/v1/subscription');
  await page.route('**/auth/v1/logout*', (route) => route.abort());
  // They would bring the answer as well.
  await page.route('**/api/v1/events', (route) => route.abort());
  await Promise.all([page.waitForRequest(isHeldBack), page.goto('/en/dashboard')]);
  await leave(page, person);
  await page.getByText('Logout failed').waitFor();
  release();
  await page.getByText('No Active Subscription').waitFor();
});

const isHeldBack = (request: { url(): string }) => request.url().endsWith('/api/v1/subscription');

async function leave(page: Page, { name }: Person): Promise<void> {
  await page.getByRole('button', { name: `Your account: ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
}
