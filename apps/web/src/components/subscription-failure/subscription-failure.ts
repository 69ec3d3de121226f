import { ApiError } from '#src/lib/api-error.ts';
import { type FailureKind, failureKindOf } from './failure-kind.ts';

/** The action that failed; of a checkout, also what its answer lacked. */
export type FailedAction = 'checkout' | 'checkoutNoData' | 'checkoutNoUrl' | 'status' | 'portal';

export interface SubscriptionFailure {
  readonly kind: FailureKind;
  readonly action: FailedAction;
  /** The server's own sentence, in the reader's language. */
  readonly message?: string | undefined;
  readonly requestId?: string | undefined;
}

/** Describes whatever was thrown as a failure of that action. */
export function describeFailure(error: unknown, action: FailedAction): SubscriptionFailure {
  if (!(error instanceof ApiError)) {
    return { kind: 'other', action };
  }
  return { kind: failureKindOf(error.code), action, message: error.message || undefined, requestId: error.requestId };
}
