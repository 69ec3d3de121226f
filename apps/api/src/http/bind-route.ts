import type { Route } from '@rakhim/contract';
import type Router from '@koa/router';
import type { Context, Middleware } from 'koa';
import type { z } from 'zod';
import { AppError } from '#src/errors/app-error.ts';
import type { RequestState } from './request-state.ts';
import { toValidationError } from './validation-error.ts';

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;

/** The arguments of a handler: the parsed input and the caller. `ctx` is for the few that stream or set headers. */
export interface BoundRequest<R extends Route> {
  readonly params: Parsed<R['params']>;
  readonly query: Parsed<R['query']>;
  readonly body: Parsed<R['body']>;
  readonly state: RequestState;
  readonly ctx: Context & { state: RequestState };
}

/** Returned by a handler that has sent its answer itself. */
export const answered = Symbol('answered');

export type Handler<R extends Route> = (request: BoundRequest<R>) => Promise<z.input<R['response']> | typeof answered>;

/**
 * Binds a route of the contract to its handler, at every one of its addresses. Input is parsed once; the answer passes
 * through the response schema, which strips whatever the contract does not name, so a handler cannot leak a field.
 */
export function bindRoute<R extends Route>(
  router: Router<RequestState>,
  route: R,
  handle: Handler<R>,
  before: Middleware<RequestState>[] = [],
): void {
  for (const path of route.paths) {
    router.register(path, [route.method], [markRoute(route), ...before, createMiddleware(route, handle)], {
      name: `${route.operationId} ${path}`,
    });
  }
}

function markRoute(route: Route): Middleware<RequestState> {
  return async (ctx, next) => {
    [ctx.state.routePath] = route.paths;
    if (route.shape) {
      ctx.state.shape = route.shape;
    }
    await next();
  };
}

function createMiddleware<R extends Route>(route: R, handle: Handler<R>): Middleware<RequestState> {
  return async (ctx) => {
    const { translate, principal } = ctx.state;
    requireScope(route, principal);
    ctx.status = route.status ?? 200;
    const answer = await handle({
      params: parse(route.params, ctx['params'], translate) as Parsed<R['params']>,
      query: parse(route.query, ctx.query, translate) as Parsed<R['query']>,
      body: parse(route.body, ctx.request.body ?? {}, translate) as Parsed<R['body']>,
      state: ctx.state,
      ctx,
    });
    if (answer !== answered) {
      ctx.body = route.response.parse(answer);
    }
  };
}

/**
 * Requires the scope of a route. A session has every scope.
 *
 * @throws AppError `insufficient_scope` when the key lacks it.
 */
function requireScope({ scope }: Route, principal: RequestState['principal']): void {
  if (principal && (scope === undefined || !principal.scopes.includes(scope))) {
    throw new AppError('insufficient_scope', { values: { scope: scope ?? 'none' } });
  }
}

function parse(schema: z.ZodObject | undefined, input: unknown, translate: RequestState['translate']): unknown {
  if (!schema) {
    return undefined;
  }
  const result = schema.safeParse(input, { reportInput: true });
  if (!result.success) {
    throw toValidationError(result.error, translate);
  }
  return result.data;
}
