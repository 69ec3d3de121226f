import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { LexiconEntry } from './lexicon.ts';
import { limits } from '../limits.ts';
import { History } from './history.ts';
import { Email, PersonName } from './auth.ts';

export const Me = z
  .object({
    id: z.uuid(),
    email: Email,
    name: PersonName,
    language: z.enum(['en', 'ar']),
    role: z.enum(['member', 'admin']),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'Me' });
export type Me = z.infer<typeof Me>;

export const getMe = defineRoute({
  operationId: 'getMe',
  method: 'GET',
  paths: ['/api/v1/me'],
  tag: 'Accounts',
  summary: 'Get your account',
  audience: 'session',
  response: Me,
  errors: [],
});

export const updateMe = defineRoute({
  operationId: 'updateMe',
  method: 'PATCH',
  paths: ['/api/v1/me'],
  tag: 'Accounts',
  summary: 'Change your name or language',
  audience: 'session',
  body: z
    .strictObject({ name: PersonName.optional(), language: z.enum(['en', 'ar']).optional() })
    .meta({ id: 'UpdateMeBody' }),
  response: Me,
  errors: [],
});

export const deleteMe = defineRoute({
  operationId: 'deleteMe',
  method: 'DELETE',
  paths: ['/api/v1/me'],
  tag: 'Accounts',
  summary: 'Delete your account',
  description:
    'Keys and sessions end at once and personal data is removed. What was spoken stays counted, without a name. Asks for a sign-in of the last ten minutes.',
  audience: 'session',
  status: 204,
  response: z.void(),
  errors: ['reauth_required'],
});

export const exportMe = defineRoute({
  operationId: 'exportMe',
  method: 'GET',
  paths: ['/api/v1/me/export'],
  tag: 'Accounts',
  summary: 'Export everything we keep about you',
  audience: 'session',
  response: z.object({
    account: Me,
    identities: z.array(z.object({ issuer: z.string().max(255), createdAt: z.iso.datetime() })),
    sessions: z.array(
      z.object({ userAgent: z.string().max(300), createdAt: z.iso.datetime(), lastUsedAt: z.iso.datetime() }),
    ),
    apiKeys: z.array(
      z.object({ name: z.string().max(100), createdAt: z.iso.datetime(), revokedAt: z.iso.datetime().nullable() }),
    ),
    usage: z.array(z.object({ periodStart: z.iso.datetime(), characters: z.int() })),
    history: History.describe(
      'The newest thousand utterances; `GET /api/v1/history` with `nextCursor` gives the older ones, and the sounds.',
    ),
    lexicon: z
      .object({ version: z.int().nonnegative(), entries: z.array(LexiconEntry) })
      .describe('How your words are read; `GET /api/v1/lexicon/history` tells what it was before.'),
    contactMessages: z
      .array(
        z.object({
          reference: z.string().max(20),
          name: z.string().max(400),
          email: z.string().max(254),
          subject: z.string().max(800),
          message: z.string().max(limits.contactMessageCharactersMax * 4),
          createdAt: z.iso.datetime(),
          correspondence: z.array(
            z.object({
              kind: z.enum(['reply', 'answer']),
              body: z.string().max(limits.inboxReplyCharactersMax * 4),
              createdAt: z.iso.datetime(),
            }),
          ),
        }),
      )
      .describe('What you wrote to us and what was answered: the newest thousand messages.'),
    events: z.array(z.object({ action: z.string().max(50), at: z.iso.datetime() })),
  }),
  errors: [],
});

export const Session = z
  .object({
    id: z.uuid(),
    userAgent: z.string().max(300),
    createdAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime(),
    isCurrent: z.boolean(),
  })
  .meta({ id: 'Session' });

export const listSessions = defineRoute({
  operationId: 'listSessions',
  method: 'GET',
  paths: ['/api/v1/me/sessions'],
  tag: 'Accounts',
  summary: 'List your sessions',
  audience: 'session',
  response: z.object({ sessions: z.array(Session) }),
  errors: [],
});

export const endSession = defineRoute({
  operationId: 'endSession',
  method: 'DELETE',
  paths: ['/api/v1/me/sessions/:id'],
  tag: 'Accounts',
  summary: 'End a session',
  audience: 'session',
  params: z.strictObject({ id: z.uuid() }),
  status: 204,
  response: z.void(),
  errors: ['not_found'],
});
