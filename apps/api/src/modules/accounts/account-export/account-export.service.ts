import type { History, LexiconEntry, Me } from '@rakhim/contract';
import type { Knex } from 'knex';
import type { AuditService } from '#src/modules/audit/audit.service.ts';
import type { ContactService, OwnContactMessage } from '#src/modules/contact/contact.service.ts';
import type { HistoryService } from '#src/modules/history/history.service.ts';
import type { LexiconService } from '#src/modules/lexicon/lexicon.service.ts';
import type { LiveSession, SessionsService } from '#src/modules/sessions/sessions.service.ts';
import type { AccountsQueries } from '../accounts.queries.ts';
import type { AccountsService } from '../accounts.service.ts';
import type { Caller } from '#src/caller.ts';

/** Everything kept about somebody, in the contract's shape. */
export interface AccountExport {
  readonly account: Me;
  readonly identities: { issuer: string; createdAt: string }[];
  readonly sessions: { userAgent: string; createdAt: string; lastUsedAt: string }[];
  readonly apiKeys: { name: string; createdAt: string; revokedAt: string | null }[];
  readonly usage: { periodStart: string; characters: number }[];
  /** The newest utterances; older ones can be read from where `nextCursor` leads. */
  readonly history: History;
  readonly lexicon: { version: number; entries: LexiconEntry[] };
  /** The owner's newest thousand contact messages, with our replies. */
  readonly contactMessages: OwnContactMessage[];
  readonly events: { action: string; at: string }[];
}

export interface AccountExportService {
  collect(session: LiveSession, caller: Caller): Promise<AccountExport>;
}

export interface AccountExportServiceOptions {
  readonly db: Knex;
  readonly queries: AccountsQueries;
  readonly accounts: AccountsService;
  readonly sessions: SessionsService;
  readonly history: HistoryService;
  readonly lexicon: LexiconService;
  readonly contact: ContactService;
  readonly audit: AuditService;
}

/** A document is held in memory as a whole, so there is a bound to it. */
const utterancesMax = 1_000;

export function createAccountExportService({
  db,
  queries,
  accounts,
  sessions,
  history,
  lexicon,
  contact,
  audit,
}: AccountExportServiceOptions): AccountExportService {
  async function listContactMessages(accountId: string): Promise<OwnContactMessage[]> {
    const owner = await queries.findAccount(accountId);
    return owner ? contact.listOf(owner) : [];
  }

  return {
    async collect({ account_id: accountId }, { requestId }) {
      await audit.record(db, { accountId, actor: 'self', action: 'account.exported', requestId });
      const [account, identities, open, kept, utterances, words, written] = await Promise.all([
        accounts.getMe(accountId),
        queries.listIdentities(accountId),
        sessions.list(accountId),
        queries.readHistory(accountId),
        history.list(accountId, { limit: utterancesMax }),
        lexicon.listAll(accountId),
        listContactMessages(accountId),
      ]);
      return {
        account,
        identities: identities.map(({ issuer, created_at }) => ({ issuer, createdAt: created_at.toISOString() })),
        sessions: open.map(({ user_agent, created_at, refreshed_at }) => ({
          userAgent: user_agent,
          createdAt: created_at.toISOString(),
          lastUsedAt: refreshed_at.toISOString(),
        })),
        apiKeys: kept.apiKeys.map(({ name, created_at, revoked_at }) => ({
          name,
          createdAt: created_at.toISOString(),
          revokedAt: revoked_at?.toISOString() ?? null,
        })),
        usage: kept.usage.map(({ period_start, used }) => ({
          periodStart: period_start.toISOString(),
          characters: used,
        })),
        history: utterances,
        lexicon: words,
        contactMessages: written,
        events: kept.events.map(({ action, created_at }) => ({ action, at: created_at.toISOString() })),
      };
    },
  };
}
