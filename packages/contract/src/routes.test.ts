import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Route } from './define-route.ts';
import { routes } from './routes.ts';

const table: [string, Route][] = Object.entries(routes);

/** Strings in an input schema that have no upper bound. */
function findUnbounded(schema: unknown, path: string): string[] {
  if (typeof schema !== 'object' || schema === null) {
    return [];
  }
  const { type, maxLength, enum: options, const: only, format } = schema as Record<string, unknown>;
  const isBounded = maxLength !== undefined || options !== undefined || only !== undefined || format === 'uuid';
  const isUnbounded = type === 'string' && !isBounded;
  return [
    ...(isUnbounded ? [path] : []),
    ...Object.entries(schema).flatMap(([key, child]) => findUnbounded(child, `${path}.${key}`)),
  ];
}

describe('the route table', () => {
  it.each(table)('%s is keyed by its operation id', (key, route) => {
    expect(route.operationId).toBe(key);
  });

  it('has no address and method twice', () => {
    const addresses = table.flatMap(([, route]) => route.paths.map((path) => `${route.method} ${path}`));
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it.each(table)('%s says which scope a key needs for it, if keys may call it', (_key, route) => {
    expect(route.scope !== undefined).toBe(['api-key', 'account', 'visitor'].includes(route.audience));
  });

  it.each(table)(
    '%s bounds every string that comes in, and refuses fields that it does not know unless foreign clients send them',
    (_key, route) => {
      for (const input of [route.body, route.query, route.params]) {
        if (input) {
          expect(findUnbounded(z.toJSONSchema(input, { io: 'input' }), 'input')).toEqual([]);
          if (route.shape) {
            continue;
          }
          const codes = input.safeParse({ surprise: true }).error?.issues.map((issue) => issue.code);
          expect(codes).toContain('unrecognized_keys');
        }
      }
    },
  );
});
