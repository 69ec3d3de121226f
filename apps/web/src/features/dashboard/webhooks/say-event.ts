import type { WebhookEventType } from '@rakhim/contract';
import type { TFunction } from 'i18next';

/** The name of an event for people. Its dot is no step in the tree of texts. */
export function sayEvent(t: TFunction<'webhooks'>, type: WebhookEventType): string {
  return t('events', { returnObjects: true })[type];
}
