import { limits } from '@rakhim/contract';
import { AppError } from '#src/errors/app-error.ts';

/**
 * A string of structured fields (RFC 8941, 3.3.3): printable ASCII between quotes, with quotes and backslashes escaped.
 */
const quoted = /^"((?:[\x20\x21\x23-\x5B\x5D-\x7E]|\\["\\])*)"$/;
/** The bare value, which most clients send. A comma or blank would come from a header that was sent twice. */
const bare = /^[\x21\x23-\x2B\x2D-\x7E]+$/;

/**
 * Reads the `Idempotency-Key` header (draft-ietf-httpapi-idempotency-key-header), with or without the quotes that the
 * draft asks for.
 *
 * @throws AppError `idempotency_key_invalid`.
 */
export function parseIdempotencyKey(header: string): string {
  const inner = quoted.exec(header)?.[1]?.replaceAll(/\\(["\\])/g, '$1');
  const key = inner ?? (bare.test(header) ? header : '');
  if (key === '' || key.length > limits.idempotencyKeyCharactersMax) {
    throw new AppError('idempotency_key_invalid', {
      param: 'Idempotency-Key',
      values: { max: limits.idempotencyKeyCharactersMax },
    });
  }
  return key;
}
