import { expect, it } from 'vitest';
import { isSameFilter, readFilter, writeFilter } from './inbox-address.ts';

const id = '7d6c1a3e-6c0b-4a52-9a0f-0f4f6a1c2b3d';

it('a filter survives the round trip through the address', () => {
  const filter = {
    search: 'قراءة & voice',
    folder: 'spam',
    status: 'in-progress',
    label: 'voices',
    assignee: 'me',
  } as const;
  expect(readFilter(new URLSearchParams(writeFilter(filter, id)))).toEqual(filter);
});

it('a filter read from the address drops invalid values and keeps the rest', () => {
  expect(
    readFilter(
      new URLSearchParams('?status=deleted&folder=%00&assignee=nobody&since=yesterday&search=%20%20&label=a,b&evil=1'),
    ),
  ).toEqual({});
  expect(readFilter(new URLSearchParams(`?status=new&assignee=${id}&search=%20hello%20`))).toEqual({
    status: 'new',
    assignee: id,
    search: 'hello',
  });
});

it('two filters are equal when they select the same messages', () => {
  expect(isSameFilter({ status: 'new', label: 'a' }, { label: 'a', status: 'new' })).toBe(true);
  expect(isSameFilter({ status: 'new' }, {})).toBe(false);
});
