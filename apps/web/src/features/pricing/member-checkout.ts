import { createCheckout, type PlanId } from '@rakhim/contract';
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

/** Asks for the payment page of a plan. @returns its address, or why there is none. */
export async function requestCheckout(
  planId: PlanId,
): Promise<{ readonly url: string } | { readonly failure: SubscriptionFailure }> {
  try {
    return await callApi(createCheckout, { body: { planId } });
  } catch (error) {
    return { failure: describeFailure(error, 'checkout') };
  }
}
