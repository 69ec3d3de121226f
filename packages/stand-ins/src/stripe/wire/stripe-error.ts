import type Stripe from 'stripe';

/** An error as Stripe answers it. */
export interface ErrorAnswer {
  readonly type: Stripe.RawErrorType;
  readonly message: string;
  readonly code?: string;
  readonly param?: string;
  readonly decline_code?: string;
}

export class StripeStandInError extends Error {
  readonly status: number;
  readonly answer: ErrorAnswer;

  constructor(status: number, answer: ErrorAnswer) {
    super(answer.message);
    this.name = 'StripeStandInError';
    this.status = status;
    this.answer = answer;
  }
}

export function invalidRequest(message: string, param?: string, code?: string): StripeStandInError {
  return new StripeStandInError(400, {
    type: 'invalid_request_error',
    message,
    ...(param !== undefined && { param }),
    ...(code !== undefined && { code }),
  });
}

/** Says that nothing has this id: 404 for an id in the address, 400 for one in a parameter. */
export function missing(name: string, id: string, param = 'id'): StripeStandInError {
  return new StripeStandInError(param === 'id' ? 404 : 400, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${name}: '${id}'`,
    param,
  });
}

export function cardDeclined(declineCode: string, message: string): StripeStandInError {
  return new StripeStandInError(402, {
    type: 'card_error',
    code: declineCode === 'authentication_required' ? declineCode : 'card_declined',
    decline_code: declineCode,
    message,
  });
}
