import { ApiPromise } from '../core/api-promise.ts';
import type { CallOptions } from '../core/call-options.ts';
import { readJson } from '../core/read-body.ts';
import type { Transport } from '../core/transport.ts';
import type { Subscription } from '../generated/api-types.ts';

export class SubscriptionResource {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * The plan, and until when it lasts.
   *
   * @example
   * const { plan, isSubscribed } = await rakhim.subscription.retrieve();
   */
  retrieve(options: CallOptions = {}): ApiPromise<Subscription> {
    return new ApiPromise(
      this.#transport.send({ ...options, method: 'GET', path: '/api/v1/subscription' }, readJson<Subscription>()),
    );
  }
}
