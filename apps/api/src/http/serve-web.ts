import { randomBytes } from 'node:crypto';
import { send } from '@koa/send';
import type { Context, Middleware } from 'koa';
import { findPage } from '#src/web/find-page.ts';
import type { WebBuild } from '#src/web/web-build.ts';

export interface ServeWebOptions {
  readonly build: WebBuild;
  readonly publicOrigin: () => string;
}

/** What is answered by the API alone, found or not. */
const apiPaths = /^\/(api|auth|functions|v1|webhooks|local|livez|readyz|metrics|openapi\.json|\.well-known)(\/|$)/;
/** Files of the build that may be asked for by name; pages are not among them, since they need a nonce. */
const publicFiles = /^\/(assets|audio)\/[\w.-]+$|^\/[\w-]+\.(svg|png|ico|js|webmanifest)$/;
/** The build names these by what is in them, so they never change. */
const immutableFiles = /^\/assets\//;
const yearMs = 31_536_000_000;
const dayMs = 86_400_000;

/** The web app: its files, and for every other address the page that belongs there. Comes after the API's own routes. */
export function createServeWeb({ build, publicOrigin }: ServeWebOptions): Middleware {
  return async (ctx, next) => {
    if ((ctx.method !== 'GET' && ctx.method !== 'HEAD') || apiPaths.test(ctx.path)) {
      await next();
      return;
    }
    if (publicFiles.test(ctx.path)) {
      const isImmutable = immutableFiles.test(ctx.path);
      await send(ctx, ctx.path, { root: build.folder, brotli: true, gzip: false, immutable: isImmutable, maxAge: isImmutable ? yearMs : dayMs });
      return;
    }
    if (!ctx.accepts('html')) {
      await next();
      return;
    }
    const page = findPage(build, ctx.path);
    if ('redirect' in page) {
      ctx.redirect(page.redirect);
      return;
    }
    sendPage(ctx, page.status, page.html, publicOrigin());
  };
}

function sendPage(ctx: Context, status: number, html: string, origin: string): void {
  const nonce = randomBytes(16).toString('base64');
  ctx.status = status;
  ctx.type = 'html';
  // The nonce is for one answer, and a new version of the app is seen at once.
  ctx.set('cache-control', 'no-cache');
  ctx.set('content-security-policy', pagePolicy(nonce));
  ctx.set('referrer-policy', 'strict-origin-when-cross-origin');
  ctx.body = html.replaceAll('nonce-placeholder', nonce).replaceAll('https://origin.placeholder', origin);
}

/** Our own files and nothing else; a library that adds a style element of its own shows the nonce. */
function pagePolicy(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self' blob:",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
