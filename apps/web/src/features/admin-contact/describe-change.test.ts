import type { TFunction } from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { getTexts } from '#src/lib/texts.ts';
import { describeChange, describeWish } from './describe-change.ts';

let t: TFunction<'adminContact'>;

beforeAll(async () => {
  const texts = getTexts('en');
  await texts.loadNamespaces('adminContact');
  t = texts.getFixedT(null, 'adminContact');
});

/** Names are isolated from the words around them; a reader does not see by what. */
const visible = (text: string): string => text.replaceAll(/[\u2066-\u2069]/gu, '');

describe('describeChange', () => {
  it.each([
    [{ field: 'status', before: 'new', after: 'in-progress' }, 'Status: New → In Progress'],
    [{ field: 'assignee', before: null, after: 'هند' }, 'Assignee: nobody → هند'],
    [{ field: 'labels', before: null, after: 'voices,أصوات' }, 'Labels: none → voices + أصوات'],
    [{ field: 'labels', before: 'voices', after: '' }, 'Labels: voices → none'],
    [{ field: 'isSpam', before: 'false', after: 'true' }, 'Moved to spam'],
    [{ field: 'isSpam', before: 'true', after: 'false' }, 'Moved to the inbox'],
    [{ field: 'answer', before: null, after: null }, 'An answer came by email'],
  ] as const)('%j', (change, sentence) => {
    expect(visible(describeChange(change, t))).toBe(sentence);
  });

  it('isolates user text, so that it cannot change the direction of the sentence', () => {
    expect(describeChange({ field: 'assignee', before: null, after: '\u202Eevil' }, t)).toContain(
      '\u2068\u202Eevil\u2069',
    );
  });
});

describe('describeWish', () => {
  it.each([
    [{ status: 'completed' }, 'Status: Completed'],
    [{ assigneeId: 'a' }, 'Assignee: Samira'],
    [{ assigneeId: null }, 'Assignee: nobody'],
    [{ isSpam: true, labels: ['voices'] }, 'Spam · Labels: voices'],
  ] as const)('%j', (wanted, words) => {
    const { labels, ...rest } = { labels: undefined, ...wanted };
    expect(visible(describeWish({ ...rest, ...(labels && { labels: [...labels] }) }, () => 'Samira', t))).toBe(words);
  });
});
