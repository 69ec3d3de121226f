import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { listenOnAndOn, phone, useBrowser, type Visit } from './support/browser.ts';
import { checkPage } from './support/check-page.ts';
import { enterAsDemo, joinAs, newPerson, subscribeTo } from './support/people.ts';

const { open } = useBrowser();
let member: NonNullable<Visit['remembers']>;

beforeAll(async () => {
  const page = await open();
  await joinAs(page, newPerson());
  await subscribeTo(page, 'Basic', 'sheet');
  member = await page.context().storageState();
});

it('a finger that stays on a word opens its card; one that moves on does not', async () => {
  const page = await openSheet({ width: phone });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await textOf(page).fill('وعلم الناس بالخبر');
  const word = page.locator('[data-reading] [data-start="0"]');
  await textOf(page).blur();
  await word.waitFor();
  const box = await word.boundingBox();
  const at = { x: (box?.x ?? 0) + 5, y: (box?.y ?? 0) + 20 };
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: points });

  await touch('touchStart', [at]);
  await touch('touchMove', [{ x: at.x, y: at.y + 30 }]);
  // Longer than a press takes that is meant.
  await page.waitForTimeout(700);
  await touch('touchEnd', []);
  expect(await page.getByRole('dialog').count()).toBe(0);

  await touch('touchStart', [at]);
  await page.getByRole('dialog', { name: 'How “وعلم” is read' }).waitFor();
  await touch('touchEnd', []);
  await page.getByRole('dialog', { name: 'How “وعلم” is read' }).waitFor();
});

it('takes the spaces of an Arabic text from the face of its letters, each as wide as any other', async () => {
  const gaps = await gapsOf(await open());
  expect(gaps).toHaveLength(4);
  expect(new Set(gaps).size).toBe(1);
  const withoutLatin = await open();
  await withoutLatin.route(/amiri-latin/, (route) => route.abort());
  expect(await gapsOf(withoutLatin)).toEqual(gaps);
});

it('a text that is being composed by an input method keeps its plain letters until it is done', async () => {
  const page = await openSheet();
  const devtools = await page.context().newCDPSession(page);
  const reading = page.locator('[data-reading]');
  await textOf(page).fill('كتب ');
  await reading.waitFor();
  await textOf(page).focus();
  await textOf(page).press('End');
  await devtools.send('Input.imeSetComposition', { text: 'ال', selectionStart: 2, selectionEnd: 2 });
  await reading.waitFor({ state: 'detached' });
  // Longer than the pause after which a text is at rest.
  await page.waitForTimeout(2_500);
  expect(await reading.count()).toBe(0);
  await devtools.send('Input.insertText', { text: 'الدرس' });
  expect(await textOf(page).inputValue()).toBe('كتب الدرس');
  await reading.waitFor();
  await expect.poll(() => reading.locator('[data-start]').count()).toBe(2);
});

it('a long text has words to press where it is seen, also where Tab, the sound or a click leads', async () => {
  const page = await openSheet({ remembers: await enterAsDemo(await open()) });
  await page.setViewportSize({ width: 1280, height: 400 });
  await listenOnAndOn(page);
  await page.reload();
  const sentence = 'وعلم الناس في القرية أن الطريق إلى الجبل طويل، فكتبوا إلى أهلهم. ';
  const before = sentence.repeat(24);
  await textOf(page).fill(`${before}ضزقخ.`);
  await textOf(page).blur();
  const reading = page.locator('[data-reading]');
  const wordAt = (place: number) => reading.locator(`[data-start="${place}"]`);
  const [first, last, unknown] = [wordAt(0), wordAt(before.length - sentence.length), wordAt(before.length)];
  const scrollUp = () => reading.evaluate((element) => element.scrollTo({ top: 0 }));
  // What has been filled in is seen from its end.
  await last.waitFor();
  await first.waitFor({ state: 'detached' });
  await scrollUp();
  await first.waitFor();
  await last.waitFor({ state: 'detached' });
  expect((await reading.innerText()).length).toBeGreaterThan(before.length);

  await reading.focus();
  const guesses = await reading.locator('[data-mark=guess]').count();
  for (let index = 0; index < guesses; index += 1) {
    await page.keyboard.press('Tab');
  }
  await unknown.and(page.locator(':focus')).waitFor();
  await last.waitFor();
  await first.waitFor({ state: 'detached' });
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'How “ضزقخ” is read' }).waitFor();
  await page.keyboard.press('Escape');

  // Beside the words, it is the end of the paragraph that is meant.
  await scrollUp();
  await first.waitFor();
  await reading.evaluate((element) =>
    element.querySelector('[data-from]')?.dispatchEvent(new MouseEvent('click', { bubbles: true })),
  );
  await textOf(page).and(page.locator(':focus')).waitFor();
  expect(await textOf(page).evaluate((area: HTMLTextAreaElement) => area.selectionStart)).toBe(before.length + 5);
  await textOf(page).blur();
  await reading.waitFor();

  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  await page.getByText('Speech generated!').waitFor();
  await page.getByRole('region', { name: 'Your speech' }).getByRole('button', { name: 'Pause' }).click();
  await scrollUp();
  await last.waitFor({ state: 'detached' });
  await page.locator('audio').evaluate((audio: HTMLAudioElement) => (audio.currentTime = audio.duration * 0.95));
  await reading.locator('[data-sounding]').waitFor();
  expect(Number(await reading.locator('[data-sounding]').getAttribute('data-start'))).toBeGreaterThan(
    before.length / 2,
  );
});

it('the lock screen knows the text and the voice, and its buttons play, pause and seek', async () => {
  const page = await openSheet();
  await page.addInitScript(() => {
    const pressed = new Map<string, MediaSessionActionHandler | null>();
    const { mediaSession } = navigator;
    const set = mediaSession.setActionHandler.bind(mediaSession);
    mediaSession.setActionHandler = (action, handler) => {
      pressed.set(action, handler);
      set(action, handler);
    };
    Object.assign(globalThis, {
      press: (action: MediaSessionAction, seekTime?: number) =>
        pressed.get(action)?.({ action, ...(seekTime !== undefined && { seekTime }) }),
    });
  });
  await listenOnAndOn(page);
  await page.reload();
  await textOf(page).fill('مرحبًا بكم في الاستوديو');
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  await page.getByText('Speech generated!').waitFor();
  const told = () =>
    page.evaluate(() => {
      const { metadata, playbackState } = navigator.mediaSession;
      return [metadata?.title, metadata?.artist, playbackState];
    });
  await expect.poll(told).toEqual(['مرحبًا بكم في الاستوديو', 'Karim', 'playing']);
  await press(page, 'pause');
  await page.getByRole('region', { name: 'Your speech' }).getByRole('button', { name: 'Play' }).waitFor();
  expect((await told()).at(-1)).toBe('paused');
  await press(page, 'seekto', 0.5);
  await expect.poll(() => page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.currentTime)).toBe(0.5);
  await press(page, 'play');
  await page.getByRole('region', { name: 'Your speech' }).getByRole('button', { name: 'Pause' }).waitFor();
});

it('says that only a changed line is charged, charges that, and lists what was made after a reload', async () => {
  const page = await openSheet();
  const generate = page.getByRole('button', { name: 'Generate', exact: true });
  const dock = page.getByRole('region', { name: 'Sound' });
  await textOf(page).fill('السطر الأول هنا.\nوهذا سطر ثانٍ.');
  await generate.click();
  await dock.getByText('31 characters charged').waitFor();
  await textOf(page).fill('السطر الأول هنا.\nوهذا غيره.');
  await dock.getByText('Only what is new: 10 characters').waitFor();
  await checkPage(page, 'the price of a change');
  await generate.click();
  await dock.getByText('10 characters charged').waitFor();
  await page.reload();
  const takes = page.getByRole('region', { name: 'Takes' });
  await expect.poll(() => takes.getByRole('listitem').count()).toBeGreaterThanOrEqual(2);
  const older = takes.getByRole('listitem').nth(1);
  await older.getByText('وهذا سطر ثانٍ.').waitFor();
  await older.getByRole('button', { name: /^Play/ }).click();
  await older.getByRole('button', { name: /^Stop/ }).waitFor();
  await older.getByRole('button', { name: /^Bring/ }).click();
  await expect.poll(() => textOf(page).inputValue()).toBe('السطر الأول هنا.\nوهذا سطر ثانٍ.');
  await dock.getByText('Free: its sound is kept').waitFor();
  await checkPage(page, 'the list of takes');
});

async function openSheet(visit: Visit = {}): Promise<Page> {
  const page = await open({ remembers: member, ...visit });
  await page.goto('/en/generate');
  await page
    .getByText(/characters left/)
    .filter({ visible: true })
    .first()
    .waitFor();
  return page;
}

function textOf(page: Page) {
  return page.getByRole('textbox', { name: 'Text', exact: true });
}

function press(page: Page, action: 'play' | 'pause' | 'seekto', seekTime?: number): Promise<unknown> {
  return page.evaluate(
    ([pressed, time]) =>
      (globalThis as unknown as { press: (action: string, seekTime?: number) => void }).press(
        pressed as string,
        time as number,
      ),
    [action, seekTime],
  );
}

/** The widths of the spaces of a text in which a face may draw a kaf closer to the word before it. */
async function gapsOf(page: Page): Promise<number[]> {
  await page.goto('/en/generate');
  await textOf(page).fill('هذه كتب في مدرسة كبيرة');
  await textOf(page).blur();
  const reading = page.locator('[data-reading]');
  await reading.locator('[data-start]').first().waitFor();
  return reading.evaluate(async (element) => {
    await document.fonts.ready;
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT, ({ nodeValue }) =>
      nodeValue === ' ' ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP,
    );
    const widths: number[] = [];
    while (walker.nextNode()) {
      const range = document.createRange();
      range.selectNode(walker.currentNode);
      widths.push(Math.round(range.getBoundingClientRect().width));
    }
    return widths;
  });
}
