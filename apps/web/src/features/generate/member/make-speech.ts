import { type CreateSpeechBody, type Speech, type Warning, countCharacters, createSpeech, limits, speechMediaTypes } from '@nabra/contract';
import { fetchApi } from '#src/lib/api-client.ts';
import { openStreamSource } from './stream-source.ts';
import type { Utterance } from './utterance.ts';

interface MakeSpeechOptions {
  readonly body: CreateSpeechBody;
  /** A repetition under the same key is answered with the same sound and costs nothing. */
  readonly idempotencyKey: string;
  readonly signal: AbortSignal;
  /** Told when a stream can be heard, before it has ended. */
  readonly onStream: (utterance: Utterance) => void;
}

/**
 * Has a text spoken: as one answer that knows the times of its words, or, where the text is too long for that, as a stream that can be heard
 * while it is made.
 *
 * @returns the finished speech; `isBroken` where a stream ended before the text did.
 * @throws {ApiError} what the server refused.
 * @throws DOMException `AbortError` when the signal was given before there was sound.
 */
export function makeSpeech(options: MakeSpeechOptions): Promise<Utterance> {
  const isShort = countCharacters(options.body.text) <= limits.textCharactersMax;
  return isShort ? makeFile(options) : makeStream(options);
}

async function makeFile({ body, idempotencyKey, signal }: MakeSpeechOptions): Promise<Utterance> {
  const response = await fetchApi(createSpeech, { body: { ...body, timestamps: true }, headers: { 'idempotency-key': idempotencyKey }, signal });
  const { audioContent, requestId, words, characters, warnings } = (await response.json()) as Speech;
  const bytes = Uint8Array.from(atob(audioContent), (character) => character.charCodeAt(0));
  const sound = new Blob([bytes], { type: speechMediaTypes.mp3 });
  return { id: requestId, text: body.text, url: URL.createObjectURL(sound), sound, words, characters, warnings, isBroken: false };
}

async function makeStream({ body, idempotencyKey, signal, onStream }: MakeSpeechOptions): Promise<Utterance> {
  const response = await fetchApi(createSpeech, { body, headers: { 'idempotency-key': idempotencyKey, accept: speechMediaTypes.mp3 }, signal });
  const { headers } = response;
  const facts = {
    id: headers.get('x-request-id') ?? idempotencyKey,
    text: body.text,
    words: undefined,
    characters: Number(headers.get('x-characters') ?? 0),
    warnings: readWarnings(headers.get('x-warnings')),
  };
  const source = openStreamSource();
  if (source) {
    onStream({ ...facts, url: source.url, sound: undefined, isBroken: false });
  }
  const chunks: BlobPart[] = [];
  let isBroken = false;
  try {
    for await (const chunk of readChunks(response)) {
      chunks.push(chunk);
      source?.append(chunk);
    }
  } catch (error) {
    if (chunks.length === 0) {
      throw error;
    }
    // Whoever cancels keeps what has come, and needs no telling.
    isBroken = !signal.aborted;
  }
  const sound = new Blob(chunks, { type: speechMediaTypes.mp3 });
  return { ...facts, url: URL.createObjectURL(sound), sound, isBroken };
}

/** Not every browser can iterate a stream. */
async function* readChunks(response: Response): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const reader = response.body?.getReader();
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
    yield read.value;
  }
}

function readWarnings(header: string | null): readonly Warning[] {
  return header === null ? [] : (JSON.parse(decodeURIComponent(header)) as Warning[]);
}
