import type { InboxFilter } from '@rakhim/contract';
import type { Knex } from 'knex';
import type { AuditService } from '#src/modules/audit/audit.service.ts';
import type { InboxQueries, InboxRow } from '../inbox/inbox.queries.ts';
import type { Actor } from '../triage/triage.service.ts';

/** A line of the table: cells as they are, unescaped. */
export type ExportRow = readonly (string | number)[];

export interface InboxExportService {
  /** Reads messages as table rows with a header, newest first, one page at a time: between pages no query is open. */
  read(actor: Actor, filter: InboxFilter, requestId: string): Promise<AsyncIterable<ExportRow>>;
}

export interface InboxExportServiceOptions {
  readonly db: Knex;
  readonly queries: InboxQueries;
  readonly audit: AuditService;
}

const pageSize = 500;
const head = [
  'received',
  'reference',
  'name',
  'email',
  'subject',
  'message',
  'language',
  'status',
  'assignee',
  'labels',
  'spam',
  'spam reasons',
  'replies',
  'answers',
  'notes',
] as const;

export function createInboxExportService({ db, queries, audit }: InboxExportServiceOptions): InboxExportService {
  async function* readRows(administratorId: string, filter: InboxFilter): AsyncGenerator<ExportRow> {
    yield head;
    for (let after: { createdAt: Date; id: string } | undefined; ;) {
      const page = await queries.listWholePage({ filter, administratorId, limit: pageSize, after });
      yield* page.map(toRow);
      const last = page.at(-1);
      if (page.length < pageSize || !last) {
        return;
      }
      after = { createdAt: last.created_at, id: last.id };
    }
  }

  return {
    async read(actor, filter, requestId) {
      await audit.record(db, { accountId: actor.id, actor: 'self', action: 'inbox.exported', requestId });
      return readRows(actor.id, filter);
    },
  };
}

function toRow(row: InboxRow & { readonly message: string }): ExportRow {
  return [
    row.created_at.toISOString(),
    row.reference,
    row.name,
    row.email,
    row.subject,
    row.message,
    row.language,
    row.status,
    row.assignee_name ?? '',
    row.labels.join(', '),
    row.is_spam ? 'yes' : 'no',
    row.spam_reasons.map(({ rule, points }) => `${rule} ${points}`).join(', '),
    row.replies,
    row.answers,
    row.notes,
  ];
}
