import { z } from 'zod';
import { defineRoute } from '../define-route.ts';

export const startOAuth = defineRoute({
  operationId: 'startOAuth',
  method: 'GET',
  paths: ['/auth/v1/authorize'],
  tag: 'Accounts',
  summary: 'Sign in with Google or another provider: sends the browser there',
  audience: 'public',
  shape: 'supabase',
  query: z.object({
    provider: z.enum(['google', 'oidc']).describe('Either word means the provider that the operator has configured.'),
    redirect_to: z
      .string()
      .max(2000)
      .optional()
      .describe('A page of ours: people land on the dashboard, in the language of this address.'),
    code_challenge: z.string().max(128).optional(),
    code_challenge_method: z.string().max(16).optional(),
    scopes: z.string().max(200).optional(),
    skip_http_redirect: z.string().max(10).optional(),
  }),
  status: 302,
  response: z.void(),
  errors: ['not_found', 'identity_refused', 'too_many_requests'],
});

export const finishOAuth = defineRoute({
  operationId: 'finishOAuth',
  method: 'GET',
  paths: ['/auth/v1/callback'],
  tag: 'Accounts',
  summary: 'Receive the browser back from the provider',
  description:
    'Always ends in a redirect to one of our pages: the dashboard with a code or a session, or the sign-in page with an error code.',
  audience: 'public',
  shape: 'supabase',
  query: z.looseObject({ state: z.string().max(200).optional(), code: z.string().max(2000).optional() }),
  status: 302,
  response: z.void(),
  errors: [],
});
