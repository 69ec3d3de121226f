import { createCheckout, type PlanId } from '@rakhim/contract';
import type { z } from 'zod';
import {
  describeFailure,
  type SubscriptionFailure,
} from '#src/components/subscription-failure/subscription-failure.ts';
import { callApi } from '#src/lib/api-client.ts';
import { subscriptionQuery } from '#src/lib/subscription-query.ts';
import { queryClient } from '#src/lib/with-queries.tsx';

/** Reads the plan that the signed-in member has now, if any. @throws {ApiError} when the server does not answer. */
export async function readCurrentPlan(): Promise<PlanId | undefined> {
  const { isSubscribed, plan } = await queryClient.fetchQuery(subscriptionQuery);
  return (isSubscribed ? plan : undefined) ?? undefined;
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
