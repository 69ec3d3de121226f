import { jobLimits } from '@rakhim/contract';
import Router from '@koa/router';
import Koa from 'koa';
import type { Context } from './context.ts';
import { createAccessLog } from './http/access-log.ts';
import { createIdempotencyGuard } from '#src/guards/idempotency-guard.ts';
import { createChargeBeforeSend } from '#src/guards/charge-before-send.ts';
import { admitVisitors, createAccountAuthentication } from '#src/guards/authenticate-account.ts';
import { createSessionAuthentication } from '#src/guards/authenticate-session.ts';
import { createCors } from './http/cors.ts';
import { createErrorHandler } from './http/error-handler.ts';
import { createOpenRequestsLimit } from '#src/guards/limit-open-requests.ts';
import { createNotFound } from './http/not-found.ts';
import { createBodyParser, createFormParser } from './http/parse-body.ts';
import { createWorkClassifier } from '#src/guards/classify-work.ts';
import { createSessionNotice } from '#src/guards/notice-session.ts';
import { createAdminRequirement } from '#src/guards/require-admin.ts';
import { createRecentSignInRequirement } from '#src/guards/require-recent-sign-in.ts';
import { type RequestState, createRequestState } from './http/request-state.ts';
import { createSecurityHeaders } from './http/security-headers.ts';
import { createRequestTrace } from './http/trace-request.ts';
import { createServeWeb } from './http/serve-web.ts';
import { createSessionCookie } from './http/session-cookie.ts';
import { bindAccountsRoutes } from './modules/accounts/accounts.routes.ts';
import { bindApiKeysRoutes } from './modules/api-keys/api-keys.routes.ts';
import { bindAuthRoutes } from './modules/auth/auth.routes.ts';
import { bindBillingRoutes } from './modules/billing/billing.routes.ts';
import { bindCatalogRoutes } from './modules/catalog/catalog.routes.ts';
import { createOriginList } from './modules/client-tokens/client-tokens.policy.ts';
import { bindClientTokensRoutes } from './modules/client-tokens/client-tokens.routes.ts';
import { bindDevicesRoutes } from './modules/devices/devices.routes.ts';
import { bindContactRoutes } from './modules/contact/contact.routes.ts';
import { bindInboxRoutes } from './modules/contact/inbox/inbox.routes.ts';
import { bindTriageRoutes } from './modules/contact/triage/triage.routes.ts';
import { bindHealthRoutes } from './modules/health/health.routes.ts';
import { bindJobsRoutes } from './modules/jobs/jobs.routes.ts';
import { bindStatusRoutes } from './modules/status/status.routes.ts';
import { bindLexiconRoutes } from './modules/lexicon/lexicon.routes.ts';
import { bindHistoryRoutes } from './modules/history/history.routes.ts';
import { bindSharesRoutes } from './modules/history/shares/shares.routes.ts';
import { bindLiveEventsRoutes } from './modules/live-events/live-events.routes.ts';
import { bindNeuralVoicesRoutes } from './modules/neural-voices/neural-voices.routes.ts';
import { bindOAuthRoutes } from './modules/oauth/oauth.routes.ts';
import { bindSpeechPriceRoute, bindSpeechRoutes } from './modules/speech/speech.routes.ts';
import { bindOpenAiRoutes } from './modules/speech/openai/openai-speech.routes.ts';
import { bindTimedSpeechRoutes } from './modules/speech/timed-speech/timed-speech.routes.ts';
import { bindTextRoutes } from './modules/text/text.routes.ts';
import { bindWebhooksRoutes } from './modules/webhooks/webhooks.routes.ts';
import { bindUsageRoutes } from './modules/usage/usage.routes.ts';

/**
 * Everything a request passes through, in order. `localRoutes` are outside the contract, and there on a local run only.
 */
export function createApp(context: Context, localRoutes?: Router<RequestState>): Koa<RequestState> {
  const { config, logger, metrics, publicOrigin } = context;
  const app = new Koa<RequestState>({ proxy: config.http.trustedProxies > 0, maxIpsCount: config.http.trustedProxies });
  app.silent = true;
  const router = createRouter(context);

  app.use(createRequestState());
  if (config.telemetry.endpoint !== undefined) {
    app.use(createRequestTrace());
  }
  app.use(createWorkClassifier());
  app.use(createSecurityHeaders());
  app.use(createAccessLog({ logger, metrics }));
  app.use(createCors(createOriginList(config.http.corsOrigins)));
  app.use(createErrorHandler({ logger, upgradeUrl: () => upgradeUrlOf(context) }));
  if (localRoutes) {
    app.use(localRoutes.routes());
  }
  app.use(router.routes());
  if (context.web) {
    const { signInLinks } = context.auth;
    app.use(
      createServeWeb({
        build: context.web,
        publicOrigin,
        otherSignIn: describeProvider(context),
        isSelling: config.billing.isSelling,
        supportEmail: config.mail.supportEmail,
        hasDemo: signInLinks.isOffered,
      }),
    );
  }
  app.use(createNotFound(router));
  return app;
}

/** Tells the pages which sign-in methods exist besides the password. */
function describeProvider({ auth, config }: Context): string {
  const name = config.accounts.identityProvider?.name;
  if (!auth.oauth.isAvailable) {
    return 'none';
  }
  return name === undefined ? 'google' : `oidc:${name}`;
}

/** Returns where a larger plan can be chosen. */
function upgradeUrlOf({ publicOrigin }: Context): string {
  return `${publicOrigin()}/en/pricing`;
}

/** Every route of the contract, bound once. */
export function createRouter(context: Context): Router<RequestState> {
  const { config, admission, apiKeys, auth, clientTokens, health, metrics, publicOrigin, speech } = context;
  const router = new Router<RequestState>();
  const parseBody = createBodyParser();
  const authenticate = createSessionAuthentication(auth.sessions, admission);
  const authenticateAccount = createAccountAuthentication({ admission, apiKeys, clientTokens, ...auth });
  const { requirePlace } = context.usage;
  const requireRecentSignIn = createRecentSignInRequirement(auth.sessions);
  const idempotencyGuard = createIdempotencyGuard(context.idempotency);
  bindHealthRoutes({ router, health, metrics, publicOrigin, metricsToken: config.http.metricsToken });
  bindStatusRoutes({ router, status: context.status });
  const { isSelling } = config.billing;
  bindCatalogRoutes({ router, isSelling });
  const speaking = {
    router,
    speech,
    before: [
      createOpenRequestsLimit(config.usage.openRequestsMax),
      createAccountAuthentication({ admission, apiKeys, clientTokens, ...auth, requirePlace }),
      parseBody,
      createChargeBeforeSend(),
    ],
    idempotencyGuard: (meaningOfAccept?: (ctx: Koa.Context) => string) =>
      createIdempotencyGuard(context.idempotency, meaningOfAccept),
  };
  bindSpeechRoutes(speaking);
  bindSpeechPriceRoute({ router, speech, before: [authenticateAccount, parseBody] });
  bindTimedSpeechRoutes({ ...speaking, upgradeUrl: () => upgradeUrlOf(context) });
  bindOpenAiRoutes({ ...speaking, authenticate: authenticateAccount, upgradeUrl: () => upgradeUrlOf(context) });
  bindTextRoutes({ router, text: context.text, before: [admitVisitors(authenticateAccount), parseBody] });
  bindClientTokensRoutes({ router, clientTokens, before: [authenticateAccount, parseBody] });
  bindLexiconRoutes({ router, ...context, authenticateAccount, parseBody });
  bindJobsRoutes({
    router,
    jobs: context.jobs,
    authenticateAccount,
    parseLongBody: createBodyParser(jobLimits.bodyBytesMax),
    idempotencyGuard: createIdempotencyGuard(context.idempotency),
  });
  bindUsageRoutes({ router, ...context, authenticate: authenticateAccount });
  bindHistoryRoutes({ router, ...context, authenticateAccount, authenticate, parseBody });
  bindSharesRoutes({
    ...{ router, shares: context.shares, authenticateAccount, parseBody },
    admitVisitors: admitVisitors(authenticateAccount),
  });
  bindBillingRoutes({
    router,
    ...context.payments,
    ...context.payments.paying,
    isSelling,
    parseBody,
    authenticate,
    authenticateAccount,
    idempotencyGuard,
  });
  bindLiveEventsRoutes({ router, ...context, sessions: auth.sessions, authenticate: authenticateAccount });
  const cookie = createSessionCookie(publicOrigin().startsWith('https:'));
  bindAuthRoutes({
    router,
    ...auth,
    // A local run has a mailbox of its own.
    sendsMail: !config.isProduction || config.mail.smtpUrl !== undefined,
    providerName: config.accounts.identityProvider?.name,
    cookie,
    parseBody,
    authenticate,
  });
  bindOAuthRoutes({ router, ...auth, cookie, publicOrigin });
  bindAccountsRoutes({ router, ...auth, parseBody, authenticate, requireRecentSignIn });
  bindDevicesRoutes({
    router,
    ...context,
    parseForm: createFormParser(),
    parseBody,
    authenticate,
    requireRecentSignIn,
  });
  bindApiKeysRoutes({ router, ...context, authenticate, requireRecentSignIn, parseBody, idempotencyGuard });
  bindWebhooksRoutes({ router, ...context, authenticate, requireRecentSignIn, parseBody });
  bindContactRoutes({ router, ...context.contact, parseBody, noticeSession: createSessionNotice(auth.sessions) });
  const administrators = [authenticate, createAdminRequirement()];
  bindInboxRoutes({ router, ...context.contact, administrators, parseBody });
  bindNeuralVoicesRoutes({ router, ...context, administrators, parseBody });
  bindTriageRoutes({ router, ...context.contact, administrators, parseBody });
  return router;
}
