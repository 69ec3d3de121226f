import type { Subscription } from '@rakhim/contract';
import { describe, expect, it } from 'vitest';
import { ApiError } from '#src/lib/api-error.ts';
import { checkSubscription } from './check-subscription.ts';

const none: Subscription = {
  isSubscribed: false,
  isInTrial: false,
  plan: null,
  status: null,
  trialEnd: null,
  subscriptionEnd: null,
  cancelAtPeriodEnd: false,
  pastDueSince: null,
  accessEnd: null,
  isTrialRefused: false,
};
const subscribed: Subscription = { ...none, isSubscribed: true, plan: 'pro', status: 'active' };
const offline = new ApiError({ status: 0, code: 'offline', message: '' });
const ended = new ApiError({ status: 401, code: 'session_not_found', message: '' });

/** Checks against a server that gives these answers in turn. */
async function check(answers: readonly (Subscription | ApiError)[], attempts: number) {
  const waits: number[] = [];
  let asked = 0;
  const result = await checkSubscription({
    ask: async () => {
      const answer = answers[asked] ?? none;
      asked += 1;
      if (answer instanceof ApiError) {
        throw answer;
      }
      return answer;
    },
    attempts,
    wait: async (ms) => {
      waits.push(ms);
    },
  }).catch((error: unknown) => error);
  return { result, asked, waits };
}

describe('the check of a subscription', () => {
  it('stops as soon as it finds a subscription', async () => {
    expect(await check([none, subscribed, none], 4)).toEqual({ result: subscribed, asked: 2, waits: [1500] });
  });

  it('polls four times in all, 1.5 seconds apart, and returns what it found', async () => {
    expect(await check([], 4)).toEqual({ result: none, asked: 4, waits: [1500, 1500, 1500] });
  });

  it('retries after a failure and throws the last one', async () => {
    expect(await check([offline, subscribed], 3)).toMatchObject({ result: subscribed, asked: 2 });
    expect(await check([offline, offline, offline], 3)).toMatchObject({ result: offline, asked: 3 });
  });

  it('stops polling once the session has ended', async () => {
    expect(await check([ended, subscribed], 4)).toEqual({ result: ended, asked: 1, waits: [] });
  });
});
