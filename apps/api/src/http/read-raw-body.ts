import type { IncomingMessage } from 'node:http';
import { AppError } from '#src/errors/app-error.ts';

const usualBytesMax = 512 * 1024;

/** A body as it came, byte for byte. @throws AppError `body_too_large`. */
export async function readRawBody(request: IncomingMessage, bytesMax = usualBytesMax): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > bytesMax) {
      throw new AppError('body_too_large', { values: { maxKib: bytesMax / 1024 } });
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
