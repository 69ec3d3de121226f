import type { ContactStatus, InboxFilter, SpamReason } from '@rakhim/contract';
import type { Knex } from 'knex';
import { toSearchQuery } from '../search/search-words.ts';

export interface InboxRow {
  readonly id: string;
  readonly reference: string;
  readonly account_id: string | null;
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  /** The way the message begins. */
  readonly head: string;
  readonly language: 'en' | 'ar';
  readonly status: ContactStatus;
  readonly assignee_id: string | null;
  readonly assignee_name: string | null;
  readonly labels: readonly string[];
  readonly is_spam: boolean;
  readonly spam_score: number;
  readonly spam_reasons: readonly SpamReason[];
  readonly repeats: number;
  readonly replies: number;
  readonly answers: number;
  readonly notes: number;
  readonly is_awaiting_us: boolean;
  readonly version: number;
  readonly created_at: Date;
  readonly last_activity_at: Date;
}

/** The place where a page begins: after this message. */
export interface PageStart {
  readonly createdAt: Date;
  readonly id: string;
}

export interface PageRequest {
  readonly filter: InboxFilter;
  /** Who asks, for what is assigned to `me`. */
  readonly administratorId: string;
  readonly limit: number;
  readonly after?: PageStart | undefined;
}

const headUnits = 400;
/** A search first reads this many of the newest messages one by one. */
const newestMax = 2_000;
const labelsMax = 100;

const columns = [
  'm.id',
  'm.reference',
  'm.account_id',
  'm.name',
  'm.email',
  'm.subject',
  'm.language',
  'm.status',
  'm.assignee_id',
  'm.labels',
  'm.is_spam',
  'm.spam_score',
  'm.spam_reasons',
  'm.repeats',
  'm.replies',
  'm.answers',
  'm.notes',
  'm.is_awaiting_us',
  'm.version',
  'm.created_at',
  'm.last_activity_at',
  'a.name AS assignee_name',
] as const;

export type InboxQueries = ReturnType<typeof createInboxQueries>;

export function createInboxQueries(db: Knex) {
  const select = (tx: Knex) =>
    tx('contact_messages AS m')
      .leftJoin('accounts AS a', 'a.id', 'm.assignee_id')
      .select<InboxRow[]>(...columns, tx.raw('left(m.message, ?) AS head', [headUnits]));

  const newestFirst = [
    { column: 'm.created_at', order: 'desc' },
    { column: 'm.id', order: 'desc' },
  ];

  /** A page of messages, newest first. @param found the ids of those on it, where words were searched for. */
  function pageOf(request: PageRequest, found: readonly string[] | undefined) {
    const page = select(db).orderBy(newestFirst).limit(request.limit);
    return found === undefined ? narrow(page, request) : page.whereIn('m.id', found);
  }

  /**
   * What words are found in. PostgreSQL counts how frequent words are, not how frequent their beginnings, so it cannot
   * tell which way is short: a word that many messages have is soon found by reading the newest ones, and a rarer one
   * by the index of words.
   *
   * @returns the ids of a page, or `undefined` when no words are searched for.
   */
  async function findHits(request: PageRequest): Promise<readonly string[] | undefined> {
    const { search } = request.filter;
    if (search === undefined) {
      return undefined;
    }
    const query = toSearchQuery(search);
    if (query === undefined) {
      return [];
    }
    const newest = narrow(
      db('contact_messages AS m').select('m.id', 'm.created_at', 'm.search').orderBy(newestFirst).limit(newestMax),
      request,
    );
    const [soon] = await db
      .from(newest.as('m'))
      .select<{ read: number; ids: string[] | null }[]>(
        db.raw('count(*) AS read'),
        db.raw('array_agg(m.id ORDER BY m.created_at DESC, m.id DESC) FILTER (WHERE m.search @@ ?::tsquery) AS ids', [
          query,
        ]),
      );
    const ids = soon?.ids ?? [];
    if (ids.length >= request.limit || (soon?.read ?? 0) < newestMax) {
      return ids.slice(0, request.limit);
    }
    // Materialised, so that neither the filter nor the order tempts to read all messages.
    const all = db('contact_messages').select(narrowedBy).whereRaw('search @@ ?::tsquery', [query]);
    return narrow(db.withMaterialized('m', all).from('m').orderBy(newestFirst).limit(request.limit), request).pluck<
      string[]
    >('m.id');
  }

  return {
    async listPage(request: PageRequest): Promise<InboxRow[]> {
      return pageOf(request, await findHits(request));
    },

    /** Lists whole messages, for an export. */
    async listWholePage(request: PageRequest): Promise<(InboxRow & { readonly message: string })[]> {
      return pageOf(request, await findHits(request)).select<(InboxRow & { readonly message: string })[]>('m.message');
    },

    async findMessage(id: string, tx: Knex = db): Promise<(InboxRow & { readonly message: string }) | undefined> {
      const [row] = await select(tx).select<(InboxRow & { readonly message: string })[]>('m.message').where('m.id', id);
      return row;
    },

    async listMessages(ids: readonly string[], tx: Knex = db): Promise<InboxRow[]> {
      return select(tx).whereIn('m.id', ids);
    },

    async countByStatus(): Promise<{ is_spam: boolean; status: ContactStatus; count: number }[]> {
      return db('contact_messages')
        .groupBy('is_spam', 'status')
        .select('is_spam', 'status', db.raw('count(*) AS count'));
    },

    /** The number of messages that are not completed and are assigned to an administrator, or to nobody. */
    async countOpen(administratorId: string): Promise<{ mine: number; unassigned: number }> {
      const { rows } = await db.raw<{ rows: { mine: number; unassigned: number }[] }>(
        `SELECT count(*) FILTER (WHERE assignee_id = ?) AS mine, count(*) FILTER (WHERE assignee_id IS NULL) AS unassigned
         FROM contact_messages WHERE NOT is_spam AND status <> 'completed'`,
        [administratorId],
      );
      return rows[0] ?? { mine: 0, unassigned: 0 };
    },

    async countLabels(): Promise<{ label: string; count: number }[]> {
      const { rows } = await db.raw<{ rows: { label: string; count: number }[] }>(
        `SELECT label, count(*) AS count FROM contact_messages, unnest(labels) AS label WHERE labels <> '{}' AND NOT is_spam
         GROUP BY label ORDER BY count DESC, label LIMIT ?`,
        [labelsMax],
      );
      return rows;
    },

    /** Reads one message, to see whether that is possible. */
    async probe(): Promise<number> {
      return (await db('contact_messages').limit(1).select('id')).length;
    },

    async countMails(): Promise<{ waiting: number; failed: number }> {
      const rows = await db('mail_outbox')
        .whereLike('kind', 'contact\\_%')
        .groupBy('state')
        .select<{ state: string; count: number }[]>('state', db.raw('count(*) AS count'));
      const countOf = (state: string) => rows.find((row) => row.state === state)?.count ?? 0;
      return { waiting: countOf('waiting'), failed: countOf('failed') };
    },
  };
}

/** The columns that `narrow` looks at. */
const narrowedBy = ['id', 'created_at', 'is_spam', 'status', 'labels', 'assignee_id', 'email'] as const;

/** Leaves what the filter lets through, but for its words, after the beginning of the page. */
function narrow<Query extends Knex.QueryBuilder>(page: Query, { filter, administratorId, after }: PageRequest): Query {
  const { folder = 'inbox', status, label, assignee, email, since, before } = filter;
  if (folder !== 'all') {
    void page.where('m.is_spam', folder === 'spam');
  }
  if (status !== undefined) {
    void page.where('m.status', status);
  }
  if (label !== undefined) {
    void page.whereRaw('m.labels @> ARRAY[?]', [label]);
  }
  if (assignee === 'none') {
    void page.whereNull('m.assignee_id');
  } else if (assignee !== undefined) {
    void page.where('m.assignee_id', assignee === 'me' ? administratorId : assignee);
  }
  if (email !== undefined) {
    void page.whereRaw('lower(m.email) = lower(?)', [email]);
  }
  if (since !== undefined) {
    void page.where('m.created_at', '>=', new Date(since));
  }
  if (before !== undefined) {
    void page.where('m.created_at', '<', new Date(before));
  }
  if (after !== undefined) {
    void page.whereRaw('(m.created_at, m.id) < (?::timestamptz, ?::uuid)', [after.createdAt, after.id]);
  }
  return page;
}
