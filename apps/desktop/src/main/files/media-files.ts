import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname } from 'node:path';
import { Readable } from 'node:stream';
import { speechMediaTypes } from '@rakhim/contract';
import { appScheme, mediaHost } from '../shell/app-origin.ts';

export interface MediaFiles {
  /** @returns the address under which a page may play a file, for as long as the app runs. */
  readonly offer: (path: string) => string;
  readonly answer: (request: Request) => Promise<Response>;
}

const mediaTypes: Readonly<Record<string, string>> = {
  '.mp3': speechMediaTypes.mp3,
  '.wav': speechMediaTypes.wav,
  '.ogg': speechMediaTypes.ogg,
};

/** Serves the sounds that pages may play, under addresses that do not reveal their paths. */
export function createMediaFiles(): MediaFiles {
  const pathOf = new Map<string, string>();
  return {
    offer(path) {
      const address = `${appScheme}://${mediaHost}/${crypto.randomUUID()}`;
      pathOf.set(new URL(address).pathname, path);
      return address;
    },
    async answer(request) {
      const path = pathOf.get(new URL(request.url).pathname);
      const size =
        path === undefined
          ? undefined
          : await stat(path)
              .then(({ size }) => size)
              .catch(() => undefined);
      return path === undefined || size === undefined
        ? new Response(null, { status: 404 })
        : answerFile(path, size, request.headers.get('range'));
    },
  };
}

/** The file, or the one range that was asked for (RFC 9110, section 14), so that one can seek in it. */
function answerFile(path: string, size: number, range: string | null): Response {
  const headers = {
    'content-type': mediaTypes[extname(path).toLowerCase()] ?? 'application/octet-stream',
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
  };
  const asked = readRange(range, size);
  if (asked === 'unsatisfiable') {
    return new Response(null, { status: 416, headers: { ...headers, 'content-range': `bytes */${size}` } });
  }
  const { start, end } = asked ?? { start: 0, end: size - 1 };
  const body =
    size === 0 ? null : (Readable.toWeb(createReadStream(path, { start, end })) as ReadableStream<Uint8Array>);
  return new Response(body, {
    status: asked ? 206 : 200,
    headers: {
      ...headers,
      'content-length': String(end - start + 1),
      ...(asked && { 'content-range': `bytes ${start}-${end}/${size}` }),
    },
  });
}

/** @returns nothing where the whole is to be sent: no range, or one of a kind that may be ignored. */
export function readRange(
  header: string | null,
  size: number,
): { readonly start: number; readonly end: number } | 'unsatisfiable' | undefined {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) {
    return undefined;
  }
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start > end || start >= size ? 'unsatisfiable' : { start, end };
}
