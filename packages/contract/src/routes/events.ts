import { z } from 'zod';
import { defineRoute } from '../define-route.ts';

/** The kinds of events that an open screen can receive. */
export const liveEventKinds = ['usage', 'subscription', 'keys', 'history', 'inbox', 'jobs', 'voices'] as const;
export type LiveEventKind = (typeof liveEventKinds)[number];

/**
 * The time that a client waits before it connects again: the first time, the second, and so on; the last one from then
 * on.
 */
export const liveEventRetriesMs = [1_000, 2_000, 5_000, 10_000] as const;

export const streamEvents = defineRoute({
  operationId: 'streamEvents',
  method: 'GET',
  paths: ['/api/v1/events'],
  tag: 'Events',
  summary: 'Stream changes as they happen',
  description:
    'A stream of server-sent events for an account. `usage` and `subscription` carry the same JSON as `GET /api/v1/usage` and ' +
    '`GET /api/v1/subscription`, come once at the start and again after every change; `keys`, `history` and `jobs` say, with an empty object, that the list has changed; so do `inbox`, of contact messages, and `voices`, of neural voices, to administrators. ' +
    'Whoever comes with an API key hears of `usage` and `subscription`, and of `history` and `jobs` where the key may read them. ' +
    'A comment every 30 seconds keeps the connection open. The stream ends with the access token, the session or the key: connect again, after 1, 2, 5, then every 10 seconds. ' +
    'Every event carries a whole state, so nothing is missed by connecting again.',
  audience: 'account',
  scope: 'usage',
  response: z.void(),
  streams: ['text/event-stream'],
  errors: ['too_many_requests'],
});
