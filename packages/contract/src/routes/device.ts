import { z } from 'zod';
import { apiKeyScopes, defineRoute } from '../define-route.ts';
import { deviceClientIds } from '../device-clients.ts';
import { limits } from '../limits.ts';

/**
 * Letting a program in without a browser of its own (RFC 8628). Names on the wire are those of OAuth, bodies may be
 * forms or JSON, and errors are `{ error, error_description }`, so that any client that knows the flow can be used.
 */
const ClientId = z
  .string()
  .max(100)
  .describe(`One of: ${deviceClientIds.map((id) => `\`${id}\``).join(', ')}.`);
const tag = 'Devices';

export const deviceGrantType = 'urn:ietf:params:oauth:grant-type:device_code';

export const startDevice = defineRoute({
  operationId: 'startDevice',
  method: 'POST',
  paths: ['/oauth/device/code'],
  tag,
  summary: 'Start device authorization: get a code that a person types on another device',
  description:
    'Show `user_code` and `verification_uri`, or open `verification_uri_complete`; then ask for the token every `interval` seconds.',
  audience: 'public',
  shape: 'oauth',
  encoding: 'form',
  body: z
    .object({
      client_id: ClientId,
      scope: z
        .string()
        .max(100)
        .optional()
        .describe(
          `What the key shall be allowed to do, with spaces between: ${apiKeyScopes.join(', ')}. Default: all of it.`,
        ),
      device_name: z
        .string()
        .max(200)
        .optional()
        .describe('The name of the machine, to be shown to the person and to name the key by.')
        .meta({ example: 'samira-laptop' }),
    })
    .meta({ id: 'StartDeviceBody' }),
  response: z
    .object({
      device_code: z.string().max(200).describe('Known to the program only.'),
      user_code: z.string().max(20).describe('To be typed by the person, such as `WDJB-MJHT`.'),
      verification_uri: z.url().max(500),
      verification_uri_complete: z.url().max(500).describe('The same with the code in it.'),
      expires_in: z.int().positive().describe('Seconds.'),
      interval: z.int().positive().describe('Seconds to wait between two questions for the token.'),
    })
    .meta({ id: 'DeviceCodes' }),
  errors: ['invalid_client', 'invalid_scope', 'too_many_requests'],
});

export const createDeviceToken = defineRoute({
  operationId: 'createDeviceToken',
  method: 'POST',
  paths: ['/oauth/token'],
  tag,
  summary: 'Poll for the API key of a device authorization',
  description:
    'Answers `authorization_pending` until the person has decided, `slow_down` (five seconds more between two questions from then on) when asked too often, ' +
    '`access_denied` or `expired_token` when it is over. The key is given out once.',
  audience: 'public',
  shape: 'oauth',
  encoding: 'form',
  body: z
    .object({
      grant_type: z.string().max(100).describe(`\`${deviceGrantType}\``),
      device_code: z.string().max(200),
      client_id: ClientId,
    })
    .meta({ id: 'CreateDeviceTokenBody' }),
  response: z
    .object({
      access_token: z
        .string()
        .max(80)
        .describe('An API key: send it as `x-api-key` or as a bearer token. It does not expire.'),
      token_type: z.literal('Bearer'),
      scope: z.string().max(100),
      key_name: z
        .string()
        .max(limits.apiKeyNameCharactersMax)
        .describe('Under which the person finds the key on the dashboard.'),
    })
    .meta({ id: 'DeviceToken' }),
  errors: [
    'authorization_pending',
    'slow_down',
    'access_denied',
    'expired_token',
    'invalid_grant',
    'invalid_client',
    'unsupported_grant_type',
    'too_many_requests',
  ],
});

export const revokeDeviceToken = defineRoute({
  operationId: 'revokeDeviceToken',
  method: 'POST',
  paths: ['/oauth/revoke'],
  tag,
  summary: 'Revoke an API key by presenting it (RFC 7009)',
  description: 'Only keys that were given out to devices. Answers 200 whether or not there was such a key.',
  audience: 'public',
  shape: 'oauth',
  encoding: 'form',
  body: z.object({ token: z.string().max(200), client_id: ClientId }).meta({ id: 'RevokeDeviceTokenBody' }),
  response: z.object({}),
  errors: ['invalid_client', 'too_many_requests'],
});

const UserCodeBody = z
  .strictObject({ userCode: z.string().max(40).describe('As the person typed it.').meta({ example: 'WDJB-MJHT' }) })
  .meta({ id: 'UserCodeBody' });

export const DeviceRequest = z
  .object({
    userCode: z.string().max(20),
    client: z.enum(deviceClientIds).describe('The program that asks, as it names itself.'),
    deviceName: z.string().max(200).nullable().describe('The machine, as it names itself.'),
    scopes: z.array(z.enum(apiKeyScopes)).describe('What its key would be allowed to do.'),
    keyName: z.string().max(limits.apiKeyNameCharactersMax),
    requestedAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
  })
  .meta({ id: 'DeviceRequest' });
export type DeviceRequest = z.infer<typeof DeviceRequest>;

export const findDeviceRequest = defineRoute({
  operationId: 'findDeviceRequest',
  method: 'POST',
  paths: ['/api/v1/device-requests/find'],
  tag,
  summary: 'Show which app asks with this code',
  audience: 'session',
  body: UserCodeBody,
  response: DeviceRequest,
  errors: ['device_code_unknown', 'too_many_requests'],
});

export const approveDeviceRequest = defineRoute({
  operationId: 'approveDeviceRequest',
  method: 'POST',
  paths: ['/api/v1/device-requests/approve'],
  tag,
  summary: 'Approve the app and give it an API key',
  description: 'Asks for a sign-in of the last ten minutes, as creating a key does.',
  audience: 'session',
  body: UserCodeBody,
  response: DeviceRequest,
  errors: ['device_code_unknown', 'reauth_required', 'api_key_limit_reached', 'too_many_requests'],
});

export const denyDeviceRequest = defineRoute({
  operationId: 'denyDeviceRequest',
  method: 'POST',
  paths: ['/api/v1/device-requests/deny'],
  tag,
  summary: 'Deny the app',
  audience: 'session',
  body: UserCodeBody,
  status: 204,
  response: z.void(),
  errors: ['device_code_unknown', 'too_many_requests'],
});
