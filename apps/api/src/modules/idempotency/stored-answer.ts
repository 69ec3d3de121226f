import { z } from 'zod';

/** The status and headers of an answer, which are stored besides its body. */
export interface AnswerHead {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
}

/** An answer that was given once and is given again. */
export interface StoredAnswer extends AnswerHead {
  readonly body: string | AsyncIterable<Uint8Array>;
  /** The trailers, known only at the end of a stream. */
  readonly trailers: Readonly<Record<string, string>>;
  /** Releases the source of the body, read or not. */
  close(): void;
}

const Fields = z.record(z.string(), z.string());

/** The encrypted part of a record: the whole of a short answer, or the key of the blob of a long one. */
export const SealedAnswer = z.object({
  status: z.int(),
  headers: Fields,
  trailers: Fields,
  body: z.string().optional(),
  blob: z.object({ nonce: z.string(), tag: z.string() }).optional(),
});
export type SealedAnswer = z.infer<typeof SealedAnswer>;
