import type { Page } from 'playwright-core';

/** Holds back what the page asks for. @returns what lets it go. */
export async function holdRequests(page: Page, addresses: string): Promise<() => void> {
  const { promise: whenReleased, resolve: release } = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    await whenReleased;
    await route.continue();
  });
  return release;
}
