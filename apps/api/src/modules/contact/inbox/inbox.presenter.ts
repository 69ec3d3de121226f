import type { InboxMessage } from '@rakhim/contract';
import { AppError } from '#src/errors/app-error.ts';
import type { InboxRow, PageStart } from './inbox.queries.ts';

const previewLettersMax = 200;
const cursorPattern = /^(?<ms>\d{12,15})_(?<id>[\da-f-]{36})$/u;

/** A message as administrators see it in the list. */
export function presentMessage(row: InboxRow): InboxMessage {
  return {
    id: row.id,
    reference: row.reference,
    name: row.name,
    email: row.email,
    subject: row.subject,
    preview: toPreview(row.head),
    language: row.language,
    status: row.status,
    assignee: row.assignee_id === null ? null : { id: row.assignee_id, name: row.assignee_name ?? '' },
    labels: [...row.labels],
    isSpam: row.is_spam,
    spamScore: row.spam_score,
    spamReasons: [...row.spam_reasons],
    accountId: row.account_id,
    repeats: row.repeats,
    replies: row.replies,
    answers: row.answers,
    notes: row.notes,
    isAwaitingUs: row.is_awaiting_us,
    version: row.version,
    createdAt: row.created_at.toISOString(),
    lastActivityAt: row.last_activity_at.toISOString(),
  };
}

/** Returns where the page after this message begins. */
export function writeCursor({ created_at: createdAt, id }: InboxRow): string {
  return `${createdAt.getTime()}_${id}`;
}

/** @throws AppError when it is not one that {@link writeCursor} made. */
export function readCursor(cursor: string): PageStart {
  const { ms, id } = cursorPattern.exec(cursor)?.groups ?? {};
  if (ms === undefined || id === undefined) {
    throw new AppError('not_found', { param: 'cursor' });
  }
  return { createdAt: new Date(Number(ms)), id };
}

/** The beginning of a text in one line, cut between characters. */
function toPreview(text: string): string {
  return [...text.replaceAll(/\s+/gu, ' ')].slice(0, previewLettersMax).join('');
}
