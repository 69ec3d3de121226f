import { buffer } from 'node:stream/consumers';
import { expect, inject, it } from 'vitest';
import { listenOnAndOn, useBrowser } from './support/browser.ts';
import { newPerson, payAs, readMailedLink, register } from './support/people.ts';

const { open } = useBrowser();

it('takes a stranger from the registration to a key that speaks, and out again', async () => {
  const page = await open();
  await listenOnAndOn(page);
  const person = newPerson();

  await register(page, person);
  await page.getByRole('heading', { name: 'Check Your Email' }).waitFor();

  await page.goto('/en/login');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
  await page.getByText('Please confirm your email address before logging in.').waitFor();

  // The page goes on by itself, whether all of it was loaded by then or not.
  await page.goto(await readMailedLink(person.email, 'email-confirmed'), { waitUntil: 'commit' });
  await page.getByRole('heading', { name: 'Email confirmed' }).waitFor();
  await page.waitForURL('**/en/pricing');

  await page.getByRole('button', { name: 'Subscribe', description: 'Pro' }).click();
  await page.waitForURL((url) => url.origin !== inject('origin'));
  await payAs(page, 'subscriber');
  await page.waitForURL('**/en/dashboard', { waitUntil: 'commit' });
  await page.getByText('Free Trial Active!').waitFor();
  await page.getByText('Your free trial is running').waitFor();

  await page.getByRole('link', { name: 'Generate Speech' }).first().click();
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('السلام عليكم ورحمة الله وبركاته.');
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  await page.getByText('Speech generated!').waitFor();
  const player = page.getByRole('region', { name: 'Your speech' });
  await player.getByRole('button', { name: 'Pause' }).waitFor();
  await page.locator('[data-sounding]').first().waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    player.getByRole('button', { name: 'Download MP3' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^arabic-tts-\d+\.mp3$/);
  expect(isMp3(await buffer(await download.createReadStream()))).toBe(true);

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('button', { name: /^Play: السلام/ }).waitFor();
  await page.getByRole('button', { name: 'Show the key: Default key' }).click();
  await page.getByRole('button', { name: 'Hide the key: Default key' }).waitFor();
  const key = await page.getByLabel(/^API key: /).inputValue();
  expect(await speakWith(key)).toBe(200);

  await page.getByRole('button', { name: 'Manage subscription' }).click();
  await page.waitForURL((url) => url.origin !== inject('origin'));
  await page.locator('button.danger').click();
  // A person who leaves before the answer changes nothing.
  await page.getByRole('status').waitFor();
  await page.goto(`${inject('origin')}/en/dashboard`);
  await page.getByText('does not continue. You will not be charged.').waitFor();

  await page.getByRole('button', { name: `Your account: ${person.name}` }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.getByText('Logged out').waitFor();
  await page.waitForURL('**/en/home');
});

async function speakWith(key: string): Promise<number> {
  const response = await fetch(`${inject('origin')}/api/v1/synthesize`, {
    method: 'POST',
    headers: { 'x-api-key': key, 'content-type': 'application/json' },
    body: JSON.stringify({ text: 'مرحبا' }),
  });
  const { audioContent } = (await response.json()) as { audioContent?: string };
  expect(isMp3(Buffer.from(audioContent ?? '', 'base64'))).toBe(true);
  return response.status;
}

/** An ID3 tag, or the eleven bits that begin a frame. */
function isMp3(bytes: Buffer): boolean {
  return bytes.subarray(0, 3).toString('latin1') === 'ID3' || (bytes.readUInt16BE(0) & 0xffe0) === 0xffe0;
}
