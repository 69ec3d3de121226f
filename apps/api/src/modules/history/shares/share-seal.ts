import { promisify } from 'node:util';
import { deflateRaw, inflateRaw } from 'node:zlib';
import { type MasterSecret, openWithAny } from '#src/secrets/master-secret.ts';
import { seal, sealBytes, tryUnseal, tryUnsealBytes, unsealBytes } from '#src/secrets/opaque-token.ts';
import type { SharedPiece } from './cut-into-pieces.ts';

const compress = promisify<Buffer, Buffer>(deflateRaw);
const expand = promisify<Buffer, Buffer>(inflateRaw);

/** A seal is bound to its utterance, so that it cannot be moved to another one. */
export const shareTokenPurpose = (requestId: string): string => `token of shared ${requestId}`;

/** The same for the page. */
export const sharePagePurpose = (requestId: string): string => `page of shared ${requestId}`;

/** Encrypts listening pages and their tokens under the key outside the database, each for its utterance. */
export function createShareSeal(masterSecret: MasterSecret) {
  return {
    sealToken: (requestId: string, token: string): Buffer =>
      seal(masterSecret.current, shareTokenPurpose(requestId), token),
    /** @returns `undefined` where it was sealed under another key. */
    openToken: (requestId: string, sealed: Buffer): string | undefined =>
      openWithAny(masterSecret, (secret) => tryUnseal(secret, shareTokenPurpose(requestId), sealed)),
    async sealPage(requestId: string, pieces: readonly SharedPiece[]): Promise<Buffer> {
      return sealBytes(
        masterSecret.current,
        sharePagePurpose(requestId),
        await compress(Buffer.from(JSON.stringify(pieces))),
      );
    },
    /** @throws when it was sealed under another key, or belongs to another utterance. */
    async openPage(requestId: string, sealed: Buffer): Promise<SharedPiece[]> {
      const purpose = sharePagePurpose(requestId);
      const packed =
        openWithAny(masterSecret, (secret) => tryUnsealBytes(secret, purpose, sealed)) ??
        unsealBytes(masterSecret.current, purpose, sealed);
      const bytes = await expand(packed);
      return JSON.parse(bytes.toString()) as SharedPiece[];
    },
  };
}

export type ShareSeal = ReturnType<typeof createShareSeal>;
