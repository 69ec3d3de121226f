import { describe, expect, it } from 'vitest';
import { type Route, errorsOf } from './define-route.ts';
import { errors } from './errors.ts';
import { buildOpenApi } from './openapi.ts';
import { routes } from './routes.ts';

const document = buildOpenApi(routes, 'https://rakhim.example');
const table: readonly Route[] = Object.values(routes);

interface Operation {
  readonly operationId: string;
  readonly responses: Record<string, { description: string }>;
}

const operations = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ path, method, operation: operation as Operation })),
);

/** Parameters as OpenAPI writes them. */
function inBraces(path: string): string {
  return path.replaceAll(/:(\w+)/g, '{$1}');
}

/** Every `$ref` anywhere in a document. */
function findReferences(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) {
    return [];
  }
  return Object.entries(value).flatMap(([key, child]) => (key === '$ref' ? [String(child)] : findReferences(child)));
}

describe('buildOpenApi', () => {
  it('is a pure function of the table', () => {
    expect(buildOpenApi(routes, 'https://rakhim.example')).toEqual(document);
  });

  it('describes every published route at every address, and nothing else', () => {
    const expected = table
      .filter((route) => route.audience !== 'operator')
      .flatMap((route) => route.paths.map((path) => `${route.method} ${inBraces(path)}`));
    expect(operations.map(({ method, path }) => `${method.toUpperCase()} ${path}`).toSorted()).toEqual(
      expected.toSorted(),
    );
  });

  it('names each operation once', () => {
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('refers only to schemas that it contains', () => {
    const references = findReferences(document);
    expect(references.length).toBeGreaterThan(0);
    for (const reference of references) {
      const found = reference
        .slice(2)
        .split('/')
        .reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], document);
      expect({ reference, isFound: found !== undefined }).toEqual({ reference, isFound: true });
    }
  });

  it('names every error code of a route under its status, also where several share one', () => {
    for (const { path, method, operation } of operations) {
      const route = table.find(
        (candidate) => candidate.method === method.toUpperCase() && candidate.paths.map(inBraces).includes(path),
      );
      for (const code of route ? errorsOf(route) : []) {
        expect(operation.responses[String(errors[code].status)]?.description).toContain(`\`${code}\``);
      }
    }
  });

  it('describes errors as the clients of Supabase, OAuth and OpenAI read them at their addresses, and nowhere else', () => {
    const shapes = operations.map(
      ({ path, operation }) =>
        [path, findReferences(operation.responses).filter((reference) => /Error$/u.test(reference))] as const,
    );
    for (const [path, references] of shapes) {
      const [, name = 'Error'] =
        Object.entries({ '/auth/v1/': 'AuthError', '/oauth/': 'OAuthError', '/v1/': 'OpenAiError' }).find(([prefix]) =>
          path.startsWith(prefix),
        ) ?? [];
      expect(new Set(references), path).toEqual(new Set([`#/components/schemas/${name}`]));
    }
  });
});
