import type { Knex } from 'knex';

/** The actions that are recorded. Details are our own words and ids, never an address, a secret or a user's text. */
export const auditActions = [
  'account.created',
  'account.registered_again',
  'account.confirmed',
  'account.signed_in',
  'account.sign_in_failed',
  'account.signed_out',
  'account.sessions_ended',
  'account.password_changed',
  'account.recovery_requested',
  'account.email_change_requested',
  'account.email_changed',
  'account.identity_linked',
  'account.deleted',
  'account.exported',
  'session.reuse_detected',
  'api_key.created',
  'api_key.rotated',
  'api_key.revoked',
  'api_key.revealed',
  'device.approved',
  'device.denied',
  'account.invited',
  'role.granted',
  'role.revoked',
  'inbox.exported',
  'inbox.retention_changed',
  'voice.licence_accepted',
  'voice.removed',
  'voice.table_changed',
] as const;
export type AuditAction = (typeof auditActions)[number];

export interface AuditEvent {
  /** The account concerned; absent when there is none, as in a sign-in with an unknown address. */
  readonly accountId?: string;
  /**
   * Who acted: the account itself, an administrator by account id, the command line, or somebody who has not signed in.
   */
  readonly actor: 'self' | 'anonymous' | 'operator' | `admin:${string}`;
  readonly action: AuditAction;
  readonly requestId: string;
  readonly details?: Readonly<Record<string, string | number | boolean>>;
}

export interface AuditService {
  /** Records an event in the transaction that makes it true, so that there is never one without the other. */
  record(tx: Knex, event: AuditEvent): Promise<void>;
}

export function createAuditService(): AuditService {
  return {
    async record(tx, { accountId, actor, action, requestId, details = {} }) {
      await tx('audit_events').insert({
        account_id: accountId ?? null,
        actor,
        action,
        request_id: requestId,
        details: JSON.stringify(details),
      });
    },
  };
}
