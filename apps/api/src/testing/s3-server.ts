import { once } from 'node:events';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface S3Server {
  readonly endpoint: string;
  /** The content of the bucket, by key. */
  readonly objects: ReadonlyMap<string, Buffer>;
  /** Uploads in parts that were begun and neither completed nor aborted. */
  readonly openUploads: number;
  /** The behaviour towards requests: answers them, fails, or hangs. */
  behaviour: 'answer' | 'fail' | 'hang';
  close(): Promise<void>;
}

interface Call {
  readonly method: string;
  readonly key: string;
  readonly query: URLSearchParams;
  readonly body: Buffer;
  readonly headers: IncomingMessage['headers'];
}

const pageSize = 3;
const xml = (body: string): string => `<?xml version="1.0" encoding="UTF-8"?>${body}`;
const unescapeXml = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

/**
 * A local server that speaks as much of S3's protocol as keeping blobs needs, with pages of three, and refuses what is
 * not signed by its key.
 */
export async function startS3Server({
  bucket,
  accessKeyId,
}: {
  bucket: string;
  accessKeyId: string;
}): Promise<S3Server> {
  const objects = new Map<string, Buffer>();
  const uploads = new Map<string, Map<number, Buffer>>();
  let uploadCount = 0;

  function list({ query }: Call): string {
    const after = query.get('continuation-token') ?? '';
    const found = [...objects.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after).sort();
    const page = found.slice(0, pageSize);
    const contents = page
      .map((key) => `<Contents><Key>${key}</Key><LastModified>${new Date().toISOString()}</LastModified></Contents>`)
      .join('');
    const isTruncated = found.length > page.length;
    const next = isTruncated ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
    return xml(
      `<ListBucketResult><IsTruncated>${String(isTruncated)}</IsTruncated>${next}${contents}</ListBucketResult>`,
    );
  }

  function deleteMany({ body }: Call): string {
    for (const [, key = ''] of body.toString().matchAll(/<Key>([^<]*)<\/Key>/gu)) {
      objects.delete(unescapeXml(key));
    }
    return xml('<DeleteResult></DeleteResult>');
  }

  function post(call: Call, response: ServerResponse): void {
    const uploadId = call.query.get('uploadId');
    if (call.query.has('delete')) {
      response.end(deleteMany(call));
    } else if (call.query.has('uploads')) {
      uploadCount += 1;
      uploads.set(String(uploadCount), new Map());
      response.end(
        xml(`<InitiateMultipartUploadResult><UploadId>${uploadCount}</UploadId></InitiateMultipartUploadResult>`),
      );
    } else if (uploadId !== null) {
      const parts = [...(uploads.get(uploadId) ?? [])].sort(([one], [other]) => one - other);
      objects.set(call.key, Buffer.concat(parts.map(([, bytes]) => bytes)));
      uploads.delete(uploadId);
      response.end(xml('<CompleteMultipartUploadResult><ETag>"0"</ETag></CompleteMultipartUploadResult>'));
    }
  }

  function put({ key, query, body }: Call, response: ServerResponse): void {
    const uploadId = query.get('uploadId');
    if (uploadId === null) {
      objects.set(key, body);
    } else {
      uploads.get(uploadId)?.set(Number(query.get('partNumber')), body);
    }
    response.setHeader('etag', '"0"').end();
  }

  function get({ method, key, query, headers }: Call, response: ServerResponse): void {
    const found = objects.get(key);
    if (key === '' && query.has('list-type')) {
      response.end(list({ query } as Call));
    } else if (!found) {
      response.writeHead(404).end(xml('<Error><Code>NoSuchKey</Code><Message>None.</Message></Error>'));
    } else {
      sendObject(found, method === 'HEAD' ? undefined : headers.range, response);
    }
  }

  function remove({ key, query }: Call, response: ServerResponse): void {
    const uploadId = query.get('uploadId');
    if (uploadId === null) {
      objects.delete(key);
    } else {
      uploads.delete(uploadId);
    }
    response.writeHead(204).end();
  }

  const methods: Readonly<Record<string, (call: Call, response: ServerResponse) => void>> = {
    GET: get,
    HEAD: get,
    PUT: put,
    POST: post,
    DELETE: remove,
  };

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://s3.test');
    const body = await buffer(request);
    const path = decodeURIComponent(url.pathname);
    const isOurs =
      path.startsWith(`/${bucket}`) && request.headers.authorization?.includes(`Credential=${accessKeyId}/`);
    if (server.behaviour === 'hang') {
      return;
    }
    if (server.behaviour === 'fail' || !isOurs || request.headers['content-encoding']) {
      response
        .writeHead(server.behaviour === 'fail' ? 500 : 403)
        .end(xml('<Error><Code>Refused</Code><Message>Refused.</Message></Error>'));
      return;
    }
    const { method = 'GET', headers } = request;
    methods[method]?.({ method, key: path.slice(bucket.length + 2), query: url.searchParams, body, headers }, response);
  }

  const http = createServer((request, response) => void handle(request, response).catch(() => response.destroy()));
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const server: S3Server = {
    endpoint: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    objects,
    get openUploads() {
      return uploads.size;
    },
    behaviour: 'answer',
    async close() {
      http.closeAllConnections();
      http.close();
      await once(http, 'close');
    },
  };
  return server;
}

function sendObject(bytes: Buffer, range: string | undefined, response: ServerResponse): void {
  const [, first, last] = /^bytes=(\d+)-(\d+)$/u.exec(range ?? '') ?? [];
  if (first === undefined) {
    response.writeHead(200, { 'content-length': bytes.length }).end(bytes);
    return;
  }
  const start = Number(first);
  const end = Math.min(Number(last), bytes.length - 1);
  if (start > end) {
    response.writeHead(416).end(xml('<Error><Code>InvalidRange</Code><Message>Beyond.</Message></Error>'));
    return;
  }
  response.writeHead(206, {
    'content-length': end - start + 1,
    'content-range': `bytes ${start}-${end}/${bytes.length}`,
  });
  response.end(bytes.subarray(start, end + 1));
}
