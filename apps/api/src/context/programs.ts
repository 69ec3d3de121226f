import type { Knex } from 'knex';
import type { Logger } from 'pino';
import type { Config } from '#src/config/config.ts';
import { createApiKeysQueries } from '#src/modules/api-keys/api-keys.queries.ts';
import { type ApiKeysService, createApiKeysService } from '#src/modules/api-keys/api-keys.service.ts';
import { createAuditService } from '#src/modules/audit/audit.service.ts';
import { createOriginList } from '#src/modules/client-tokens/client-tokens.policy.ts';
import { createClientTokensQueries } from '#src/modules/client-tokens/client-tokens.queries.ts';
import {
  type ClientTokensService,
  createClientTokensService,
} from '#src/modules/client-tokens/client-tokens.service.ts';
import { createDevicesQueries } from '#src/modules/devices/devices.queries.ts';
import { type DevicesService, createDevicesService } from '#src/modules/devices/devices.service.ts';
import type { RateLimitsService } from '#src/modules/rate-limits/rate-limits.service.ts';
import type { MasterSecret } from '#src/secrets/master-secret.ts';

export interface ProgramsResources {
  readonly config: Config;
  readonly db: Knex;
  readonly masterSecret: MasterSecret;
  readonly limits: RateLimitsService;
  readonly publicOrigin: () => string;
  readonly now: () => Date;
  readonly logger: Logger;
}

/** The services that let programs in: by a key, by a token for a web page, or by a code that a person types. */
export function createPrograms(resources: ProgramsResources): {
  readonly apiKeys: ApiKeysService;
  readonly clientTokens: ClientTokensService;
  readonly devices: DevicesService;
} {
  const { config, db, limits, logger, now } = resources;
  const apiKeys = createApiKeysService({
    db,
    queries: createApiKeysQueries(db),
    audit: createAuditService(),
    limits,
    logger,
    mode: config.isProduction ? 'live' : 'test',
    masterSecret: resources.masterSecret,
    isRevealable: config.apiKeys.isRevealable,
    now,
  });
  const clientTokens = createClientTokensService({
    queries: createClientTokensQueries(db),
    limits,
    isAllowedOrigin: createOriginList(config.http.corsOrigins),
    now,
  });
  const devices = createDevicesService({
    ...resources,
    queries: createDevicesQueries(db),
    apiKeys,
    audit: createAuditService(),
    limits,
    now,
  });
  return { apiKeys, clientTokens, devices };
}
