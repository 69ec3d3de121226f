import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { limits } from '../limits.ts';

/**
 * Accounts in the wire shape of Supabase Auth, so that its clients work unchanged. Names on the wire are Supabase's;
 * its fields without a meaning here are accepted and ignored, because an unmodified client sends them.
 */
const unitsPerCharacterMax = 4;

/** ASCII only: an address that merely looks like another one is not an address here. */
export const Email = z.email().max(254).meta({ id: 'Email', example: 'samira@example.com' });
const Password = z.string().max(limits.passwordCharactersMax * unitsPerCharacterMax);
export const PersonName = z.string().trim().min(1).max(limits.personNameCharactersMax);
const Token = z.string().max(200);
const RedirectTo = z
  .string()
  .max(2000)
  .describe('Accepted for compatibility; where links lead is fixed on the server.');
const RedirectQuery = z.object({ redirect_to: RedirectTo.optional() });
const CodeChallenge = {
  code_challenge: z.string().max(128).nullish(),
  code_challenge_method: z.string().max(16).nullish(),
};

const Identity = z.object({
  identity_id: z.uuid(),
  id: z.string().max(255),
  user_id: z.uuid(),
  provider: z.string().max(50),
  identity_data: z.record(z.string().max(50), z.unknown()),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  last_sign_in_at: z.iso.datetime(),
});

export const AuthUser = z
  .object({
    id: z.uuid(),
    aud: z.literal('authenticated'),
    role: z.literal('authenticated'),
    email: Email,
    email_confirmed_at: z.iso.datetime().optional(),
    confirmed_at: z.iso.datetime().optional(),
    new_email: Email.optional(),
    phone: z.literal(''),
    last_sign_in_at: z.iso.datetime().optional(),
    app_metadata: z.object({ provider: z.string().max(50), providers: z.array(z.string().max(50)) }),
    user_metadata: z.object({ name: PersonName, language: z.enum(['en', 'ar']) }),
    identities: z.array(Identity),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
    is_anonymous: z.literal(false),
  })
  .meta({ id: 'AuthUser' });
export type AuthUser = z.infer<typeof AuthUser>;

export const AuthSession = z
  .object({
    access_token: z.string().max(4000),
    token_type: z.literal('bearer'),
    expires_in: z.int().positive(),
    expires_at: z.int().positive().describe('Unix seconds.'),
    refresh_token: z.string().max(200).describe('A placeholder when the session is kept in a cookie.'),
    user: AuthUser,
  })
  .meta({ id: 'AuthSession' });
export type AuthSession = z.infer<typeof AuthSession>;

const Nothing = z.object({});

export const signUp = defineRoute({
  operationId: 'signUp',
  method: 'POST',
  paths: ['/auth/v1/signup'],
  tag: 'Accounts',
  summary: 'Register with an email address and a password',
  description: 'Answers the same whether or not the address is known already. A mail with a link follows.',
  audience: 'public',
  shape: 'supabase',
  query: RedirectQuery,
  body: z
    .object({
      email: Email,
      password: Password,
      data: z.object({ name: PersonName.optional(), language: z.enum(['en', 'ar']).optional() }).nullish(),
      ...CodeChallenge,
    })
    .meta({ id: 'SignUpBody' }),
  response: AuthUser,
  errors: ['password_too_short', 'password_too_long', 'password_too_common', 'too_many_requests'],
});

export const createToken = defineRoute({
  operationId: 'createToken',
  method: 'POST',
  paths: ['/auth/v1/token'],
  tag: 'Accounts',
  summary: 'Sign in, or exchange a refresh token or an authorization code',
  audience: 'public',
  shape: 'supabase',
  query: z.object({ grant_type: z.enum(['password', 'refresh_token', 'pkce']) }),
  body: z
    .object({
      email: Email.optional(),
      password: Password.optional(),
      refresh_token: Token.optional(),
      auth_code: Token.optional(),
      code_verifier: z.string().max(128).optional(),
    })
    .meta({ id: 'CreateTokenBody' }),
  response: AuthSession,
  errors: [
    'invalid_credentials',
    'email_not_confirmed',
    'refresh_token_not_found',
    'refresh_token_already_used',
    'session_expired',
    'otp_expired',
    'too_many_requests',
  ],
});

export const verifyLink = defineRoute({
  operationId: 'verifyLink',
  method: 'POST',
  paths: ['/auth/v1/verify'],
  tag: 'Accounts',
  summary: 'Verify the token of an emailed link',
  description:
    'Only this call uses a token up; opening a link does not, because mail scanners open links. A `magiclink` signs in by itself; only a local run makes such links.',
  audience: 'public',
  shape: 'supabase',
  query: RedirectQuery,
  body: z
    .object({
      type: z.enum(['signup', 'email', 'recovery', 'email_change', 'magiclink']),
      token_hash: Token.optional(),
      token: Token.optional(),
      email: Email.optional(),
    })
    .meta({ id: 'VerifyLinkBody' }),
  response: AuthSession,
  errors: ['otp_expired', 'too_many_requests'],
});

export const resendLink = defineRoute({
  operationId: 'resendLink',
  method: 'POST',
  paths: ['/auth/v1/resend'],
  tag: 'Accounts',
  summary: 'Resend the confirmation email',
  audience: 'public',
  shape: 'supabase',
  query: RedirectQuery,
  body: z
    .object({ type: z.enum(['signup', 'email_change']), email: Email, ...CodeChallenge })
    .meta({ id: 'ResendLinkBody' }),
  response: Nothing,
  errors: ['too_many_requests'],
});

export const recoverPassword = defineRoute({
  operationId: 'recoverPassword',
  method: 'POST',
  paths: ['/auth/v1/recover'],
  tag: 'Accounts',
  summary: 'Send a password reset link',
  audience: 'public',
  shape: 'supabase',
  query: RedirectQuery,
  body: z.object({ email: Email, ...CodeChallenge }).meta({ id: 'RecoverPasswordBody' }),
  response: Nothing,
  errors: ['too_many_requests'],
});

export const getUser = defineRoute({
  operationId: 'getUser',
  method: 'GET',
  paths: ['/auth/v1/user'],
  tag: 'Accounts',
  summary: 'Get the signed-in account',
  audience: 'session',
  shape: 'supabase',
  response: AuthUser,
  errors: [],
});

export const updateUser = defineRoute({
  operationId: 'updateUser',
  method: 'PUT',
  paths: ['/auth/v1/user'],
  tag: 'Accounts',
  summary: 'Change name, password or email address',
  audience: 'session',
  shape: 'supabase',
  query: RedirectQuery,
  body: z
    .object({
      email: Email.optional(),
      password: Password.optional(),
      data: z.object({ name: PersonName.optional(), language: z.enum(['en', 'ar']).optional() }).nullish(),
      ...CodeChallenge,
    })
    .meta({ id: 'UpdateUserBody' }),
  response: AuthUser,
  errors: [
    'password_too_short',
    'password_too_long',
    'password_too_common',
    'same_password',
    'reauth_required',
    'too_many_requests',
  ],
});

export const signOut = defineRoute({
  operationId: 'signOut',
  method: 'POST',
  paths: ['/auth/v1/logout'],
  tag: 'Accounts',
  summary: 'End this session, the others, or all of them',
  audience: 'session',
  shape: 'supabase',
  query: z.object({ scope: z.enum(['global', 'local', 'others']).default('global') }),
  status: 204,
  response: z.void(),
  errors: [],
});

export const getAuthSettings = defineRoute({
  operationId: 'getAuthSettings',
  method: 'GET',
  paths: ['/auth/v1/settings'],
  tag: 'Accounts',
  summary: 'List sign-in methods',
  audience: 'public',
  shape: 'supabase',
  response: z.object({
    external: z.object({ email: z.boolean(), google: z.boolean(), oidc: z.boolean() }),
    disable_signup: z.boolean(),
    mailer_autoconfirm: z.boolean(),
    demo_account: z.boolean().describe('Whether the caller may sign in as the demo account of a local run.'),
  }),
  errors: [],
});

export const createDemoLink = defineRoute({
  operationId: 'createDemoLink',
  method: 'POST',
  paths: ['/local/demo-link'],
  tag: 'Accounts',
  summary: 'Make a link that signs in as the demo account',
  description:
    'On a local run and for its own machine only; everybody else is answered as if there were no such address. The token works once, at `POST /auth/v1/verify`.',
  audience: 'operator',
  response: z.object({ type: z.literal('magiclink'), token_hash: Token }),
  errors: ['not_found'],
});

export const getJwks = defineRoute({
  operationId: 'getJwks',
  method: 'GET',
  paths: ['/auth/v1/.well-known/jwks.json'],
  tag: 'Accounts',
  summary: 'Get the public keys that sign access tokens',
  audience: 'public',
  shape: 'supabase',
  response: z.object({ keys: z.array(z.record(z.string().max(20), z.unknown())) }),
  errors: [],
});
