import type { IncomingMessage } from 'node:http';
import { invalidRequest } from './stripe-error.ts';

const bodyBytesMax = 256 * 1024;

/** @throws when the body is larger than any call of the API. */
export async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > bodyBytesMax) {
      throw invalidRequest('The request is too large.');
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
