import type { Answer } from './transport.ts';

export interface WithResponse<T> {
  readonly data: T;
  /** Status and headers; the body has been read, or is being read. */
  readonly response: Response;
  /** Quote it when you ask for help. */
  readonly requestId: string | undefined;
}

/** A promise of what was asked for, which also gives the HTTP answer that it came in. */
export class ApiPromise<T> implements Promise<T> {
  readonly [Symbol.toStringTag] = 'ApiPromise';
  readonly #answer: Promise<Answer<T>>;

  constructor(answer: Promise<Answer<T>>) {
    this.#answer = answer;
  }

  /** The same, with status, headers and request id. */
  async withResponse(): Promise<WithResponse<T>> {
    const { data, response } = await this.#answer;
    return { data, response, requestId: response.headers.get('x-request-id') ?? undefined };
  }

  then<R = T, E = never>(
    onDone?: ((data: T) => R | PromiseLike<R>) | null,
    onFailed?: ((reason: unknown) => E | PromiseLike<E>) | null,
  ): Promise<R | E> {
    return this.#answer.then(({ data }) => data).then(onDone, onFailed);
  }

  catch<E = never>(onFailed?: ((reason: unknown) => E | PromiseLike<E>) | null): Promise<T | E> {
    return this.then(undefined, onFailed);
  }

  finally(onEnd?: (() => void) | null): Promise<T> {
    return this.then().finally(onEnd);
  }
}
