import type { BrowserContext, Locator, Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { listenOnAndOn, useBrowser } from './support/browser.ts';
import { newPerson, payAs, readMailedLink } from './support/people.ts';

const { open } = useBrowser();

const sentence = 'كتب أحمد الدرس، وعلم الناس ما قرأ.';

it('a stranger hears their own sentence after at most six clicks and five fields besides the card', async () => {
  const page = await open();
  let [clicks, fields] = [0, 0];
  const click = async (target: Locator): Promise<void> => {
    clicks += 1;
    await target.click();
  };
  const fill = async (field: Locator, value: string): Promise<void> => {
    fields += 1;
    await field.fill(value);
  };
  const person = newPerson();

  await page.goto('/en/home');
  await fill(page.getByRole('textbox', { name: 'See how your own sentence is read' }), sentence);
  await page.getByText('كَتَبَ أَحْمَدُ').waitFor();

  await click(page.getByRole('link', { name: 'Create an account to hear it' }));
  await fill(page.getByLabel('Name'), person.name);
  await fill(page.getByLabel('Email'), person.email);
  await fill(page.getByLabel('Password', { exact: true }), person.password);
  await fill(page.getByLabel('Confirm password'), person.password);
  await click(page.getByRole('button', { name: 'Create account' }));
  await page.getByRole('heading', { name: 'Check Your Email' }).waitFor();
  expect(await page.getByRole('button', { name: /^Resend in \d+ seconds?$/ }).isDisabled()).toBe(true);

  // The link in the mail opens another tab, and is a click, too.
  clicks += 1;
  const tab = await openBeside(page.context(), await readMailedLink(person.email, 'email-confirmed'));
  await tab.getByRole('heading', { name: 'Email confirmed' }).waitFor();
  await tab.getByText('كَتَبَ أَحْمَدُ').waitFor();
  // The tab that waited moves on by itself.
  await page.waitForURL('**/en/generate');
  await page.close();

  await tab.waitForURL('**/en/pricing');
  await click(tab.getByRole('button', { name: 'Subscribe', description: 'Pro' }));
  await tab.waitForURL((url) => url.origin !== inject('origin'));
  clicks += 1;
  await payAs(tab, 'first-sound');
  await tab.waitForURL('**/en/dashboard');
  await click(tab.getByRole('link', { name: 'Hear it now' }));
  await tab.getByRole('button', { name: 'Pause' }).waitFor();

  // What is there is heard again for nothing; another take says its price before it is asked for.
  await tab.getByText('Another take costs 34 characters').waitFor();
  await tab.getByRole('button', { name: 'Another take' }).waitFor();

  expect({ clicks, fields }).toEqual({ clicks: 6, fields: 5 });
});

it('a visitor sees the reading in the studio, and why the button waits', async () => {
  const page = await open();
  await page.goto('/en/generate');
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill(sentence);
  await page.getByText('كَتَبَ').first().waitFor();
  expect(await page.getByRole('button', { name: 'Generate', exact: true }).isDisabled()).toBe(true);
  await page.getByText('Create an account to hear it.').waitFor();
  await page.getByRole('link', { name: 'Sign Up' }).first().waitFor();
});

it('a visitor goes from dialect to dialect at the same word, and sees what changes', async () => {
  const page = await open();
  await listenOnAndOn(page);
  await page.goto('/en/home');
  const wheel = page.getByRole('region', { name: 'One sentence, eight dialects' });
  const marked = wheel.locator('mark');
  expect(await marked.count()).toBe(0);
  await wheel.getByRole('button', { name: 'Play the sentence: Modern Standard Arabic' }).click();
  await wheel.locator('[data-sounding]').getByText('الْقَهْوَةُ').waitFor();
  const asked = page.waitForRequest('**/audio/dialect-male2.mp3');
  await wheel.getByText('Egyptian Arabic').click();
  await asked;
  // Not from the beginning: the word that sounded, or one after it.
  await wheel.locator('[data-sounding]').waitFor();
  expect(await wheel.locator('[data-sounding]').innerText()).not.toContain('قَالَ');
  await wheel.getByRole('button', { name: 'Stop the sentence: Egyptian Arabic' }).waitFor();
  expect(await marked.count()).toBeGreaterThan(2);
});

async function openBeside(context: BrowserContext, address: string): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto(address, { waitUntil: 'commit' });
  return tab;
}
