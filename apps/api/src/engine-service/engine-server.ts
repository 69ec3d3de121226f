import { createHash, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { Logger } from 'pino';
import { contentType, frameTypes, writeFrame } from '#src/providers/speech/remote/speech-frames.ts';
import { readRequest, writeEvent, writeFailure } from '#src/providers/speech/remote/speech-messages.ts';
import type { SpeechEngine, SpeechRequest } from '#src/providers/speech/speech-engine.ts';

export interface EngineServerOptions {
  readonly engine: SpeechEngine;
  /** What callers must know. */
  readonly secret: string;
  /** Utterances that may be open at once; more are refused. */
  readonly openMax: number;
  readonly logger: Logger;
}

export interface EngineServer {
  listen(host: string, port: number): Promise<{ readonly url: string }>;
  /** Says that it is not ready, refuses what is new, and lets what is under way finish within the limit. */
  stop(limitMs: number): Promise<void>;
}

/** How often a caller that waits for sound gets a sign of life. */
const pingMs = 1_000;
const idleSweepMs = 100;
const bodyBytesMax = 4 * 1024 * 1024;
/** A caller that takes nothing for so long is gone. */
const stalledMs = 900_000;
const timeouts = { headersTimeout: 10_000, requestTimeout: 30_000, keepAliveTimeout: 65_000 } as const;

/** A server that only speaks: no database, no accounts. Whoever knows the secret may ask. */
export function createEngineServer({ engine, secret, openMax, logger }: EngineServerOptions): EngineServer {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  const expected = digest(`Bearer ${secret}`);
  let open = 0;
  let isStopping = false;

  async function speak(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (isStopping || open >= openMax) {
      response.writeHead(503, { 'retry-after': '1', connection: 'close' }).end();
      return;
    }
    open += 1;
    try {
      const asked = await readBody(request, response);
      if (asked) {
        await send(asked, response);
      }
    } finally {
      open -= 1;
    }
  }

  async function send(asked: SpeechRequest, response: ServerResponse): Promise<void> {
    const gone = new AbortController();
    response.once('close', () => {
      gone.abort(new Error('The caller is gone.'));
    });
    response.writeHead(200, { 'content-type': contentType, 'cache-control': 'no-store' }).flushHeaders();
    const ping = setInterval(() => {
      if (!response.writableNeedDrain) {
        response.write(writeFrame(frameTypes.ping));
      }
    }, pingMs);
    try {
      for await (const event of engine.synthesize(asked, gone.signal)) {
        const named =
          event.type === 'start' ? { ...event, spokenBy: event.spokenBy ?? { engine: engine.name } } : event;
        if (!response.write(writeEvent(named))) {
          await once(response, 'drain', { signal: AbortSignal.any([gone.signal, AbortSignal.timeout(stalledMs)]) });
        }
      }
      response.end();
    } catch (error) {
      if (!gone.signal.aborted) {
        logger.warn({ err: error }, 'an utterance failed');
        response.end(writeFailure(error));
      }
    } finally {
      clearInterval(ping);
    }
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const place = `${request.method} ${request.url}`;
    if (place === 'GET /livez') {
      response.end('ok');
    } else if (place === 'GET /readyz') {
      response.writeHead(!isStopping && (await engine.isReady()) ? 200 : 503).end();
    } else if (!timingSafeEqual(digest(request.headers.authorization ?? ''), expected)) {
      response.writeHead(401, { connection: 'close' }).end();
    } else if (place === 'GET /v1/engine') {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ name: engine.name, version: (await engine.version?.()) ?? null }));
    } else if (place === 'POST /v1/speak') {
      await speak(request, response);
    } else {
      response.writeHead(404).end();
    }
  }

  const server = createServer({ ...timeouts, keepAlive: true }, (request, response) => {
    answer(request, response).catch((error: unknown) => {
      logger.error({ err: error }, 'a request failed');
      response.destroy();
    });
  });

  return {
    async listen(host, port) {
      server.listen(port, host);
      await once(server, 'listening');
      const address = server.address();
      return { url: `http://${host}:${typeof address === 'object' ? address?.port : port}` };
    },
    async stop(limitMs) {
      isStopping = true;
      const closed = once(server, 'close');
      server.close();
      const timer = setTimeout(() => {
        server.closeAllConnections();
      }, limitMs);
      // A connection that was busy when the server closed is kept open by its caller.
      const sweep = setInterval(() => {
        server.closeIdleConnections();
      }, idleSweepMs);
      await closed;
      clearTimeout(timer);
      clearInterval(sweep);
    },
  };
}

/** @returns nothing when it was refused. */
async function readBody(request: IncomingMessage, response: ServerResponse): Promise<SpeechRequest | undefined> {
  const blocks: Buffer[] = [];
  let size = 0;
  for await (const block of request as AsyncIterable<Buffer>) {
    size += block.length;
    if (size > bodyBytesMax) {
      response.writeHead(413, { connection: 'close' }).end();
      return undefined;
    }
    blocks.push(block);
  }
  try {
    return readRequest(Buffer.concat(blocks).toString());
  } catch {
    response.writeHead(400).end();
    return undefined;
  }
}
