import { z } from 'zod';

/** What of an account a program may want to be told of, by the name that its webhook carries, with what it carries. */
export const webhookEvents = {
  'job.completed': {
    summary: 'A job has been spoken to its end, and its sound can be fetched.',
    data: z.object({ jobId: z.string(), characters: z.int(), durationMs: z.number() }),
  },
  'job.failed': {
    summary: 'A job has ended without a sound. What it had cost was given back.',
    data: z.object({ jobId: z.string(), code: z.string() }),
  },
  'job.canceled': {
    summary: 'A job was canceled.',
    data: z.object({ jobId: z.string() }),
  },
  'quota.warning': {
    summary: 'An account has used 70 or 90 percent of its characters; once each in a billing period.',
    data: z.object({
      level: z.union([z.literal(70), z.literal(90)]),
      used: z.int(),
      limit: z.int(),
      periodEnd: z.iso.datetime(),
    }),
  },
  'subscription.updated': {
    summary: 'The subscription has another plan or another state. Ask `GET /api/v1/subscription` what is true now.',
    data: z.object({}),
  },
  'webhook.test': {
    summary: 'Sent when you ask for it, to try an endpoint out.',
    data: z.object({ endpointId: z.uuid() }),
  },
} as const satisfies Record<string, { readonly summary: string; readonly data: z.ZodObject }>;

export type WebhookEventType = keyof typeof webhookEvents;
export type WebhookEventData<Type extends WebhookEventType> = z.infer<(typeof webhookEvents)[Type]['data']>;

/** The events that an endpoint can ask for; the test comes unasked. */
export const webhookEventTypes = [
  'job.completed',
  'job.failed',
  'job.canceled',
  'quota.warning',
  'subscription.updated',
] as const satisfies readonly WebhookEventType[];
