import type { ServiceComponentId, ServiceHistory } from '@rakhim/contract';
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { desktop, phone, useBrowser, type Visit } from './support/browser.ts';
import { checkPage } from './support/check-page.ts';

const { open } = useBrowser();
const address = '**/api/v1/status/history';
const dayMs = 86_400_000;
const shown = 90;

/** A history of two months in which speech was away for half a day and the API for a minute. */
function longHistory(): ServiceHistory {
  const now = Date.now();
  const percentOf = (id: ServiceComponentId, daysAgo: number) => {
    if (daysAgo >= 60) {
      return null;
    }
    if (id === 'speech' && daysAgo === 20) {
      return 51.25;
    }
    return id === 'api' && daysAgo === 3 ? 99.93 - 0.5 : 100;
  };
  const dayOf = (id: ServiceComponentId, daysAgo: number) => {
    const uptimePercent = percentOf(id, daysAgo);
    return {
      day: new Date(now - daysAgo * dayMs).toISOString().slice(0, 10),
      uptimePercent,
      downMinutes: uptimePercent === null ? 0 : Math.round((100 - uptimePercent) * 14.4 * 10) / 10,
      p50Ms: uptimePercent === null ? null : 7,
      p95Ms: uptimePercent === null ? null : 1_250,
    };
  };
  return {
    measuredSince: new Date(now - 60 * dayMs).toISOString(),
    measuredAt: new Date(now).toISOString(),
    targets: { uptimePercent: 99.9, responseMs: 500 },
    incidents: [
      {
        id: 2,
        title: { en: 'Speech starts late', ar: 'النطق يبدأ متأخرًا' },
        startedAt: new Date(now - 3_600_000).toISOString(),
        resolvedAt: null,
        updates: [
          {
            state: 'identified',
            text: {
              en: 'One of the engines is away. A second one starts now.',
              ar: 'توقف أحد المحركات، ونشغّل الآن محركًا آخر.',
            },
            at: new Date(now - 1_800_000).toISOString(),
          },
          {
            state: 'investigating',
            text: { en: 'Half of the requests wait for ten seconds.', ar: 'نصف الطلبات ينتظر عشر ثوانٍ.' },
            at: new Date(now - 3_500_000).toISOString(),
          },
        ],
      },
      {
        id: 1,
        title: { en: 'No speech', ar: 'انقطاع النطق' },
        startedAt: new Date(now - 20 * dayMs).toISOString(),
        resolvedAt: new Date(now - 19.5 * dayMs).toISOString(),
        updates: [
          {
            state: 'resolved',
            text: { en: 'The disk was full. It is watched now.', ar: 'امتلأ القرص، وهو الآن تحت المراقبة.' },
            at: new Date(now - 19.5 * dayMs).toISOString(),
          },
        ],
      },
    ],
    components: (['api', 'speech', 'database', 'delivery'] as const).map((id) => ({
      id,
      state: id === 'speech' ? 'degraded' : 'operational',
      uptimePercent: id === 'speech' ? 99.187 : 100,
      days: Array.from({ length: shown }, (_, index) => dayOf(id, shown - 1 - index)),
    })),
  };
}

/** What is read of each incident: its title, how it is, since when, and what became of it, newest first. */
const incidentsIn = {
  en: {
    running: [
      /^Speech starts late$/u,
      /^Cause found$/u,
      /^Since .*:/u,
      /^Cause found .*:/u,
      /^One of the engines is away/u,
      /^Investigating .*:/u,
      /^Half of the requests/u,
    ],
    over: [
      /^No speech$/u,
      /^Resolved$/u,
      /^From (?<start>.+:.+) to (?!\k<start>).+:/u,
      /^Resolved .*:/u,
      /^The disk was full/u,
    ],
  },
  ar: {
    running: [
      /^النطق يبدأ متأخرًا$/u,
      /^عُرف السبب$/u,
      /^منذ .*:/u,
      /^عُرف السبب .*:/u,
      /^توقف أحد المحركات/u,
      /^نبحث عن السبب .*:/u,
      /^نصف الطلبات/u,
    ],
    over: [/^انقطاع النطق$/u, /^انتهى$/u, /^من (?<start>.+:.+) إلى (?!\k<start>).+:/u, /^انتهى .*:/u, /^امتلأ القرص/u],
  },
} as const;

async function linesOf(section: Locator): Promise<string[]> {
  const text = await section.getByRole('article').innerText();
  return text.split('\n').filter((line) => line.trim() !== '');
}

async function openWith(history: ServiceHistory, visit: Visit): Promise<Page> {
  const page = await open(visit);
  await page.route(address, (route) => route.fulfill({ json: history }));
  await page.goto(`/${visit.language ?? 'en'}/status`);
  return page;
}

it('shows visitors what this service has measured since it started', async () => {
  const page = await open();
  await page.goto('/en/home');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Service status' }).click();
  await page.getByRole('heading', { name: 'Service status', level: 1 }).waitFor();
  await page.getByText(/Measured since|The first minute is being measured/u).waitFor();
  await checkPage(page, 'what was measured');
});

it.each([
  ['en', 'light', desktop],
  ['en', 'dark', phone],
  ['ar', 'light', phone],
  ['ar', 'dark', desktop],
] as const)('says in bars and in figures how each day was: %s, %s, %s wide', async (language, theme, width) => {
  const page = await openWith(longHistory(), { language, theme, width });
  const speech = page.getByRole('region', { name: language === 'en' ? 'Speech' : 'النطق', exact: true });
  await speech.locator('[data-level=poor]').waitFor();
  expect(await speech.locator('[data-level]').count()).toBe(shown);
  expect(await speech.locator('[data-level=good]').count()).toBe(59);
  expect(await speech.locator('[data-level=none]').count()).toBe(30);
  const api = page.getByRole('region', { name: language === 'en' ? 'API calls' : 'الواجهة البرمجية', exact: true });
  expect(await api.locator('[data-level=fair]').count()).toBe(1);
  const status = await page.getByRole('main').getByRole('status').innerText();
  expect(status).toContain(language === 'en' ? 'Some requests are failing' : 'بعض الطلبات تفشل');
  await speech.getByText(language === 'en' ? 'Day by day' : 'يومًا بيوم').click();
  const rows = speech.getByRole('row');
  expect(await rows.count()).toBe(61);
  expect(await rows.nth(21).innerText()).toMatch(/51\.25.*702/su);
  const running = page.getByRole('region', { name: language === 'en' ? 'Happening now' : 'يحدث الآن' });
  const over = page.getByRole('region', { name: language === 'en' ? 'Past incidents' : 'أعطال سابقة' });
  expect(await running.getByRole('heading', { level: 3 }).allInnerTexts()).toEqual([
    language === 'en' ? 'Speech starts late' : 'النطق يبدأ متأخرًا',
  ]);
  expect(await over.getByRole('heading', { level: 3 }).allInnerTexts()).toEqual([
    language === 'en' ? 'No speech' : 'انقطاع النطق',
  ]);
  const { running: shownNow, over: shownLast } = incidentsIn[language];
  expect(await linesOf(running)).toEqual(shownNow.map((line) => expect.stringMatching(line)));
  expect(await linesOf(over)).toEqual(shownLast.map((line) => expect.stringMatching(line)));
  // Whoever comes because something does not work reads first what is known of it.
  const { y = Number.NaN } = (await running.boundingBox()) ?? {};
  expect(y).toBeLessThan((await page.getByRole('main').getByRole('status').boundingBox())?.y ?? 0);
  await checkPage(page, `${language} ${theme} ${width}`);
});

it('does not call everything fine while operators write of an incident, and tells of none when there is none', async () => {
  const fine = longHistory();
  const components = fine.components.map((component) => ({ ...component, state: 'operational' as const }));
  const page = await openWith({ ...fine, components }, {});
  const status = page.getByRole('main').getByRole('status');
  await status.getByText('The measurements see no failure').waitFor();
  await page.unrouteAll();
  const over = fine.incidents.filter(({ resolvedAt }) => resolvedAt !== null);
  await page.route(address, (route) => route.fulfill({ json: { ...fine, components, incidents: over } }));
  await page.reload();
  await status.getByText('Everything is working').waitFor();
  expect(await page.getByRole('region', { name: 'Happening now' }).count()).toBe(0);
});

it('says that nothing was measured yet, and that the history could not be read, and tries again', async () => {
  const empty: ServiceHistory = {
    ...longHistory(),
    measuredSince: null,
    incidents: [],
    components: longHistory().components.map((component) => ({
      ...component,
      state: 'unknown',
      uptimePercent: null,
      days: component.days.map((day) => ({ ...day, uptimePercent: null, downMinutes: 0, p50Ms: null, p95Ms: null })),
    })),
  };
  const page = await open();
  let isAway = true;
  await page.route(address, (route) =>
    isAway ? route.fulfill({ status: 503, body: '' }) : route.fulfill({ json: empty }),
  );
  await page.goto('/en/status');
  await page.getByRole('alert').getByText('The measurements could not be read').waitFor();
  await checkPage(page, 'not read');
  isAway = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('Nothing has been measured yet').waitFor();
  await page.getByText('None in the last 90 days.').waitFor();
  expect(await page.getByText('Day by day').count()).toBe(0);
  await checkPage(page, 'not measured yet');
});
