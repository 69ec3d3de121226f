import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { listenOnAndOn, phone, useBrowser, type Visit } from './support/browser.ts';
import { holdRequests } from './support/hold-requests.ts';
import { enterAsDemo, joinAs, newPerson, subscribeTo } from './support/people.ts';

const { open } = useBrowser();
const person = newPerson();
let member: NonNullable<Visit['remembers']>;

beforeAll(async () => {
  const page = await open();
  await joinAs(page, person);
  await subscribeTo(page, 'Basic', 'early-input');
  member = await page.context().storageState();
});

/** Opens a page made at build time, whose scripts do not come before they are let go. */
async function openDead(visit: Visit, path: string): Promise<{ readonly page: Page; readonly release: () => void }> {
  const page = await open(visit);
  await listenOnAndOn(page);
  const release = await holdRequests(page, '**/assets/*.js');
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('main h1').waitFor({ state: 'attached' });
  return { page, release };
}

/** Has the studio speak, and looks at what it asks for. */
async function checkEarlySettings(page: Page): Promise<void> {
  await page.getByText('1.5×').waitFor();
  expect(await page.getByLabel('Speaking speed').inputValue()).toBe('1.5');
  expect(await page.getByLabel('Pitch').inputValue()).toBe('-2');
  const speech = page.waitForRequest('**/api/v1/synthesize**');
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  expect((await speech).postDataJSON()).toMatchObject({ voice: 'female1', speed: 1.5, pitch: -2 });
}

const hasFocus = (page: Page, name: string) =>
  page.getByRole('textbox', { name, exact: true }).and(page.locator(':focus')).count();

describe('before the code of a page is there', () => {
  it.each([1, 4])(
    'the login keeps typed input and sends it once, after one click, on a machine %i times slower',
    async (slowdown) => {
      const { page, release } = await openDead({ slowdown }, '/en/login');
      const asked: string[] = [];
      page.on(
        'request',
        (request) => request.method() === 'POST' && asked.push(`${request.url()} ${request.postData()}`),
      );
      await page.getByLabel('Email').fill(person.email);
      await page.getByLabel('Password', { exact: true }).fill(person.password);
      const button = page.getByRole('main').getByRole('button', { name: 'Login', exact: true });
      await button.click();
      await button.click();
      expect(await button.getAttribute('aria-busy')).toBe('true');
      expect(asked).toEqual([]);
      release();
      await page.getByText('Welcome back!').waitFor();
      await page.waitForURL('**/en/dashboard');
      expect(asked.filter((request) => request.includes(person.email))).toHaveLength(1);
    },
  );

  it('sends a form by the Enter key, and leaves the writer where they are', async () => {
    const { page, release } = await openDead({}, '/en/register');
    await page.getByLabel('Email').fill('salma@');
    await page.getByLabel('Name').click();
    await page.keyboard.type('Sal');
    await page.keyboard.press('Enter');
    release();
    await page.locator('[data-invalid]').first().waitFor();
    expect(page.url()).toMatch(/\/en\/register$/);
    expect(await page.getByLabel('Name').inputValue()).toBe('Sal');
    expect(await page.getByLabel('Email').inputValue()).toBe('salma@');
  });

  it('the contact form keeps a message that was begun, and a draft from before', async () => {
    const { page, release } = await openDead({}, '/en/contact');
    await page.getByRole('textbox', { name: 'Message' }).pressSequentially('A word');
    release();
    await page.getByText('6 of 5,000 characters').waitFor();
    await page.keyboard.type(' is read wrong');
    expect(await page.getByRole('textbox', { name: 'Message' }).inputValue()).toBe('A word is read wrong');
    await page.reload();
    await page.getByText('20 of 5,000 characters').waitFor();
    expect(await page.getByRole('textbox', { name: 'Message' }).inputValue()).toBe('A word is read wrong');
  });

  it('the studio keeps the text, the dialect and the focus', async () => {
    const { page, release } = await openDead({}, '/en/generate');
    await page.getByText('Egyptian Arabic').click();
    await page.getByRole('textbox', { name: 'Text', exact: true }).pressSequentially('سلا');
    release();
    await page.getByText('Tarek', { exact: true }).waitFor();
    await page.keyboard.type('م');
    await page.getByText('4 characters').first().waitFor();
    expect(await hasFocus(page, 'Text')).toBe(1);
  });

  it('the studio keeps the voice, the speed and the pitch, and speaks as they say', async () => {
    const { page, release } = await openDead({ remembers: member }, '/en/generate');
    for (const voice of ['Layla', 'Karim', 'Layla']) {
      await page.getByText(voice, { exact: true }).click();
    }
    await page.getByLabel('Speaking speed').fill('1.5');
    await page.getByLabel('Pitch').fill('-2');
    await page.getByRole('textbox', { name: 'Text', exact: true }).fill('صباح الخير');
    release();
    await checkEarlySettings(page);
  });

  it('the studio keeps what is set while its sliders alone still wait for their code', async () => {
    const page = await open({ remembers: member });
    const release = await holdRequests(page, '**/assets/fine-settings-*.js');
    await page.goto('/en/generate');
    await page.getByText('Layla', { exact: true }).click();
    await page.getByLabel('Speaking speed').fill('1.5');
    await page.getByLabel('Pitch').fill('-2');
    // Until it is known what the member may do, which draws the settings again.
    await page
      .getByText(/characters left/)
      .first()
      .waitFor();
    release();
    await page.getByRole('textbox', { name: 'Text', exact: true }).fill('صباح الخير');
    await checkEarlySettings(page);
  });

  it('the studio keeps the style and how tags are written, and speaks as they say', async () => {
    const remembers = await enterAsDemo(await open());
    const { page, release } = await openDead({ remembers }, '/en/generate');
    await page.getByText('In brackets', { exact: true }).click();
    await page.getByLabel('Style instruction').fill('هادئ وبطيء');
    await page.getByRole('textbox', { name: 'Text', exact: true }).fill('صباح [slow]الخير[/slow]');
    release();
    await expect.poll(() => page.getByRole('radio', { name: 'In brackets' }).isChecked()).toBe(true);
    const speech = page.waitForRequest('**/api/v1/synthesize**');
    await page.getByRole('button', { name: 'Generate', exact: true }).click();
    expect((await speech).postDataJSON()).toMatchObject({ styleInstruction: 'هادئ وبطيء', markup: true });
  });

  it('opens the menu and plays a sample that were clicked', async () => {
    const { page, release } = await openDead({ width: phone }, '/en/home');
    await page.getByRole('region', { name: 'Listen first' }).getByRole('button').first().click();
    await page.getByRole('button', { name: 'Open the menu' }).click();
    release();
    await page.getByRole('region', { name: 'Listen first' }).getByRole('button', { name: /^Stop/ }).waitFor();
    await page.getByRole('navigation', { name: 'Main' }).waitFor();
  });

  it('follows a link at once', async () => {
    const { page, release } = await openDead({}, '/en/pricing');
    await page.getByRole('main').getByRole('link').first().click();
    await page.waitForURL('**/en/contact', { waitUntil: 'commit' });
    release();
  });
});

describe('before it is known who is there', () => {
  it('waits with a form, and then shows members who they are without being asked', async () => {
    const page = await open({ remembers: member });
    await page.goto('/en/contact');
    await expect.poll(() => page.getByRole('textbox', { name: 'Email', exact: true }).inputValue()).toBe(person.email);
  });

  it('a member who subscribes at once reaches the payment page without the login', async () => {
    const { page, release } = await openDead({ remembers: member }, '/en/pricing');
    await page.getByRole('button', { name: 'Subscribe', description: 'Pro' }).click();
    release();
    await page.waitForURL((url) => url.origin !== inject('origin'));
  });

  it('the studio speaks for a member who clicks at once, and moves no focus', async () => {
    const page = await open({ remembers: member });
    const release = await holdRequests(page, '**/api/v1/subscription');
    await page.goto('/en/generate');
    await page.getByRole('textbox', { name: 'Text', exact: true }).pressSequentially('مرحبا');
    await page.keyboard.press('Control+Enter');
    await page.getByRole('button', { name: 'Generating', exact: true }).waitFor();
    release();
    await page.getByText('Speech generated!').waitFor();
    expect(await hasFocus(page, 'Text')).toBe(1);
  });
});
