import { type Share, pages } from '@rakhim/contract';
import type { ShareSeal } from './share-seal.ts';
import type { ShareRow } from './shares.queries.ts';

/** A listening page as its owner sees it; `undefined` where its token was sealed under a key that is lost. */
export type PresentShare = (row: ShareRow) => Share | undefined;

export function createSharePresenter(seal: ShareSeal, publicOrigin: () => string): PresentShare {
  return ({ request_id: requestId, sealed_token: sealed, expires_at: expiresAt }) => {
    const token = seal.openToken(requestId, sealed);
    // What is shared is Arabic, and so is the page that is opened first.
    const url = `${publicOrigin()}/ar/${pages.listen.path}/${token}`;
    return token === undefined ? undefined : { token, url, expiresAt: expiresAt.toISOString() };
  };
}
