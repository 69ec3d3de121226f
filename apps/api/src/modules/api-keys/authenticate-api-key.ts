import type { Logger } from 'pino';
import type { ApiKeyPrincipal } from '#src/caller.ts';
import { AppError } from '#src/errors/app-error.ts';
import type { RateLimitsService } from '#src/modules/rate-limits/rate-limits.service.ts';
import { hashApiKey, isWellFormedApiKey } from '#src/secrets/api-key.ts';
import { isExpired, isUseWorthNoting, lastUseResolutionMs } from './api-keys.policy.ts';
import type { KnownKeyRow, ApiKeysQueries } from './api-keys.queries.ts';

export interface ApiKeyAuthentication {
  /**
   * Nothing is remembered between calls, so a revoked key is refused from the next request on, by every process.
   *
   * @param address where the request comes from: whoever tries keys that do not exist is slowed down.
   * @throws AppError `invalid_api_key`, `api_key_expired` or `too_many_requests`. A key whose checksum is wrong is
   *   refused without asking the database.
   */
  authenticate(key: string, address: string): Promise<ApiKeyPrincipal>;
}

export interface ApiKeyAuthenticationOptions {
  readonly queries: ApiKeysQueries;
  readonly limits: RateLimitsService;
  readonly logger: Logger;
  readonly now: () => Date;
}

export function createApiKeyAuthentication({
  queries,
  limits,
  logger,
  now,
}: ApiKeyAuthenticationOptions): ApiKeyAuthentication {
  function noteUse(row: KnownKeyRow): void {
    const at = now();
    if (isUseWorthNoting(row, at)) {
      // Fire and forget: a lost update is made up by the next use.
      queries.markUsed(row.id, { at, before: new Date(at.getTime() - lastUseResolutionMs) }).catch((error: unknown) => {
        logger.debug({ err: error }, 'the use of a key was not noted');
      });
    }
  }

  return {
    async authenticate(key, address) {
      if (!isWellFormedApiKey(key)) {
        throw new AppError('invalid_api_key');
      }
      const row = await queries.findByHash(hashApiKey(key), now());
      if (!row) {
        await limits.consume('api-key:address', address);
        throw new AppError('invalid_api_key');
      }
      if (isExpired(row, now())) {
        throw new AppError('api_key_expired');
      }
      noteUse(row);
      return { accountId: row.account_id, apiKeyId: row.id, scopes: row.scopes, characterLimit: row.character_limit };
    },
  };
}
