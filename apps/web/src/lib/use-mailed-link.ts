import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { followMailedLink } from './accounts.ts';
import { ApiError } from './api-error.ts';
import { type MailedLinkType, readMailedLink } from './mailed-link.ts';

/** `none`: the address carries no link. A link that was `followed` has signed its reader in. */
export type MailedLinkState =
  | { readonly status: 'none' | 'following' | 'followed' }
  | { readonly status: 'failed'; readonly error: ApiError };

/** A token works once, so each is posted once, however often a screen is rendered. */
const followed = new Map<string, Promise<void>>();

/** Posts the token of the link in the address. Opening a page posts nothing by itself: scanners of mail do that too. */
export function useMailedLink(type: MailedLinkType): MailedLinkState & { readonly retry: () => void } {
  const { hash } = useLocation();
  const token = readMailedLink(hash, type)?.tokenHash;
  const [outcome, setOutcome] = useState<{ readonly token: string; readonly error?: ApiError }>();
  const [tries, setTries] = useState(0);

  useEffect(() => {
    if (token === undefined) {
      return undefined;
    }
    let isShown = true;
    const settle = (error?: ApiError) => isShown && setOutcome({ token, ...(error && { error }) });
    const following = followed.get(token) ?? followMailedLink({ tokenHash: token, type });
    followed.set(token, following);
    following.then(
      () => settle(),
      (error: unknown) =>
        settle(error instanceof ApiError ? error : new ApiError({ status: 0, code: 'internal_error', message: '' })),
    );
    return () => {
      isShown = false;
    };
  }, [token, type, tries]);

  const retry = () => {
    if (token !== undefined) {
      followed.delete(token);
      setOutcome(undefined);
      setTries(tries + 1);
    }
  };
  if (token === undefined) {
    return { status: 'none', retry };
  }
  if (outcome?.token !== token) {
    return { status: 'following', retry };
  }
  return outcome.error ? { status: 'failed', error: outcome.error, retry } : { status: 'followed', retry };
}
