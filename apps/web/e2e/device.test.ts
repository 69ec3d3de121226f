import { expect, inject, it } from 'vitest';
import { phone, useBrowser } from './support/browser.ts';
import { checkPage } from './support/check-page.ts';
import { joinAs, newPerson } from './support/people.ts';

const { open } = useBrowser();

interface Codes {
  readonly device_code: string;
  readonly user_code: string;
  readonly verification_uri_complete: string;
}

async function post(path: string, body: Record<string, string>, language = 'en'): Promise<Record<string, string>> {
  const response = await fetch(inject('origin') + path, {
    method: 'POST',
    headers: { 'accept-language': language },
    body: new URLSearchParams(body),
  });
  return (await response.json()) as Record<string, string>;
}

/** Starts the device flow as a program does. */
async function startDevice(language?: string): Promise<Codes> {
  return (await post(
    '/oauth/device/code',
    { client_id: 'rakhim-cli', device_name: 'salma-laptop' },
    language,
  )) as unknown as Codes;
}

/** Polls for the key. */
function askForKey({ device_code: code }: Codes): Promise<Record<string, string>> {
  return post('/oauth/token', {
    grant_type: 'urn:ietf:params:oauth:grant-type:device_code',
    client_id: 'rakhim-cli',
    device_code: code,
  });
}

it('lets a program in by its link, shown who asks, in both languages', async () => {
  const page = await open();
  await joinAs(page, newPerson());
  const codes = await startDevice();
  await page.goto(codes.verification_uri_complete);
  expect(await page.getByLabel('Code').inputValue()).toBe(codes.user_code);
  await checkPage(page, 'device code');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('heading', { name: 'Allow Rakhim CLI?' }).waitFor();
  await page.getByText('salma-laptop').waitFor();
  await checkPage(page, 'device decision');
  await page.getByRole('button', { name: 'Approve' }).click();
  await page.getByRole('heading', { name: 'Rakhim CLI is connected' }).waitFor();
  await checkPage(page, 'device connected');
  expect(await askForKey(codes)).toMatchObject({ token_type: 'Bearer', key_name: 'CLI on salma-laptop' });

  await page.setViewportSize({ width: phone, height: 800 });
  const denied = await startDevice('ar');
  expect(denied.verification_uri_complete).toContain('/ar/device');
  await page.goto('/ar/device');
  await page.getByLabel('الرمز').fill('bcdf ghjk');
  await page.getByRole('button', { name: 'متابعة' }).click();
  await page.getByText('هذا الرمز غير صحيح أو انتهت صلاحيته', { exact: false }).waitFor();
  await checkPage(page, 'device code refused, in Arabic');
  await page.getByLabel('الرمز').fill(denied.user_code.toLowerCase());
  await page.getByRole('button', { name: 'متابعة' }).click();
  await page.getByText('salma-laptop').waitFor();
  await checkPage(page, 'device decision, in Arabic');
  await page.getByRole('button', { name: 'رفض' }).click();
  await page.getByRole('heading', { name: 'رُفض طلب Rakhim CLI' }).waitFor();
  expect(await askForKey(denied)).toMatchObject({ error: 'access_denied' });
});

it('the page asks a visitor to sign in, and then returns to the code', async () => {
  const person = newPerson();
  await joinAs(await open(), person);
  const page = await open();
  const codes = await startDevice();
  await page.goto(codes.verification_uri_complete);
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
  await page.waitForURL('**/en/device?user_code=*');
  expect(await page.getByLabel('Code').inputValue()).toBe(codes.user_code);
});
