import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { inTransaction } from '#src/database/transaction.ts';
import { AppError } from '#src/errors/app-error.ts';
import type { AuditService } from '#src/modules/audit/audit.service.ts';
import { roleOf } from '#src/modules/accounts/accounts.policy.ts';
import { createToken, hashToken } from '#src/secrets/opaque-token.ts';
import type { AccessTokens } from './access-token.ts';
import { createRefreshRotation } from './refresh-rotation.ts';
import { type SessionLifetimes, endedKeptMs, isOpen, isRecent } from './sessions.policy.ts';
import type { EndReason, SessionOfAccountRow, SessionRow, SessionsQueries } from './sessions.queries.ts';

/** An open session, with the rights that its account has at this moment. */
export type LiveSession = SessionOfAccountRow;

/** A place where somebody is signed in. */
export type OpenSession = SessionRow;

/** What a client is given to act for an account. */
export interface TokenPair {
  readonly accountId: string;
  readonly accessToken: string;
  /** Unix seconds. */
  readonly expiresAt: number;
  readonly expiresInSeconds: number;
  readonly refreshToken: string;
}

/** A session that was just opened: stored, and without tokens yet. */
export interface OpenedSession {
  readonly session: LiveSession;
  readonly refreshToken: string;
}

export interface NewSession {
  readonly accountId: string;
  readonly method: 'password' | 'oauth' | 'otp' | 'recovery';
  readonly userAgent: string;
}

export interface SessionsService {
  /** Signs an account in, in the transaction that decided so. */
  createSession(tx: Knex.Transaction, session: NewSession): Promise<OpenedSession>;
  /**
   * Issues the tokens of an opened session after its transaction: reading the signing key may need a second connection,
   * and waiting for one while holding another can deadlock the pool.
   */
  issueTokens(opened: OpenedSession): Promise<TokenPair>;
  /**
   * Exchanges a refresh token. It works once; within the grace it answers again with the same successor; used after
   * that, the whole family ends.
   *
   * @throws AppError `refresh_token_not_found`, `refresh_token_already_used` or `session_expired`.
   */
  refresh(refreshToken: string, requestId: string): Promise<TokenPair>;
  /** The open session of an access token. @throws AppError `invalid_session` or `session_not_found`. */
  authenticate(accessToken: string): Promise<LiveSession>;
  /** Rechecks in a transaction that a session is still open. @throws AppError `session_not_found`. */
  requireOpen(tx: Knex, session: LiveSession): Promise<void>;
  /**
   * Step-up authentication for sensitive actions. @throws AppError `reauth_required` unless the sign-in was within the
   * last ten minutes.
   */
  requireRecentSignIn(session: LiveSession): void;
  list(accountId: string): Promise<OpenSession[]>;
  /** Ends this session, the account's others, or all of them. */
  signOut(session: LiveSession, scope: 'local' | 'others' | 'global', requestId: string): Promise<void>;
  /** Ends one session of an account. @returns false when it has no such session. */
  endOne(accountId: string, sessionId: string, requestId: string): Promise<boolean>;
  end(tx: Knex, which: { accountId: string; only?: string; except?: string }, reason: EndReason): Promise<number>;
  /** Deletes sessions that ended long ago. @returns how many. */
  deleteEnded(): Promise<number>;
}

export interface SessionsServiceOptions {
  readonly db: Knex;
  readonly queries: SessionsQueries;
  readonly accessTokens: AccessTokens;
  readonly audit: AuditService;
  readonly lifetimes: SessionLifetimes;
  /** Confirmed addresses that are administrators. */
  readonly adminEmails: readonly string[];
  readonly now: () => Date;
}

const userAgentMax = 300;

export function createSessionsService(options: SessionsServiceOptions): SessionsService {
  const { db, queries, accessTokens, audit, lifetimes, adminEmails, now } = options;
  const rotate = createRefreshRotation({ queries, audit, lifetimes, now });

  async function requireSession(tx: Knex, id: string): Promise<LiveSession> {
    const session = await queries.findSession(tx, id);
    if (!session) {
      throw new AppError('session_not_found');
    }
    return { ...session, role: roleOf(session, adminEmails) };
  }

  return {
    async createSession(tx, { accountId, method, userAgent }) {
      const id = randomUUID();
      const at = now();
      const refreshToken = createToken();
      await queries.insertSession(tx, {
        id,
        account_id: accountId,
        user_agent: userAgent.slice(0, userAgentMax),
        method,
        created_at: at,
        refreshed_at: at,
        expires_at: new Date(at.getTime() + lifetimes.absoluteMs),
      });
      await queries.insertRefreshToken(tx, { token_hash: hashToken(refreshToken), session_id: id });
      return { session: await requireSession(tx, id), refreshToken };
    },

    issueTokens: (opened) => issuePair(accessTokens, opened),

    async refresh(refreshToken, requestId) {
      const result = await inTransaction(db, (tx) => rotate(tx, refreshToken, requestId));
      if ('refused' in result) {
        throw new AppError(result.refused);
      }
      return issuePair(accessTokens, result);
    },

    async authenticate(accessToken) {
      const { sessionId, accountId } = await accessTokens.verify(accessToken);
      const session = await requireSession(db, sessionId);
      if (session.account_id !== accountId || !isOpen(session, now(), lifetimes)) {
        throw new AppError('session_not_found');
      }
      return session;
    },

    async signOut({ id, account_id: accountId }, scope, requestId) {
      const which = { local: { only: id }, others: { except: id }, global: {} }[scope];
      await inTransaction(db, async (tx) => {
        await queries.endSessions(tx, { accountId, ...which }, { at: now(), reason: 'signed_out' });
        await audit.record(tx, {
          accountId,
          actor: 'self',
          action: 'account.signed_out',
          requestId,
          details: { scope },
        });
      });
    },

    async endOne(accountId, sessionId, requestId) {
      return inTransaction(db, async (tx) => {
        const ended = await queries.endSessions(
          tx,
          { accountId, only: sessionId },
          { at: now(), reason: 'ended_by_owner' },
        );
        if (ended > 0) {
          await audit.record(tx, { accountId, actor: 'self', action: 'account.sessions_ended', requestId });
        }
        return ended > 0;
      });
    },

    async requireOpen(tx, { id }) {
      if (!isOpen(await requireSession(tx, id), now(), lifetimes)) {
        throw new AppError('session_not_found');
      }
    },

    requireRecentSignIn(session) {
      if (!isRecent(session, now())) {
        throw new AppError('reauth_required');
      }
    },

    list: async (accountId) =>
      (await queries.listOpenSessions(accountId)).filter((session) => isOpen(session, now(), lifetimes)),

    end: (tx, which, reason) => queries.endSessions(tx, which, { at: now(), reason }),

    deleteEnded: () => queries.deleteEndedBefore(new Date(now().getTime() - endedKeptMs)),
  };
}

async function issuePair(
  accessTokens: AccessTokens,
  { session, refreshToken }: Pick<OpenedSession, 'refreshToken'> & { session: SessionOfAccountRow },
): Promise<TokenPair> {
  const { token, expiresAt } = await accessTokens.sign({
    accountId: session.account_id,
    sessionId: session.id,
    email: session.email,
    name: session.name,
    method: session.method,
    signedInAt: session.created_at,
  });
  return {
    accountId: session.account_id,
    accessToken: token,
    expiresAt,
    expiresInSeconds: accessTokens.lifetimeSeconds,
    refreshToken,
  };
}
