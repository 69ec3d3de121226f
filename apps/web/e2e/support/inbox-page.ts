import type { Locator, Page } from 'playwright-core';

/** The line of the list that stands for a message. */
export const rowOf = (page: Page, subject: string): Locator => page.getByRole('row').filter({ hasText: subject });

/** Opens a message from the list, and waits until it can be answered. */
export async function openMessage(page: Page, subject: string): Promise<void> {
  await page.getByRole('link', { name: subject }).click();
  await page.getByRole('heading', { name: subject }).waitFor();
  await page.getByRole('textbox', { name: /^Reply to|^الردّ على/ }).waitFor();
}

/** Changes where a message stands, by the menu of its line. */
export async function chooseStatus(page: Page, subject: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions: ${subject}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}
