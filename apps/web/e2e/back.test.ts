import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { useBrowser, type Visit } from './support/browser.ts';
import { enterAsDemo, joinAs, newPerson } from './support/people.ts';

const { open } = useBrowser();
let member: NonNullable<Visit['remembers']>;

beforeAll(async () => {
  member = await enterAsDemo(await open());
});

/**
 * Presses a button that leaves for a page of others, and comes back to ours as it was left. Not every browser that the
 * tests run in keeps pages: the other page is one that never comes, and what the browser says of a return is said for
 * it.
 */
async function leaveAndComeBack(page: Page, button: Locator, elsewhere: RegExp): Promise<void> {
  const asked = page.waitForRequest((request) => request.isNavigationRequest() && elsewhere.test(request.url()));
  await page.route(elsewhere, (route) =>
    route.request().isNavigationRequest() ? route.fulfill({ status: 204 }) : route.continue(),
  );
  await button.click();
  await asked;
  await button.and(page.locator('[aria-busy=true]')).waitFor();
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
}

describe('coming back to a page that the browser has kept as it was left', () => {
  it('leaves no button waiting for Google', async () => {
    const page = await open();
    await page.goto('/en/login');
    const button = page.getByRole('main').getByRole('button', { name: 'Continue with Google' });
    await leaveAndComeBack(page, button, /\/authorize/);
    await button.and(page.locator(':not([aria-busy])')).waitFor();
  });

  it('leaves no plan waiting for the payment page', async () => {
    const page = await open();
    await joinAs(page, newPerson());
    await page.goto('/en/pricing');
    const buttons = page.getByRole('main').getByRole('listitem').getByRole('button');
    await leaveAndComeBack(page, buttons.nth(1), /^(?!.*\/(api|assets|en)\/)/);
    await page.getByText('Preparing your checkout').waitFor({ state: 'detached' });
    for (const plan of ['Basic', 'Pro', 'Enterprise']) {
      await page.getByRole('button', { name: 'Subscribe', description: plan, disabled: false }).waitFor();
    }
    expect(await buttons.and(page.locator('[aria-busy]')).count()).toBe(0);
  });

  it('leaves no button waiting for the portal', async () => {
    const page = await open({ remembers: member });
    await page.goto('/en/subscription');
    const button = page.getByRole('button', { name: 'Manage subscription' });
    await leaveAndComeBack(page, button, /^(?!.*\/(api|assets|en)\/)/);
    await button.and(page.locator(':not([aria-busy])')).waitFor();
  });
});
