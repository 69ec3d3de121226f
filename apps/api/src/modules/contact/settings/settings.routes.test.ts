import type { InboxSettings } from '@rakhim/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type InboxUser, signInUser, submitMessage } from '#src/testing/inbox-people.ts';
import type { StubEngine } from '#src/testing/stub-engine.ts';
import { type TestApi, startTestApi } from '#src/testing/test-api.ts';
import { waitForBlockedStatements } from '#src/testing/wait-for-blocked-statements.ts';

const dayMs = 86_400_000;
let api: TestApi<StubEngine>;
let layla: InboxUser;
let time: number;

// One for each test: what is chosen and deleted counts for the whole inbox, and a sign-in does not outlive the days
// that pass here.
beforeEach(async () => {
  time = Date.now();
  api = await startTestApi({ RAKHIM_TRUSTED_PROXIES: '1' }, { now: () => new Date(time) });
  layla = await signInUser(api);
});
afterEach(async () => {
  await api.assertAtRest();
  await api.close();
});

async function put(settings: Record<string, unknown>): Promise<number> {
  return (await layla.call('/settings', settings, 'PUT')).status;
}

async function chooseMonthAndWeek(): Promise<void> {
  expect(await put({ retentionDays: 30, spamRetentionDays: 7 })).toBe(200);
}

describe('the time for which messages are kept', () => {
  it('is two years, and thirty days for spam, until somebody chooses otherwise', async () => {
    expect((await (await layla.call('/settings')).json()) as InboxSettings).toEqual({
      retentionDays: 730,
      spamRetentionDays: 30,
    });
    expect(await put({ retentionDays: 6, spamRetentionDays: 30 })).toBe(400);
    expect(await put({ retentionDays: 7, spamRetentionDays: null })).toBe(400);
    expect(await put({ retentionDays: null, spamRetentionDays: 7 })).toBe(200);
    expect(await (await layla.call('/settings')).json()).toEqual({ retentionDays: null, spamRetentionDays: 7 });
    expect(await api.db('audit_events').where({ action: 'inbox.retention_changed' })).toMatchObject([
      { account_id: layla.id, details: { retentionDays: 0, spamRetentionDays: 7 } },
    ]);
  });

  it('counts from the last word, and takes thread and history along', async () => {
    await chooseMonthAndWeek();
    const [old, spam, alive] = [
      await submitMessage(api),
      await submitMessage(api, { website: 'x' }),
      await submitMessage(api),
    ];
    time += 20 * dayMs;
    await api.context.housekeeping.sweep();
    expect((await api.db('contact_messages').pluck('id')).toSorted()).toEqual([old, alive].toSorted());
    await api.context.contact.thread.addNote({ id: layla.id, name: 'ليلى' }, alive, 'Still at it.');
    await api.context.contact.thread.addNote({ id: layla.id, name: 'ليلى' }, old, 'The last word.');
    await api
      .db('contact_messages')
      .where({ id: old })
      .update({ last_activity_at: new Date(time - 30 * dayMs - 1) });
    expect((await api.context.housekeeping.sweep())['contactMessages']).toBe(1);
    expect(await api.db('contact_messages').pluck('id')).toEqual([alive]);
    expect(await api.db('contact_entries').pluck('message_id')).toEqual([alive]);
    expect(await api.db('contact_changes').whereIn('message_id', [old, spam])).toEqual([]);
  });

  it('restarts with an entry that arrives during the deletion', async () => {
    await chooseMonthAndWeek();
    const message = await submitMessage(api);
    time += 31 * dayMs;
    const speaking = await api.db.transaction();
    await speaking('contact_messages')
      .where({ id: message })
      .update({ last_activity_at: new Date(time) });
    const sweeping = api.context.contact.inboxSettings.deleteExpired();
    await waitForBlockedStatements(api.db);
    await speaking.commit();
    await sweeping;
    expect(await api.db('contact_messages').where({ id: message })).toHaveLength(1);
  });
});
