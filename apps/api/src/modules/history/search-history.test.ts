import { expect, it } from 'vitest';
import type { OpenUtterance } from './history.presenter.ts';
import type { PageRequest } from './history.queries.ts';
import { foldForSearch, searchHistory } from './search-history.ts';

/** A history in which every so-many-th utterance, newest first, has the word in it. */
function historyOf(count: number, every: number) {
  const all = Array.from({ length: count }, (_, index) => ({
    row: { request_id: `req_${index}`, created_at: new Date(count - index) },
    words: { text: index % every === every - 1 ? `فيه كَلِمَة ${index}` : 'غيره', styleInstruction: null, settings: {} },
  })) as OpenUtterance[];
  let read = 0;
  return {
    countRead: () => read,
    readPage: async ({ limit, before }: PageRequest) => {
      const from = before ? all.findIndex(({ row }) => row.request_id === before.id) + 1 : 0;
      const page = all.slice(from, from + limit);
      read += page.length;
      return page;
    },
  };
}

it('a search goes on page by page until it has enough, and says where it ended', async () => {
  const { readPage } = historyOf(1000, 100);
  const first = await searchHistory({ search: 'كلمه', limit: 3 }, readPage);
  expect(first.utterances.map(({ row }) => row.request_id)).toEqual(['req_99', 'req_199', 'req_299']);
  const before = { createdAt: first.last!.created_at, id: first.last!.request_id };
  const rest = await searchHistory({ search: 'كلمه', limit: 25, before }, readPage);
  expect([rest.utterances.length, rest.last]).toEqual([7, undefined]);
});

it('a search for what is rare ends after five thousand utterances, and can be continued', async () => {
  const { readPage, countRead } = historyOf(12_000, 11_000);
  const found = await searchHistory({ search: 'كلمة', limit: 1 }, readPage);
  expect([found.utterances.length, found.last?.request_id, countRead()]).toEqual([0, 'req_4999', 5000]);
});

it.each([
  ['أَهْلًا بِكُمْ', 'اهلا بكم'],
  ['إلى المدينة', 'الي المدينه'],
  ['ٱلرَّحْمٰن', 'الرحمن'],
  ['رخـــيم', 'رخيم'],
  ['OF_it', 'of_it'],
])('%s is found as %s', (written, folded) => {
  expect(foldForSearch(written)).toBe(folded);
});
