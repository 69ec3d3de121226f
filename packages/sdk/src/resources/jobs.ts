import { ApiPromise } from '../core/api-promise.ts';
import { encodeBase64 } from '../core/base64.ts';
import type { CallOptions, ChargedCallOptions } from '../core/call-options.ts';
import { chooseIdempotencyKey } from '../core/idempotency-key.ts';
import { Page, PagePromise } from '../core/page-promise.ts';
import { readJson, readNothing, readText } from '../core/read-body.ts';
import type { Answer, Read, Transport } from '../core/transport.ts';
import { sleep } from '../core/watchdog.ts';
import { RakhimError } from '../errors/rakhim-error.ts';
import type { CreateJobBody, Job, JobQuote, JobTimestamps, Jobs } from '../generated/api-types.ts';
import { AudioStream } from '../speech/audio-stream.ts';
import { mediaTypeOf } from '../speech/media-type.ts';
import { readChunks } from '../speech/read-chunks.ts';

/** A text, or a document with its bytes, and how it is to be said. */
export type JobParams = Omit<CreateJobBody, 'document' | 'format'> & {
  /** The bytes of a file, and its name, whose extension says how it is read. */
  readonly document?: { readonly name: string; readonly bytes: Uint8Array } | undefined;
  /** Default: `mp3`. */
  readonly format?: CreateJobBody['format'] | undefined;
};

export interface ListJobsParams {
  /** Jobs of a page, 1 to 100. Default: 25. */
  readonly limit?: number | undefined;
  /** `nextCursor` of a page, to begin behind it. */
  readonly cursor?: string | undefined;
}

export interface WaitOptions extends CallOptions {
  /** Milliseconds between two looks. Default: 2,000. */
  readonly pollMs?: number | undefined;
  /** Hears of the job at every look. */
  readonly onProgress?: ((job: Job) => void) | undefined;
}

export interface JobTimestampsOptions extends CallOptions {
  /** Each word says when its sounds are heard, too. */
  readonly phonemes?: boolean | undefined;
}

const path = '/api/v1/jobs';
const usualPollMs = 2_000;
const ends: ReadonlySet<Job['status']> = new Set(['completed', 'failed', 'canceled']);

/** Long texts, which are spoken while nobody waits. */
export class JobsResource {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Says what a job would cost, and changes nothing. */
  quote(params: JobParams, options: CallOptions = {}): ApiPromise<JobQuote> {
    return new ApiPromise(
      this.#transport.send(
        { ...options, method: 'POST', path: `${path}/quote`, body: bodyOf(params) },
        readJson<JobQuote>(),
      ),
    );
  }

  /**
   * Creates a job; it is spoken from now on. Its characters are set aside, and charged once it is completed.
   *
   * @example
   * const { id } = await rakhim.jobs.create({ text: book, voice: 'female1' }); const job = await rakhim.jobs.wait(id);
   */
  create(params: JobParams, options: ChargedCallOptions = {}): ApiPromise<Job> {
    const { idempotencyKey, ...others } = options;
    return new ApiPromise(
      this.#transport.send(
        {
          ...others,
          method: 'POST',
          path,
          body: bodyOf(params),
          idempotencyKey: chooseIdempotencyKey(idempotencyKey),
          isCharged: true,
        },
        readJson<Job>(),
      ),
    );
  }

  /** Lists jobs, newest first. Iterate over it for all of them, or await it for the first page. */
  list(params: ListJobsParams = {}, options: CallOptions = {}): PagePromise<Job> {
    return new PagePromise(this.#fetchPage(params, options));
  }

  async #fetchPage(params: ListJobsParams, options: CallOptions): Promise<Answer<Page<Job>>> {
    const { data, response } = await this.#transport.send(
      { ...options, method: 'GET', path, query: { ...params } },
      readJson<Jobs>(),
    );
    const fetchPage = async (cursor: string): Promise<Page<Job>> =>
      (await this.#fetchPage({ ...params, cursor }, options)).data;
    return { response, data: new Page(data.items, data.nextCursor, fetchPage) };
  }

  /** @throws NotFoundError */
  retrieve(id: string, options: CallOptions = {}): ApiPromise<Job> {
    return this.#send('GET', pathOf(id), options);
  }

  /** Gives back all that it had set aside. @throws NotFoundError, ConflictError when it was completed or has failed. */
  cancel(id: string, options: CallOptions = {}): ApiPromise<Job> {
    return this.#send('POST', `${pathOf(id)}/cancel`, options);
  }

  /** Stops behind the segment in hand. @throws NotFoundError, ConflictError when it is at its end. */
  pause(id: string, options: CallOptions = {}): ApiPromise<Job> {
    return this.#send('POST', `${pathOf(id)}/pause`, options);
  }

  /** Goes on. @throws NotFoundError, ConflictError when it is at its end. */
  resume(id: string, options: CallOptions = {}): ApiPromise<Job> {
    return this.#send('POST', `${pathOf(id)}/resume`, options);
  }

  /** Deletes a job with its sound; one that is not at its end is canceled first. @throws NotFoundError */
  delete(id: string, options: CallOptions = {}): ApiPromise<void> {
    return new ApiPromise(this.#transport.send({ ...options, method: 'DELETE', path: pathOf(id) }, readNothing));
  }

  /**
   * Waits until a job is at its end, whichever it is: look at `status`. A job that is paused is waited for.
   *
   * @throws NotFoundError
   */
  async wait(id: string, { pollMs = usualPollMs, onProgress, ...options }: WaitOptions = {}): Promise<Job> {
    for (;;) {
      const job = await this.retrieve(id, options);
      onProgress?.(job);
      if (ends.has(job.status)) {
        return job;
      }
      await sleep(pollMs, options.signal);
    }
  }

  /**
   * The sound of a completed job.
   *
   * @throws NotFoundError; RakhimError where the job has no sound.
   */
  download(id: string, options: CallOptions = {}): ApiPromise<AudioStream> {
    return new ApiPromise(this.#download(id, options));
  }

  async #download(id: string, options: CallOptions): Promise<Answer<AudioStream>> {
    const { result } = await this.retrieve(id, options);
    if (result === null) {
      throw new RakhimError('This job has no sound: it is not completed.');
    }
    const { pathname, searchParams } = new URL(result.url);
    return this.#transport.send(
      { ...options, method: 'GET', path: pathname, query: Object.fromEntries(searchParams), accept: '*/*' },
      async (response, watchdog) => new AudioStream(mediaTypeOf(response), readChunks(response, watchdog)),
    );
  }

  /**
   * When the words of a completed job sound.
   *
   * @throws NotFoundError; RakhimError where the job has no times.
   */
  timestamps(id: string, { phonemes = false, ...options }: JobTimestampsOptions = {}): ApiPromise<JobTimestamps> {
    const query = { format: 'json', ...(phonemes && { phonemes: '1' }) };
    return new ApiPromise(this.#readTimes(id, { query, read: readJson<JobTimestamps>() }, options));
  }

  /**
   * The subtitles of a completed job, as SubRip or as WebVTT.
   *
   * @throws NotFoundError; RakhimError where the job has no times.
   */
  subtitles(id: string, format: 'srt' | 'vtt', options: CallOptions = {}): ApiPromise<string> {
    return new ApiPromise(this.#readTimes(id, { query: { format }, read: readText }, options));
  }

  async #readTimes<T>(
    id: string,
    { query, read }: { readonly query: Readonly<Record<string, string>>; readonly read: Read<T> },
    options: CallOptions,
  ): Promise<Answer<T>> {
    const { result } = await this.retrieve(id, options);
    if (result === null || result.timestampsUrl === null) {
      throw new RakhimError('This job has no times: it is not completed, or an older service has spoken it.');
    }
    const { pathname, searchParams } = new URL(result.timestampsUrl);
    return this.#transport.send(
      { ...options, method: 'GET', path: pathname, query: { ...Object.fromEntries(searchParams), ...query } },
      read,
    );
  }

  #send(method: 'GET' | 'POST', address: string, options: CallOptions): ApiPromise<Job> {
    return new ApiPromise(this.#transport.send({ ...options, method, path: address }, readJson<Job>()));
  }
}

function bodyOf({ document, ...params }: JobParams): object {
  return {
    ...params,
    ...(document && { document: { name: document.name, content: encodeBase64(document.bytes) } }),
  };
}

/** An empty id would name all jobs. */
function pathOf(id: string): string {
  if (!/^[\w-]+$/.test(id)) {
    throw new RakhimError('This is not the id of a job.');
  }
  return `${path}/${id}`;
}
