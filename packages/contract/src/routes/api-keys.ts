import { z } from 'zod';
import { apiKeyScopes, defineRoute } from '../define-route.ts';
import { limits } from '../limits.ts';

/** ISO 8601 in UTC, with room for fractions of a second. */
const Moment = z.iso.datetime().max(40);

const Name = z
  .string()
  .trim()
  .min(1)
  .max(limits.apiKeyNameCharactersMax)
  .regex(/^\P{Cc}*$/u)
  .meta({ example: 'Newsroom' });
const Scopes = z.array(z.enum(apiKeyScopes)).min(1).max(apiKeyScopes.length).describe('What the key may be used for.');
const ExpiresAt = Moment.refine((moment) => Date.parse(moment) > Date.now())
  .nullable()
  .describe('When it stops working by itself; `null`: never.');
const CharacterLimit = z
  .int()
  .positive()
  .nullable()
  .describe('Characters that the key may use in one billing period; `null`: as many as the account has.');

export const ApiKey = z
  .object({
    id: z.uuid(),
    name: z.string().max(limits.apiKeyNameCharactersMax),
    first4: z.string().max(4).describe('The first four characters of the key, to show with the last four.'),
    last4: z.string().max(4),
    isDefault: z.boolean().describe('Whether it is the one that the dashboard shows first.'),
    scopes: Scopes,
    expiresAt: Moment.nullable(),
    characterLimit: z.int().nullable(),
    charactersUsed: z.int().nonnegative().describe('In the billing period that is running.'),
    createdAt: Moment,
    rotatedAt: Moment.nullable(),
    overlapEndsAt: Moment.nullable().describe('Until when the key it replaced goes on working.'),
    lastUsedAt: Moment.nullable().describe('To the minute.'),
  })
  .meta({ id: 'ApiKey' });
export type ApiKey = z.infer<typeof ApiKey>;

export const NewApiKey = z
  .object({
    key: z.string().max(80).describe('The key itself. Keep it where your server keeps its secrets.'),
    apiKey: ApiKey,
  })
  .meta({ id: 'NewApiKey' });
export type NewApiKey = z.infer<typeof NewApiKey>;

export const CreateApiKeyBody = z
  .strictObject({
    name: Name,
    scopes: Scopes.optional().describe('Default: all of them.'),
    expiresAt: ExpiresAt.optional(),
    characterLimit: CharacterLimit.optional(),
  })
  .meta({ id: 'CreateApiKeyBody' });
export type CreateApiKeyBody = z.infer<typeof CreateApiKeyBody>;

export const UpdateApiKeyBody = CreateApiKeyBody.partial().meta({ id: 'UpdateApiKeyBody' });
export type UpdateApiKeyBody = z.infer<typeof UpdateApiKeyBody>;

export const RotateApiKeyBody = z
  .strictObject({
    overlapSeconds: z
      .int()
      .min(0)
      .max(limits.apiKeyOverlapSecondsMax)
      .optional()
      .describe('For how long the old key goes on working beside the new one. Default: 0, it stops at once.'),
  })
  .meta({ id: 'RotateApiKeyBody' });
export type RotateApiKeyBody = z.infer<typeof RotateApiKeyBody>;

const ApiKeyParams = z.strictObject({ id: z.uuid() });
const tag = 'API keys';

export const listApiKeys = defineRoute({
  operationId: 'listApiKeys',
  method: 'GET',
  paths: ['/api/v1/api-keys'],
  tag,
  summary: 'List your API keys',
  audience: 'session',
  response: z.object({
    apiKeys: z.array(ApiKey),
    isRevealable: z.boolean().describe('Whether keys can be shown again after they were created.'),
  }),
  errors: [],
});

export const createApiKey = defineRoute({
  operationId: 'createApiKey',
  method: 'POST',
  paths: ['/api/v1/api-keys'],
  tag,
  summary: 'Create an API key',
  description: 'Asks for a sign-in of the last ten minutes.',
  audience: 'session',
  isIdempotent: true,
  body: CreateApiKeyBody,
  status: 201,
  response: NewApiKey,
  errors: ['reauth_required', 'api_key_limit_reached', 'too_many_requests'],
});

export const regenerateApiKey = defineRoute({
  operationId: 'regenerateApiKey',
  method: 'POST',
  paths: ['/api/v1/api-keys/default/rotate', '/functions/v1/generate-api-key'],
  tag,
  summary: 'Regenerate your default API key',
  description:
    'Creates the key named “Default” when there is none, and replaces it otherwise. Asks for a sign-in of the last ten minutes.',
  audience: 'session',
  isIdempotent: true,
  body: RotateApiKeyBody,
  response: NewApiKey,
  errors: ['reauth_required', 'api_key_limit_reached', 'too_many_requests'],
});

export const rotateApiKey = defineRoute({
  operationId: 'rotateApiKey',
  method: 'POST',
  paths: ['/api/v1/api-keys/:id/rotate'],
  tag,
  summary: 'Rotate an API key',
  description:
    'Name, scopes, limit and what was counted stay; the old key stops at once or after the overlap asked for. Asks for a sign-in of the last ten minutes.',
  audience: 'session',
  isIdempotent: true,
  params: ApiKeyParams,
  body: RotateApiKeyBody,
  response: NewApiKey,
  errors: ['reauth_required', 'not_found', 'too_many_requests'],
});

export const updateApiKey = defineRoute({
  operationId: 'updateApiKey',
  method: 'PATCH',
  paths: ['/api/v1/api-keys/:id'],
  tag,
  summary: 'Change the name, scopes, expiry or limit of an API key',
  audience: 'session',
  params: ApiKeyParams,
  body: UpdateApiKeyBody,
  response: ApiKey,
  errors: ['not_found', 'too_many_requests'],
});

export const revealApiKey = defineRoute({
  operationId: 'revealApiKey',
  method: 'POST',
  paths: ['/api/v1/api-keys/:id/reveal'],
  tag,
  summary: 'Show an API key again',
  description: 'Asks for a sign-in of the last ten minutes. Every time is recorded.',
  audience: 'session',
  params: ApiKeyParams,
  response: z.object({ key: z.string().max(80) }),
  errors: ['reauth_required', 'not_found', 'api_key_reveal_disabled', 'too_many_requests'],
});

export const revokeApiKey = defineRoute({
  operationId: 'revokeApiKey',
  method: 'DELETE',
  paths: ['/api/v1/api-keys/:id'],
  tag,
  summary: 'Revoke an API key',
  description: 'It stops working at once, on every server.',
  audience: 'session',
  params: ApiKeyParams,
  status: 204,
  response: z.void(),
  errors: ['not_found'],
});
