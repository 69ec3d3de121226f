import { ApiPromise } from '../core/api-promise.ts';
import type { ChargedCallOptions } from '../core/call-options.ts';
import type { ClientSettings } from '../core/client-options.ts';
import type { Answer, Transport } from '../core/transport.ts';
import type { Speech, TimedSpeech } from '../generated/api-types.ts';
import { type SpeechTimes, joinTimes } from '../speech/join-times.ts';
import type { StreamLimits } from '../speech/open-part.ts';
import { type SpeechResult, speakDocuments } from '../speech/speak-documents.ts';
import { type SpeechFile, type ToFileOptions, speakToFile } from '../speech/speak-to-file.ts';
import type { SpeechParams, TimedSpeechParams } from '../speech/speech-params.ts';
import type { SpeechStream } from '../speech/speech-stream.ts';
import { speechPath, streamSpeech } from '../speech/stream-speech.ts';

/** A whole sound in memory, and when each word of it sounds. */
export interface TimedSpeechResult extends SpeechResult, SpeechTimes {}

/**
 * Turns text into speech. Texts may be of any length: beyond 20,000 characters of a stream or a file, and 5,000
 * otherwise, several requests are made one after another, divided between sentences, and their sounds joined.
 */
export class SpeechResource {
  readonly #transport: Transport;
  readonly #settings: ClientSettings;

  constructor(transport: Transport, settings: ClientSettings) {
    this.#transport = transport;
    this.#settings = settings;
  }

  /**
   * The whole sound, in memory.
   *
   * @throws ValidationError, AuthenticationError, QuotaExceededError, PermissionDeniedError, RateLimitError,
   *   ServerError, ConnectionError, TimeoutError or AbortError.
   * @example
   * const { audio, durationMs } = await rakhim.speech.create({ text: 'مرحبًا بكم', voice: 'female2' });
   */
  create(params: SpeechParams, options: ChargedCallOptions = {}): ApiPromise<SpeechResult> {
    return new ApiPromise(this.#create(params, options));
  }

  async #create(params: SpeechParams, options: ChargedCallOptions): Promise<Answer<SpeechResult>> {
    const { data, response } = await speakDocuments<Speech>(this.#transport, speechPath, params, options);
    return { data: data.result, response };
  }

  /**
   * The sound while it is made: the first of it is there in a fraction of a second, however long the text. A break of
   * the connection is mended on the way. Warnings that a text gives rise to after its sound has begun do not come,
   * because `fetch` shows no trailers; `text.preview` knows them before.
   *
   * @throws the same as `create`; while reading: ConnectionError, TimeoutError or AbortError.
   * @example
   * for await (const chunk of await rakhim.speech.stream({ text })) player.write(chunk);
   */
  stream(params: SpeechParams, options: ChargedCallOptions = {}): ApiPromise<SpeechStream> {
    return new ApiPromise(streamSpeech(this.#transport, params, options, this.#limitsOf(options)));
  }

  /**
   * Writes the sound into a file; its extension (`.mp3`, `.wav`, `.ogg`) decides the format unless `format` does. The
   * file appears when it is whole. Called again after a crash or a failure, for the same file and text, it goes on
   * where it stopped, and what was paid for is not paid for again (`<path>.part` and `<path>.part.json` lie beside the
   * file until then). Node, Bun and Deno.
   *
   * @throws the same as `create`.
   * @example
   * await rakhim.speech.toFile({ text: chapter }, 'chapter-1.mp3');
   */
  toFile(params: SpeechParams, path: string, options: ToFileOptions = {}): Promise<SpeechFile> {
    return speakToFile(this.#transport, { params, path, options, limits: this.#limitsOf(options) });
  }

  /**
   * The whole sound with the times of its words, and subtitles.
   *
   * @throws the same as `create`.
   * @example
   * const { audio, words, subtitles } = await rakhim.speech.withTimestamps({ text });
   */
  withTimestamps(params: TimedSpeechParams, options: ChargedCallOptions = {}): ApiPromise<TimedSpeechResult> {
    return new ApiPromise(this.#withTimestamps(params, options));
  }

  async #withTimestamps(params: TimedSpeechParams, options: ChargedCallOptions): Promise<Answer<TimedSpeechResult>> {
    const { data, response } = await speakDocuments<TimedSpeech>(
      this.#transport,
      `${speechPath}/with-timestamps`,
      params,
      options,
    );
    return { data: { ...data.result, ...joinTimes(data.parts, params.text) }, response };
  }

  #limitsOf({ maxRetries, timeoutMs }: ChargedCallOptions): StreamLimits {
    return { resumesMax: maxRetries ?? this.#settings.maxRetries, timeoutMs: timeoutMs ?? this.#settings.timeoutMs };
  }
}
