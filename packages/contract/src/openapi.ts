import { z } from 'zod';
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from 'zod-openapi';
import { type Audience, type Route, errorsOf } from './define-route.ts';
import { ErrorBody, errorBodies, errors } from './errors.ts';
import { limits } from './limits.ts';

export type OpenApiDocument = ReturnType<typeof createDocument>;

/**
 * Describes the published routes of a table as OpenAPI 3.1. A pure function: the same table always gives the same
 * document.
 *
 * @param routes the table, keyed by operation id.
 * @param origin where the API is served, without a trailing slash.
 */
export function buildOpenApi(routes: Readonly<Record<string, Route>>, origin: string): OpenApiDocument {
  const paths: ZodOpenApiPathsObject = {};
  for (const route of Object.values(routes).filter(({ audience }) => audience !== 'operator')) {
    route.paths.forEach((path, index) => {
      const key = path.replaceAll(/:(\w+)/g, '{$1}');
      paths[key] = { ...paths[key], [route.method.toLowerCase()]: describeOperation(route, index) };
    });
  }
  return createDocument({
    openapi: '3.1.1',
    info: {
      title: 'Rakhim API',
      version: '1',
      description: 'Arabic text to natural speech, in eight dialects and sixteen voices.',
    },
    servers: [{ url: origin }],
    components: {
      securitySchemes: {
        apiKey: { type: 'apiKey', in: 'header', name: 'x-api-key' },
        bearer: { type: 'http', scheme: 'bearer', description: 'The same API key as a bearer token.' },
        session: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'The access token of somebody who signed in.',
        },
      },
    },
    paths,
  });
}

const securityOf: Readonly<Record<Audience, Record<string, string[]>[]>> = {
  public: [],
  visitor: [{}, { apiKey: [] }, { bearer: [] }, { session: [] }],
  session: [{ session: [] }],
  admin: [{ session: [] }],
  'api-key': [{ apiKey: [] }, { bearer: [] }],
  account: [{ apiKey: [] }, { bearer: [] }, { session: [] }],
  operator: [],
};

const IdempotencyHeader = z.object({
  'Idempotency-Key': z
    .string()
    .max(limits.idempotencyKeyCharactersMax)
    .optional()
    .describe(
      'Send the same value with a repeated request, and it is answered with the same bytes and charged once, for 24 hours.',
    )
    .meta({ example: '8e03978e-40d5-43dd-bc93-6894a57f9324' }),
});

function describeOperation(route: Route, pathIndex: number): ZodOpenApiOperationObject {
  return {
    // An operation id may occur once in a document, so the further addresses of a route get a numbered one.
    operationId: pathIndex === 0 ? route.operationId : `${route.operationId}${pathIndex + 1}`,
    ...(pathIndex > 0 && { deprecated: true }),
    tags: [route.tag],
    summary: route.summary,
    ...(route.description !== undefined && { description: route.description }),
    security: securityOf[route.audience],
    requestParams: {
      ...(route.params && { path: route.params }),
      ...(route.query && { query: route.query }),
      ...(route.isIdempotent && { header: IdempotencyHeader }),
    },
    ...(route.body && { requestBody: { required: true, content: describeBody(route, route.body) } }),
    responses: { ...describeAnswer(route), ...describeErrors(route) },
  };
}

function describeBody({ encoding }: Route, schema: z.ZodObject) {
  return {
    ...(encoding === 'form' && { 'application/x-www-form-urlencoded': { schema } }),
    'application/json': { schema },
  };
}

function describeAnswer(route: Route): ZodOpenApiOperationObject['responses'] {
  const bytes = { type: 'string', format: 'binary' } as const;
  const streams = (route.streams ?? []).map(
    (mediaType) => [mediaType, { schema: (mediaType === 'text/event-stream' && route.events) || bytes }] as const,
  );
  const status = `${route.status ?? 200}` as '200';
  if (route.status === 204 || route.status === 302) {
    return { [status]: { description: route.summary } };
  }
  return {
    [status]: {
      description: route.summary,
      // An answer that is only a stream has no JSON to describe.
      content: {
        ...(!(route.response instanceof z.ZodVoid) && { 'application/json': { schema: route.response } }),
        ...Object.fromEntries(streams),
      },
    },
  };
}

/** Several codes may share a status, so they are gathered by status before they are described. */
function describeErrors(route: Route): ZodOpenApiOperationObject['responses'] {
  const schema = route.shape ? errorBodies[route.shape] : ErrorBody;
  const byStatus = Object.groupBy(errorsOf(route), (code) => errors[code].status);
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, group]) => [
      status,
      {
        description: (group ?? []).map((code) => `\`${code}\``).join(', '),
        content: { 'application/json': { schema } },
      },
    ]),
  );
}
