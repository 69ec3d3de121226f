import { errors } from '../generated/catalogue.ts';

export type EmulatedErrorCode = keyof typeof errors;

/** A request that the emulated service refuses. */
export class Refusal extends Error {
  readonly code: EmulatedErrorCode;
  readonly param: string | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: EmulatedErrorCode,
    { param, retryAfterSeconds }: { param?: string | undefined; retryAfterSeconds?: number | undefined } = {},
  ) {
    super(`Emulated: ${code}`);
    this.code = code;
    this.param = param;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export function jsonResponse(body: unknown, headers: Readonly<Record<string, string>> = {}, status = 200): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
  });
}

/** In the shape and with the status of the contract. */
export function errorResponse({ code, message, param, retryAfterSeconds }: Refusal, requestId: string): Response {
  const { status, type } = errors[code];
  const retryAfter: Record<string, string> =
    retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) };
  return jsonResponse(
    { error: message, type, code, ...(param !== undefined && { param }), requestId },
    { 'x-request-id': requestId, ...retryAfter },
    status,
  );
}

/** Bytes as a stream that may be cut off on its way. */
export function streamResponse(
  chunks: readonly Uint8Array[],
  headers: Readonly<Record<string, string>>,
  cutAfterBytes: number | undefined,
): Response {
  let index = 0;
  let room = cutAfterBytes ?? Number.POSITIVE_INFINITY;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const chunk = chunks[index++];
        if (room <= 0) {
          controller.error(new TypeError('Emulated: the connection was cut.'));
        } else if (chunk === undefined) {
          controller.close();
        } else {
          const part = chunk.subarray(0, Math.min(room, chunk.length));
          room -= chunk.length;
          // The receiver may keep or change the bytes.
          controller.enqueue(part.slice());
        }
      },
    },
    { highWaterMark: 0 },
  );
  return new Response(body, { status: 200, headers: { ...headers } });
}
