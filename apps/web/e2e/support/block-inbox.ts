import type { Page, Route } from 'playwright-core';

/** Blocks the inbox requests of a page from `start()` on, answers that are still on their way included. */
export function createInboxBlock() {
  let isBlocking = false;
  async function pass(route: Route): Promise<void> {
    if (route.request().method() !== 'GET') {
      return route.continue();
    }
    const response = isBlocking ? undefined : await route.fetch();
    return response === undefined || isBlocking ? route.abort() : route.fulfill({ response });
  }
  return {
    install: async (page: Page) => {
      await page.route('**/api/v1/admin/contact/messages*', pass);
      await page.route('**/api/v1/admin/contact/messages/*', pass);
    },
    start: () => {
      isBlocking = true;
    },
  };
}
