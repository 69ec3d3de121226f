import fc from 'fast-check';

/** The words of JSON Schema that our OpenAPI uses. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly format?: string;
}

export type Schemas = Readonly<Record<string, JsonSchema>>;

/** What nobody means and somebody sends. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    -1,
    1e308,
    2 ** 53,
    '',
    ' ',
    '\u0000',
    '\ud800',
    '\u202e',
    "'; DROP TABLE accounts; --",
    '../../etc/passwd',
    '{{7*7}}',
    '<script>alert(1)</script>',
    'a'.repeat(20_000),
    'ـَ'.repeat(3_000),
    [],
    {},
    [[[[[[[[[[]]]]]]]]]],
    { $gt: '' },
    { toString: 'x', length: -1 },
  ),
  fc.constant(JSON.parse('{"__proto__":{"isAdmin":true},"constructor":{"prototype":{}}}')),
  fc.string({ unit: 'binary', maxLength: 50 }),
  fc.jsonValue({ maxDepth: 3 }),
);

const ofFormat: Readonly<Record<string, fc.Arbitrary<string>>> = {
  uuid: fc.uuid(),
  email: fc.uuid().map((id) => `${id}@example.test`),
  uri: fc.webUrl(),
  'date-time': fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
  date: fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10)),
};

/** Values that a schema describes. References lead into `schemas`. */
export function arbitraryOf(schema: JsonSchema, schemas: Schemas, depth = 0): fc.Arbitrary<unknown> {
  if (schema.$ref !== undefined) {
    return arbitraryOf(schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}, schemas, depth + 1);
  }
  if (schema.const !== undefined) {
    return fc.constant(schema.const);
  }
  if (schema.enum) {
    return fc.constantFrom(...schema.enum);
  }
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) {
    return fc.oneof(...choices.map((each) => arbitraryOf(each, schemas, depth + 1)));
  }
  if (schema.allOf) {
    const parts = schema.allOf.map((each) => arbitraryOf(each, schemas, depth + 1));
    return fc.tuple(...parts).map((values) => Object.assign({}, ...values) as unknown);
  }
  const types = [schema.type ?? 'null'].flat();
  return fc.oneof(...types.map((type) => ofType(type, schema, schemas, depth)));
}

function ofType(type: string, schema: JsonSchema, schemas: Schemas, depth: number): fc.Arbitrary<unknown> {
  switch (type) {
    case 'string':
      return stringOf(schema);
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -1000, max: Math.min(schema.maximum ?? 100_000, 2 ** 31 - 1) });
    case 'number':
      return fc.double({ min: schema.minimum ?? -1000, max: schema.maximum ?? 1000, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'array':
      return depth > 6
        ? fc.constant([])
        : fc.array(arbitraryOf(schema.items ?? {}, schemas, depth + 1), {
            minLength: schema.minItems ?? 0,
            maxLength: Math.max(schema.minItems ?? 0, Math.min(schema.maxItems ?? 4, 4)),
          });
    case 'object':
      return objectOf(schema, schemas, depth);
    default:
      return fc.constant(null);
  }
}

function stringOf({ format, pattern, minLength = 0, maxLength = 200 }: JsonSchema): fc.Arbitrary<string> {
  const known = format === undefined ? undefined : ofFormat[format];
  if (known) {
    return known;
  }
  const arabic = fc.constantFrom('مرحبا بكم', 'كَتَبَ الدرسَ', 'السعر 25 ريالًا', 'hello', '٣ كتب');
  const bounds = { minLength, maxLength: Math.max(minLength, Math.min(maxLength, 200)) };
  if (pattern === undefined) {
    return fc.oneof(arabic, fc.string(bounds));
  }
  try {
    return fc.stringMatching(new RegExp(pattern, 'u'));
  } catch {
    // It looks ahead or behind, which fast-check cannot follow.
    return fc.string(bounds);
  }
}

function objectOf(schema: JsonSchema, schemas: Schemas, depth: number): fc.Arbitrary<unknown> {
  const model = Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([name, each]) => [name, arbitraryOf(each, schemas, depth + 1)]),
  );
  const requiredKeys = (schema.required ?? []).filter((name) => name in model);
  return fc.record(model, { requiredKeys, noNullPrototype: true });
}
