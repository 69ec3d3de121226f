import { type CreateLexiconEntryBody, LexiconEntry, LexiconVersion, TextPreview } from '@rakhim/contract';
import { expect } from 'vitest';
import type { TestSubscriber } from '#src/testing/factories.ts';
import type { StubEngine } from '#src/testing/stub-engine.ts';
import type { TestApi } from '#src/testing/test-api.ts';

export type LexiconCalls = ReturnType<typeof createLexiconCalls>;

/** Calls of one subscriber about their lexicon. */
export function createLexiconCalls(api: TestApi<StubEngine>, person: TestSubscriber) {
  function call(method: string, path: string, body?: unknown): Promise<Response> {
    return api.call(path, {
      method,
      headers: { 'x-api-key': person.apiKey, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  }

  async function read(method: string, path: string, body?: unknown, status = 200): Promise<unknown> {
    const response = await call(method, path, body);
    const answer: unknown = await response.json();
    expect(response.status, JSON.stringify(answer)).toBe(status);
    return answer;
  }

  return {
    call,
    read,
    add: async (entry: Partial<CreateLexiconEntryBody>) =>
      LexiconEntry.parse(await read('POST', '/api/v1/lexicon', entry, 201)),
    undo: async (version?: number) =>
      LexiconVersion.parse(await read('POST', '/api/v1/lexicon/undo', version === undefined ? {} : { version })),
    preview: async (text: string, change: Record<string, unknown> = {}) =>
      TextPreview.parse(await read('POST', '/api/v1/text/preview', { text, ...change })).vowelled,
    codeOf: async (method: string, path: string, body?: unknown) => {
      const response = await call(method, path, body);
      const { code, details } = (await response.json()) as {
        code: string;
        details?: { line: number; column: number };
      };
      return [response.status, code, ...(details ? [details.line, details.column] : [])];
    },
  };
}
