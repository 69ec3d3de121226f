import { z } from 'zod';
import { type ApiKeyScope, defineRoute } from '../define-route.ts';

/** What a page of somebody else may be allowed: never to read the history of the key's owner. */
export const clientTokenScopes = ['speech', 'usage'] as const satisfies readonly ApiKeyScope[];

export const clientTokenLimits = {
  secondsMin: 10,
  secondsMax: 3_600,
  secondsDefault: 300,
  charactersMax: 1_000_000,
  originCharactersMax: 255,
} as const;

const { secondsMin, secondsMax, secondsDefault, charactersMax, originCharactersMax } = clientTokenLimits;

/** An origin as browsers write it: scheme, host and a port that is not the scheme's own. */
export const WebOrigin = z
  .url({ protocol: /^https?$/u })
  .max(originCharactersMax)
  .refine((value) => URL.canParse(value) && new URL(value).origin === value);

const Scopes = z.array(z.enum(clientTokenScopes)).min(1).max(clientTokenScopes.length);

export const CreateClientTokenBody = z
  .strictObject({
    origin: WebOrigin.describe(
      'The origin of the page that uses the token, as the browser names it: no path, no slash at its end. It works from no other.',
    ).meta({ example: 'https://app.example' }),
    characters: z
      .int()
      .min(1)
      .max(charactersMax)
      .describe('Characters that may be spoken with it in all. They are charged when they are spoken, not before.'),
    seconds: z
      .int()
      .min(secondsMin)
      .max(secondsMax)
      .default(secondsDefault)
      .describe(`For how long it works, ${secondsMin} to ${secondsMax} seconds. Default: ${secondsDefault}.`),
    scopes: Scopes.default(['speech']).describe(
      'What it may be used for; the key must be allowed it, too. Default: `speech`.',
    ),
  })
  .meta({ id: 'CreateClientTokenBody' });
export type CreateClientTokenBody = z.infer<typeof CreateClientTokenBody>;

export const ClientToken = z
  .object({
    token: z.string().max(80).describe('Hand it to the page, which sends it where others send an API key.'),
    expiresAt: z.iso.datetime(),
    origin: WebOrigin,
    characters: z.int(),
    scopes: Scopes,
  })
  .meta({ id: 'ClientToken' });
export type ClientToken = z.infer<typeof ClientToken>;

export const createClientToken = defineRoute({
  operationId: 'createClientToken',
  method: 'POST',
  paths: ['/api/v1/client-tokens'],
  tag: 'Speech',
  summary: 'Create a token for a web page',
  description:
    'Your server asks with its API key and hands the token to a page of yours on another origin. It works for a short time, for so many characters, and from that origin alone. ' +
    'Revoking the key ends its tokens at once. The operator must have allowed the origin.',
  audience: 'api-key',
  scope: 'speech',
  body: CreateClientTokenBody,
  status: 201,
  response: ClientToken,
  errors: ['origin_not_allowed'],
});
