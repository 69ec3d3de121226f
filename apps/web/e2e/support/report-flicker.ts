import type { BrowserContext } from 'playwright-core';

/**
 * Has every page report as an error what it shows and then hides until something has come, if only for a moment: React
 * does that, with a style that nothing else sets, to all that lies in the nearest boundary around a part that waits.
 */
export async function reportFlicker(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const observer = new MutationObserver((changes) => {
      for (const { target } of changes) {
        if (
          target instanceof HTMLElement &&
          target.style.display === 'none' &&
          target.style.getPropertyPriority('display') === 'important'
        ) {
          reportError(new Error(`Hidden after it had been shown: ${target.outerHTML.slice(0, 160)}`));
        }
      }
    });
    observer.observe(document, { subtree: true, attributeFilter: ['style'] });
  });
}
