import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { listenOnAndOn, phone, useBrowser, type Visit } from './support/browser.ts';
import { checkPage } from './support/check-page.ts';
import { joinAs, newPerson, subscribeTo } from './support/people.ts';

const { open } = useBrowser();
let newcomer: NonNullable<Visit['remembers']>;
let member: NonNullable<Visit['remembers']>;

beforeAll(async () => {
  const page = await open();
  await joinAs(page, newPerson());
  newcomer = await page.context().storageState();
  await subscribeTo(page, 'Basic', 'studio');
  member = await page.context().storageState();
});

it('keeps what a visitor typed through the login', async () => {
  const page = await open({ width: phone });
  await page.goto('/en/generate');
  await textOf(page).fill('لا يضيع شيء.');
  await page.getByText('Authentication Required').waitFor();
  await page.getByText('12 characters').first().waitFor();
  await page.reload();
  await expect.poll(() => textOf(page).inputValue()).toBe('لا يضيع شيء.');
  await checkPage(page, 'visitor with a draft');
});

it('shows who has no subscription the way to one', async () => {
  const page = await open({ remembers: newcomer });
  await page.route('**/api/v1/subscription', (route) =>
    route.fulfill({
      json: {
        isSubscribed: false,
        isInTrial: false,
        plan: null,
        status: null,
        trialEnd: null,
        subscriptionEnd: null,
        cancelAtPeriodEnd: false,
        pastDueSince: null,
        accessEnd: null,
        isTrialRefused: false,
      },
    }),
  );
  await page.goto('/en/generate');
  await page.getByText('Start your 7-day free trial to begin generating speech.').waitFor();
  await checkPage(page, 'no subscription');
});

it('narrows the voices to the dialect, and shows what the plan lacks', async () => {
  const page = await open({ remembers: member });
  await openStudio(page);
  await page.getByText('Egyptian Arabic').click();
  await page.getByText('Tarek', { exact: true }).waitFor();
  await page.getByText('Karim', { exact: true }).waitFor({ state: 'detached' });
  await page.getByText('Saudi, UAE and Qatar voices come with Pro and Enterprise.').waitFor();
});

const refusals = [
  [403, 'permission_error', 'quota_exceeded', 'Quota exceeded'],
  [403, 'permission_error', 'subscription_required', 'Subscription required'],
  [502, 'api_error', 'speech_engine_failed', 'Generation failed'],
] as const;

it.each(refusals)('says what %s %s %s means', async (status, type, code, title) => {
  const page = await open({ remembers: member });
  await page.route('**/api/v1/synthesize**', (route) =>
    route.fulfill({ status, json: { error: 'No.', type, code, requestId: 'request-1' } }),
  );
  await openStudio(page);
  await textOf(page).fill('مرحبا');
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  await page.getByText(title).first().waitFor();
  await checkPage(page, `refused: ${code}`);
});

it('asks how words in Latin letters are said where there are any, and remembers it', async () => {
  const page = await open({ remembers: member });
  const asked: unknown[] = [];
  await page.route('**/api/v1/synthesize**', (route) => {
    asked.push(route.request().postDataJSON());
    return route.fulfill({
      status: 502,
      json: { error: 'No.', type: 'api_error', code: 'speech_engine_failed', requestId: 'request-1' },
    });
  });
  await openStudio(page);
  await textOf(page).fill('ابحث في Google');
  await page.getByRole('group', { name: 'Words in Latin letters' }).getByText('In English').click();
  await page.getByText('14 characters').first().waitFor();
  await checkPage(page, 'words in Latin letters');
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  await page.getByText('Generation failed').first().waitFor();
  expect(asked).toEqual([expect.objectContaining({ text: 'ابحث في Google', latinWords: 'english' })]);
  await page.reload();
  await page.getByRole('radio', { name: 'In English', checked: true }).waitFor();
  await textOf(page).fill('ابحث هنا');
  await page.getByRole('group', { name: 'Words in Latin letters' }).waitFor({ state: 'detached' });
});

it('the dock stays visible on a phone, hides nothing, and becomes the player', async () => {
  const page = await open({ width: phone, remembers: member });
  await listenOnAndOn(page);
  await openStudio(page);
  await textOf(page).fill('مرحبا');
  const dock = page.getByRole('region', { name: 'Sound' });
  await expect.poll(async () => (await placeOf(dock)).bottom).toBeLessThanOrEqual(900);
  const speed = page.getByRole('slider', { name: 'Speaking speed' });
  await speed.focus();
  await expect.poll(() => liesAbove(speed, dock)).toBe(true);
  await page.evaluate(() => scrollTo(0, 0));
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  await page.getByText('Speech generated!').waitFor();
  await dock.getByRole('button', { name: 'Pause' }).waitFor();
  expect((await placeOf(dock)).bottom).toBeLessThanOrEqual(900);
  await expect.poll(() => liesAbove(page.locator('[data-sounding]'), dock)).toBe(true);
  for (const width of [320, phone]) {
    await page.setViewportSize({ width, height: 900 });
    const save = await placeOf(dock.getByRole('button', { name: 'Download MP3' }));
    const more = await placeOf(dock.getByRole('button', { name: 'More formats' }));
    const take = await placeOf(dock.getByRole('button', { name: 'Another take' }));
    expect.soft(save.right, `${width}: the download ends before its formats`).toBeLessThanOrEqual(more.left + 2);
    expect.soft(more.right, `${width}: the formats end before the take`).toBeLessThanOrEqual(take.left);
  }
  await checkPage(page, 'generated on a phone');
});

it('the dock and its messages stay above an on-screen keyboard', async () => {
  const page = await open({ width: phone, remembers: member });
  await openStudio(page);
  await textOf(page).fill('مرحبا');
  const generate = page.getByRole('button', { name: 'Generate', exact: true });
  const bottom = async () => (await placeOf(generate)).bottom;
  const before = await bottom();
  await seeOnly(page, { height: 460 });
  await expect.poll(bottom).toBeLessThanOrEqual(460);
  expect(before - (await bottom())).toBe(440);
  await expect
    .poll(async () => (await placeOf(textOf(page))).bottom)
    .toBeLessThanOrEqual((await placeOf(generate)).top);
  await page.route('**/api/v1/synthesize**', (route) => route.abort());
  await generate.click();
  const message = page.getByRole('region', { name: 'Notifications' });
  await message.getByText('Generation failed').waitFor();
  expect((await placeOf(message)).bottom).toBeLessThanOrEqual((await placeOf(generate)).top);
  await seeOnly(page, { height: 460, offsetTop: 100 });
  await expect.poll(async () => before - (await bottom())).toBe(340);
  // A zoomed-in page, or one with half a line of height left, has no keyboard over it.
  await seeOnly(page, { height: 450, scale: 2 });
  await expect.poll(bottom).toBe(before);
  await seeOnly(page, { height: 150 });
  await expect.poll(bottom).toBe(before);
});

it.each([
  ['Command', 'Macintosh; Intel Mac OS X 10_15_7'],
  ['Ctrl', 'X11; Linux x86_64'],
])('calls the key %s on a %s', async (key, system) => {
  const page = await open({ remembers: member });
  await page.addInitScript(
    (userAgent) => Object.defineProperty(navigator, 'userAgent', { value: userAgent }),
    `Mozilla/5.0 (${system})`,
  );
  await page.goto('/en/generate');
  await page.getByText('or press').getByText(`${key} + Enter`).waitFor();
});

it('the studio speaks until the trial is used up, and then says so', async () => {
  const page = await open({ remembers: member });
  await openStudio(page);
  await textOf(page).fill('كلمة '.repeat(290).trim());
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  await page.getByRole('button', { name: 'Pause' }).waitFor();
  await page.getByText('Quota exceeded').waitFor();
  await page.getByRole('button', { name: 'Generate', exact: true, disabled: true }).waitFor();
  await textOf(page).fill('كلمة');
  await page.getByText('Your quota is almost used up: 97% used.').waitFor();
  await checkPage(page, 'used up');
});

it('reads the sentence of the home page as the home page says', async () => {
  const page = await open({ language: 'ar', remembers: member });
  await page.goto('/ar/home');
  const example = page.getByRole('figure').filter({ has: page.locator('mark') });
  const written = await example.locator('[lang=ar]').first().textContent();
  const spoken = await readingOf(example.locator('[lang=ar]').last(), 'mark');
  await openStudio(page);
  await textOf(page).fill(written ?? '');
  const reading = page.getByRole('group', { name: /^Words of the reading/ });
  await expect.poll(() => readingOf(reading, '[data-mark=changed]')).toEqual(spoken);
});

it('a text is typed, vowelled, corrected and heard on one sheet', async () => {
  const page = await open({ remembers: member });
  await listenOnAndOn(page);
  await openStudio(page);
  await textOf(page).fill('وعلم ضزقخ وعلم');
  const reading = page.getByRole('group', { name: /^Words of the reading/ });
  await reading.waitFor();
  // It is plain again as soon as it is typed on.
  await page.keyboard.type(' ثم');
  await reading.waitFor({ state: 'detached' });
  expect(await textOf(page).inputValue()).toBe('وعلم ضزقخ وعلم ثم');
  await reading.waitFor();

  await page.getByRole('button', { name: /deserves? a look$/ }).click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  const [first, second] = [reading.locator('[data-start="0"]'), reading.locator('[data-start="10"]')];
  await first.click({ button: 'right' });
  const card = page.getByRole('dialog', { name: 'How “وعلم” is read' });
  const form = card.getByRole('group', { name: 'Or read it as' }).getByRole('button').first();
  const chosen = await wordOf(form.locator('[lang=ar]'));
  await card.getByText('Everywhere in this text (2 places)').click();
  await checkPage(page, 'card of a word');
  await form.click();
  await expect.poll(() => Promise.all([first, second].map(wordOf))).toEqual([chosen, chosen]);
  await first.and(page.locator(':focus')).waitFor();
  await card.getByRole('button', { name: 'Undo this change' }).click();
  await expect.poll(() => wordOf(first)).not.toBe(chosen);
  // The same by the keyboard, of the word that has the focus.
  await page.keyboard.press('1');
  await expect.poll(() => wordOf(first)).toBe(chosen);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  await page.getByText('Speech generated!').waitFor();
  const player = page.getByRole('region', { name: 'Your speech' });
  await player.getByRole('button', { name: 'Pause' }).click();
  await second.click();
  await second.and(page.locator('[data-sounding]')).waitFor();
  await player.getByRole('button', { name: 'Pause' }).click();
  await page.getByRole('button', { name: 'Show vowels' }).click();
  await textOf(page).press('End');
  await page.keyboard.type('.');
  await player.getByText('Sound of an earlier version').waitFor();
});

/** As where a keyboard, or two fingers, leave less of the page to be seen: its own height stays. */
async function seeOnly(
  page: Page,
  seen: Partial<Pick<VisualViewport, 'height' | 'offsetTop' | 'scale'>>,
): Promise<void> {
  await page.evaluate((change) => {
    for (const [name, value] of Object.entries({ offsetTop: 0, scale: 1, ...change })) {
      Object.defineProperty(visualViewport, name, { value, configurable: true });
    }
    visualViewport?.dispatchEvent(new Event('resize'));
  }, seen);
}

/** Returns where something stands in what is seen of the page. */
async function placeOf(element: Locator) {
  const box = await element.boundingBox();
  const { x, y, width, height } = box ?? { x: Number.NaN, y: Number.NaN, width: 0, height: 0 };
  return { top: y, bottom: y + height, left: x, right: x + width };
}

async function liesAbove(element: Locator, other: Locator): Promise<boolean> {
  return (await placeOf(element)).bottom <= (await placeOf(other)).top;
}

/** The vowelled text and what is marked in it; the order of two marks on one letter is not seen. */
async function readingOf(text: Locator, mark: string) {
  const marked = await text.locator(mark).allTextContents();
  return { text: (await text.textContent())?.normalize(), marked: marked.map((words) => words.normalize()) };
}

/** A vowelled word; the order of two marks on one letter is not seen. */
async function wordOf(element: Locator): Promise<string | undefined> {
  return (await element.textContent())?.trim().normalize();
}

/** Opens the studio and waits until it knows what its owner may do. */
async function openStudio(page: Page): Promise<void> {
  await page.goto('/en/generate');
  await page
    .getByText(/characters? left/)
    .filter({ visible: true })
    .first()
    .waitFor();
}

function textOf(page: Page) {
  return page.getByRole('textbox', { name: 'Text', exact: true });
}
