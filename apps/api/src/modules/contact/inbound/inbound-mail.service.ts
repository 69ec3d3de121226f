import { createHash, timingSafeEqual } from 'node:crypto';
import { AppError } from '#src/errors/app-error.ts';
import type { RateLimitsService } from '#src/modules/rate-limits/rate-limits.service.ts';
import { findReferences } from '../reference/reference-token.ts';
import type { ThreadService } from '../thread/thread.service.ts';
import { readMail } from './read-mail.ts';

export interface InboundMailService {
  /**
   * @throws AppError `invalid_signature` unless the mail server says the secret that it shares with us; `not_found`
   *   where none is configured.
   */
  requireSecret(secret: string | undefined): void;
  /**
   * Puts a mail into the thread whose reference it carries.
   *
   * @param raw the mail as it came (RFC 5322).
   * @throws AppError `mail_unreadable`; `mail_reference_invalid` when it carries no reference, or a forged one;
   *   `not_found` when the message is deleted; `too_many_requests` when one thread gets too many.
   */
  receive(raw: Buffer): Promise<'attached' | 'repeated'>;
}

export interface InboundMailOptions {
  readonly thread: ThreadService;
  readonly limits: RateLimitsService;
  /** What references may be signed with. */
  readonly referenceKeys: readonly Buffer[];
  /** The secret that a deliverer of mail shows; without it, no mail is taken. */
  readonly secret: string | undefined;
}

export function createInboundMailService({
  thread,
  limits,
  referenceKeys,
  secret,
}: InboundMailOptions): InboundMailService {
  return {
    requireSecret(said = '') {
      if (secret === undefined) {
        throw new AppError('not_found');
      }
      if (!timingSafeEqual(digest(said), digest(secret))) {
        throw new AppError('invalid_signature');
      }
    },

    async receive(raw) {
      const { referenceHeaders, ...answer } = await readMail(raw);
      const [reference] = referenceKeys.flatMap((key) => findReferences(key, referenceHeaders));
      if (reference === undefined) {
        throw new AppError('mail_reference_invalid');
      }
      await limits.consume('inbound-mail:thread', reference);
      return thread.attachAnswer(reference, answer);
    },
  };
}

/** Hashes have one length whatever is compared, so that comparing tells nothing. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
