import { randomUUID } from 'node:crypto';
import type { ClientToken, CreateClientTokenBody } from '@rakhim/contract';
import type { ApiKeyPrincipal } from '#src/caller.ts';
import { AppError } from '#src/errors/app-error.ts';
import { createApiKey, hashApiKey, isWellFormedApiKey } from '#src/secrets/api-key.ts';
import type { RateLimitsService } from '#src/modules/rate-limits/rate-limits.service.ts';
import type { ClientTokensQueries } from './client-tokens.queries.ts';

export interface ClientTokensService {
  /** @throws AppError `origin_not_allowed`, or `insufficient_scope` for what the key itself may not do. */
  create(owner: ApiKeyPrincipal, body: CreateClientTokenBody): Promise<ClientToken>;
  /**
   * Finds out for whom a token speaks; nothing is remembered between calls.
   *
   * @param from the origin that the browser named, and the address that slows down whoever tries tokens.
   * @throws AppError `invalid_api_key`, `client_token_expired`, `origin_not_allowed` or `too_many_requests`.
   */
  authenticate(token: string, from: { readonly origin: string; readonly address: string }): Promise<ApiKeyPrincipal>;
  /** @throws AppError `client_token_used_up` when fewer characters are left. */
  spend(id: string, characters: number): Promise<void>;
  /** Refunds unspoken characters to the token. */
  giveBack(id: string, characters: number): Promise<void>;
  /** Deletes expired tokens. @returns how many. */
  deleteExpired(): Promise<number>;
}

export interface ClientTokensServiceOptions {
  readonly queries: ClientTokensQueries;
  readonly limits: RateLimitsService;
  readonly isAllowedOrigin: (origin: string) => boolean;
  readonly now: () => Date;
}

export function createClientTokensService({
  queries,
  limits,
  isAllowedOrigin,
  now,
}: ClientTokensServiceOptions): ClientTokensService {
  return {
    async create({ apiKeyId, scopes: owned }, { origin, seconds, characters, scopes }) {
      if (!isAllowedOrigin(origin)) {
        throw new AppError('origin_not_allowed', { param: 'origin', values: { origin } });
      }
      const missing = scopes.find((scope) => !owned.includes(scope));
      if (missing) {
        throw new AppError('insufficient_scope', { param: 'scopes', values: { scope: missing } });
      }
      const token = createApiKey('client');
      const expiresAt = new Date(now().getTime() + seconds * 1_000);
      await queries.insertToken({
        id: randomUUID(),
        api_key_id: apiKeyId,
        token_hash: hashApiKey(token),
        scopes,
        origin,
        character_limit: characters,
        expires_at: expiresAt,
      });
      return { token, expiresAt: expiresAt.toISOString(), origin, characters, scopes };
    },

    async authenticate(token, { origin, address }) {
      const row = isWellFormedApiKey(token) ? await queries.findByHash(hashApiKey(token), now()) : undefined;
      if (!row) {
        await limits.consume('api-key:address', address);
        throw new AppError('invalid_api_key');
      }
      if (row.expires_at <= now()) {
        throw new AppError('client_token_expired');
      }
      if (row.origin !== origin) {
        throw new AppError('origin_not_allowed', { values: { origin: origin.slice(0, 255) } });
      }
      return {
        accountId: row.account_id,
        apiKeyId: row.api_key_id,
        scopes: row.scopes,
        characterLimit: row.key_character_limit,
        clientTokenId: row.id,
      };
    },

    async spend(id, characters) {
      if (!(await queries.spend(id, characters))) {
        throw new AppError('client_token_used_up');
      }
    },

    giveBack: queries.giveBack,
    deleteExpired: () => queries.deleteExpired(now()),
  };
}
