import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { argv, execPath } from 'node:process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type Browser, chromium, type Page } from 'playwright-core';

/**
 * Takes the pictures of the studio that the README and the landing page show: `npm run pictures` starts the product
 * with a data folder of its own, signs in as the demo account and writes `studio-*.webp` beside the landing page. With
 * the address of a service that runs already, `npm run pictures -- http://127.0.0.1:3000`, it uses that one.
 */
const projectDir = fileURLToPath(new URL('../../..', import.meta.url));
/** The PATH of the product. Other settings of the person who takes the pictures are ignored. */
const programFolders = [dirname(execPath), '/usr/local/bin', '/usr/bin', '/bin'];
const folder = join(projectDir, 'apps', 'web', 'src', 'features', 'home', 'generated');
const demoEmail = 'demo@rakhim.local';
const sentence = 'وصلت 21 طالبة إلى القاهرة يوم 15/3/2026 الساعة 8:30 مساءً.';
/** Tall enough for the whole studio, without the footer. */
const size = { width: 1280, height: 960 };
const pixelsPerPoint = 1.5;
/** How far into the sound the picture is taken; the word that is heard then is lit up. */
const heardShare = 0.3;
const webpQuality = 0.86;
const bytesMax = 150_000;
/** The words of each language by which the script finds its way. */
const words = {
  en: { text: 'Text', generate: 'Generate', done: 'Speech generated!' },
  ar: { text: 'النص', generate: 'حوّل إلى كلام', done: 'صار نصّك كلامًا!' },
} as const;
type Language = keyof typeof words;
const themes = ['light', 'dark'] as const;

/** Starts the product as `npm start` does. @returns its address and what stops it. */
async function startProduct(): Promise<{ readonly origin: string; readonly stop: () => Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'rakhim-pictures-'));
  const child: ChildProcess = spawn(execPath, [join(projectDir, 'scripts', 'start.mjs')], {
    env: { PORT: '0', RAKHIM_DATA_DIR: dataDir, PATH: programFolders.join(delimiter) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = async (): Promise<void> => {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  };
  for await (const line of createInterface({ input: child.stdout ?? process.stdin })) {
    const origin = /^\s*Address\s+(\S+)/.exec(line)?.[1];
    if (origin) {
      child.stdout?.resume();
      return { origin, stop };
    }
  }
  throw new Error('The product ended before it was ready; the reason is above.');
}

async function openBrowser(): Promise<Browser> {
  const { stdout } = await promisify(execFile)(execPath, [join(projectDir, 'scripts', 'find-chromium.mjs')]);
  return chromium.launch({
    executablePath: stdout.trim().split('\n').at(-1) ?? '',
    args: ['--disable-gpu', '--mute-audio'],
    chromiumSandbox: process.getuid?.() !== 0,
  });
}

interface Mailbox {
  readonly mails: readonly { readonly to: readonly string[]; readonly text: string }[];
}

/** The links to choose a password that were mailed to the demo account. */
async function readMailedLinks(origin: string): Promise<string[]> {
  const { mails } = (await (await fetch(`${origin}/local/mailbox.json`)).json()) as Mailbox;
  return mails
    .filter(({ to }) => to.includes(demoEmail))
    .flatMap(({ text }) => text.match(/https?:\S+reset-password\S*/g) ?? []);
}

/**
 * Mails a sign-in link to the demo account, which has no password.
 *
 * @returns the link, which signs in the browser that opens it.
 */
async function mailSignInLink(origin: string): Promise<string> {
  const used = await readMailedLinks(origin);
  await fetch(`${origin}/auth/v1/recover`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: demoEmail }),
  });
  const timeoutMs = 30_000;
  const pollMs = 200;
  for (const until = Date.now() + timeoutMs; Date.now() < until;) {
    const link = (await readMailedLinks(origin)).find((mailed) => !used.includes(mailed));
    if (link !== undefined) {
      return link;
    }
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
  throw new Error('The mail to the demo account did not arrive.');
}

declare global {
  var heardSounds: HTMLAudioElement[] | undefined;
}

/** Remembers the sounds that a page plays: none of them stands in the document. */
async function rememberSounds(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { play } = HTMLAudioElement.prototype;
    globalThis.heardSounds = [];
    HTMLAudioElement.prototype.play = function rememberAndPlay() {
      globalThis.heardSounds?.push(this);
      return play.call(this);
    };
  });
}

/** Fills in the sentence, speaks it, and leaves the page as a member sees it. */
async function fillStudio(page: Page, language: Language): Promise<void> {
  const { text, generate, done } = words[language];
  await page.goto(`/${language}/generate`);
  await page.getByRole('textbox', { name: text, exact: true }).fill(sentence);
  await page.getByRole('button', { name: generate, exact: true }).click();
  await page.getByText(done).first().waitFor();
  // Until the message about it has gone, which lies over the page.
  await page
    .getByText(done)
    .last()
    .waitFor({ state: 'detached', timeout: 20_000 })
    .catch(() => undefined);
  await page.evaluate(async (share) => {
    const sound = globalThis.heardSounds?.at(-1);
    sound?.pause();
    if (sound) {
      sound.currentTime = sound.duration * share;
    }
    (document.activeElement as HTMLElement | null)?.blur();
    scrollTo(0, 0);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }, heardShare);
}

/** WebP is a third of the size of PNG; the browser itself writes it. */
async function toWebp(page: Page, png: Buffer): Promise<Buffer> {
  const address = await page.evaluate(
    async ({ source, quality }) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
      canvas.getContext('2d')?.drawImage(image, 0, 0);
      return canvas.toDataURL('image/webp', quality);
    },
    { source: `data:image/png;base64,${png.toString('base64')}`, quality: webpQuality },
  );
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
}

async function takePictures(origin: string, browser: Browser): Promise<void> {
  await mkdir(folder, { recursive: true });
  const visitor = await browser.newContext({ baseURL: origin });
  const door = await visitor.newPage();
  await door.goto(await mailSignInLink(origin));
  await door.waitForFunction(() => localStorage.getItem('rakhim.session') !== null);
  const remembers = await visitor.storageState();
  const converter = await (await browser.newContext()).newPage();
  for (const language of Object.keys(words) as Language[]) {
    for (const theme of themes) {
      const context = await browser.newContext({
        baseURL: origin,
        viewport: size,
        deviceScaleFactor: pixelsPerPoint,
        colorScheme: theme,
        reducedMotion: 'reduce',
        storageState: remembers,
      });
      const page = await context.newPage();
      await rememberSounds(page);
      await fillStudio(page, language);
      const picture = await toWebp(converter, await page.screenshot());
      if (picture.length > bytesMax) {
        throw new Error(
          `The picture ${language}-${theme} has ${picture.length} bytes; at most ${bytesMax} are allowed.`,
        );
      }
      await writeFile(join(folder, `studio-${language}-${theme}.webp`), picture);
      process.stdout.write(`studio-${language}-${theme}.webp: ${picture.length} bytes\n`);
      await context.close();
    }
  }
}

const [running] = argv.slice(2);
const product = running === undefined ? await startProduct() : { origin: running, stop: () => Promise.resolve() };
const browser = await openBrowser();
try {
  await takePictures(product.origin, browser);
} finally {
  await browser.close();
  await product.stop();
}
