import { languageIds } from '@nabra/i18n/languages';
import { webTextLoaders } from '@nabra/i18n/web';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const waitingTexts = await Promise.all(languageIds.map(async (language) => (await webTextLoaders[language].site()).site.status.loading));

/** Waits until a page for members says no more of any part that it is on its way. */
export async function waitUntilFilled(page: Page): Promise<void> {
  await page.locator('main h1').first().waitFor();
  const waiting = page.locator('main [role=status]').filter({ hasText: new RegExp(`^(${waitingTexts.join('|')})$`) });
  await expect.poll(() => waiting.count()).toBe(0);
}
