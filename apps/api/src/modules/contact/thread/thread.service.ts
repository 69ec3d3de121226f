import { randomUUID } from 'node:crypto';
import type { ContactStatus } from '@rakhim/contract';
import type { Knex } from 'knex';
import { inTransaction } from '#src/database/transaction.ts';
import { AppError } from '#src/errors/app-error.ts';
import type { MailService } from '#src/modules/mail/mail.service.ts';
import type { RateLimitsService } from '#src/modules/rate-limits/rate-limits.service.ts';
import type { InboxQueries } from '../inbox/inbox.queries.ts';
import { findSearchWords } from '../search/search-words.ts';
import type { ChangesQueries } from '../triage/changes.queries.ts';
import { findDifferences } from '../triage/decide-change.ts';
import type { TriageQueries } from '../triage/triage.queries.ts';
import type { Actor, SeenMessage, TriageService } from '../triage/triage.service.ts';
import type { ThreadQueries } from './thread.queries.ts';

/** A mail that answers one of ours. */
export interface Answer {
  readonly mailId: string;
  readonly fromName: string;
  readonly fromEmail: string;
  readonly body: string;
  /** The quoted part of earlier mails. */
  readonly quoted: string | null;
  /** Names of files. */
  readonly attachments: readonly string[];
  /** Written by a program, such as an absence notice. */
  readonly isAutomatic: boolean;
}

export interface ThreadService {
  /**
   * Puts a reply into the thread and its mail into the outbox, at one moment.
   *
   * @throws AppError `not_found`; `message_changed` when the thread has grown or the message was changed since it was
   *   seen; `too_many_requests`.
   */
  reply(actor: Actor, seen: SeenMessage, reply: { body: string; status?: ContactStatus | undefined }): Promise<void>;
  /** @throws AppError `not_found`. */
  addNote(actor: Actor, messageId: string, body: string): Promise<void>;
  /**
   * Puts an answer into the thread that its mail refers to. One that a person wrote opens a completed message again.
   *
   * @returns `repeated` when the mail was there already. @throws AppError `not_found` when the message is gone.
   */
  attachAnswer(reference: string, answer: Answer): Promise<'attached' | 'repeated'>;
}

export interface ThreadServiceOptions {
  readonly db: Knex;
  readonly queries: ThreadQueries;
  readonly triage: TriageService;
  readonly triageQueries: TriageQueries;
  readonly changes: ChangesQueries;
  readonly inbox: InboxQueries;
  readonly mail: MailService;
  readonly limits: RateLimitsService;
  /** Tells administrators that look at the inbox. */
  readonly announce: (tx: Knex) => Promise<void>;
  readonly now: () => Date;
}

export function createThreadService(options: ThreadServiceOptions): ThreadService {
  const { db, queries, triage, triageQueries, changes, inbox, mail, limits, announce, now } = options;

  return {
    async reply(actor, seen, { body, status }) {
      await limits.consume('inbox-reply:account', actor.id);
      await inTransaction(db, async (tx) => {
        const row = await triage.lockSeen(tx, seen);
        const message = await inbox.findMessage(row.id, tx);
        const at = now();
        const entryId = randomUUID();
        const changeSetId = randomUUID();
        await queries.insertEntry(tx, {
          id: entryId,
          messageId: row.id,
          kind: 'reply',
          author: actor,
          body,
          createdAt: at,
        });
        const version = await queries.noteEntry(tx, row.id, {
          counter: 'replies',
          isAwaitingUs: false,
          isNewVersion: true,
          searchWords: findSearchWords(body),
          at,
        });
        await changes.insertChanges(tx, [
          {
            changeSetId,
            messageId: row.id,
            actor,
            actorName: actor.name,
            field: 'reply',
            before: null,
            after: null,
            version,
            at,
          },
        ]);
        await triage.apply(tx, { ...row, version }, findDifferences(row, { status }), { changeSetId, actor });
        await mail.enqueue(tx, {
          kind: 'contact_reply',
          recipient: message?.email ?? '',
          language: message?.language ?? 'en',
          details: { messageId: row.id, entryId },
        });
        await announce(tx);
      });
    },

    async addNote(actor, messageId, body) {
      await inTransaction(db, async (tx) => {
        const [row] = await triageQueries.lockMessages(tx, [messageId]);
        if (!row) {
          throw new AppError('not_found');
        }
        const at = now();
        await queries.insertEntry(tx, {
          id: randomUUID(),
          messageId,
          kind: 'note',
          author: actor,
          body,
          createdAt: at,
        });
        const version = await queries.noteEntry(tx, messageId, {
          counter: 'notes',
          isNewVersion: false,
          searchWords: findSearchWords(body),
          at,
        });
        await changes.insertChanges(tx, [
          {
            changeSetId: randomUUID(),
            messageId,
            actor,
            actorName: actor.name,
            field: 'note',
            before: null,
            after: null,
            version,
            at,
          },
        ]);
        await announce(tx);
      });
    },

    async attachAnswer(reference, answer) {
      const { body, fromName, fromEmail, isAutomatic } = answer;
      return inTransaction(db, async (tx) => {
        const id = await queries.findByReference(tx, reference);
        const [row] = id === undefined ? [] : await triageQueries.lockMessages(tx, [id]);
        if (!row) {
          throw new AppError('not_found');
        }
        const at = now();
        if (
          !(await queries.insertEntry(tx, {
            id: randomUUID(),
            messageId: row.id,
            kind: 'answer',
            answer,
            body,
            createdAt: at,
          }))
        ) {
          return 'repeated';
        }
        const searchWords = findSearchWords(`${fromName} ${fromEmail} ${body}`);
        const version = await queries.noteEntry(tx, row.id, {
          counter: 'answers',
          ...(!isAutomatic && { isAwaitingUs: true }),
          isNewVersion: !isAutomatic,
          searchWords,
          at,
        });
        const changeSetId = randomUUID();
        await changes.insertChanges(tx, [
          {
            changeSetId,
            messageId: row.id,
            actorName: fromName,
            field: 'answer',
            before: null,
            after: null,
            version,
            at,
          },
        ]);
        if (!isAutomatic && row.status === 'completed') {
          await triage.apply(tx, { ...row, version }, findDifferences(row, { status: 'new' }), { changeSetId });
        }
        await announce(tx);
        return 'attached';
      });
    },
  };
}
