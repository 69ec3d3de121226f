import { ApiPromise } from './api-promise.ts';
import type { Answer } from './transport.ts';

/** One page of a list. Iterating over it goes on with the pages that follow. */
export class Page<Item> implements AsyncIterable<Item> {
  readonly items: readonly Item[];
  readonly nextCursor: string | null;
  readonly #fetchPage: (cursor: string) => Promise<Page<Item>>;

  constructor(items: readonly Item[], nextCursor: string | null, fetchPage: (cursor: string) => Promise<Page<Item>>) {
    this.items = items;
    this.nextCursor = nextCursor;
    this.#fetchPage = fetchPage;
  }

  /** The page behind this one, or `undefined` at the end. */
  async nextPage(): Promise<Page<Item> | undefined> {
    return this.nextCursor === null ? undefined : this.#fetchPage(this.nextCursor);
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Item, void, undefined> {
    yield* this.items;
    for (let page = await this.nextPage(); page !== undefined; page = await page.nextPage()) {
      yield* page.items;
    }
  }
}

/**
 * A promise of the first page, and an async iterable over the items of all pages: each page is fetched when the
 * previous one has been read.
 */
export class PagePromise<Item> extends ApiPromise<Page<Item>> implements AsyncIterable<Item> {
  constructor(answer: Promise<Answer<Page<Item>>>) {
    super(answer);
    // Iteration may begin later; until then a failure must not count as unhandled.
    answer.catch(() => undefined);
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Item, void, undefined> {
    yield* await this;
  }
}
