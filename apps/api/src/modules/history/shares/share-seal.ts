import { promisify } from 'node:util';
import { deflateRaw, inflateRaw } from 'node:zlib';
import { seal, sealBytes, tryUnseal, unsealBytes } from '#src/secrets/opaque-token.ts';
import type { SharedPiece } from './cut-into-pieces.ts';

const compress = promisify<Buffer, Buffer>(deflateRaw);
const expand = promisify<Buffer, Buffer>(inflateRaw);

/** Encrypts listening pages and their tokens under the key outside the database, each for its utterance. */
export function createShareSeal(masterSecret: Buffer) {
  const tokenOf = (requestId: string): string => `token of shared ${requestId}`;
  const pageOf = (requestId: string): string => `page of shared ${requestId}`;
  return {
    sealToken: (requestId: string, token: string): Buffer => seal(masterSecret, tokenOf(requestId), token),
    /** @returns `undefined` where it was sealed under another key. */
    openToken: (requestId: string, sealed: Buffer): string | undefined =>
      tryUnseal(masterSecret, tokenOf(requestId), sealed),
    async sealPage(requestId: string, pieces: readonly SharedPiece[]): Promise<Buffer> {
      return sealBytes(masterSecret, pageOf(requestId), await compress(Buffer.from(JSON.stringify(pieces))));
    },
    /** @throws when it was sealed under another key, or belongs to another utterance. */
    async openPage(requestId: string, sealed: Buffer): Promise<SharedPiece[]> {
      const bytes = await expand(unsealBytes(masterSecret, pageOf(requestId), sealed));
      return JSON.parse(bytes.toString()) as SharedPiece[];
    },
  };
}

export type ShareSeal = ReturnType<typeof createShareSeal>;
