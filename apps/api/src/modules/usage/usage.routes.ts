import { type UsageReport, routes } from '@rakhim/contract';
import type Router from '@koa/router';
import type { Middleware } from 'koa';
import { requireAccountId } from '#src/guards/authenticate-account.ts';
import { answered, bindRoute } from '#src/http/bind-route.ts';
import { writeCsv } from '@rakhim/text/csv';
import type { RequestState } from '#src/http/request-state.ts';
import type { CurrentUsageService } from './current-usage/current-usage.service.ts';
import type { UsageReportService } from './usage-report/usage-report.service.ts';

export interface UsageRoutesOptions {
  readonly router: Router<RequestState>;
  readonly currentUsage: CurrentUsageService;
  readonly usageReport: UsageReportService;
  /** Lets pass whoever proves an account, with a session or a key. */
  readonly authenticate: Middleware<RequestState>;
}

export function bindUsageRoutes({ router, currentUsage, usageReport, authenticate }: UsageRoutesOptions): void {
  bindRoute(router, routes.getUsage, async ({ ctx }) => currentUsage.read(requireAccountId(ctx)), [authenticate]);
  bindRoute(
    router,
    routes.getUsageReport,
    async ({ query, ctx }) => {
      const report = await usageReport.read(requireAccountId(ctx), query);
      if ((query.format ?? ctx.accepts('json', 'csv')) !== 'csv') {
        return report;
      }
      ctx.set('content-disposition', `attachment; filename="rakhim-usage-${query.from}-${query.to}.csv"`);
      ctx.type = 'text/csv; charset=utf-8';
      ctx.body = toCsv(report, query.by);
      return answered;
    },
    [authenticate],
  );
}

function toCsv({ rows }: UsageReport, by: string): string {
  return writeCsv(
    [by, 'name', 'characters', 'requests'],
    rows.map(({ key, name, characters, requests }) => [key, name, characters, requests]),
  );
}
