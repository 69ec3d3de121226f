import type { PlanId } from '@rakhim/contract';

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
