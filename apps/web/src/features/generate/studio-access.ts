import type { PlanId } from '@rakhim/contract';
import { type DialectId, dialects } from '@rakhim/contract/dialects';
import { isEntitled } from '@rakhim/contract/plans';

/**
 * The rights of the person in the studio. `unknown` until they are loaded: nothing is refused, nothing can be started.
 */
export type StudioAccess =
  | { readonly kind: 'unknown' | 'signed-out' | 'unreachable' }
  | { readonly kind: 'unsubscribed'; readonly hasUsedTrial: boolean }
  | {
      readonly kind: 'ready';
      readonly plan: PlanId;
      readonly remaining: number | undefined;
      readonly limit: number;
      readonly used: number;
    };

/** Tells whether a plan lacks a dialect. Nobody is refused one before they have a plan. */
export function isDialectLocked(plan: PlanId | undefined, dialect: DialectId): boolean {
  const isExtended = dialects.some(({ id, tier }) => id === dialect && tier === 'extended');
  return isExtended && plan !== undefined && !isEntitled(plan, 'dialects.extended');
}
