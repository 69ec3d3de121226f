import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiServer, startApiServer, testKey } from './driver/api-server.ts';
import { dropFiles } from './driver/drop-files.ts';
import { type DesktopApp, launchDesktop, makeUserData } from './driver/launch-desktop.ts';

/** Around names in sentences, so that neither turns the other about. */
const isolates = /[\u2066-\u2069]/gu;

let server: ApiServer;
let app: DesktopApp;
let texts: string;

beforeAll(async () => {
  server = await startApiServer();
  const userData = await makeUserData();
  app = await launchDesktop({ userData, server: server.origin, language: 'ar' });
  texts = join(userData, 'Documents');
  await mkdir(join(texts, 'كتاب'), { recursive: true });
  await writeFile(join(texts, 'قصة قصيرة.txt'), 'مرحبًا بكم في رخيم. هذه قصة قصيرة.');
  await writeFile(join(texts, 'قديم.txt'), Buffer.from([0xe3, 0xd1, 0xcd, 0xc8, 0xc7, 0x20, 0xc8, 0xdf, 0xe3]));
  await writeFile(join(texts, 'كتاب', 'الفصل الأول.md'), '# الفصل الأول\n\nكان يا ما كان.');
  await writeFile(join(texts, 'كتاب', 'مسح.pdf'), 'no text');
  await writeFile(join(texts, 'صورة.png'), 'no text');
});
afterAll(async () => {
  await app?.close();
  await server?.close();
});

describe('a batch', () => {
  it('asks for the key first, takes it one way, and says where it is', async () => {
    const { page } = app;
    await page.getByRole('link', { name: 'إضافة المفتاح' }).click();
    await page.getByLabel('مفتاح الواجهة البرمجية', { exact: true }).fill(testKey);
    await page.getByRole('button', { name: 'حفظ المفتاح' }).click();
    await page.getByText(`يوجد مفتاح ينتهي بـ ${testKey.slice(-4)}.`).waitFor();
    expect(await page.getByText('محفوظ في الذاكرة').count()).toBe(1);
    await page.getByRole('button', { name: 'اختبار المفتاح' }).click();
    await page.getByText('المتبقي 1,000,000 من 1,000,000 حرف').waitFor();
  });

  it('takes dropped files and folders, and names those it cannot read', async () => {
    const { page } = app;
    await page.getByRole('link', { name: 'الدفعة' }).click();
    await dropFiles(app, [
      join(texts, 'قصة قصيرة.txt'),
      join(texts, 'قديم.txt'),
      join(texts, 'كتاب'),
      join(texts, 'صورة.png'),
    ]);
    const rows = page.getByRole('list', { name: 'الملفات' }).getByRole('listitem');
    await rows.nth(2).waitFor();
    expect(await rows.count()).toBe(3);
    const toast = page.getByText('تُرك ملفان').locator('..');
    expect((await toast.textContent())?.replace(isolates, '')).toBe(
      'تُرك ملفانمسح.pdf: لا تُقرأ ملفات PDF. احفظه أولًا بصيغة Word أو EPUB. صورة.png: لا يُقرأ هذا النوع من الملفات.',
    );
    await page.getByText('3 ملفات ·').waitFor();
  });

  it('shows an Arabic name as it is written, its extension behind it, in both directions of a page', async () => {
    const { page } = app;
    const row = page.getByRole('listitem').filter({ hasText: 'قصة قصيرة' });
    const placesIn = (direction: string) =>
      row.evaluate((element, dir) => {
        document.documentElement.dir = dir;
        const [stem, extension] = [...element.querySelectorAll('bdi')].map((each) => each.getBoundingClientRect());
        document.documentElement.dir = 'rtl';
        return stem && extension ? { stem: [stem.left, stem.right], extension: [extension.left, extension.right] } : {};
      }, direction) as Promise<{ stem: [number, number]; extension: [number, number] }>;
    const arabic = await placesIn('rtl');
    expect(arabic.extension[1]).toBeLessThanOrEqual(arabic.stem[0] + 1);
    const english = await placesIn('ltr');
    expect(english.extension[0]).toBeGreaterThanOrEqual(english.stem[1] - 1);
  });

  it('shows messages where they cover no button', async () => {
    const { page } = app;
    const covered = await page.evaluate(() => {
      const toasts = [...document.querySelectorAll('[data-tone]')].filter((each) => each.closest('[aria-live]'));
      const buttons = [...document.querySelectorAll('button, input, select, a')].filter(
        (each) => !each.closest('[aria-live]'),
      );
      const overlaps = (one: DOMRect, other: DOMRect) =>
        one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
      return {
        toasts: toasts.length,
        buttons: buttons
          .filter((button) =>
            toasts.some((toast) => overlaps(toast.getBoundingClientRect(), button.getBoundingClientRect())),
          )
          .map((button) => button.getAttribute('aria-label') ?? button.textContent),
      };
    });
    expect(covered).toEqual({ toasts: expect.any(Number) as number, buttons: [] });
    expect(covered.toasts).toBeGreaterThan(0);
  });

  it('shows how a file begins and how it was understood', async () => {
    const { page } = app;
    await page.getByRole('button', { name: 'المزيد عن قديم.txt' }).click();
    await page.getByRole('menuitem', { name: 'معاينة وتعديل' }).click();
    await page.getByText('مرحبا بكم').waitFor();
    await page.getByRole('dialog').getByLabel('الصوت', { exact: true }).selectOption('female2');
    await page.getByRole('dialog').getByLabel('الكلمات المكتوبة بحروف لاتينية').selectOption('english');
    await page.getByRole('button', { name: 'استعمال لهذا الملف' }).click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await page.getByText('نادية · MP3').waitFor();
  });

  it('reads them all, beside their texts, and charges each once', async () => {
    const { page } = app;
    await page.getByRole('button', { name: 'بدء القراءة' }).click();
    await page.getByText('اكتمل', { exact: true }).nth(2).waitFor();
    expect((await readdir(texts)).filter((name) => name.endsWith('.mp3')).toSorted()).toEqual([
      'قديم.mp3',
      'قصة قصيرة.mp3',
    ]);
    expect(await readdir(join(texts, 'كتاب'))).toContain('الفصل الأول.mp3');
    expect((await readFile(join(texts, 'قديم.mp3'))).byteLength).toBeGreaterThan(500);
    const speech = server.emulator.calls.filter(({ path }) => path.startsWith('/api/v1/synthesize'));
    expect(speech.map(({ body }) => body['latinWords']).toSorted()).toEqual(['english', undefined, undefined]);
    expect(new Set(speech.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(speech.length);
  });

  it('tells the system: awake while it runs, how far it is, and that it has ended', async () => {
    const { power, progress, notifications } = await app.evaluate(({ records }) => records);
    expect(power).toEqual(['start prevent-app-suspension', 'stop']);
    expect(progress.at(-1)).toEqual({ share: -1, mode: 'none' });
    expect(notifications).toEqual([{ title: 'رخيم', body: 'انتهت الدفعة. قُرئ منها: 3، وتعذّر: 0.' }]);
  });

  it('says at the end what came of it, and opens the folder', async () => {
    const { page } = app;
    const summary = page.getByRole('status').filter({ hasText: 'تمّ كل شيء.' });
    await summary.waitFor();
    expect(await summary.textContent()).toContain('قُرئت 3 ملفات');
    expect(await page.getByRole('button', { name: 'بدء القراءة' }).count()).toBe(0);
    expect(await page.getByText('ما لم يُقرأ بعد').count()).toBe(0);
    await page.getByRole('button', { name: 'فتح المجلد' }).click();
    await expect.poll(() => app.evaluate(({ records }) => records.revealed.length)).toBe(1);
    await app.evaluate(({ records }) => void records.revealed.splice(0));
  });

  it('shows failed files alone when asked, and tries them again', async () => {
    const { page } = app;
    await writeFile(join(texts, 'متعثر.txt'), 'نص يتعثر.');
    server.emulator.failNext({ kind: 'error', code: 'text_not_speakable' });
    await dropFiles(app, [join(texts, 'متعثر.txt')]);
    await page.getByRole('button', { name: 'بدء القراءة' }).click();
    await page.getByRole('button', { name: 'ما تعذّر فقط (1)' }).click();
    const rows = page.getByRole('list', { name: 'الملفات' }).getByRole('listitem');
    await expect.poll(() => rows.count()).toBe(1);
    await page.getByRole('button', { name: 'إعادة ما تعذّر' }).click();
    await page
      .getByRole('button', { name: 'بدء القراءة' })
      .or(page.getByRole('button', { name: 'فتح المجلد' }))
      .waitFor();
    const start = page.getByRole('button', { name: 'بدء القراءة' });
    if (await start.isVisible()) {
      await start.click();
    }
    await expect.poll(() => readdir(texts)).toContain('متعثر.mp3');
    await page.getByRole('button', { name: /^ما تعذّر فقط/u }).click();
    await expect.poll(() => rows.count()).toBe(4);
  });

  it('reads a document of SSML as one, and counts no tags', async () => {
    const { page } = app;
    const source = '<speak>نعم<break time="1s"/> <voice name="female2">هنا</voice></speak>';
    await writeFile(join(texts, 'مشهد.ssml'), source);
    const already = server.emulator.calls.length;
    await dropFiles(app, [join(texts, 'مشهد.ssml')]);
    await page.getByText('7 أحرف').first().waitFor();
    await page.getByRole('button', { name: 'بدء القراءة' }).click();
    await expect.poll(() => readdir(texts)).toContain('مشهد.mp3');
    const asked = server.emulator.calls.slice(already).filter(({ path }) => path.startsWith('/api/v1/synthesize'));
    expect(asked.map(({ body }) => [body['text'], body['ssml']])).toEqual([[source, true]]);
  });

  it('plays what came of a file, and shows it in its folder', async () => {
    const { page } = app;
    await page.getByRole('button', { name: 'الاستماع إلى قديم.txt' }).click();
    const audio = page.locator('audio');
    await expect.poll(() => audio.evaluate((element: HTMLAudioElement) => element.duration)).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'المزيد عن قديم.txt' }).click();
    await page.getByRole('menuitem', { name: 'عرض في المجلد' }).click();
    await expect.poll(() => app.evaluate(({ records }) => records.revealed)).toEqual([join(texts, 'قديم.mp3')]);
  });

  it('saves a report, and diagnostics that give nothing away', async () => {
    const { page } = app;
    const saveAs = (name: string) =>
      app.evaluate(({ shimState }, path) => void shimState.saveDialogs.push(path), join(texts, name));
    await saveAs('report.csv');
    await page.getByRole('button', { name: 'المزيد عن الدفعة' }).click();
    await page.getByRole('menuitem', { name: 'حفظ تقرير' }).click();
    await expect.poll(() => readFile(join(texts, 'report.csv'), 'utf8').catch(() => '')).toContain('قديم.txt,done,');
    await saveAs('diagnostics.txt');
    await page.getByRole('button', { name: 'تصدير بيانات التشخيص' }).click();
    await expect
      .poll(() => readFile(join(texts, 'diagnostics.txt'), 'utf8').catch(() => ''))
      .toContain('"keyPlace": "memory"');
    expect(await readFile(join(texts, 'diagnostics.txt'), 'utf8')).not.toMatch(/قديم|مرحب/);
  });

  it('keeps the key out of the page, the bridge, the log, the journal and the settings', async () => {
    const { page } = app;
    expect(await page.content()).not.toContain(testKey);
    const seen = await page.evaluate(async () => {
      const bridge = Reflect.get(globalThis, 'rakhimDesktop') as {
        call(name: string, request: object): Promise<unknown>;
      };
      const calls = [
        ['key.status', {}],
        ['key.check', {}],
        ['app.info', { language: 'ar' }],
        ['batch.read', {}],
        ['watch.read', {}],
        ['update.read', {}],
      ] as const;
      return JSON.stringify([
        await Promise.all(calls.map(([name, request]) => bridge.call(name, request))),
        { ...localStorage },
        { ...sessionStorage },
      ]);
    });
    expect(seen).not.toContain(testKey);
    const folder = join(texts, '..');
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
      if (entry.isFile()) {
        expect((await readFile(join(entry.parentPath, entry.name))).includes(testKey), entry.name).toBe(false);
      }
    }
    expect(app.output()).not.toContain(testKey);
  });
});
