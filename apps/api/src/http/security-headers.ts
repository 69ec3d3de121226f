import type { Middleware } from 'koa';
import helmet from 'koa-helmet';

const yearSeconds = 31_536_000;

/** Abilities of a browser that no page of ours uses, nor anything that might get into one. */
const unusedFeatures = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
];
const permissionsPolicy = unusedFeatures.map((feature) => `${feature}=()`).join(', ');

/** Headers for every answer. The API serves no page of its own, so nothing may be loaded, run or framed. */
export function createSecurityHeaders(): Middleware {
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"], baseUri: ["'none'"], formAction: ["'none'"] },
    },
    strictTransportSecurity: { maxAge: yearSeconds, includeSubDomains: true },
    referrerPolicy: { policy: 'no-referrer' },
    frameguard: { action: 'deny' },
  });
  return async (ctx, next) => {
    ctx.set('permissions-policy', permissionsPolicy);
    await setHeaders(ctx, next);
  };
}
