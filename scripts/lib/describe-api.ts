import type { OpenApiDocument } from '@rakhim/contract/openapi';

export interface ApiField {
  /** Its name; what is inside another is written after it, as in `spans[].text`. */
  readonly name: string;
  readonly type: string;
  readonly isRequired: boolean;
  /** The meaning in English; absent where the name says it all. */
  readonly meaning?: string;
  /** Under which its meaning stands among the texts of the web app. */
  readonly meaningKey?: string;
}

export interface ApiOperation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  /** The group that it belongs to. */
  readonly tag: string;
  /** Whether it may be called without a key. */
  readonly isOpen: boolean;
  readonly summary: string;
  readonly parameters: readonly ApiField[];
  readonly request: readonly ApiField[];
  readonly response: readonly ApiField[];
  readonly errors: readonly { readonly status: string; readonly codes: readonly string[] }[];
}

/** As much of a JSON schema as the reference page shows. */
interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly description?: string;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
}

interface Media {
  readonly content?: Readonly<Record<string, { readonly schema?: Schema }>>;
}

interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly security?: readonly object[];
  readonly summary: string;
  readonly parameters?: readonly {
    readonly name: string;
    readonly required?: boolean;
    readonly description?: string;
    readonly schema: Schema;
  }[];
  readonly requestBody?: Media;
  readonly responses: Readonly<Record<string, Media & { readonly description: string }>>;
}

/**
 * The tables of the reference page: the operations of that name, read from the OpenAPI document, in the order asked
 * for.
 */
export function describeApi(document: OpenApiDocument, operationIds: readonly string[]): ApiOperation[] {
  const paths = (document.paths ?? {}) as Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  const schemas = (document.components?.schemas ?? {}) as Readonly<Record<string, Schema>>;
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  return operationIds.map((id) => {
    const found = all.find(({ operation }) => operation.operationId === id);
    if (!found) {
      throw new Error(`The API has no operation ${id}.`);
    }
    const { path, method, operation } = found;
    const statuses = Object.entries(operation.responses);
    const answer = statuses.find(([status]) => status.startsWith('2'))?.[1];
    return {
      id,
      method: method.toUpperCase(),
      path,
      tag: operation.tags[0] ?? '',
      isOpen: (operation.security ?? []).length === 0,
      summary: operation.summary,
      parameters: (operation.parameters ?? []).map(({ name, required = false, description, schema }) =>
        fieldOf(schemas, name, schema, { isRequired: required, meaning: description }),
      ),
      request: fieldsOf(schemas, jsonSchemaOf(operation.requestBody)),
      response: fieldsOf(schemas, jsonSchemaOf(answer)),
      errors: statuses
        .filter(([status]) => !status.startsWith('2'))
        .map(([status, { description }]) => ({
          status,
          codes: [...description.matchAll(/`(\w+)`/g)].map((match) => String(match[1])),
        })),
    };
  });
}

function jsonSchemaOf(media: Media | undefined): Schema | undefined {
  return media?.content?.['application/json']?.schema;
}

/** The fields of an object, with those of the objects in its lists, one level deep. */
function fieldsOf(schemas: Readonly<Record<string, Schema>>, schema: Schema | undefined, prefix = ''): ApiField[] {
  const { properties = {}, required = [] } = resolve(schemas, schema);
  return Object.entries(properties).flatMap(([name, property]) => {
    const field = fieldOf(schemas, prefix + name, property, { isRequired: required.includes(name) });
    const items = resolve(schemas, property).items;
    return prefix === '' && items ? [field, ...fieldsOf(schemas, items, `${name}[].`)] : [field];
  });
}

function fieldOf(
  schemas: Readonly<Record<string, Schema>>,
  name: string,
  schema: Schema,
  { isRequired, meaning }: { readonly isRequired: boolean; readonly meaning?: string | undefined },
): ApiField {
  const said = meaning ?? schema.description ?? resolve(schemas, schema).description;
  return { name, type: typeOf(schemas, schema), isRequired, ...(said !== undefined && { meaning: said }) };
}

/** More choices than these would be a list in the middle of a table: their own tables show them. */
const choicesShown = 4;

function typeOf(schemas: Readonly<Record<string, Schema>>, given: Schema): string {
  const schema = resolve(schemas, given);
  if (schema.anyOf) {
    return schema.anyOf.map((choice) => typeOf(schemas, choice)).join(' | ');
  }
  if (schema.enum) {
    return schema.enum.length > choicesShown ? 'string' : schema.enum.map(String).join(' | ');
  }
  if (typeof schema.const === 'string') {
    return schema.const;
  }
  if (schema.items) {
    return `${resolve(schemas, schema.items).properties ? 'object' : typeOf(schemas, schema.items)}[]`;
  }
  return [schema.type ?? 'object'].flat().join(' | ');
}

function resolve(schemas: Readonly<Record<string, Schema>>, schema: Schema | undefined): Schema {
  const name = schema?.$ref?.split('/').at(-1);
  return name === undefined ? (schema ?? {}) : (schemas[name] ?? {});
}

/**
 * Collects the meanings by operation and field, as a locale of the web app has them; a key may hold no dot. The meaning
 * of an operation stands under `summary`.
 */
export function meaningsOf(
  operations: readonly ApiOperation[],
  say: (sentence: string) => string,
): Record<string, Record<string, string>> {
  return Object.fromEntries(
    operations.map(({ id, summary, parameters, request, response }) => {
      const parts = { parameters, request, response };
      const entries = Object.entries(parts).flatMap(([part, fields]) =>
        fields
          .filter(({ meaning }) => meaning !== undefined)
          .map((field) => [meaningKeyOf(part, field.name), say(String(field.meaning))] as const),
      );
      return [id, { summary: say(summary), ...Object.fromEntries(entries) }];
    }),
  );
}

/** The same without the sentences, which the page takes from the reader's language. */
export function withoutMeanings(operations: readonly ApiOperation[]): Omit<ApiOperation, 'summary'>[] {
  const keyed = (part: string, fields: readonly ApiField[]): ApiField[] =>
    fields.map(({ meaning, ...field }) =>
      meaning === undefined ? field : { ...field, meaningKey: meaningKeyOf(part, field.name) },
    );
  return operations.map(({ summary: _summary, ...operation }) => ({
    ...operation,
    parameters: keyed('parameters', operation.parameters),
    request: keyed('request', operation.request),
    response: keyed('response', operation.response),
  }));
}

/** `response`, `spans[].text` → `response-spans-text`. */
function meaningKeyOf(part: string, name: string): string {
  return [part, ...name.split(/\W+/).filter(Boolean)].join('-');
}
