import { expect, it, onTestFinished } from 'vitest';
import { useBrowser } from './support/browser.ts';
import { checkPage } from './support/check-page.ts';
import { startServer } from './support/start-server.ts';

const { open } = useBrowser();

it('leads from the link in the terminal to the studio, signed in as the demo account', async () => {
  // One of its own: the link of the product that all tests share may be too old by now.
  const { signInLink, stop } = await startServer();
  onTestFinished(stop);
  const page = await open();
  await page.goto(signInLink, { waitUntil: 'commit' });
  await page.waitForURL('**/en/generate');
  await page.getByText('Signed in as the demo account').waitFor();
  expect(page.url()).not.toContain('token_hash');
  await page.getByText('Demo', { exact: true }).first().waitFor();

  const second = await open();
  await second.goto(signInLink, { waitUntil: 'commit' });
  await second.getByText('This link no longer works').waitFor();
});

it('signs in as the demo account at the push of a button, in the language being read', async () => {
  const page = await open({ language: 'ar' });
  await page.goto('/ar/login');
  const button = page.getByRole('button', { name: 'الدخول بالحساب التجريبي' });
  await button.waitFor();
  await checkPage(page, 'login of a local run');
  await button.click();
  await page.waitForURL('**/ar/generate');
  await page.getByText('دخلت بالحساب التجريبي').waitFor();
});
