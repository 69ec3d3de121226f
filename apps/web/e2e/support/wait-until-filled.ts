import { languageIds } from '@rakhim/i18n/languages';
import { type WebTexts, webTextLoaders } from '@rakhim/i18n/web';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const texts = await Promise.all(
  languageIds.map((language) => webTextLoaders[language].site() as Promise<Pick<WebTexts, 'site'>>),
);
const waiting = new RegExp(`^(${texts.map(({ site }) => site.status.loading).join('|')})$`);

/** Waits until a page for members says no more of any part that it is on its way. */
export async function waitUntilFilled(page: Page): Promise<void> {
  await page.locator('main h1').first().waitFor();
  await expect.poll(() => page.locator('main [role=status]').filter({ hasText: waiting }).count()).toBe(0);
}
