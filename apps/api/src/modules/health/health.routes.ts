import { hash, timingSafeEqual } from 'node:crypto';
import { routes } from '@rakhim/contract';
import { type OpenApiDocument, buildOpenApi } from '@rakhim/contract/openapi';
import type Router from '@koa/router';
import { AppError } from '#src/errors/app-error.ts';
import { bindRoute } from '#src/http/bind-route.ts';
import type { RequestState } from '#src/http/request-state.ts';
import type { Metrics } from '#src/observability/metrics.ts';
import type { HealthService } from './health.service.ts';

export interface HealthRoutesOptions {
  readonly router: Router<RequestState>;
  readonly health: HealthService;
  readonly metrics: Metrics;
  readonly publicOrigin: () => string;
  /** The token that opens the metrics; without it, they are closed. */
  readonly metricsToken: string | undefined;
}

export function bindHealthRoutes({ router, health, metrics, publicOrigin, metricsToken }: HealthRoutesOptions): void {
  let document: OpenApiDocument | undefined;

  bindRoute(router, routes.getLiveness, async () => ({ status: 'ok' as const }));

  bindRoute(router, routes.getReadiness, async ({ ctx }) => {
    const readiness = await health.checkReadiness();
    ctx.status = readiness.status === 'ok' ? 200 : 503;
    return readiness;
  });

  bindRoute(router, routes.getStatus, async () => health.getStatus());

  bindRoute(router, routes.getOpenApi, async () => ({ ...(document ??= buildOpenApi(routes, publicOrigin())) }));

  bindRoute(router, routes.getMetrics, async ({ ctx }) => {
    if (!metricsToken || !isSame(ctx.get('authorization'), `Bearer ${metricsToken}`)) {
      // A caller without the token does not learn that the metrics exist.
      throw new AppError('not_found');
    }
    const { contentType, text } = await metrics.render();
    ctx.type = contentType;
    return text;
  });
}

/** Compares secrets in constant time. */
function isSame(given: string, expected: string): boolean {
  return timingSafeEqual(hash('sha256', given, 'buffer'), hash('sha256', expected, 'buffer'));
}
