import { z } from 'zod';
import type { UnitOfWork } from '../unit-of-work.ts';
import type { KeptList, ObjectName, StripeObjects } from '../store/objects.ts';

/** The answer of a call: an object, a list, or a deletion. */
export type Answer = object;

export interface StripeRoute {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Segments; those that begin with a colon are parameters. */
  readonly path: string;
  readonly parameters: z.ZodObject;
  readonly handle: (unit: UnitOfWork, path: Record<string, string>, parameters: never) => Promise<Answer>;
}

/**
 * A call of the API as data; its parameters are checked before it is handled, and others are refused as Stripe does.
 */
export function defineStripeRoute<P extends z.ZodObject>(
  method: StripeRoute['method'],
  path: string,
  parameters: P,
  handle: (unit: UnitOfWork, path: Record<string, string>, parameters: z.output<P>) => Promise<Answer>,
): StripeRoute {
  return { method, path, parameters, handle };
}

export const text = z.string().max(5000);
export const whole = z.coerce.number().int();
export const yesOrNo = z.enum(['true', 'false']).transform((value) => value === 'true');
/** A key set to nothing is taken away. */
export const metadata = z.record(z.string().max(40), z.string().max(500));
export const seconds = whole.nonnegative();

export const noParameters = z.strictObject({});
export const pageParameters = {
  limit: whole.min(1).max(100).default(10),
  starting_after: text.optional(),
  ending_before: text.optional(),
} as const;

interface PageRequest {
  readonly limit: number;
  readonly starting_after?: string | undefined;
  readonly ending_before?: string | undefined;
}

/** Lists one page of objects; the caller adds its address. */
export async function listObjects<N extends ObjectName>(
  unit: UnitOfWork,
  name: N,
  page: PageRequest,
  like: Record<string, unknown> = {},
): Promise<Omit<KeptList<StripeObjects[N]>, 'url'>> {
  const filter = Object.fromEntries(Object.entries(like).filter(([, value]) => value !== undefined));
  const found = await unit.store.list(name, filter, {
    limit: page.limit,
    startingAfter: page.starting_after,
    endingBefore: page.ending_before,
  });
  return { object: 'list', has_more: found.hasMore, data: found.data };
}

export function mergeMetadata(
  before: Record<string, string>,
  changes: Record<string, string> | undefined,
): Record<string, string> {
  return Object.fromEntries(Object.entries({ ...before, ...changes }).filter(([, value]) => value !== ''));
}
