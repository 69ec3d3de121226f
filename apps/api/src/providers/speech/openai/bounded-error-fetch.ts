import { traceHeaders } from '#src/observability/trace.ts';

/** Enough for any error document; the client reads them whole. */
const errorBytesMax = 16 * 1024;

/** `fetch`, except that of an error's body no more than 16 KiB are read, however much a broken server sends. */
export async function fetchWithBoundedErrors(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const headers = new Headers(init?.headers);
  Object.entries(traceHeaders()).forEach(([name, value]) => {
    headers.set(name, value);
  });
  const response = await fetch(input, { ...init, headers });
  if (response.ok || !response.body) {
    return response;
  }
  const { status, statusText } = response;
  return new Response(takeBytes(response.body, errorBytesMax), { status, statusText, headers: response.headers });
}

function takeBytes(body: ReadableStream<Uint8Array>, bytesMax: number): ReadableStream<Uint8Array> {
  let left = bytesMax;
  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        controller.enqueue(chunk.subarray(0, left));
        left -= chunk.byteLength;
        if (left <= 0) {
          controller.terminate();
        }
      },
    }),
  );
}
