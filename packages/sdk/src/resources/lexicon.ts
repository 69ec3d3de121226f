import { ApiPromise } from '../core/api-promise.ts';
import type { CallOptions } from '../core/call-options.ts';
import { Page, PagePromise } from '../core/page-promise.ts';
import { readJson, readNothing, readText } from '../core/read-body.ts';
import type { Answer, Transport } from '../core/transport.ts';
import { RakhimError } from '../errors/rakhim-error.ts';
import type {
  CreateLexiconEntryBody,
  ImportLexiconBody,
  Lexicon,
  LexiconChange,
  LexiconEntry,
  LexiconFormat,
  LexiconHistory,
  LexiconImport,
  LexiconPreview,
  LexiconVersion,
  PreviewLexiconBody,
  UpdateLexiconEntryBody,
} from '../generated/api-types.ts';

export interface ListLexiconParams {
  /** Entries of a page, 1 to 1,000. Default: 100. */
  readonly limit?: number | undefined;
  /** `nextCursor` of a page, to begin behind it. */
  readonly cursor?: string | undefined;
  /** Only entries with these letters in the word, its reading or its note, in any spelling. */
  readonly search?: string | undefined;
}

export interface ExportLexiconParams {
  /** Default: `json`. */
  readonly format?: LexiconFormat | undefined;
  /** Default: the newest. */
  readonly version?: number | undefined;
}

const path = '/api/v1/lexicon';

/** How your words are read, in previews and in speech. */
export class LexiconResource {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Lists entries in the order of what is written. Iterate over it for all of them, or await it for the first page. */
  list(params: ListLexiconParams = {}, options: CallOptions = {}): PagePromise<LexiconEntry> {
    return new PagePromise(this.#fetchPage(params, options));
  }

  async #fetchPage(params: ListLexiconParams, options: CallOptions): Promise<Answer<Page<LexiconEntry>>> {
    const { data, response } = await this.#transport.send(
      { ...options, method: 'GET', path, query: { ...params } },
      readJson<Lexicon>(),
    );
    const fetchPage = async (cursor: string): Promise<Page<LexiconEntry>> =>
      (await this.#fetchPage({ ...params, cursor }, options)).data;
    return { response, data: new Page(data.entries, data.nextCursor, fetchPage) };
  }

  /**
   * Adds an entry.
   *
   * @throws ValidationError for what is no word, ConflictError where there is one for it already.
   * @example
   * await rakhim.lexicon.create({ written: 'القاهرة', reading: 'القَاهِرَة', kind: 'name' });
   */
  create(entry: CreateLexiconEntryBody, options: CallOptions = {}): ApiPromise<LexiconEntry> {
    return this.#send({ ...options, method: 'POST', path, body: entry });
  }

  /** @throws NotFoundError */
  retrieve(id: string, options: CallOptions = {}): ApiPromise<LexiconEntry> {
    return this.#send({ ...options, method: 'GET', path: pathOf(id) });
  }

  /** Changes what is named and leaves the rest. @throws NotFoundError */
  update(id: string, changes: UpdateLexiconEntryBody, options: CallOptions = {}): ApiPromise<LexiconEntry> {
    return this.#send({ ...options, method: 'PATCH', path: pathOf(id), body: changes });
  }

  /** @throws NotFoundError */
  delete(id: string, options: CallOptions = {}): ApiPromise<void> {
    return new ApiPromise(this.#transport.send({ ...options, method: 'DELETE', path: pathOf(id) }, readNothing));
  }

  /**
   * Says what an entry would change in a text, before it is stored.
   *
   * @example
   * const entry = { written: 'القاهرة', reading: 'القَاهِرَة', kind: 'name' } as const; const { places } = await
   * rakhim.lexicon.preview({ entry, text: 'زرت القاهرة' });
   */
  preview(params: PreviewLexiconBody, options: CallOptions = {}): ApiPromise<LexiconPreview> {
    return this.#send({ ...options, method: 'POST', path: `${path}/preview`, body: params });
  }

  /** Lists versions, the newest first. A request pins one by `lexicon: 'default@7'`. */
  history(params: Omit<ListLexiconParams, 'search'> = {}, options: CallOptions = {}): PagePromise<LexiconVersion> {
    return new PagePromise(this.#fetchVersions(params, options));
  }

  async #fetchVersions(params: object, options: CallOptions): Promise<Answer<Page<LexiconVersion>>> {
    const { data, response } = await this.#transport.send(
      { ...options, method: 'GET', path: `${path}/history`, query: { ...params } },
      readJson<LexiconHistory>(),
    );
    const fetchPage = async (cursor: string): Promise<Page<LexiconVersion>> =>
      (await this.#fetchVersions({ ...params, cursor }, options)).data;
    return { response, data: new Page(data.versions, data.nextCursor, fetchPage) };
  }

  /** Returns what a version changed. @throws NotFoundError */
  change(version: number, options: CallOptions = {}): ApiPromise<LexiconChange> {
    return this.#send({ ...options, method: 'GET', path: `${path}/history/${version}` });
  }

  /** Takes a change back, the last one when none is named. @throws NotFoundError, ConflictError */
  undo(params: { readonly version?: number } = {}, options: CallOptions = {}): ApiPromise<LexiconVersion> {
    return this.#send({ ...options, method: 'POST', path: `${path}/undo`, body: params });
  }

  /** Goes back to the entries of a version. @throws NotFoundError */
  restore(version: number, options: CallOptions = {}): ApiPromise<LexiconVersion> {
    return this.#send({ ...options, method: 'POST', path: `${path}/restore`, body: { version } });
  }

  /**
   * Imports a file; with `dryRun` it says what that would do.
   *
   * @throws ValidationError where the file cannot be read, with line and column.
   */
  import(params: ImportLexiconBody, options: CallOptions = {}): ApiPromise<LexiconImport> {
    return this.#send({ ...options, method: 'POST', path: `${path}/import`, body: params });
  }

  /** Returns all entries as a file. @throws NotFoundError */
  export(params: ExportLexiconParams = {}, options: CallOptions = {}): ApiPromise<string> {
    const query = { ...params };
    return new ApiPromise(
      this.#transport.send({ ...options, method: 'GET', path: `${path}/export`, query, accept: '*/*' }, readText),
    );
  }

  #send<T>(request: Parameters<Transport['send']>[0]): ApiPromise<T> {
    return new ApiPromise(this.#transport.send(request, readJson<T>()));
  }
}

/** An empty id, or one of dots, would name the whole lexicon. */
function pathOf(id: string): string {
  if (!/^[\w-]+$/.test(id)) {
    throw new RakhimError('This is not the id of an entry of the lexicon.');
  }
  return `${path}/${id}`;
}
