import fc from 'fast-check';
import { type JsonSchema, type Schemas, arbitraryOf, hostileValue } from './arbitrary-of-schema.ts';

interface Parameter {
  readonly in: string;
  readonly name: string;
  readonly required?: boolean;
  readonly schema?: JsonSchema;
}

interface Content {
  readonly [mediaType: string]: { readonly schema?: JsonSchema };
}

/** An operation of an OpenAPI document. */
export interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly description: string; readonly content?: Content }>>;
}

/** A request that somebody may send, right or wrong. */
export interface GeneratedRequest {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

const strangeParts = ['..', '%2e%2e%2f', '%00', '%ff', '%', 'null', "'", 'a'.repeat(2_000), '\u202e'];

/** Requests for an operation: about half of them as it describes them, the others with something wrong. */
export function arbitraryRequest(path: string, operation: Operation, schemas: Schemas): fc.Arbitrary<GeneratedRequest> {
  const parameters = operation.parameters ?? [];
  const named = (place: string) =>
    fc.record(
      Object.fromEntries(
        parameters
          .filter((each) => each.in === place)
          .map(({ name, schema = {} }) => [name, mostly(arbitraryOf(schema, schemas), hostileValue)]),
      ),
      { requiredKeys: parameters.filter((each) => each.in === place && each.required).map(({ name }) => name) },
    );
  return fc
    .record({ inPath: named('path'), inQuery: named('query'), content: arbitraryBody(operation, schemas) })
    .map(({ inPath, inQuery, content }) => ({
      path: `${fillPath(path, inPath)}${writeQuery(inQuery)}`,
      ...content,
    }));
}

function mostly<T>(usual: fc.Arbitrary<T>, seldom: fc.Arbitrary<T>): fc.Arbitrary<T> {
  return fc.oneof({ weight: 8, arbitrary: usual }, { weight: 1, arbitrary: seldom });
}

function arbitraryBody(operation: Operation, schemas: Schemas): fc.Arbitrary<Omit<GeneratedRequest, 'path'>> {
  const [described] = Object.entries(operation.requestBody?.content ?? {});
  if (!described) {
    return fc.constant({ headers: {}, body: undefined });
  }
  const [mediaType, { schema = {} }] = described;
  const right = arbitraryOf(schema, schemas);
  const spoilt = fc.tuple(right, fc.nat(), hostileValue).map(([value, place, hostile]) => spoil(value, place, hostile));
  const written = fc.oneof(
    { weight: 5, arbitrary: right.map(write) },
    { weight: 4, arbitrary: spoilt.map(write) },
    { weight: 1, arbitrary: hostileValue.map(write) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('', '{', '[', 'null', '{"a":1,"a":2}', '\ufeff{}', '{"__proto__":1}', '['.repeat(500)),
    },
  );
  const sent = mostly(
    fc.constant(mediaType),
    fc.constantFrom('text/plain', 'application/xml', 'multipart/form-data', ''),
  );
  return fc
    .record({ type: sent, body: written })
    .map(({ type, body }) => ({ headers: type === '' ? {} : { 'content-type': type }, body }));
}

function write(value: unknown): string {
  return JSON.stringify(value) ?? 'undefined';
}

/** Replaces one property, or adds one that nobody has asked for. */
function spoil(value: unknown, place: number, hostile: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return hostile;
  }
  const names = [...Object.keys(value), 'role', 'characterLimit'];
  return { ...value, [names[place % names.length] ?? 'role']: hostile };
}

function fillPath(path: string, values: Readonly<Record<string, unknown>>): string {
  return path.replace(/\{(?<name>\w+)\}/g, (_match, name: string) => {
    const value = values[name];
    // Without anything in its place, it would be another address.
    const text = (typeof value === 'string' ? value : write(value)) || 'x';
    // Some are written as no client would.
    return text.length % 7 === 3
      ? (strangeParts[text.length % strangeParts.length] ?? '')
      : encodeURIComponent(text.toWellFormed());
  });
}

function writeQuery(values: Readonly<Record<string, unknown>>): string {
  const pairs = Object.entries(values).map(
    ([name, value]) =>
      `${name}=${encodeURIComponent((typeof value === 'string' ? value : write(value)).toWellFormed())}`,
  );
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}
