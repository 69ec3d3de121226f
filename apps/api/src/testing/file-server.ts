import { once } from 'node:events';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** How a file is sent: as it should be, or with one of the faults that servers have. */
export type Sending =
  | { readonly kind: 'good' }
  /** Announces the whole and closes the connection in the middle, ranges or not. */
  | { readonly kind: 'truncated' }
  /** Closes the connection in the middle of the first answer only. */
  | { readonly kind: 'cut-once' }
  | { readonly kind: 'redirect'; readonly to: string }
  /** A piece at a time, with a pause after each. */
  | { readonly kind: 'slow'; readonly pauseMs: number }
  /** Half of it, then nothing more, and the connection stays open. */
  | { readonly kind: 'stalled' }
  /** Cuts the first answer, then sends all from the start whatever is asked for. */
  | { readonly kind: 'range-ignored' }
  /** Goes on for ever, without saying how long. */
  | { readonly kind: 'endless' };

export interface FileRequestSeen {
  readonly path: string;
  readonly range: string | undefined;
}

export interface FileServer {
  readonly url: string;
  /** Host and port. */
  readonly host: string;
  readonly requests: readonly FileRequestSeen[];
  put(path: string, bytes: Buffer, sending?: Sending): string;
  close(): Promise<void>;
}

const pieces = 8;

/** Starts a server of files on this machine. */
export async function startFileServer(): Promise<FileServer> {
  const files = new Map<string, { bytes: Buffer; sending: Sending }>();
  const requests: FileRequestSeen[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    const file = files.get(path);
    const isFirst = !requests.some((seen) => seen.path === path);
    requests.push({ path, range: request.headers.range });
    if (file) {
      void send(request, response, { ...file, isFirst });
    } else {
      response.writeHead(404).end('not here');
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: `http://${host}`,
    host,
    requests,
    put(path, bytes, sending = { kind: 'good' }) {
      files.set(path, { bytes, sending });
      return `http://${host}${path}`;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

interface Answer {
  readonly bytes: Buffer;
  readonly sending: Sending;
  readonly isFirst: boolean;
}

async function send(
  request: IncomingMessage,
  response: ServerResponse,
  { bytes, sending, isFirst }: Answer,
): Promise<void> {
  if (sending.kind === 'redirect') {
    response.writeHead(302, { location: sending.to }).end();
    return;
  }
  if (sending.kind === 'endless') {
    response.writeHead(200);
    while (!response.destroyed) {
      response.write(Buffer.alloc(65_536));
      await sleep(1);
    }
    return;
  }
  const knowsRanges = sending.kind !== 'range-ignored' && sending.kind !== 'truncated';
  const asked = knowsRanges ? /^bytes=(\d+)-$/u.exec(request.headers.range ?? '')?.[1] : undefined;
  const rest = bytes.subarray(Number(asked ?? 0));
  response.writeHead(asked === undefined ? 200 : 206, {
    'content-length': rest.length,
    ...(asked !== undefined && { 'content-range': `bytes ${asked}-${bytes.length - 1}/${bytes.length}` }),
  });
  const isCut =
    sending.kind === 'truncated' || (isFirst && (sending.kind === 'cut-once' || sending.kind === 'range-ignored'));
  const size = Math.ceil(rest.length / pieces);
  for (let index = 0; index < pieces && !response.destroyed; index += 1) {
    if (index === pieces / 2 && isCut) {
      // What was written is sent before the connection goes.
      response.socket?.end();
      response.socket?.destroySoon();
      return;
    }
    if (index === pieces / 2 && sending.kind === 'stalled') {
      return;
    }
    response.write(rest.subarray(index * size, (index + 1) * size));
    await sleep(sending.kind === 'slow' ? sending.pauseMs : 1);
  }
  response.end();
}
