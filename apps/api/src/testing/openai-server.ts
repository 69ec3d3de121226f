import { once } from 'node:events';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';

/** One call as the server saw it. */
export interface SpeechCall {
  readonly index: number;
  readonly path: string;
  readonly authorization: string | undefined;
  readonly body: { model: string; voice: string; input: string; instructions: string; response_format: string };
  /** The socket was closed before the answer was complete. */
  isAbandoned: boolean;
  bytesSent: number;
}

export type Answer = (response: ServerResponse, call: SpeechCall) => void | Promise<void>;

export interface OpenAiServer {
  /** The base address with `/v1`, as the client wants it. */
  readonly baseUrl: string;
  readonly calls: readonly SpeechCall[];
  close(): Promise<void>;
}

const inputCharactersMax = 4_096;

/**
 * Starts a local server that answers "Create speech" as OpenAI does. `answer` decides each response; in a list, the
 * last one repeats.
 */
export async function startOpenAiServer(...answers: readonly [Answer, ...Answer[]]): Promise<OpenAiServer> {
  const calls: SpeechCall[] = [];
  const server = createServer((request, response) => {
    void handle(request, response);
  });

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = (await json(request)) as SpeechCall['body'];
    const call = {
      index: calls.length,
      path: request.url ?? '',
      authorization: request.headers.authorization,
      body,
      isAbandoned: false,
      bytesSent: 0,
    };
    calls.push(call);
    response.on('close', () => {
      call.isAbandoned = !response.writableFinished;
    });
    if (Array.from(body.input ?? '').length > inputCharactersMax) {
      sendError(400, { message: `Input of ${inputCharactersMax} characters exceeded.` })(response);
      return;
    }
    await (answers[call.index] ?? answers.at(-1)!)(response, call);
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    calls,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** An error in OpenAI's shape. */
export function sendError(
  status: number,
  error: { message: string; code?: string },
  headers: Record<string, string> = {},
) {
  return (response: ServerResponse): void => {
    response.writeHead(status, { 'content-type': 'application/json', 'x-request-id': 'req_0001', ...headers });
    response.end(JSON.stringify({ error: { type: 'error', param: null, code: null, ...error } }));
  };
}

/** PCM in pieces of an odd size, so that samples are torn apart. */
export function sendPcm(samples: Int16Array, pieceBytes = 9_999): Answer {
  const bytes = new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength);
  return sendPieces(function* () {
    for (let offset = 0; offset < bytes.byteLength; offset += pieceBytes) {
      yield bytes.subarray(offset, offset + pieceBytes);
    }
  });
}

/** Yields the same second of sound over and over. */
export function sendPcmSeconds(seconds: number): Answer {
  const second = new Uint8Array(speechLike({ hertz: 150, seconds: 1 }).buffer);
  return sendPieces(() => Iterator.from({ next: () => ({ done: false, value: second }) }).take(seconds));
}

/** Sends as fast as the client reads, and stops when it disconnects. */
export function sendPieces(
  pieces: () => Iterable<Uint8Array>,
  { status = 200, contentType = 'audio/pcm' } = {},
): Answer {
  return async (response, call) => {
    response.writeHead(status, { 'content-type': contentType });
    const counted = async function* () {
      for (const piece of pieces()) {
        call.bytesSent += piece.byteLength;
        yield piece;
      }
    };
    await pipeline(counted, response).catch(() => undefined);
  };
}

/** Never answers. */
export function hang(): void {
  // The socket stays open until one side goes.
}

export function sendHtml(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/html' });
  response.end(`<!doctype html><title>Bad gateway</title>${'<p>Try again.</p>'.repeat(500)}`);
}

const sampleRate = 24_000;

/** A hum with a few overtones between two stretches of quiet; `hertz` tells one part from another. */
export function speechLike({
  hertz,
  seconds,
  quietSeconds = 0,
}: {
  hertz: number;
  seconds: number;
  quietSeconds?: number;
}): Int16Array<ArrayBuffer> {
  const quiet = Math.round(quietSeconds * sampleRate);
  const sound = Math.round(seconds * sampleRate);
  const samples = new Int16Array(sound + 2 * quiet);
  for (let index = 0; index < sound; index += 1) {
    const phase = (2 * Math.PI * hertz * index) / sampleRate;
    const rhythm = 0.6 + 0.4 * Math.cos((2 * Math.PI * 4 * index) / sampleRate);
    samples[quiet + index] = 9_000 * rhythm * (Math.sin(phase) + 0.3 * Math.sin(2 * phase));
  }
  return samples;
}
