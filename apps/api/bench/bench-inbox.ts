import { type Table, median, percentile, round } from '@rakhim/tooling/bench';
import { createDatabase } from '#src/database/create-database.ts';
import { registerPerson, signInPerson } from '#src/testing/people.ts';
import { seedInbox, rareWord } from './seed-inbox.ts';
import type { BenchApi } from './start-bench-api.ts';

const messages = 100_000;
const rounds = 30;
const warmUps = 3;
const base = '/api/v1/admin/contact';

/** Measures how long an administrator waits in an inbox that was never tidied up. */
export async function benchInbox(api: BenchApi): Promise<Table> {
  await seedInbox(api.db, messages);
  await vacuum(api);
  const token = await signInAdministrator(api);

  async function ask(path: string): Promise<string> {
    const response = await fetch(`${api.url}${base}${path}`, { headers: { authorization: `Bearer ${token}` } });
    if (!response.ok) {
      throw new Error(`${path} answered ${response.status}.`);
    }
    return response.text();
  }

  async function row(name: string, path: string): Promise<string[]> {
    const timesMs: number[] = [];
    let found = 0;
    for (let index = -warmUps; index < rounds; index += 1) {
      const since = performance.now();
      const body = await ask(path);
      if (index >= 0) {
        timesMs.push(performance.now() - since);
      }
      found = (JSON.parse(body) as { messages?: unknown[] }).messages?.length ?? 0;
    }
    return [
      name,
      path.startsWith('/messages') ? String(found) : '',
      `${round(median(timesMs))} ms`,
      `${round(percentile(timesMs, 0.95))} ms`,
    ];
  }

  const search = (words: string) => `/messages?search=${encodeURIComponent(words)}`;
  const middle = await api
    .db('contact_messages')
    .orderBy('created_at', 'desc')
    .offset(messages / 2)
    .first<{ id: string; created_at: Date }>('id', 'created_at');
  return {
    title: 'The inbox',
    note: `${messages.toLocaleString('en')} messages, asked over HTTP by one administrator, ${rounds} times each; pages of 100.`,
    head: ['asked for', 'messages in the answer', 'median', 'p95'],
    rows: [
      await row('the first page', '/messages'),
      await row('a page from the middle', `/messages?cursor=${middle.created_at.getTime()}_${middle.id}`),
      await row('those with one status', '/messages?status=in-progress'),
      await row('those with one label', `/messages?label=${encodeURIComponent('فواتير')}`),
      await row('spam', '/messages?folder=spam'),
      await row('a search for a rare word, written without its marks', search(rareWord.replace('ة', 'ه'))),
      await row('a search for a word that most messages have', search('الصوت')),
      await row('a search for three words', search('الصوت خليجي voice')),
      await row('a search for the first letter of many words', search('ا')),
      await row('a search for a rare word among those of one status', `${search(rareWord)}&status=new`),
      await row('a search for a rare and a common word', search(`${rareWord} الصوت`)),
      await row('a search for an address', search('person77@example.com')),
      await row('a search that finds nothing', search('قسطنطينيات')),
      await row('the counts', '/counts'),
    ],
  };
}

/** Runs VACUUM, as autovacuum does sooner or later. The API's own role may not. */
async function vacuum({ databaseUrl, context }: BenchApi): Promise<void> {
  const owner = createDatabase({ url: databaseUrl, log: context.logger });
  await owner.raw('VACUUM ANALYZE contact_messages');
  await owner.destroy();
}

async function signInAdministrator({ url, db }: BenchApi): Promise<string> {
  const caller = { db, call: (path: string, init?: RequestInit) => fetch(url + path, init) };
  const person = await registerPerson(caller);
  await db('accounts').where({ email: person.email }).update({ role: 'admin' });
  return (await signInPerson(caller, person)).access_token;
}
