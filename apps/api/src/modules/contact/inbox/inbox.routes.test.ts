import { randomUUID } from 'node:crypto';
import { type InboxCounts, type InboxDiagnostics, type InboxView, type Route, limits, routes } from '@rakhim/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createAdministration } from '#src/context/administration.ts';
import { readEvents } from '#src/testing/event-reader.ts';
import { type InboxUser, buildForm, signInUser, submitForm, submitMessage } from '#src/testing/inbox-people.ts';
import type { StubEngine } from '#src/testing/stub-engine.ts';
import { type TestApi, startTestApi } from '#src/testing/test-api.ts';
import { waitForBlockedStatements } from '#src/testing/wait-for-blocked-statements.ts';

let api: TestApi<StubEngine>;
let layla: InboxUser;
let time = Date.now();

beforeAll(async () => {
  api = await startTestApi(
    { RAKHIM_TRUSTED_PROXIES: '1', RAKHIM_ADMIN_EMAILS: 'named@example.test' },
    { now: () => new Date(time) },
  );
  layla = await signInUser(api);
});
afterEach(() => api.assertAtRest());
afterAll(() => api.close());

/** Messages one after the other, a second apart. @returns their ids, newest first. */
async function submitMany(forms: readonly Record<string, unknown>[]): Promise<string[]> {
  const ids: string[] = [];
  for (const form of forms) {
    time += 1000;
    ids.unshift(await submitMessage(api, form));
  }
  return ids;
}

async function emptyInbox(): Promise<void> {
  await api.db('contact_messages').delete();
}

/** Of all pages. */
async function listReferences(query: Record<string, string>, cursor?: string): Promise<string[]> {
  const { messages, nextCursor } = await layla.list({ ...query, ...(cursor !== undefined && { cursor }) });
  return [
    ...messages.map(({ reference }) => reference),
    ...(nextCursor === null ? [] : await listReferences(query, nextCursor)),
  ];
}

const inboxRoutes = Object.entries<Route>(routes).filter(([, route]) => route.audience === 'admin');

describe('the administrators’ inbox', () => {
  it.each(inboxRoutes)('%s is for administrators alone', async (_name, route) => {
    const path = route.paths[0].replace(':id', randomUUID());
    const ask = (token?: string) =>
      api.call(path, {
        method: route.method,
        headers: {
          'content-type': 'application/json',
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
        },
        ...(route.body && { body: '{}' }),
      });
    const member = await signInUser(api, 'member');
    expect((await ask()).status).toBe(401);
    expect((await ask('nonsense')).status).toBe(401);
    const refused = await ask(member.token);
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({
      code: 'admin_required',
      error: 'You must be logged in as an administrator to view this page.',
    });
    expect([200, 201, 204, 400, 404]).toContain((await ask(layla.token)).status);
  });

  it('is closed to a key of an administrator, and to tricks with the path', async () => {
    for (const [path, headers] of [
      ['/api/v1/admin/contact/messages', { 'x-api-key': 'rakhim_test_x' }],
      ['/API/v1/admin/contact/messages', {}],
      ['/api/v1/admin/contact/messages/', {}],
      ['//api/v1/admin/contact/messages', {}],
      ['/api/v1/admin%2fcontact/messages', {}],
      ['/api/v1/admin/contact/messages', { 'x-http-method-override': 'GET' }],
    ] as const) {
      const { status } = await api.call(path, { headers });
      expect([401, 404], path).toContain(status);
    }
  });

  it('is closed with the next request when the role is taken away, and opened by it', async () => {
    const user = await signInUser(api, 'member');
    const roles = createAdministration(api.db);
    const statuses = [];
    for (const role of ['admin', 'member', 'admin'] as const) {
      await roles.setRole(user.email, role, 'test');
      statuses.push((await user.call('/messages')).status);
    }
    expect(statuses).toEqual([200, 403, 200]);
  });

  it('knows an administrator by a confirmed address alone that the operator names, and no look-alike', async () => {
    const named = await signInUser(api, 'member');
    const statuses = [];
    for (const email of ['named@example.test', 'NAMED@example.test', 'named@example.test.evil.test']) {
      await api.db('accounts').where({ id: named.id }).update({ email });
      statuses.push((await named.call('/counts')).status);
    }
    expect(statuses).toEqual([200, 200, 403]);
    await api.db('accounts').where({ id: named.id }).update({ email: 'named@example.test', email_confirmed_at: null });
    const { administrators } = (await (await layla.call('/administrators')).json()) as {
      administrators: { id: string }[];
    };
    expect(administrators.map(({ id }) => id)).not.toContain(named.id);
  });

  it('shows 250 messages page by page, newest first, without a gap or a repetition', async () => {
    await emptyInbox();
    const at = Date.now();
    const rows = Array.from({ length: 250 }, (_, index) => ({ index, at: at - Math.floor(index / 7) * 1000 }));
    const [sample] = (await api
      .db('contact_messages')
      .insert(rows.map(({ index, at: ms }) => buildRow(index, ms)))
      .returning('id')) as unknown[];
    expect(sample).toBeDefined();
    const seen: string[] = [];
    const sizes: number[] = [];
    for (let cursor: string | null | undefined; cursor !== null;) {
      const page = await layla.list({ ...(cursor !== undefined && { cursor }) });
      seen.push(...page.messages.map(({ reference }) => reference));
      sizes.push(page.messages.length);
      cursor = page.nextCursor;
    }
    expect(sizes).toEqual([100, 100, 50]);
    expect(new Set(seen).size).toBe(250);
    const newest = (await api
      .db('contact_messages')
      .orderBy([
        { column: 'created_at', order: 'desc' },
        { column: 'id', order: 'desc' },
      ])
      .pluck('reference')) as string[];
    expect(seen).toEqual(newest);
    expect((await layla.call('/messages?limit=101')).status).toBe(400);
    expect((await layla.call('/messages?cursor=1_2')).status).toBe(400);
    expect((await layla.call('/messages?status=deleted')).status).toBe(400);
    expect((await layla.call('/messages?since=0000-01-01T00:00:00Z')).status).toBe(200);
    expect((await layla.call(`/messages?cursor=999999999999999_${randomUUID()}`)).status).toBe(200);
  });

  it('finds words without heed to vowels, tatweel and kinds of letters, in every part and in the thread', async () => {
    await emptyInbox();
    const [third, second, first] = (await submitMany([
      { subject: 'سؤال عن القِراءَة', message: 'كيف تُقرأ كلمة «مُسْتَشْفَى» في اللهجة المصرية؟' },
      { name: 'Renée Dubois', subject: 'Invoice 4711', message: 'Where do I find the invoice of last month, please?' },
      {
        subject: 'إلغاء الاشتراك',
        message: 'أريد إلغاء اشتراكي لأنني لم أعد أحتاجه.',
        email: 'ahmad.saleh@example.test',
      },
    ])) as [string, string, string];
    const find = async (search: string) => (await layla.list({ search })).messages.map(({ id }) => id);
    expect(await find('قراءه')).toEqual([first]);
    expect(await find('مستشفي المصريه')).toEqual([first]);
    expect(await find('الغـــاء')).toEqual([third]);
    expect(await find('اشتراك')).toEqual([third]);
    expect(await find('ahmad.saleh@example')).toEqual([third]);
    expect(await find('RENEE invoice')).toEqual([second]);
    expect(await find('invo month')).toEqual([second]);
    expect(await find('invoice اشتراك')).toEqual([]);
    expect(await find('؟!')).toEqual([]);
    await layla.call(`/messages/${second}/notes`, { body: 'اتصلت به هاتفيًّا' });
    expect(await find('هاتفيا')).toEqual([second]);
    expect(await find("' | 'x':* & !'y' \\ \u0000".replaceAll('\u0000', ''))).toEqual([]);
    expect((await layla.call('/messages?search=%00')).status).toBe(400);
  });

  it('narrows by folder, status, label, assignee, address and time, and counts them', async () => {
    await emptyInbox();
    const spam = await submitMessage(api, { website: 'x' });
    const [newer, older] = (await submitMany([{ email: 'one@example.test' }, { email: 'two@example.test' }])) as [
      string,
      string,
    ];
    await layla.call(
      `/messages/${older}`,
      { version: 1, status: 'in-progress', assigneeId: layla.id, labels: ['voices', 'أصوات'] },
      'PATCH',
    );
    const ids = async (query: Record<string, string>) => (await layla.list(query)).messages.map(({ id }) => id);
    expect(await ids({})).toEqual([newer, older]);
    expect(await ids({ folder: 'spam' })).toEqual([spam]);
    expect(await ids({ folder: 'all' })).toEqual([newer, older, spam]);
    expect(await ids({ status: 'in-progress' })).toEqual([older]);
    expect(await ids({ label: 'أصوات' })).toEqual([older]);
    expect(await ids({ label: 'voice' })).toEqual([]);
    expect(await ids({ assignee: 'me' })).toEqual([older]);
    expect(await ids({ assignee: 'none' })).toEqual([newer]);
    expect(await ids({ assignee: layla.id })).toEqual([older]);
    expect(await ids({ email: 'ONE@example.test' })).toEqual([older]);
    expect(await ids({ since: new Date(time).toISOString() })).toEqual([newer]);
    expect(await ids({ before: new Date(time).toISOString() })).toEqual([older]);
    expect((await (await layla.call('/counts')).json()) as InboxCounts).toEqual({
      byStatus: { new: 1, 'in-progress': 1, completed: 0 },
      spam: 1,
      all: 3,
      mine: 1,
      unassigned: 1,
      labels: [
        { label: 'voices', count: 1 },
        { label: 'أصوات', count: 1 },
      ].toSorted((one, other) => (one.label < other.label ? -1 : 1)),
    });
  });

  it('gives what people wrote as they wrote it: text, never markup', async () => {
    const payloads = [
      '<script>alert(1)</script>',
      '"><img src=x onerror=alert(1)>',
      '<svg/onload=alert(1)>',
      'javascript:alert(1)//',
      '{{constructor.constructor("alert(1)")()}}',
      '‮gnp.exe',
    ];
    for (const payload of payloads) {
      const id = await submitMessage(api, {
        name: payload,
        subject: payload,
        message: `${payload} and twenty characters more`,
      });
      const response = await layla.call(`/messages/${id}`);
      expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(await response.json()).toMatchObject({
        name: payload,
        subject: payload,
        message: `${payload} and twenty characters more`,
      });
    }
  });

  it('answers 404 for an invalid or unknown id', async () => {
    expect((await layla.call('/messages/1')).status).toBe(400);
    expect((await layla.call(`/messages/${randomUUID()}`)).status).toBe(404);
  });

  it('notifies only administrators who look at it of a new message', async () => {
    const member = await signInUser(api, 'member');
    const follow = async (user: InboxUser) => {
      const events = readEvents(
        await api.call('/api/v1/events', { headers: { authorization: `Bearer ${user.token}` } }),
      );
      await events.next();
      await events.next();
      return events;
    };
    const [hers, theirs] = [await follow(layla), await follow(member)];
    await submitMessage(api);
    expect(await hers.next()).toMatchObject({ event: 'inbox', data: {} });
    // Events arrive in order, so the next event shows that none came before it.
    await api.context.liveEvents.publish(api.db, { accountId: member.id, kind: 'keys' });
    expect((await theirs.next()).event).toBe('keys');
    await hers.close();
    await theirs.close();
  });

  it('checks itself, in words and numbers and without a secret', async () => {
    const check = (await (await layla.call('/diagnostics')).json()) as InboxDiagnostics;
    expect(check).toMatchObject({
      isReadable: true,
      recordsFound: 1,
      result: 'Test query successful! Found 1 records.',
      role: 'admin',
      mailsFailed: 0,
      isReceivingMail: true,
    });
    expect(check.messages).toBeGreaterThan(0);
    expect(JSON.stringify(check)).not.toMatch(/postgres|@|Bearer|token/iu);
  });

  it('keeps everybody’s own saved filters, and shows those that are shared', async () => {
    const omar = await signInUser(api, 'admin', 'عمر');
    const filter = { search: 'فاتورة', status: 'new', assignee: 'me' };
    const own = (await (await layla.call('/views', { name: 'فواتيري', filter })).json()) as InboxView;
    const shared = (await (
      await layla.call('/views', { name: 'Shared', filter: {}, isShared: true })
    ).json()) as InboxView;
    expect(own).toMatchObject({ name: 'فواتيري', filter, isShared: false, isMine: true });
    const list = async (user: InboxUser) =>
      ((await (await user.call('/views')).json()) as { views: InboxView[] }).views;
    expect((await list(omar)).map(({ id, isMine }) => [id, isMine])).toEqual([[shared.id, false]]);
    expect((await omar.call(`/views/${shared.id}`, { name: 'Mine now', filter: {} }, 'PUT')).status).toBe(404);
    expect((await omar.call(`/views/${own.id}`, undefined, 'DELETE')).status).toBe(404);
    expect(
      ((await (await layla.call(`/views/${own.id}`, { name: 'كلها', filter: {} }, 'PUT')).json()) as InboxView).name,
    ).toBe('كلها');
    expect((await layla.call(`/views/${own.id}`, undefined, 'DELETE')).status).toBe(204);
    expect((await list(layla)).map(({ id }) => id)).toEqual([shared.id]);
    expect((await layla.call('/views', { name: 'x', filter: { status: 'gone' } })).status).toBe(400);
  });

  it('takes no more saved filters than there may be, also at once', async () => {
    const omar = await signInUser(api);
    const save = async () => (await omar.call('/views', { name: 'x', filter: {} })).status;
    const saveMany = (count: number) => Promise.all(Array.from({ length: count }, save));
    expect(new Set(await saveMany(limits.inboxViewsMax - 2))).toEqual(new Set([201]));

    // One is being written while another comes: it waits to be counted, however the two fall.
    const writing = await api.db.transaction();
    await writing('inbox_views').insert({
      id: randomUUID(),
      owner_id: omar.id,
      name: 'y',
      filter: '{}',
      is_shared: false,
    });
    const coming = saveMany(2);
    await Promise.race([coming, waitForBlockedStatements(api.db)]);
    await writing.commit();
    expect((await coming).toSorted()).toEqual([201, 409]);
    expect(await api.db('inbox_views').where({ owner_id: omar.id })).toHaveLength(limits.inboxViewsMax);
  });

  it('answers a page and a search from indexes, and finds all, however many messages there are', async () => {
    // Enough for the planner to prefer an index where there is one.
    await api.db.raw(
      `INSERT INTO contact_messages (id, reference, name, email, subject, message, language, is_spam, spam_score, spam_reasons, fingerprint, words_hash, search, created_at)
       SELECT gen_random_uuid(), 'PLAN-' || n, 'n', 'e', 's', 'm', 'ar', n % 20 = 0, 0, '[]', '', '', array_to_tsvector(ARRAY['w' || n, 'x' || n % 100]), now() - n * interval '1 second'
       FROM generate_series(1, 5000) AS n`,
    );
    await api.db.raw('ANALYZE contact_messages');
    const explain = async (condition: string) => {
      const { rows } = await api.db.raw<{ rows: { 'QUERY PLAN': string }[] }>(
        `EXPLAIN SELECT id FROM contact_messages WHERE NOT is_spam AND ${condition} ORDER BY created_at DESC, id DESC LIMIT 100`,
      );
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    };
    expect(await explain('true')).toMatch(
      /^Limit[^\n]*\n\s*->\s+Index Scan using contact_messages__(?:folder|everything)__idx/u,
    );
    expect(await explain(`search @@ '''w4711'':*'::tsquery`)).toContain('contact_messages__search__idx');

    // Each filter matches one message, few, many or none; all of them over several pages.
    for (const word of ['w4711', 'w47', 'x7', 'w', 'nothing']) {
      const found = await api
        .db('contact_messages')
        .whereRaw(`NOT is_spam AND search @@ '${word}:*'::tsquery`)
        .orderBy([
          { column: 'created_at', order: 'desc' },
          { column: 'id', order: 'desc' },
        ])
        .pluck<string[]>('reference');
      expect(await listReferences({ search: word, limit: '100' })).toEqual(found);
    }
    await emptyInbox();
  });

  it('counts and lists the same after everything', async () => {
    await emptyInbox();
    await submitForm(api, buildForm());
    const counts = (await (await layla.call('/counts')).json()) as InboxCounts;
    expect(counts.byStatus.new).toBe((await layla.list()).messages.length);
  });
});

function buildRow(index: number, ms: number) {
  return {
    id: randomUUID(),
    reference: `ROW-${index}`,
    name: 'سميرة',
    email: 'samira@example.test',
    subject: 'Subject',
    message: 'A message of twenty characters',
    language: 'ar',
    is_spam: false,
    spam_score: 0,
    spam_reasons: '[]',
    fingerprint: Buffer.alloc(0),
    words_hash: Buffer.alloc(0),
    search: '',
    created_at: new Date(ms),
  };
}
