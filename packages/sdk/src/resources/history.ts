import { ApiPromise } from '../core/api-promise.ts';
import type { CallOptions } from '../core/call-options.ts';
import { Page, PagePromise } from '../core/page-promise.ts';
import { readJson, readNothing } from '../core/read-body.ts';
import type { Answer, Transport } from '../core/transport.ts';
import { RakhimError } from '../errors/rakhim-error.ts';
import type { History, HistoryItem } from '../generated/api-types.ts';
import { AudioStream } from '../speech/audio-stream.ts';
import { mediaTypeOf } from '../speech/media-type.ts';
import { readChunks } from '../speech/read-chunks.ts';

export interface ListHistoryParams {
  /** Items of a page, 1 to 100. Default: 25. */
  readonly limit?: number | undefined;
  /** `nextCursor` of a page, to begin behind it. */
  readonly cursor?: string | undefined;
  /** Only texts with these words in them. */
  readonly search?: string | undefined;
}

const path = '/api/v1/history';

export class HistoryResource {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * Lists utterances, newest first. Iterate over it for all of them, or await it for the first page.
   *
   * @example
   * for await (const { text, durationMs } of rakhim.history.list({ search: 'مرحبا' })) console.log(text, durationMs);
   */
  list(params: ListHistoryParams = {}, options: CallOptions = {}): PagePromise<HistoryItem> {
    return new PagePromise(this.#fetchPage(params, options));
  }

  async #fetchPage(params: ListHistoryParams, options: CallOptions): Promise<Answer<Page<HistoryItem>>> {
    const { data, response } = await this.#transport.send(
      { ...options, method: 'GET', path, query: { ...params } },
      readJson<History>(),
    );
    const fetchPage = async (cursor: string): Promise<Page<HistoryItem>> =>
      (await this.#fetchPage({ ...params, cursor }, options)).data;
    return { response, data: new Page(data.items, data.nextCursor, fetchPage) };
  }

  /** One utterance, by the `requestId` of its answer. @throws NotFoundError */
  retrieve(id: string, options: CallOptions = {}): ApiPromise<HistoryItem> {
    return new ApiPromise(
      this.#transport.send({ ...options, method: 'GET', path: pathOf(id) }, readJson<HistoryItem>()),
    );
  }

  /** Its sound, while it is kept. @throws NotFoundError */
  audio(id: string, options: CallOptions = {}): ApiPromise<AudioStream> {
    return new ApiPromise(
      this.#transport.send(
        { ...options, method: 'GET', path: `${pathOf(id)}/audio`, accept: '*/*' },
        async (response, watchdog) => new AudioStream(mediaTypeOf(response), readChunks(response, watchdog)),
      ),
    );
  }

  /** Deletes text and sound; what they cost stays counted. @throws NotFoundError */
  delete(id: string, options: CallOptions = {}): ApiPromise<void> {
    return new ApiPromise(this.#transport.send({ ...options, method: 'DELETE', path: pathOf(id) }, readNothing));
  }

  /** Deletes every text and sound. */
  deleteAll(options: CallOptions = {}): ApiPromise<void> {
    return new ApiPromise(this.#transport.send({ ...options, method: 'DELETE', path }, readNothing));
  }
}

/** An empty id, or one of dots, would name the whole history. */
function pathOf(id: string): string {
  if (!/^[\w-]+$/.test(id)) {
    throw new RakhimError('This is not the id of an utterance. It is the `requestId` of an answer.');
  }
  return `${path}/${id}`;
}
