import type { InboxMessage } from '@rakhim/contract';
import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { messagesQuery } from './inbox-queries.ts';
import { dropMessages, listMessages, mergeMessages, type MessagePages, passesFilter } from './message-pages.ts';

function message(id: string, minute: number, change: Partial<InboxMessage> = {}): InboxMessage {
  const createdAt = new Date(Date.UTC(2026, 0, 5, 9, minute)).toISOString();
  return {
    id,
    reference: '7K3M-9QXD',
    name: 'سميرة',
    email: 'Samira@example.test',
    subject: 'قراءة كلمة',
    preview: '',
    language: 'ar',
    status: 'new',
    assignee: null,
    labels: [],
    isSpam: false,
    spamScore: 0,
    spamReasons: [],
    accountId: null,
    repeats: 0,
    replies: 0,
    answers: 0,
    notes: 0,
    isAwaitingUs: true,
    version: 1,
    createdAt,
    lastActivityAt: createdAt,
    ...change,
  };
}

/** Two pages, newest first, with more to come. */
function loaded(nextCursor: string | null = 'older'): MessagePages {
  return {
    pages: [
      { messages: [message('e', 50), message('d', 40)], nextCursor: 'next' },
      { messages: [message('c', 30), message('b', 20)], nextCursor },
    ],
    pageParams: [null, 'next'],
  };
}

const idsOf = (pages: MessagePages) =>
  listMessages(pages)
    .map(({ id }) => id)
    .join('');

describe('mergeMessages', () => {
  it('replaces known messages in place', () => {
    const pages = mergeMessages(loaded(), [message('c', 30, { status: 'completed', version: 2 })]);
    expect(idsOf(pages)).toBe('edcb');
    expect(listMessages(pages)[2]).toMatchObject({ status: 'completed', version: 2 });
  });

  it('inserts a new message by its date', () => {
    expect(idsOf(mergeMessages(loaded(), [message('f', 60), message('x', 35)]))).toBe('fedxcb');
  });

  it('leaves out messages that belong to a page that is not loaded', () => {
    expect(idsOf(mergeMessages(loaded(), [message('a', 10)]))).toBe('edcb');
    expect(idsOf(mergeMessages(loaded(null), [message('a', 10)]))).toBe('edcba');
  });

  it('inserts the first message of an empty list', () => {
    const empty: MessagePages = { pages: [{ messages: [], nextCursor: null }], pageParams: [null] };
    expect(idsOf(mergeMessages(empty, [message('a', 10)]))).toBe('a');
  });
});

it('removes messages', () => {
  expect(idsOf(dropMessages(loaded(), new Set(['e', 'b'])))).toBe('dc');
});

describe('passesFilter', () => {
  const assigned = message('a', 1, {
    assignee: { id: 'me-id', name: 'هند' },
    labels: ['voices'],
    status: 'in-progress',
  });

  it.each([
    ['everything but spam, by default', assigned, {}, true],
    ['spam is not in the inbox', message('a', 1, { isSpam: true }), {}, false],
    ['spam is in its folder', message('a', 1, { isSpam: true }), { folder: 'spam' }, true],
    ['and in the folder of everything', message('a', 1, { isSpam: true }), { folder: 'all' }, true],
    ['mine', assigned, { assignee: 'me' }, true],
    ['not nobody’s', assigned, { assignee: 'none' }, false],
    ['nobody’s', message('a', 1), { assignee: 'none' }, true],
    ['another status', assigned, { status: 'new' }, false],
    ['a label', assigned, { label: 'voices' }, true],
    ['another label', assigned, { label: 'billing' }, false],
    ['an address, whatever its case', assigned, { email: 'samira@EXAMPLE.test' }, true],
    ['before a moment', assigned, { before: '2026-01-05T09:01:00.000Z' }, false],
    ['since a moment', assigned, { since: '2026-01-05T09:01:00.000Z' }, true],
  ] as const)('%s', (_, which, filter, passes) => {
    expect(passesFilter(which, filter, 'me-id')).toBe(passes);
  });
});

describe('an answer that was overtaken', () => {
  const inFolder = messagesQuery({});

  it('never replaces a newer version by an older one', () => {
    const pages = mergeMessages(loaded(), [message('d', 40, { version: 3, status: 'completed' })]);
    expect(mergeMessages(pages, [message('d', 40, { version: 2 })])).toEqual(pages);
    expect(listMessages(mergeMessages(pages, [message('d', 40, { version: 3, status: 'new' })]))[1]?.status).toBe(
      'new',
    );
  });

  it('adds a further page without undoing changes made while it loaded', async () => {
    const [first, second] = loaded().pages;
    const { promise: further, resolve: arrive } = Promise.withResolvers<typeof first>();
    const queries = new QueryClient();
    const list = new InfiniteQueryObserver(queries, {
      ...inFolder,
      queryFn: async ({ pageParam }) => (pageParam === null ? first : await further)!,
    });
    const leave = list.subscribe(() => undefined);
    await expect.poll(() => list.getCurrentResult().isSuccess).toBe(true);
    const loading = list.fetchNextPage();
    queries.setQueryData(
      inFolder.queryKey,
      (pages) =>
        pages &&
        mergeMessages(dropMessages(pages, new Set(['e'])), [message('d', 40, { version: 2, status: 'completed' })]),
    );
    arrive(second);
    await loading;
    expect(listMessages(queries.getQueryData(inFolder.queryKey)).map(({ id, status }) => `${id} ${status}`)).toEqual([
      'd completed',
      'c new',
      'b new',
    ]);
    leave();
  });
});
