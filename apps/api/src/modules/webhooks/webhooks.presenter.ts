import type { WebhookDelivery, WebhookEndpoint } from '@rakhim/contract';
import type { DeliveryRow, EndpointRow } from './webhooks.queries.ts';

export function presentEndpoint(row: EndpointRow, now: Date): WebhookEndpoint {
  const hasOldSecret = row.old_secret_until !== null && row.old_secret_until > now;
  return {
    id: row.id,
    url: row.url,
    description: row.description,
    events: row.events,
    isEnabled: row.disabled_because === null,
    disabledBecause: row.disabled_because,
    failingSince: toMoment(row.failing_since),
    oldSecretUntil: hasOldSecret ? toMoment(row.old_secret_until) : null,
    createdAt: row.created_at.toISOString(),
  };
}

export function presentDelivery(row: DeliveryRow): WebhookDelivery {
  return {
    id: row.id,
    messageId: row.message_id,
    type: row.type,
    state: row.state,
    attempts: row.attempts,
    nextAttemptAt: toMoment(row.next_attempt_at),
    lastStatus: row.last_status,
    lastProblem: row.last_problem,
    lastDurationMs: row.last_duration_ms,
    createdAt: row.created_at.toISOString(),
    deliveredAt: toMoment(row.delivered_at),
  };
}

function toMoment(date: Date | null): string | null {
  return date?.toISOString() ?? null;
}
