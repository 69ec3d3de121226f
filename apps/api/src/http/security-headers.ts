import type { Middleware } from 'koa';
import helmet from 'koa-helmet';

const yearSeconds = 31_536_000;

/** Headers for every answer. The API serves no page of its own, so nothing may be loaded, run or framed. */
export function createSecurityHeaders(): Middleware {
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"], baseUri: ["'none'"], formAction: ["'none'"] },
    },
    strictTransportSecurity: { maxAge: yearSeconds, includeSubDomains: true },
    referrerPolicy: { policy: 'no-referrer' },
    frameguard: { action: 'deny' },
  });
}
