import type { Page } from 'playwright-core';

/** Forces the layout of content that waits to be scrolled to: it would be empty in a screenshot and skipped by axe. */
export function forceLayout(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('main *, footer, footer *')) {
      if (getComputedStyle(element).contentVisibility === 'auto') {
        element.style.contentVisibility = 'visible';
      }
    }
  });
}
