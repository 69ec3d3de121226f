import { deviceGrantType, formatUserCode, pages, routes } from '@rakhim/contract';
import type Router from '@koa/router';
import type { Middleware } from 'koa';
import { AppError } from '#src/errors/app-error.ts';
import { requireSession } from '#src/guards/authenticate-session.ts';
import { bindRoute } from '#src/http/bind-route.ts';
import { callerOf } from '#src/http/caller-of.ts';
import type { RequestState } from '#src/http/request-state.ts';
import { deviceCodeSeconds, pollIntervalSeconds, requireClient } from './devices.policy.ts';
import type { DevicesService } from './devices.service.ts';

export interface DevicesRoutesOptions {
  readonly router: Router<RequestState>;
  readonly devices: DevicesService;
  readonly publicOrigin: () => string;
  readonly parseForm: Middleware;
  readonly parseBody: Middleware;
  readonly authenticate: Middleware<RequestState>;
  readonly requireRecentSignIn: Middleware<RequestState>;
}

export function bindDevicesRoutes(options: DevicesRoutesOptions): void {
  bindProgramsRoutes(options);
  bindPersonsRoutes(options);
}

/** Routes for the program, which authenticates by its device code alone. */
function bindProgramsRoutes({ router, devices, publicOrigin, parseForm }: DevicesRoutesOptions): void {
  const before = [neverStored, parseForm];

  bindRoute(
    router,
    routes.startDevice,
    async ({ body, ctx, state }) => {
      const { deviceCode, userCode } = await devices.start(
        { client: requireClient(body.client_id), scope: body.scope, deviceName: body.device_name },
        callerOf(ctx),
      );
      const page = new URL(`/${state.language}/${pages.device.path}`, publicOrigin());
      const complete = new URL(page);
      complete.searchParams.set('user_code', formatUserCode(userCode));
      return {
        device_code: deviceCode,
        user_code: formatUserCode(userCode),
        verification_uri: page.href,
        verification_uri_complete: complete.href,
        expires_in: deviceCodeSeconds,
        interval: pollIntervalSeconds,
      };
    },
    before,
  );

  bindRoute(
    router,
    routes.createDeviceToken,
    async ({ body, ctx }) => {
      if (body.grant_type !== deviceGrantType) {
        throw new AppError('unsupported_grant_type', { param: 'grant_type', values: { grantType: deviceGrantType } });
      }
      const { key, row } = await devices.redeem(
        { deviceCode: body.device_code, client: requireClient(body.client_id) },
        callerOf(ctx),
      );
      return { access_token: key, token_type: 'Bearer' as const, scope: row.scopes.join(' '), key_name: row.name };
    },
    before,
  );

  bindRoute(
    router,
    routes.revokeDeviceToken,
    async ({ body, ctx }) => {
      requireClient(body.client_id);
      await devices.revoke(body.token, callerOf(ctx));
      return {};
    },
    before,
  );
}

/**
 * Routes for the person. Access tokens travel in a header that other sites cannot send, so approval cannot be forged by
 * a link (CSRF).
 */
function bindPersonsRoutes({
  router,
  devices,
  parseBody,
  authenticate,
  requireRecentSignIn,
}: DevicesRoutesOptions): void {
  bindRoute(
    router,
    routes.findDeviceRequest,
    async ({ body, ctx }) => devices.find(requireSession(ctx).account_id, body.userCode, callerOf(ctx)),
    [authenticate, parseBody],
  );

  bindRoute(
    router,
    routes.approveDeviceRequest,
    async ({ body, ctx }) => devices.approve(requireSession(ctx).account_id, body.userCode, callerOf(ctx)),
    [authenticate, requireRecentSignIn, parseBody],
  );

  bindRoute(
    router,
    routes.denyDeviceRequest,
    async ({ body, ctx }) => {
      await devices.deny(requireSession(ctx).account_id, body.userCode, callerOf(ctx));
    },
    [authenticate, parseBody],
  );
}

/** Answers with a secret in them are kept nowhere (RFC 6749, section 5.1). */
const neverStored: Middleware = async (ctx, next) => {
  ctx.set('cache-control', 'no-store');
  await next();
};
