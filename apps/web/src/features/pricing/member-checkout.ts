import { createCheckout, type PlanId } from '@rakhim/contract';
import type { z } from 'zod';
import {
  describeFailure,
  type SubscriptionFailure,
} from '#src/components/subscription-failure/subscription-failure.ts';
import { callApi } from '#src/lib/api-client.ts';
import { hasUsedTrial, subscriptionQuery } from '#src/lib/subscription-query.ts';
import { queryClient } from '#src/lib/with-queries.tsx';

/** What a member has, and may still have. */
export interface Standing {
  /** The plan that the member has now, if any. */
  readonly plan: PlanId | undefined;
  readonly hasUsedTrial: boolean;
}

/** Reads the standing of the signed-in member. @throws {ApiError} when the server does not answer. */
export async function readStanding(): Promise<Standing> {
  const subscription = await queryClient.fetchQuery(subscriptionQuery);
  return {
    plan: (subscription.isSubscribed ? subscription.plan : undefined) ?? undefined,
    hasUsedTrial: hasUsedTrial(subscription),
  };
}

/** A proxy between us and the server may answer with less than the contract says. */
type CheckoutAnswer = z.infer<(typeof createCheckout)['response']>;

/** Asks for the payment page of a plan. @returns its address, or why there is none. */
export async function requestCheckout(
  planId: PlanId,
): Promise<{ readonly url: string } | { readonly failure: SubscriptionFailure }> {
  try {
    const answer: Partial<CheckoutAnswer> | null = await callApi(createCheckout, { body: { planId } });
    const url = answer?.url;
    return url ? { url } : { failure: { kind: 'other', action: answer ? 'checkoutNoUrl' : 'checkoutNoData' } };
  } catch (error) {
    return { failure: describeFailure(error, 'checkout') };
  }
}
