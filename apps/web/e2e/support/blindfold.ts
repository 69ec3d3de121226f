import type { Page, Route } from 'playwright-core';

/** Lets a page see messages until it is told to stop: from then on not even an answer that is on its way arrives. */
export function createBlindfold() {
  let isOn = false;
  async function pass(route: Route): Promise<void> {
    if (route.request().method() !== 'GET') {
      return route.continue();
    }
    const response = isOn ? undefined : await route.fetch();
    return response === undefined || isOn ? route.abort() : route.fulfill({ response });
  }
  return {
    lay: async (page: Page) => {
      await page.route('**/api/v1/admin/contact/messages*', pass);
      await page.route('**/api/v1/admin/contact/messages/*', pass);
    },
    putOn: () => {
      isOn = true;
    },
  };
}
