import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type LiveEventKind, streamEvents, type TimedSpeech } from '@rakhim/contract';
import { createEmulator, type Emulator } from '@rakhim/sdk/testing';
import { toSpeechEvents } from './speech-events.ts';

/** A key as real ones look; it opens nothing but the emulator. */
export const testKey = `rakhim_test_${'0123456789abcdefghijKLMNOPQRSTUVW'}`;

const eventStream = 'text/event-stream';
/** Between two events, so that they come one by one. */
const eventMs = 5;
const triesMax = 50;
const triesEveryMs = 200;

export interface ApiServer {
  readonly origin: string;
  readonly emulator: Emulator;
  /** Paths of all requests that came, answered or not. */
  readonly received: () => readonly string[];
  /** Requests that their sender gave up before they were answered. */
  readonly givenUp: () => number;
  /** Tells everybody who follows the events of a change. */
  readonly tell: (kind: LiveEventKind, data?: unknown) => void;
  /** The credentials of those who follow them now. */
  readonly followers: () => readonly string[];
  /** Answers take so long from now on. */
  readonly slowDown: (delayMs: number) => void;
  /** Answers nothing any more. @returns what lets everything go that waits. */
  readonly hold: () => () => void;
  /** Nobody answers at the address any more. */
  readonly disappear: () => Promise<void>;
  /** Somebody does again. */
  readonly reappear: () => Promise<void>;
  readonly close: () => Promise<void>;
}

interface ServerOptions {
  readonly characterLimit?: number;
  /** The time that a character sounds. */
  readonly characterMs?: number;
  /** The time that each answer takes. */
  readonly delayMs?: number;
}

/** The SDK's emulator behind a real socket. It outlives the app, so what was charged before a crash is remembered. */
export async function startApiServer({
  characterLimit = 1_000_000,
  characterMs = 60,
  delayMs = 0,
}: ServerOptions = {}): Promise<ApiServer> {
  const emulator = createEmulator({ apiKey: testKey, characterLimit, characterMs });
  let waitMs = delayMs;
  let released = Promise.resolve();
  let givenUp = 0;
  const received: string[] = [];
  const followers = new Map<ServerResponse, string>();
  const server = createServer((request, response) => {
    received.push(request.url ?? '');
    if (request.url === streamEvents.paths[0]) {
      follow(request, response);
      return;
    }
    response.on('close', () => (givenUp += response.headersSent ? 0 : 1));
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const asked = Buffer.concat(chunks).toString('utf8');
      const reply = (): Promise<unknown> => answer(emulator, request, asked, response).catch(() => response.destroy());
      setTimeout(() => void released.then(reply), waitMs);
    });
  });
  /** The emulator does not know of events; they go on for as long as somebody follows. */
  function follow({ headers: { authorization = '' } }: IncomingMessage, response: ServerResponse): void {
    followers.set(response, authorization);
    response.on('close', () => followers.delete(response));
    response.writeHead(200, { 'content-type': `${eventStream}; charset=utf-8` });
    response.flushHeaders();
  }
  const listen = (port: number): Promise<void> =>
    new Promise((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, '127.0.0.1', () => {
        server.off('error', reject);
        resolve();
      });
    });
  /** The same port once more. While it was free, a connection of somebody else's may have gone out from it. */
  async function listenAgain(): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      try {
        await listen(port);
        return;
      } catch (error) {
        if (tries === triesMax) {
          throw error;
        }
        await sleep(triesEveryMs);
      }
    }
  }
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    emulator,
    received: () => received,
    givenUp: () => givenUp,
    tell(kind, data = {}) {
      followers.forEach((_, response) => response.write(`event: ${kind}\ndata: ${JSON.stringify(data)}\n\n`));
    },
    followers: () => [...followers.values()],
    slowDown: (ms) => {
      waitMs = ms;
    },
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>();
      released = promise;
      return resolve;
    },
    disappear: close,
    reappear: listenAgain,
    close,
  };
}

async function answer(
  emulator: Emulator,
  { url = '', method = 'GET', headers: given }: IncomingMessage,
  body: string,
  response: ServerResponse,
): Promise<void> {
  const headers = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, String(value)]));
  const answered = await emulator.fetch(`http://localhost${url}`, { method, headers, ...(body !== '' && { body }) });
  if (answered.ok && headers['accept'] === eventStream) {
    // The emulator answers as a whole what the service sends while it is being made.
    response.writeHead(200, { 'content-type': `${eventStream}; charset=utf-8` });
    for (const event of toSpeechEvents((await answered.json()) as TimedSpeech)) {
      response.write(event);
      await sleep(eventMs);
    }
    response.end();
    return;
  }
  response.writeHead(answered.status, Object.fromEntries(answered.headers));
  response.end(Buffer.from(await answered.arrayBuffer()));
}
