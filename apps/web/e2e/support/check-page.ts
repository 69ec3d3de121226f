import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { forceLayout } from './force-layout.ts';

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Without the spaces and comments of what `axe.source` holds: a browser reads it in two thirds of the time. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Checks the rules for every page in every state: WCAG 2.2 AA as far as axe can tell, no clipped content, no horizontal
 * scrolling, no missing text.
 *
 * @param within what axe looks at. Of a menu that is open, the menu alone: what it covers for the moment is no target.
 */
export async function checkPage(page: Page, state: string, within = 'html'): Promise<void> {
  await forceLayout(page);
  await waitForTransitions(page);
  expect.soft(await findViolations(page, within), `axe: ${state}`).toEqual([]);
  expect.soft(await findOverflow(page), `overflow: ${state}`).toEqual([]);
  expect.soft(await findMissingTexts(page), `missing texts: ${state}`).toEqual([]);
}

/**
 * Colours in the middle of a change of theme belong to neither theme. An element that inherits a colour and has a
 * transition of its own sets out when that of its parent moves, so that new ones begin while the first ones end.
 */
function waitForTransitions(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const running = () => document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    while (running().length > 0) {
      // One that is replaced or whose element goes away is at its end, too.
      await Promise.allSettled(running().map(({ finished }) => finished));
    }
  });
}

async function findViolations(page: Page, within: string): Promise<string[]> {
  // Reading it takes longer than looking at a page does, and a page may be looked at more than once.
  if (!(await page.evaluate(() => 'axe' in globalThis))) {
    await page.evaluate(axeSource);
  }
  return page.evaluate(
    async ({ values, include }) => {
      const checker = (globalThis as unknown as { axe: typeof axe }).axe;
      // The library's own guards catch the focus at the ends of what floats; a screen reader is never led to them.
      const { violations } = await checker.run(
        { include, exclude: ['[data-base-ui-focus-guard]'] },
        // None of these rules reads style sheets, so nothing is fetched again.
        { runOnly: { type: 'tag', values }, resultTypes: ['violations'], preload: false },
      );
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary}`),
      );
    },
    { values: wcag, include: [within] },
  );
}

/** Finds elements that reach beyond the sides of the page, if the page scrolls sideways. */
function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) {
      return [];
    }
    const wide = [...document.body.querySelectorAll('*')].filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return left < -1 || right > clientWidth + 1;
    });
    return wide.slice(-5).map((element) => element.outerHTML.slice(0, 160));
  });
}

/** Where a text is missing, its name is shown: words joined by dots. */
function findMissingTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const name = /^[a-z]\w*(:\w+)?(\.\w+)+$/;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const missing: string[] = [];
    while (texts.nextNode()) {
      const text = texts.currentNode.nodeValue?.trim() ?? '';
      if (name.test(text) && !texts.currentNode.parentElement?.closest('code, pre, script, bdi, [dir=ltr]')) {
        missing.push(text);
      }
    }
    return missing;
  });
}
