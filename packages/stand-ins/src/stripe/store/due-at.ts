import type { AnyObject, Subscription } from './objects.ts';

const daySeconds = 86_400;
const trialNoticeSeconds = 3 * daySeconds;
/** Stripe gives a first payment that needs something of the customer this long. */
const incompleteSeconds = 23 * 3600;

/** Returns when the passing of time alone will change an object; `null`: never. In seconds since 1970. */
export function dueAt(object: AnyObject, now: number): number | null {
  switch (object.object) {
    case 'subscription':
      return subscriptionDueAt(object, now);
    case 'invoice':
      return object.status === 'draft'
        ? object.automatically_finalizes_at
        : object.status === 'open'
          ? object.next_payment_attempt
          : null;
    case 'checkout.session':
      return object.status === 'open' ? object.expires_at : null;
    default:
      return null;
  }
}

function subscriptionDueAt({ status, trial_end, cancel_at, created, items }: Subscription, now: number): number | null {
  switch (status) {
    case 'trialing': {
      const noticeAt = (trial_end ?? 0) - trialNoticeSeconds;
      return now < noticeAt ? noticeAt : trial_end;
    }
    case 'active':
    case 'past_due': {
      const periodEnd = items.data[0]?.current_period_end ?? 0;
      return cancel_at === null ? periodEnd : Math.min(periodEnd, cancel_at);
    }
    case 'incomplete':
      return created + incompleteSeconds;
    default:
      return null;
  }
}

/** The test clock that an object lives by; `null`: real time. */
export function clockOf(object: AnyObject): string | null {
  return 'test_clock' in object ? object.test_clock : null;
}
