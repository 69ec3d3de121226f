import qs from 'qs';
import type { z } from 'zod';
import { invalidRequest } from './stripe-error.ts';

const options = {
  depth: 10,
  parameterLimit: 500,
  arrayLimit: 100,
  plainObjects: true,
  allowPrototypes: false,
} as const;

/** Reads parameters as Stripe's clients write them: nested in brackets, `items[0][price]=…`. */
export function readForm(form: string): { parameters: Record<string, unknown>; expand: string[] } {
  const { expand, ...parameters } = qs.parse(form, options) as Record<string, unknown>;
  return {
    parameters: toPlain(parameters) as Record<string, unknown>,
    expand: Array.isArray(expand) ? expand.map(String) : [],
  };
}

/** The parser makes objects without a prototype, which zod does not take for records. */
function toPlain(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map(toPlain);
  }
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, toPlain(inner)]))
    : value;
}

/** @throws Stripe's error about the first parameter that is not right. */
export function parseParameters<P extends z.ZodObject>(schema: P, parameters: Record<string, unknown>): z.output<P> {
  const parsed = schema.safeParse(parameters);
  if (parsed.success) {
    return parsed.data;
  }
  const [issue] = parsed.error.issues;
  const path = [...(issue?.path ?? [])];
  if (issue?.code === 'unrecognized_keys') {
    path.push(issue.keys[0] ?? '');
    throw invalidRequest(`Received unknown parameter: ${inBrackets(path)}`, inBrackets(path), 'parameter_unknown');
  }
  const isMissing =
    issue?.code === 'invalid_type' &&
    path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key], parameters) ===
      undefined;
  throw isMissing
    ? invalidRequest(`Missing required param: ${inBrackets(path)}.`, inBrackets(path), 'parameter_missing')
    : invalidRequest(`Invalid ${inBrackets(path)}: ${issue?.message ?? ''}`, inBrackets(path));
}

function inBrackets(path: readonly PropertyKey[]): string {
  return path.map((key, index) => (index === 0 ? String(key) : `[${String(key)}]`)).join('');
}
