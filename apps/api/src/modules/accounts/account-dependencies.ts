import type { Knex } from 'knex';
import type { AuditService } from '#src/modules/audit/audit.service.ts';
import type { MailService } from '#src/modules/mail/mail.service.ts';
import type { OneTimeTokensService } from '#src/modules/one-time-tokens/one-time-tokens.service.ts';
import type { PasswordsService } from '#src/modules/passwords/passwords.service.ts';
import type { RateLimitsService } from '#src/modules/rate-limits/rate-limits.service.ts';
import type { SessionsService } from '#src/modules/sessions/sessions.service.ts';
import type { AccountsQueries } from './accounts.queries.ts';

/** What the services of this module depend on. Each of them picks the dependencies that it needs. */
export interface AccountDependencies {
  readonly db: Knex;
  readonly queries: AccountsQueries;
  readonly passwords: PasswordsService;
  readonly tokens: OneTimeTokensService;
  readonly sessions: SessionsService;
  readonly mail: MailService;
  readonly limits: RateLimitsService;
  readonly audit: AuditService;
  readonly now: () => Date;
}
