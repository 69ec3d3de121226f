import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { webhookEventTypes, webhookEvents } from '../webhook-events.ts';

export const webhookLimits = {
  /** Endpoints that one account can have at a time. */
  endpointsMax: 10,
  urlCharactersMax: 2_000,
  descriptionCharactersMax: 200,
  /** Seconds for which a rotated secret signs beside its successor. */
  overlapSecondsMax: 604_800,
  /** Days for which deliveries are listed and can be sent again. */
  keptDays: 30,
  deliveriesPageMax: 100,
} as const;

const Moment = z.iso.datetime().max(40);
const Description = z
  .string()
  .trim()
  .max(webhookLimits.descriptionCharactersMax)
  .regex(/^\P{Cc}*$/u)
  .meta({ example: 'Newsroom' });
const Url = z
  .url({ protocol: /^https?$/u })
  .max(webhookLimits.urlCharactersMax)
  .describe('Where events are sent: an https address that the world can reach.')
  .meta({ example: 'https://app.example/hooks/rakhim' });
const EventType = z.enum(webhookEventTypes);
const Events = z.array(EventType).min(1).max(webhookEventTypes.length).describe('Which events are sent there.');

export const WebhookEndpoint = z
  .object({
    id: z.uuid(),
    url: z.string().max(webhookLimits.urlCharactersMax),
    description: z.string().max(webhookLimits.descriptionCharactersMax),
    events: z.array(EventType),
    isEnabled: z.boolean(),
    disabledBecause: z
      .enum(['owner', 'failing', 'gone'])
      .nullable()
      .describe('`failing`: it failed for days; `gone`: it answered 410. Enable it again when it works.'),
    failingSince: Moment.nullable().describe('Since when every delivery has failed.'),
    oldSecretUntil: Moment.nullable().describe('Until when the secret before this one signs, too.'),
    createdAt: Moment,
  })
  .meta({ id: 'WebhookEndpoint' });
export type WebhookEndpoint = z.infer<typeof WebhookEndpoint>;

export const NewWebhookEndpoint = z
  .object({
    endpoint: WebhookEndpoint,
    secret: z
      .string()
      .max(100)
      .describe(
        'Verifies that events come from us. Shown now and never again: keep it where your server keeps its secrets.',
      ),
  })
  .meta({ id: 'NewWebhookEndpoint' });
export type NewWebhookEndpoint = z.infer<typeof NewWebhookEndpoint>;

export const WebhookDelivery = z
  .object({
    id: z.uuid(),
    messageId: z.string().max(64).describe('The header `webhook-id`; the same whenever the event is sent again.'),
    type: z.enum(Object.keys(webhookEvents) as [keyof typeof webhookEvents, ...(keyof typeof webhookEvents)[]]),
    state: z.enum(['pending', 'delivered', 'failed']),
    attempts: z.int().nonnegative(),
    nextAttemptAt: Moment.nullable(),
    lastStatus: z.int().nullable().describe('The status that the endpoint answered last; `null` when it did not.'),
    lastProblem: z
      .enum(['status', 'timeout', 'connection', 'address_refused'])
      .nullable()
      .describe('Why the last attempt failed.'),
    lastDurationMs: z.int().nullable(),
    createdAt: Moment,
    deliveredAt: Moment.nullable(),
  })
  .meta({ id: 'WebhookDelivery' });
export type WebhookDelivery = z.infer<typeof WebhookDelivery>;

export const CreateWebhookEndpointBody = z
  .strictObject({
    url: Url,
    description: Description.optional(),
    events: Events.optional().describe('Default: all of them.'),
  })
  .meta({ id: 'CreateWebhookEndpointBody' });
export type CreateWebhookEndpointBody = z.infer<typeof CreateWebhookEndpointBody>;

export const UpdateWebhookEndpointBody = CreateWebhookEndpointBody.partial()
  .extend({ isEnabled: z.boolean().optional() })
  .meta({ id: 'UpdateWebhookEndpointBody' });
export type UpdateWebhookEndpointBody = z.infer<typeof UpdateWebhookEndpointBody>;

const RotateBody = z
  .strictObject({
    overlapSeconds: z
      .int()
      .min(0)
      .max(webhookLimits.overlapSecondsMax)
      .optional()
      .describe('For how long events are signed with the old secret, too. Default: a day.'),
  })
  .meta({ id: 'RotateWebhookSecretBody' });

const EndpointParams = z.strictObject({ id: z.uuid() });
const DeliveryParams = z.strictObject({ id: z.uuid(), deliveryId: z.uuid() });
const ListDeliveriesQuery = z.strictObject({
  limit: z.coerce.number().int().min(1).max(webhookLimits.deliveriesPageMax).default(20),
  before: Moment.optional().describe(
    'Deliveries that were begun before this moment: `createdAt` of the last one seen.',
  ),
});
export type ListDeliveriesQuery = z.infer<typeof ListDeliveriesQuery>;

const tag = 'Webhooks';
const endpointsPath = '/api/v1/webhook-endpoints';
const endpointPath = `${endpointsPath}/:id`;

export const listWebhookEndpoints = defineRoute({
  operationId: 'listWebhookEndpoints',
  method: 'GET',
  paths: [endpointsPath],
  tag,
  summary: 'List your webhook endpoints',
  audience: 'session',
  response: z.object({ endpoints: z.array(WebhookEndpoint) }),
  errors: [],
});

export const createWebhookEndpoint = defineRoute({
  operationId: 'createWebhookEndpoint',
  method: 'POST',
  paths: [endpointsPath],
  tag,
  summary: 'Add a webhook endpoint',
  description:
    'Events are sent as `{ type, timestamp, data }` with the headers of Standard Webhooks: `webhook-id`, `webhook-timestamp` and `webhook-signature`. Asks for a sign-in of the last ten minutes.',
  audience: 'session',
  body: CreateWebhookEndpointBody,
  status: 201,
  response: NewWebhookEndpoint,
  errors: ['reauth_required', 'webhook_address_refused', 'webhook_limit_reached'],
});

export const updateWebhookEndpoint = defineRoute({
  operationId: 'updateWebhookEndpoint',
  method: 'PATCH',
  paths: [endpointPath],
  tag,
  summary: 'Change, pause or resume a webhook endpoint',
  description: 'Asks for a sign-in of the last ten minutes.',
  audience: 'session',
  params: EndpointParams,
  body: UpdateWebhookEndpointBody,
  response: WebhookEndpoint,
  errors: ['reauth_required', 'not_found', 'webhook_address_refused'],
});

export const deleteWebhookEndpoint = defineRoute({
  operationId: 'deleteWebhookEndpoint',
  method: 'DELETE',
  paths: [endpointPath],
  tag,
  summary: 'Delete a webhook endpoint and its deliveries',
  audience: 'session',
  params: EndpointParams,
  status: 204,
  response: z.void(),
  errors: ['not_found'],
});

export const rotateWebhookSecret = defineRoute({
  operationId: 'rotateWebhookSecret',
  method: 'POST',
  paths: [`${endpointPath}/rotate`],
  tag,
  summary: 'Replace the secret of a webhook endpoint',
  description: 'Until the overlap ends, events carry two signatures. Asks for a sign-in of the last ten minutes.',
  audience: 'session',
  params: EndpointParams,
  body: RotateBody,
  response: NewWebhookEndpoint,
  errors: ['reauth_required', 'not_found'],
});

export const testWebhookEndpoint = defineRoute({
  operationId: 'testWebhookEndpoint',
  method: 'POST',
  paths: [`${endpointPath}/test`],
  tag,
  summary: 'Send a test event',
  audience: 'session',
  params: EndpointParams,
  status: 202,
  response: WebhookDelivery,
  errors: ['not_found', 'webhook_disabled', 'too_many_requests'],
});

export const listWebhookDeliveries = defineRoute({
  operationId: 'listWebhookDeliveries',
  method: 'GET',
  paths: [`${endpointPath}/deliveries`],
  tag,
  summary: 'List what was sent to an endpoint, newest first',
  description: `Kept for ${webhookLimits.keptDays} days.`,
  audience: 'session',
  params: EndpointParams,
  query: ListDeliveriesQuery,
  response: z.object({ deliveries: z.array(WebhookDelivery), hasMore: z.boolean() }),
  errors: ['not_found'],
});

export const replayWebhookDelivery = defineRoute({
  operationId: 'replayWebhookDelivery',
  method: 'POST',
  paths: [`${endpointPath}/deliveries/:deliveryId/replay`],
  tag,
  summary: 'Send an event again',
  description: 'With the same `webhook-id`, so that who has seen it already knows.',
  audience: 'session',
  params: DeliveryParams,
  status: 202,
  response: WebhookDelivery,
  errors: ['not_found', 'webhook_disabled', 'too_many_requests'],
});
