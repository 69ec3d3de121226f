import {
  createLexiconEntry,
  createSpeech,
  createTimedSpeech,
  deleteHistoryItem,
  deleteLexiconEntry,
  exportLexicon,
  getHistoryAudio,
  getLexiconChange,
  getSubscription,
  getUsage,
  getUsageReport,
  importLexicon,
  listHistory,
  listLexicon,
  listLexiconHistory,
  priceSpeech,
  previewLexicon,
  previewText,
  restoreLexicon,
  type Route,
  shareHistoryItem,
  streamEvents,
  undoLexicon,
  unshareHistoryItem,
  updateLexiconEntry,
} from '@rakhim/contract';

/**
 * All that the screens may ask the service for. Each is something that a key may be used for; what needs somebody who
 * has signed in is done on the website.
 */
export const pageRoutes: readonly Route[] = [
  createTimedSpeech,
  createSpeech,
  priceSpeech,
  previewText,
  getUsage,
  getUsageReport,
  getSubscription,
  listHistory,
  getHistoryAudio,
  deleteHistoryItem,
  shareHistoryItem,
  unshareHistoryItem,
  listLexicon,
  createLexiconEntry,
  updateLexiconEntry,
  deleteLexiconEntry,
  previewLexicon,
  importLexicon,
  exportLexicon,
  listLexiconHistory,
  getLexiconChange,
  undoLexicon,
  restoreLexicon,
  streamEvents,
];

/** @returns the route that answers this, its parameters and query parsed; nothing for anything else. */
export function findPageRoute(method: string, { pathname, searchParams }: URL): Route | undefined {
  return pageRoutes.find(
    (route) => route.method === method && isPathOf(route, pathname) && isQueryOf(route, searchParams),
  );
}

function isPathOf({ paths: [pattern], params }: Route, pathname: string): boolean {
  const found = new RegExp(`^${pattern.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`).exec(pathname);
  return found !== null && (params === undefined || params.safeParse({ ...found.groups }).success);
}

function isQueryOf({ query }: Route, searchParams: URLSearchParams): boolean {
  const given = Object.fromEntries(searchParams);
  return (
    Object.keys(given).length === searchParams.size &&
    (query === undefined ? searchParams.size === 0 : query.safeParse(given).success)
  );
}
