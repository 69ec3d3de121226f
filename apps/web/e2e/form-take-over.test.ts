import type { Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from './support/browser.ts';
import { newPerson } from './support/people.ts';

const { open } = useBrowser();
const person = newPerson();

/** The form of a page while React has not taken it over. */
const waitingForm = (page: Page) => page.locator('main [data-hydrating]').filter({ has: page.locator('form') });

const emailOf = (page: Page) => page.getByRole('textbox', { name: 'Email', exact: true });

/** Records the requests of the page that hold a text. */
function listenTo(page: Page): (part: string) => number {
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(`${request.url()} ${request.postData()}`));
  return (part) => sent.filter((request) => request.includes(part)).length;
}

/** Opens a page whose form's own code does not come before it is let go. */
async function openWithoutForm(
  path: string,
  code: string,
): Promise<{ readonly page: Page; readonly release: () => void }> {
  const page = await open();
  const { promise: whenReleased, resolve: release } = Promise.withResolvers<void>();
  await page.route(`**/assets/${code}-*.js`, async (route: Route) => {
    await whenReleased;
    await route.continue();
  });
  await page.goto(path);
  return { page, release };
}

describe('a form made at build time', () => {
  it('keeps every letter of somebody who comes by the keyboard and writes at once', async () => {
    const page = await open();
    await page.goto('/en/login');
    const email = emailOf(page);
    await email.evaluate((field: HTMLInputElement) => field.focus());
    await page.keyboard.type('nora@example');
    await waitingForm(page).waitFor({ state: 'detached' });
    await page.keyboard.type('.com');
    expect(await email.inputValue()).toBe('nora@example.com');
    expect(await email.and(page.locator(':focus')).count()).toBe(1);
    await page.keyboard.press('Enter');
    await page.getByText('Please enter your password').waitFor();
    expect(await page.getByText('Please enter a valid email').count()).toBe(0);
  });

  it('knows what a password manager filled in without a key', async () => {
    const page = await open();
    const countSent = listenTo(page);
    await page.goto('/en/login');
    await page.evaluate(({ email, password }) => {
      const fill = (selector: string, text: string) => {
        const field = document.querySelector<HTMLInputElement>(selector);
        if (field) {
          field.value = text;
          field.dispatchEvent(new Event('input', { bubbles: true }));
          field.dispatchEvent(new Event('change', { bubbles: true }));
        }
      };
      fill('main [autocomplete=username]', email);
      fill('main [autocomplete=current-password]', password);
    }, person);
    await waitingForm(page).waitFor({ state: 'detached' });
    await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
    // Nobody has that name and password; what counts is that they were sent.
    await page.getByText('Login failed').first().waitFor();
    expect(countSent(person.email)).toBe(1);
  });

  it('sends nothing by itself before its code is there, and once when it is', async () => {
    const { page, release } = await openWithoutForm('/en/forgot-password', 'forgot-password-form');
    const countSent = listenTo(page);
    await emailOf(page).fill(person.email);
    await emailOf(page).press('Enter');
    await emailOf(page).press('Enter');
    expect(await waitingForm(page).count()).toBe(1);
    expect(page.url()).toMatch(/\/en\/forgot-password$/);
    release();
    await page.getByRole('heading', { name: 'Check Your Email', level: 1 }).waitFor();
    expect(countSent(person.email)).toBe(1);
  });

  it('speaks the language that is chosen before anybody has written in it', async () => {
    const { page, release } = await openWithoutForm('/en/forgot-password', 'forgot-password-form');
    expect(await waitingForm(page).count()).toBe(1);
    await page.evaluate(() => {
      history.pushState(null, '', '/ar/forgot-password');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    release();
    await page.getByRole('button', { name: 'أرسل الرابط' }).waitFor();
    await page.locator('main form input').fill(person.email);
    expect(await page.locator('main form input').inputValue()).toBe(person.email);
  });
});
