import { randomUUID } from 'node:crypto';
import type { ErrorBody, InboxBulkChanged, InboxChange, InboxChanged, InboxConflict } from '@rakhim/contract';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type InboxUser, signInUser, submitMessage } from '#src/testing/inbox-people.ts';
import type { StubEngine } from '#src/testing/stub-engine.ts';
import { type TestApi, startTestApi } from '#src/testing/test-api.ts';
import { waitForBlockedStatements } from '#src/testing/wait-for-blocked-statements.ts';
import { createTriageQueries } from './triage.queries.ts';

/** Two processes on one database, and an administrator at each. */
let here: TestApi<StubEngine>;
let there: TestApi<StubEngine>;
let layla: InboxUser;
let omar: InboxUser;

beforeAll(async () => {
  here = await startTestApi({ RAKHIM_TRUSTED_PROXIES: '1' });
  there = await startTestApi({ RAKHIM_TRUSTED_PROXIES: '1' }, { beside: here });
  layla = await signInUser(here, 'admin', 'ليلى');
  omar = await signInUser(there, 'admin', 'عمر');
});
afterEach(async () => {
  await here.assertAtRest();
  await assertHistoryTellsTheState();
});
afterAll(async () => {
  await there.close();
  await here.close();
});

/** Asserts that replaying the changes from the first to the last gives the current state of the message. */
async function assertHistoryTellsTheState(): Promise<void> {
  const messages = await here
    .db('contact_messages')
    .select<{ id: string; status: string; labels: string[]; assignee_id: string | null; version: number }[]>();
  for (const message of messages) {
    const changes = await here
      .db('contact_changes')
      .where({ message_id: message.id })
      .orderBy('id')
      .select<{ field: string; before: unknown; after: unknown; version: number }[]>();
    const told: Record<string, unknown> = { status: 'new', labels: [], assignee: null };
    for (const { field, before, after } of changes) {
      if (field in told || field === 'isSpam') {
        expect(before).toEqual(field in told ? told[field] : before);
        told[field] = after;
      }
    }
    expect(told).toMatchObject({ status: message.status, labels: message.labels });
    expect((told['assignee'] as { id: string } | null)?.id ?? null).toBe(message.assignee_id);
    expect(Math.max(1, ...changes.map(({ version }) => version))).toBe(message.version);
  }
}

function change(user: InboxUser, id: string, body: Record<string, unknown>): Promise<Response> {
  return user.call(`/messages/${id}`, body, 'PATCH');
}

async function changed(response: Response): Promise<InboxChanged> {
  expect(response.status).toBe(200);
  return (await response.json()) as InboxChanged;
}

async function bulk(user: InboxUser, path: string, body: Record<string, unknown>): Promise<InboxBulkChanged> {
  const response = await user.call(path, body);
  expect(response.status).toBe(200);
  return (await response.json()) as InboxBulkChanged;
}

describe('a change of a message', () => {
  it.each([
    ['new', 'in-progress'],
    ['in-progress', 'completed'],
    ['completed', 'new'],
    ['new', 'completed'],
    ['completed', 'in-progress'],
    ['in-progress', 'new'],
  ])('leads from %s to %s, and who did it is written down', async (from, to) => {
    const id = await submitMessage(here);
    await here.db('contact_messages').where({ id }).update({ status: from });
    const { message } = await changed(await change(layla, id, { version: 1, status: to }));
    expect(message).toMatchObject({ status: to, version: 2 });
    const [first] = (await layla.read(id)).changes;
    expect(first).toMatchObject({
      field: 'status',
      before: from,
      after: to,
      actor: { id: layla.id, name: 'ليلى' },
      actorName: 'ليلى',
      version: 2,
      isUndoable: true,
    });
    await here.db('contact_messages').where({ id }).delete();
  });

  it.each([
    { status: 'deleted' },
    { status: null },
    { version: 0, status: 'new' },
    { email: 'other@example.test' },
    { is_spam: true },
    { labels: ['a,b'] },
    { labels: ['a\u0000'] },
    { labels: Array.from({ length: 11 }, (_, index) => `l${index}`) },
    { labels: ['x'.repeat(41)] },
  ])('is refused when it makes no sense: %j', async (body) => {
    const id = await submitMessage(here);
    expect((await change(layla, id, { version: 1, ...body })).status).toBe(400);
    expect(await layla.read(id)).toMatchObject({ version: 1, changes: [] });
  });

  it('needs a message', async () => {
    expect((await change(layla, randomUUID(), { version: 1, status: 'new' })).status).toBe(404);
  });

  it('never overwrites silently: who comes second hears what the first one did', async () => {
    const id = await submitMessage(here);
    await changed(await change(omar, id, { version: 1, status: 'completed', labels: ['أصوات'] }));
    const refused = await change(layla, id, { version: 1, status: 'in-progress' });
    expect(refused.status).toBe(409);
    const body = (await refused.json()) as ErrorBody;
    expect(body.code).toBe('message_changed');
    const { message, changes } = body.details as InboxConflict;
    expect(message).toMatchObject({ id, status: 'completed', labels: ['أصوات'], version: 2 });
    expect(changes.map(({ field, before, after, actorName }) => [field, before, after, actorName])).toEqual([
      ['status', 'new', 'completed', 'عمر'],
      ['labels', '', 'أصوات', 'عمر'],
    ]);
    await changed(await change(layla, id, { version: message.version, status: 'in-progress' }));
  });

  it('is done once, of twenty that are asked for at once in two processes', async () => {
    const id = await submitMessage(here);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        change(index % 2 ? layla : omar, id, { version: 1, labels: [`label ${index}`] }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(19).fill(409)]);
    const { labels, version, changes } = await layla.read(id);
    expect([labels.length, version, changes.length]).toEqual([1, 2, 1]);
  });

  it('is no conflict when it is so already', async () => {
    const id = await submitMessage(here);
    await changed(await change(omar, id, { version: 1, status: 'completed' }));
    const { changeSetId, message } = await changed(await change(layla, id, { version: 1, status: 'completed' }));
    expect([changeSetId, message.version]).toEqual([null, 2]);
  });

  it('assigns to administrators alone', async () => {
    const id = await submitMessage(here);
    const member = await signInUser(here, 'member');
    const refused = await change(layla, id, { version: 1, assigneeId: member.id });
    expect([refused.status, ((await refused.json()) as ErrorBody).code]).toEqual([400, 'assignee_not_admin']);
    const { message } = await changed(await change(layla, id, { version: 1, assigneeId: omar.id }));
    expect(message.assignee).toEqual({ id: omar.id, name: 'عمر' });
    expect((await changed(await change(omar, id, { version: 2, assigneeId: null }))).message.assignee).toBeNull();
  });

  it('names the new assignee when it waited for an assignment', async () => {
    const id = await submitMessage(here);
    const assigning = await here.db.transaction();
    await assigning('contact_messages').where({ id }).update({ assignee_id: omar.id });
    const locked = here.db.transaction((tx) => createTriageQueries().lockMessages(tx, [id]));
    await waitForBlockedStatements(here.db);
    await assigning.commit();
    expect(await locked).toMatchObject([{ assignee_id: omar.id, assignee_name: 'عمر' }]);
    await here.db('contact_messages').where({ id }).update({ assignee_id: null });
  });

  it('files as spam and back, and keeps why the rules thought so', async () => {
    const id = await submitMessage(here, { website: 'x' });
    const { message } = await changed(await change(layla, id, { version: 1, isSpam: false }));
    expect(message).toMatchObject({
      isSpam: false,
      spamScore: 10,
      spamReasons: [{ rule: 'hidden_field_filled', points: 10 }],
    });
  });
});

describe('a change of many messages', () => {
  it('changes the messages without a conflict, and names the others', async () => {
    const ids = [await submitMessage(here), await submitMessage(here), await submitMessage(here)] as const;
    await changed(await change(omar, ids[1], { version: 1, status: 'in-progress' }));
    const gone = randomUUID();
    const result = await bulk(layla, '/messages/bulk', {
      messages: [...ids, gone].map((id) => ({ id, version: 1 })),
      status: 'completed',
      assigneeId: layla.id,
      addLabels: ['done'],
    });
    expect(result.messages.map(({ id }) => id).toSorted()).toEqual([ids[0], ids[2]].toSorted());
    expect(
      result.messages.every(
        (message) =>
          message.status === 'completed' && message.assignee?.id === layla.id && message.labels.join() === 'done',
      ),
    ).toBe(true);
    expect(result.conflicts.map(({ message, changes }) => [message.id, message.status, changes[0]?.actorName])).toEqual(
      [[ids[1], 'in-progress', 'عمر']],
    );
    expect(result.missing).toEqual([gone]);
  });

  it('survives two administrators at once, in either order, without a deadlock or a lost change', async () => {
    const ids = await Promise.all(Array.from({ length: 12 }, () => submitMessage(here)));
    const results = await Promise.all([
      bulk(layla, '/messages/bulk', { messages: ids.map((id) => ({ id, version: 1 })), addLabels: ['hers'] }),
      bulk(omar, '/messages/bulk', {
        messages: ids.toReversed().map((id) => ({ id, version: 1 })),
        addLabels: ['his'],
      }),
    ]);
    expect(results.map((result) => result.messages.length + result.conflicts.length)).toEqual([12, 12]);
    expect(results[0].messages.length + results[1].messages.length).toBe(12);
  });

  it('takes two hundred, and no more', async () => {
    const id = await submitMessage(here);
    const messages = (count: number) => Array.from({ length: count }, () => ({ id: randomUUID(), version: 1 }));
    expect((await layla.call('/messages/bulk', { messages: messages(201), status: 'new' })).status).toBe(400);
    const result = await bulk(layla, '/messages/bulk', {
      messages: [...messages(199), { id, version: 1 }],
      status: 'completed',
    });
    expect([result.messages.length, result.missing.length]).toEqual([1, 199]);
  });

  it('leaves a message with its ten labels', async () => {
    const id = await submitMessage(here);
    await changed(
      await change(layla, id, { version: 1, labels: Array.from({ length: 10 }, (_, index) => `l${index}`) }),
    );
    const refused = await layla.call('/messages/bulk', { messages: [{ id, version: 2 }], addLabels: ['one more'] });
    expect([refused.status, ((await refused.json()) as ErrorBody).code]).toEqual([400, 'too_many_labels']);
    const { messages } = await bulk(layla, '/messages/bulk', {
      messages: [{ id, version: 2 }],
      addLabels: ['one more'],
      removeLabels: ['l0'],
    });
    expect(messages[0]?.labels).toContain('one more');
  });
});

describe('undoing a change', () => {
  it('puts back what one change did to many, and can be undone itself', async () => {
    const ids = [await submitMessage(here), await submitMessage(here)] as const;
    await changed(await change(layla, ids[0], { version: 1, labels: ['before'], assigneeId: omar.id }));
    const done = await bulk(layla, '/messages/bulk', {
      messages: [
        { id: ids[0], version: 2 },
        { id: ids[1], version: 1 },
      ],
      status: 'completed',
      assigneeId: layla.id,
      isSpam: true,
      addLabels: ['after'],
      removeLabels: ['before'],
    });
    const undone = await bulk(omar, '/undo', { changeSetId: done.changeSetId });
    expect(undone.conflicts).toEqual([]);
    expect(await layla.read(ids[0])).toMatchObject({
      status: 'new',
      assignee: { id: omar.id },
      isSpam: false,
      labels: ['before'],
      version: 4,
    });
    expect(await layla.read(ids[1])).toMatchObject({ status: 'new', assignee: null, isSpam: false, labels: [] });
    const redone = await bulk(layla, '/undo', { changeSetId: undone.changeSetId });
    expect(
      redone.messages.every(
        ({ status, isSpam, labels }) => status === 'completed' && isSpam && labels.join() === 'after',
      ),
    ).toBe(true);
  });

  it('leaves alone what somebody has changed since, and says who', async () => {
    const ids = [await submitMessage(here), await submitMessage(here)] as const;
    const done = await bulk(layla, '/messages/bulk', {
      messages: ids.map((id) => ({ id, version: 1 })),
      status: 'completed',
    });
    await changed(await change(omar, ids[0], { version: 2, status: 'in-progress' }));
    // Another field is no obstacle.
    await changed(await change(omar, ids[1], { version: 2, labels: ['kept'] }));
    const undone = await bulk(layla, '/undo', { changeSetId: done.changeSetId });
    expect(undone.messages.map(({ id, status, labels }) => [id, status, labels])).toEqual([[ids[1], 'new', ['kept']]]);
    expect(
      undone.conflicts.map(({ message, changes }) => [message.id, changes.map(({ actorName }) => actorName)]),
    ).toEqual([[ids[0], ['عمر']]]);
  });

  it('happens once when it is asked for twice', async () => {
    const id = await submitMessage(here);
    const { changeSetId } = await changed(await change(layla, id, { version: 1, status: 'completed' }));
    await Promise.all(Array.from({ length: 4 }, () => bulk(layla, '/undo', { changeSetId })));
    expect(await layla.read(id)).toMatchObject({ status: 'new', version: 3 });
  });

  it('gives nothing back to somebody who is no administrator any more', async () => {
    const former = await signInUser(here);
    const id = await submitMessage(here);
    await changed(await change(layla, id, { version: 1, assigneeId: former.id }));
    const { changeSetId } = await changed(await change(layla, id, { version: 2, assigneeId: null }));
    await here.db('accounts').where({ id: former.id }).update({ role: 'member' });
    const undone = await bulk(layla, '/undo', { changeSetId });
    expect(undone.messages[0]?.assignee).toBeNull();
  });

  it('needs a change that can be undone', async () => {
    const id = await submitMessage(here);
    await layla.call(`/messages/${id}/notes`, { body: 'A note.' });
    const [note] = (await layla.read(id)).changes;
    expect(note).toMatchObject({ field: 'note', isUndoable: false });
    for (const changeSetId of [randomUUID(), note?.changeSetId]) {
      expect((await layla.call('/undo', { changeSetId })).status).toBe(404);
    }
  });
});

describe('the history of changes', () => {
  it('is read page by page, of one message or of all', async () => {
    const id = await submitMessage(here);
    for (const [index, status] of ['in-progress', 'completed', 'new'].entries()) {
      await changed(await change(layla, id, { version: index + 1, status }));
    }
    const read = async (query: string) =>
      (await (await layla.call(`/changes?${query}`)).json()) as { changes: InboxChange[]; nextCursor: string | null };
    const first = await read(`messageId=${id}&limit=2`);
    expect(first.changes.map(({ after }) => after)).toEqual(['new', 'completed']);
    const second = await read(`messageId=${id}&limit=2&cursor=${first.nextCursor ?? ''}`);
    expect(second).toMatchObject({ changes: [{ after: 'in-progress' }], nextCursor: null });
    expect((await read('limit=3')).changes.map(({ messageId }) => messageId)).toEqual([id, id, id]);
    expect((await layla.call('/changes?cursor=99999999999999999999')).status).toBe(400);
  });

  it('cannot be rewritten', async () => {
    await expect(here.db('contact_changes').update({ actor_name: 'Nobody' })).rejects.toThrow();
  });

  it('outlives the administrator', async () => {
    const former = await signInUser(here, 'admin', 'سلمى');
    const id = await submitMessage(here);
    await changed(await change(former, id, { version: 1, status: 'completed' }));
    await here.db('accounts').where({ id: former.id }).delete();
    expect((await layla.read(id)).changes[0]).toMatchObject({ actor: null, actorName: 'سلمى' });
  });

  it('tells the state after any changes by anybody, in any order', async () => {
    const id = await submitMessage(here);
    const step = fc.record({
      user: fc.constantFrom('layla', 'omar'),
      isStale: fc.boolean(),
      body: fc.oneof(
        fc.record({ status: fc.constantFrom('new', 'in-progress', 'completed') }),
        fc.record({ labels: fc.uniqueArray(fc.constantFrom('a', 'b', 'ج'), { maxLength: 3 }) }),
        fc.record({ assigneeId: fc.constantFrom(layla.id, omar.id, null) }),
        fc.record({ isSpam: fc.boolean() }),
        fc.constant('undo' as const),
      ),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 6 }), async (steps) => {
        for (const { user, isStale, body } of steps) {
          const by = user === 'layla' ? layla : omar;
          const { version, changes } = await by.read(id);
          if (body === 'undo') {
            await by.call('/undo', { changeSetId: changes[0]?.changeSetId ?? randomUUID() });
          } else {
            await change(by, id, { version: isStale ? Math.max(1, version - 1) : version, ...body });
          }
        }
        await assertHistoryTellsTheState();
      }),
      { numRuns: 15 },
    );
  });
});
