import { randomBytes } from 'node:crypto';
import type { AnyObject, ObjectName, StripeObjects } from './store/objects.ts';
import type { Store } from './store/store.ts';
import { missing } from './wire/stripe-error.ts';

/** The version of Stripe's API that this speaks; its types are those of the official client of that version. */
export const apiVersion = '2026-10-28.endive';

/** A unit of work: all its changes commit together, at one time. */
export interface UnitOfWork {
  readonly store: Store;
  /** Seconds since 1970, by real time or the customer's test clock. */
  now: number;
  /** The place where this stand-in is reached. */
  readonly origin: string;
  /** The request that causes it; absent when time does. */
  readonly request?: { readonly id: string; readonly idempotencyKey: string | null };
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** An id such as Stripe's: unguessable, because an open page is reached by nothing else. */
export function newId(prefix: string, length = 24): string {
  return `${prefix}_${[...randomBytes(length)].map((byte) => alphabet[byte % alphabet.length]).join('')}`;
}

/** @throws as Stripe does when there is no such object. */
export async function requireObject<N extends ObjectName>(
  { store }: UnitOfWork,
  name: N,
  id: string,
  param?: string,
): Promise<StripeObjects[N]> {
  const object = await store.find(name, id);
  if (!object) {
    throw missing(name, id, param);
  }
  return object;
}

/** Stores a new object and emits its event. */
export async function add<T extends AnyObject>(unit: UnitOfWork, object: T, eventType?: string): Promise<T> {
  await unit.store.put(object, unit.now);
  if (eventType !== undefined) {
    await emit(unit, eventType, object);
  }
  return object;
}

/** Changes an object and says what it was before. */
export async function change<T extends AnyObject>(
  unit: UnitOfWork,
  object: T,
  changes: Partial<T>,
  eventType?: string,
): Promise<T> {
  const previous = Object.fromEntries(
    Object.keys(changes)
      .filter((key) => JSON.stringify(object[key as keyof T]) !== JSON.stringify(changes[key as keyof T]))
      .map((key) => [key, object[key as keyof T]]),
  );
  const changed = { ...object, ...changes };
  await unit.store.put(changed, unit.now);
  if (eventType !== undefined) {
    await emit(unit, eventType, changed, previous);
  }
  return changed;
}

/** Writes an event with a copy of the object as it is now, and puts it in the queue of what is delivered. */
export async function emit(
  unit: UnitOfWork,
  type: string,
  object: AnyObject,
  previous?: Record<string, unknown>,
): Promise<void> {
  const event: StripeObjects['event'] = {
    id: newId('evt'),
    object: 'event',
    created: unit.now,
    livemode: false,
    api_version: apiVersion,
    pending_webhooks: 1,
    request: { id: unit.request?.id ?? null, idempotency_key: unit.request?.idempotencyKey ?? null },
    type: type as StripeObjects['event']['type'],
    data: { object: { ...object }, ...(previous && { previous_attributes: previous }) },
  };
  await unit.store.put(event, unit.now);
  await unit.store.queueDelivery(event.id);
}

/** Goes by the clock of a customer from here on. */
export async function goByClock(unit: UnitOfWork, clockId: string | null): Promise<void> {
  if (clockId !== null) {
    unit.now = (await requireObject(unit, 'test_helpers.test_clock', clockId, 'test_clock')).frozen_time;
  }
}
