import { InboxFilter } from '@rakhim/contract';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

const filterKeys = Object.keys(InboxFilter.shape) as (keyof InboxFilter)[];
const openKey = 'message';

/** Reads the filter from an address and ignores invalid parts. */
export function readFilter(parameters: URLSearchParams): InboxFilter {
  const read = filterKeys.flatMap((key) => {
    const parsed = InboxFilter.shape[key].safeParse(parameters.get(key) ?? undefined);
    return parsed.success && parsed.data !== undefined ? [[key, parsed.data]] : [];
  });
  return Object.fromEntries(read) as InboxFilter;
}

/** The address of a filter, with the message that is open, if any. */
export function writeFilter(filter: InboxFilter, openId?: string): string {
  const parameters = new URLSearchParams();
  for (const key of filterKeys) {
    const value = filter[key];
    if (value !== undefined && value !== '') {
      parameters.set(key, value);
    }
  }
  if (openId !== undefined) {
    parameters.set(openKey, openId);
  }
  const query = parameters.toString();
  return query === '' ? '?' : `?${query}`;
}

export function isSameFilter(one: InboxFilter, other: InboxFilter): boolean {
  return writeFilter(one) === writeFilter(other);
}

/** Reads the current address, for asynchronous work during which people may have navigated. */
export function addressNow(): { readonly filter: InboxFilter; readonly openId: string | undefined } {
  const parameters = new URLSearchParams(location.search);
  return { filter: readFilter(parameters), openId: parameters.get(openKey) ?? undefined };
}

/** The state of the inbox in its URL, so that it can be shared and the browser's Back button works. */
export function useInboxAddress() {
  const [parameters, setParameters] = useSearchParams();
  const query = parameters.toString();
  return useMemo(() => {
    const current = new URLSearchParams(query);
    const filter = readFilter(current);
    const openId = current.get(openKey) ?? undefined;
    return {
      filter,
      openId,
      /** False for the moments in which another address is asked for already and not shown yet. */
      isCurrent: () => new URLSearchParams(location.search).toString() === query,
      filterBy: (next: InboxFilter) => setParameters(writeFilter(next)),
      /**
       * Changes a part of what is asked for at this moment, shown already or not. Typing fills no history and leaves
       * open what is open.
       */
      narrowBy: (change: InboxFilter, { isTyping = false } = {}) => {
        const now = addressNow();
        setParameters(writeFilter({ ...now.filter, ...change }, isTyping ? now.openId : undefined), {
          replace: isTyping,
        });
      },
      /** Moving on from an open message leaves one entry in the history, so that one step back leads to the list. */
      open: (id: string) =>
        setParameters(writeFilter(addressNow().filter, id), { replace: addressNow().openId !== undefined }),
      close: () => setParameters(writeFilter(addressNow().filter), { replace: true }),
    };
  }, [query, setParameters]);
}
