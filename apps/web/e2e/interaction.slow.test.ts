import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { useBrowser, type Visit } from './support/browser.ts';
import { enterAsDemo } from './support/people.ts';

const { open } = useBrowser();
let member: NonNullable<Visit['remembers']>;

/** A good interaction to next paint is one within 200 ms; the studio's bar is half of that. */
const barMs = 100;
const sentence = 'وعلم الناس في القرية أن الطريق إلى الجبل طويل، فكتبوا إلى أهلهم. ';
const longText = sentence.repeat(Math.ceil(20_000 / sentence.length)).slice(0, 19_990);

// A trial of the product under test has fewer characters than the text.
beforeAll(async () => {
  member = await enterAsDemo(await open());
});

it('paints within 100 ms of every key and press in a text of 20,000 characters', { timeout: 300_000 }, async () => {
  const page = await open({ remembers: member });
  // The sound of so long a text is not what is measured.
  await page.route('**/api/v1/synthesize**', () => new Promise(() => undefined));
  await page.goto('/en/generate');
  await page
    .getByText(/characters left/)
    .filter({ visible: true })
    .first()
    .waitFor();
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await text.fill(longText);
  await text.blur();
  const words = page.locator('[data-reading] [data-start]');
  await words.first().waitFor({ state: 'attached', timeout: 120_000 });
  expect((await page.locator('[data-reading]').innerText()).length).toBeGreaterThan(longText.length);

  const delays = {
    'a word card': await delayOf(page, 'pointer', () => words.nth(0).click({ button: 'right' })),
    'closing it': await delayOf(page, 'key', () => page.keyboard.press('Escape')),
    'another dialect': await delayOf(page, 'pointer', () => page.getByText('Egyptian Arabic').click()),
    typing: await delayOf(page, 'key', async () => {
      await text.focus();
      await page.keyboard.press('Control+End');
      await typeArabic(page, 'مرحبا');
    }),
    generating: await delayOf(page, 'pointer', () =>
      page.getByRole('button', { name: 'Generate', exact: true }).click(),
    ),
  };
  process.stdout.write(`interaction to next paint (ms): ${JSON.stringify(delays)}\n`);
  for (const [name, ms] of Object.entries(delays)) {
    expect.soft(ms, name).toBeLessThanOrEqual(barMs);
  }
});

/**
 * Types letters as an Arabic keyboard does. The keyboard that is simulated has none of them: it would put them in
 * without a key, and the browser times keys.
 */
async function typeArabic(page: Page, letters: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  for (const letter of letters) {
    await devtools.send('Input.dispatchKeyEvent', { type: 'keyDown', key: letter, text: letter });
    await devtools.send('Input.dispatchKeyEvent', { type: 'keyUp', key: letter });
    await page.waitForTimeout(50);
  }
  await devtools.detach();
}

/**
 * The longest time from an event of an interaction until the next frame was painted, as the browser itself measures it
 * (Event Timing); in steps of 8 ms. Events below 16 ms are not told: 0 then.
 */
async function delayOf(page: Page, kind: 'pointer' | 'key', interact: () => Promise<void>): Promise<number> {
  await page.evaluate(
    (names) => {
      const durations: number[] = [];
      const observer = new PerformanceObserver((list) => {
        durations.push(
          ...list
            .getEntries()
            .filter(({ name }) => names.includes(name))
            .map(({ duration }) => duration),
        );
      });
      observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
      Object.assign(globalThis, { stopTiming: () => (observer.disconnect(), Math.max(0, ...durations)) });
    },
    kind === 'key'
      ? ['keydown', 'keypress', 'keyup', 'input']
      : ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click', 'contextmenu'],
  );
  await interact();
  // Until what the interaction set off has been painted.
  await page.waitForTimeout(1_500);
  return page.evaluate(() => (globalThis as unknown as { stopTiming: () => number }).stopTiming());
}
