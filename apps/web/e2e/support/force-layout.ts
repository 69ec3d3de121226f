import type { Page } from 'playwright-core';

/**
 * Lays out what waits to be scrolled to: it would be empty in a picture, and passed over by whoever judges the page.
 */
export function forceLayout(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('main *, footer, footer *')) {
      if (getComputedStyle(element).contentVisibility === 'auto') {
        element.style.contentVisibility = 'visible';
      }
    }
  });
}
