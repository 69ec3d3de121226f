import { type PlanId, plans } from '@rakhim/contract/plans';
import type { ButtonVariant } from '#src/components/ui/button.tsx';

/** One primary action a screen: that of the plan which most people want. */
export function buttonVariantOf(plan: PlanId): ButtonVariant {
  return plans[plan].isHighlighted ? 'primary' : 'secondary';
}
