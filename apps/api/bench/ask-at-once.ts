import { once } from 'node:events';
import { type Socket, connect } from 'node:net';
import { parentPort, Worker, workerData } from 'node:worker_threads';

export interface Crowd {
  readonly url: string;
  /** Requests as they are written to a connection, one for each. */
  readonly requests: readonly string[];
}

/** How a request of the crowd was answered, with times since all of them were sent. */
export interface CrowdAnswer {
  /** 0 where the connection broke before there was one. */
  readonly status: number;
  readonly headMs: number;
  readonly endMs: number;
  /** Whether the answer came to its end. */
  readonly isWhole: boolean;
}

/** How an answer of unknown length ends. */
const lastChunk = '\r\n0\r\n\r\n';

/**
 * Opens a connection for each request, and sends all of them in one moment. It does so in a thread of its own and
 * without an HTTP client, whose work for that many connections would be most of what is measured.
 */
export async function askAtOnce(crowd: Crowd): Promise<CrowdAnswer[]> {
  const worker = new Worker(new URL(import.meta.url), { workerData: crowd });
  const [answers] = (await once(worker, 'message')) as [CrowdAnswer[]];
  return answers;
}

async function open(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  return socket;
}

async function ask(socket: Socket, request: string): Promise<CrowdAnswer> {
  const sentAt = performance.now();
  let head: { readonly status: number; readonly headMs: number } | undefined;
  let tail = '';
  socket.write(request);
  socket.on('data', (bytes: Buffer) => {
    tail = (tail + bytes.toString('latin1')).slice(-lastChunk.length);
    head ??= { status: Number(bytes.toString('latin1', 9, 12)), headMs: performance.now() - sentAt };
  });
  socket.on('error', () => undefined);
  await once(socket, 'close').catch(() => undefined);
  return { status: 0, headMs: 0, ...head, endMs: performance.now() - sentAt, isWhole: tail === lastChunk };
}

if (parentPort) {
  const { url, requests } = workerData as Crowd;
  const sockets: Socket[] = [];
  for (const _request of requests) {
    sockets.push(await open(url));
  }
  const asked = sockets.map((socket, index) => ask(socket, requests[index] ?? ''));
  parentPort.postMessage(await Promise.all(asked));
}
