import type { Knex } from 'knex';
import type { AuditService } from '#src/modules/audit/audit.service.ts';
import { createToken, hashToken, seal, unseal } from '#src/secrets/opaque-token.ts';
import { type SessionLifetimes, isOpen } from './sessions.policy.ts';
import type { SessionOfAccountRow, SessionsQueries } from './sessions.queries.ts';

/** Result of a refresh. A revoked family is a result, not an exception, so that the revoking transaction commits. */
export type Rotation =
  | { readonly session: SessionOfAccountRow; readonly refreshToken: string }
  | { readonly refused: 'refresh_token_not_found' | 'refresh_token_already_used' | 'session_expired' };

export interface RefreshRotationOptions {
  readonly queries: SessionsQueries;
  readonly audit: AuditService;
  readonly lifetimes: SessionLifetimes;
  readonly now: () => Date;
}

const successorPurpose = 'refresh token successor';

/** Exchanges one refresh token for the next; see `docs/decisions` for why the successor is kept sealed. */
export function createRefreshRotation({ queries, audit, lifetimes, now }: RefreshRotationOptions) {
  async function succeed(tx: Knex.Transaction, token: string, sessionId: string): Promise<string> {
    const successor = createToken();
    await queries.insertRefreshToken(tx, { token_hash: hashToken(successor), session_id: sessionId });
    await queries.markRefreshTokenUsed(tx, hashToken(token), {
      used_at: now(),
      successor: seal(token, successorPurpose, successor),
    });
    await queries.markSessionRefreshed(tx, sessionId, now());
    return successor;
  }

  return async function rotate(tx: Knex.Transaction, token: string, requestId: string): Promise<Rotation> {
    const row = await queries.lockRefreshToken(tx, hashToken(token));
    const session = row && (await queries.findSession(tx, row.session_id));
    if (!row || !session) {
      return { refused: 'refresh_token_not_found' };
    }
    if (!isOpen(session, now(), lifetimes)) {
      return { refused: 'session_expired' };
    }
    if (!row.used_at || !row.successor) {
      return { session, refreshToken: await succeed(tx, token, session.id) };
    }
    if (now().getTime() - row.used_at.getTime() <= lifetimes.reuseGraceMs) {
      return { session, refreshToken: unseal(token, successorPurpose, row.successor) };
    }
    // Two parties hold this family, and one of them should not.
    const accountId = session.account_id;
    await queries.endSessions(tx, { accountId, only: session.id }, { at: now(), reason: 'token_reused' });
    await audit.record(tx, { accountId, actor: 'anonymous', action: 'session.reuse_detected', requestId });
    return { refused: 'refresh_token_already_used' };
  };
}
