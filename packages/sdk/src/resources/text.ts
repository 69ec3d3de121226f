import { ApiPromise } from '../core/api-promise.ts';
import type { CallOptions } from '../core/call-options.ts';
import { readJson } from '../core/read-body.ts';
import type { Transport } from '../core/transport.ts';
import type { PreviewTextBody, TextPreview } from '../generated/api-types.ts';

export class TextResource {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * Returns how a text will be read, before it is paid for: numbers, dates, abbreviations, words without vowels. Free
   * of charge; up to 20,000 characters. Corrections go back as `readings`, here or with the text to speak.
   *
   * @throws ValidationError when the text cannot be spoken.
   * @example
   * const { vowelled, characters } = await rakhim.text.preview({ text: 'وصل 3 طلاب' });
   */
  preview(params: PreviewTextBody, options: CallOptions = {}): ApiPromise<TextPreview> {
    return new ApiPromise(
      this.#transport.send(
        { ...options, method: 'POST', path: '/api/v1/text/preview', body: params },
        readJson<TextPreview>(),
      ),
    );
  }
}
