import { listLexicon } from '@rakhim/contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../api-client.ts';

/** Under which all that is known of the lexicon is cached, and its pages of entries. */
export const lexiconKey = ['lexicon'] as const;
export const lexiconPagesKey = [...lexiconKey, 'pages'] as const;

/** Entries on a page: a few screens full. */
export const entriesPerPage = 50;

export interface LexiconPlace {
  /** Letters that the entries have; all entries where it is empty. */
  readonly search: string;
  /** `nextCursor` of the page before; nothing for the first. */
  readonly cursor?: string | undefined;
}

/** A page of the lexicon. */
export const lexiconQueryOf = ({ search, cursor }: LexiconPlace) =>
  queryOptions({
    queryKey: [...lexiconPagesKey, search, cursor ?? null],
    staleTime: 0,
    queryFn: ({ signal }) =>
      callApi(listLexicon, {
        signal,
        query: {
          limit: entriesPerPage,
          ...(cursor !== undefined && { cursor }),
          ...(search !== '' && { search }),
        },
      }),
  });
