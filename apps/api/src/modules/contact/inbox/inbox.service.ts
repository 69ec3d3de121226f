import type {
  InboxAdministrator,
  InboxCounts,
  InboxDiagnostics,
  InboxFilter,
  InboxMessage,
  InboxMessageDetail,
  InboxPage,
} from '@rakhim/contract';
import { type Language, getTranslator } from '@rakhim/i18n';
import type { Logger } from 'pino';
import type { AdministratorsService } from '#src/modules/accounts/administrators/administrators.service.ts';
import { AppError } from '#src/errors/app-error.ts';
import { presentEntry } from '../thread/present-entry.ts';
import type { ThreadQueries } from '../thread/thread.queries.ts';
import { presentChange } from '../triage/present-change.ts';
import type { ChangesQueries } from '../triage/changes.queries.ts';
import { presentMessage, readCursor, writeCursor } from './inbox.presenter.ts';
import type { InboxQueries } from './inbox.queries.ts';

export interface ListRequest {
  readonly filter: InboxFilter;
  readonly limit: number;
  readonly cursor?: string | undefined;
}

/** The inbox as administrators see it. Callers check the role before. */
export interface InboxService {
  list(administratorId: string, request: ListRequest): Promise<InboxPage>;
  /** @throws AppError `not_found`. */
  read(id: string): Promise<InboxMessageDetail>;
  readMany(ids: readonly string[]): Promise<InboxMessage[]>;
  count(administratorId: string): Promise<InboxCounts>;
  listAdministrators(): Promise<InboxAdministrator[]>;
  /** Tells whether the inbox works, without a word on why it does not: that is in the log. */
  diagnose(role: InboxDiagnostics['role'], language: Language): Promise<InboxDiagnostics>;
}

export interface InboxServiceOptions {
  readonly queries: InboxQueries;
  readonly thread: ThreadQueries;
  readonly changes: ChangesQueries;
  readonly administrators: AdministratorsService;
  readonly isReceivingMail: boolean;
  readonly logger: Logger;
  readonly now: () => Date;
}

const statusesAtZero = { new: 0, 'in-progress': 0, completed: 0 } as const;

export function createInboxService({
  queries,
  thread,
  changes,
  administrators,
  isReceivingMail,
  logger,
  now,
}: InboxServiceOptions): InboxService {
  async function count(administratorId: string): Promise<InboxCounts> {
    const [byStatus, open, labels] = await Promise.all([
      queries.countByStatus(),
      queries.countOpen(administratorId),
      queries.countLabels(),
    ]);
    const sum = (rows: typeof byStatus) => rows.reduce((total, row) => total + row.count, 0);
    const wanted = byStatus.filter((row) => !row.is_spam);
    return {
      byStatus: { ...statusesAtZero, ...Object.fromEntries(wanted.map((row) => [row.status, row.count])) },
      spam: sum(byStatus) - sum(wanted),
      all: sum(byStatus),
      ...open,
      labels,
    };
  }

  /** @returns nothing when messages cannot be read. */
  async function probe(): Promise<number | undefined> {
    try {
      return await queries.probe();
    } catch (error) {
      logger.error({ err: error }, 'contact messages could not be read');
      return undefined;
    }
  }

  return {
    async list(administratorId, { filter, limit, cursor }) {
      const after = cursor === undefined ? undefined : readCursor(cursor);
      // One more than asked for tells whether there is another page.
      const rows = await queries.listPage({ filter, administratorId, limit: limit + 1, after });
      const page = rows.slice(0, limit);
      const last = page.at(-1);
      return { messages: page.map(presentMessage), nextCursor: rows.length > limit && last ? writeCursor(last) : null };
    },

    async read(id) {
      const row = await queries.findMessage(id);
      if (!row) {
        throw new AppError('not_found');
      }
      const [entries, history] = await Promise.all([thread.listEntries(id), changes.listOfMessage(id)]);
      return {
        ...presentMessage(row),
        message: row.message,
        entries: entries.map(presentEntry),
        changes: history.map(presentChange),
      };
    },

    async readMany(ids) {
      return (await queries.listMessages(ids)).map(presentMessage);
    },

    count,

    listAdministrators: () => administrators.list(),

    async diagnose(role, language) {
      const translate = getTranslator(language);
      const [recordsFound, byStatus, mails] = await Promise.all([
        probe(),
        queries.countByStatus(),
        queries.countMails(),
      ]);
      return {
        isReadable: recordsFound !== undefined,
        recordsFound: recordsFound ?? 0,
        result:
          recordsFound === undefined
            ? translate('inbox:test_failed', { reason: translate('errors:service_unavailable') })
            : translate('inbox:test_succeeded', { records: recordsFound }),
        messages: byStatus.reduce((total, row) => total + row.count, 0),
        role,
        mailsWaiting: mails.waiting,
        mailsFailed: mails.failed,
        isReceivingMail,
        checkedAt: now().toISOString(),
      };
    },
  };
}
