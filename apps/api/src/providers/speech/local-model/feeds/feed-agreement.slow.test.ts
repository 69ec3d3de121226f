import { beforeAll, describe, expect, it } from 'vitest';
import { type FeedAgreement, measureFeeds } from '#src/testing/feed-agreement.ts';
import { readSuiteTexts } from '#src/testing/suite-texts.ts';

let feeds: ReadonlyMap<string, FeedAgreement>;
beforeAll(async () => {
  feeds = new Map((await measureFeeds(await readSuiteTexts())).map((row) => [row.feed, row]));
});

function agreementOf(feed: FeedAgreement['feed']): number {
  const { errors = 1, sounds = 1 } = feeds.get(feed) ?? {};
  return 1 - errors / sounds;
}

/** The figures stand in docs/benchmarks-voices.md; `bench/bench-feeds.ts` prints them. */
describe('what a model is told of our sounds', () => {
  it('is at least 97 % by respelling, and more than by vowelled text', () => {
    expect(agreementOf('respelt')).toBeGreaterThanOrEqual(0.97);
    expect(agreementOf('respelt')).toBeGreaterThan(agreementOf('vowelled'));
  });

  it('is at least 99.5 % by the numbers of symbols', () => {
    expect(agreementOf('tokens')).toBeGreaterThanOrEqual(0.995);
  });
});
