import { ApiPromise } from '../core/api-promise.ts';
import type { CallOptions } from '../core/call-options.ts';
import { readJson } from '../core/read-body.ts';
import type { Transport } from '../core/transport.ts';
import type { DialectId, VoiceList } from '../generated/api-types.ts';

export interface ListVoicesParams {
  /** Only the voices of this dialect. */
  readonly dialect?: DialectId | undefined;
}

export class VoicesResource {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * The voices, and the dialects that they speak. Free of charge, and open to all: no key is needed.
   *
   * @example
   * const { voices } = await rakhim.voices.list({ dialect: 'egyptian' });
   */
  list(params: ListVoicesParams = {}, options: CallOptions = {}): ApiPromise<VoiceList> {
    return new ApiPromise(
      this.#transport.send(
        { ...options, method: 'GET', path: '/api/v1/voices', query: { dialect: params.dialect } },
        readJson<VoiceList>(),
      ),
    );
  }
}
