import type { PlanId } from '@rakhim/contract';

/**
 * What whoever looks at the studio may do in it. `unknown` until that has been found out: nothing is refused, nothing
 * can be started.
 */
export type StudioAccess =
  | { readonly kind: 'unknown' | 'signed-out' | 'unsubscribed' | 'unreachable' }
  | {
      readonly kind: 'ready';
      readonly plan: PlanId;
      readonly remaining: number | undefined;
      readonly limit: number;
      readonly used: number;
    };
