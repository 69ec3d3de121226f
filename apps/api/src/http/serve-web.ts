import { randomBytes } from 'node:crypto';
import { send } from '@koa/send';
import { pages, supportEmail as supportEmailPlaceholder } from '@rakhim/contract';
import { defaultLanguage, type Language, languageCookie, languageIds } from '@rakhim/i18n/languages';
import { htmlEscape } from 'escape-goat';
import type { Context, Middleware } from 'koa';
import { describeRobots, describeSitemap } from '#src/web/describe-site.ts';
import { findPage } from '#src/web/find-page.ts';
import type { WebBuild } from '#src/web/web-build.ts';
import { sendCompressed } from './compress-page.ts';
import { isLocalCaller } from './local-caller.ts';

export interface ServeWebOptions {
  readonly build: WebBuild;
  readonly publicOrigin: () => string;
  /** Support address of the operator. */
  readonly supportEmail: string;
  /**
   * How people sign in besides with a password, `google`, `oidc:` and a name, or `none`: pages made at build time show
   * the way there, or not, from their first sight on.
   */
  readonly otherSignIn: string;
  /** False: no page leads to prices. */
  readonly isSelling: boolean;
  /** Tells whether this run has a demo account, which it offers to callers on this machine. */
  readonly hasDemo: boolean;
}

/** The paths that only the API answers, found or not. */
const apiPaths = /^\/(api|auth|functions|v1|webhooks|local|livez|readyz|metrics|openapi\.json|\.well-known)(\/|$)/;
/** Files of the build that may be asked for by name; pages are not among them, since they need a nonce. */
const publicFiles = /^\/(assets|audio)\/[\w.-]+$|^\/[\w-]+\.(svg|png|ico|js|webmanifest)$/;
const pricingPath = new RegExp(`^/(en|ar)/${pages.pricing.path}/?$`, 'u');
/** File names contain a content hash, so the files are immutable. */
const immutableFiles = /^\/assets\//;
const yearMs = 31_536_000_000;
const dayMs = 86_400_000;
const hourSeconds = 3600;

/**
 * The web app: its files, and for every other address the page that belongs there. Comes after the API's own routes.
 */
export function createServeWeb(options: ServeWebOptions): Middleware {
  const { build, publicOrigin, supportEmail, otherSignIn, isSelling, hasDemo } = options;
  return async (ctx, next) => {
    if ((ctx.method !== 'GET' && ctx.method !== 'HEAD') || apiPaths.test(ctx.path)) {
      await next();
      return;
    }
    if (publicFiles.test(ctx.path)) {
      const isImmutable = immutableFiles.test(ctx.path);
      const isSent = await sendFile(ctx, {
        root: build.folder,
        immutable: isImmutable,
        maxAge: isImmutable ? yearMs : dayMs,
      });
      if (!isSent) {
        await next();
      }
      return;
    }
    if (ctx.path === '/robots.txt') {
      sendText(ctx, 'text/plain', describeRobots(publicOrigin()));
      return;
    }
    if (ctx.path === '/sitemap.xml') {
      sendText(ctx, 'application/xml', describeSitemap(publicOrigin()));
      return;
    }
    if (!ctx.accepts('html')) {
      await next();
      return;
    }
    const pricing = isSelling ? undefined : pricingPath.exec(ctx.path);
    if (pricing) {
      ctx.redirect(`/${pricing[1]}/${pages.generate.path}`);
      return;
    }
    const page = findPage(build, ctx.path, preferredLanguage(ctx));
    if ('redirect' in page) {
      ctx.vary('accept-language, cookie');
      ctx.redirect(page.redirect);
      return;
    }
    if (!page.isIndexed) {
      ctx.set('x-robots-tag', 'noindex');
    }
    await sendPage(
      ctx,
      page.status,
      page.html
        .replace('other-sign-in-placeholder', () => htmlEscape(otherSignIn))
        .replace('billing-placeholder', isSelling ? 'stripe' : 'none')
        .replace('demo-sign-in-placeholder', hasDemo && isLocalCaller(ctx) ? 'offered' : 'none')
        .replaceAll(supportEmailPlaceholder, supportEmail)
        .replaceAll('https://origin.placeholder', publicOrigin()),
    );
  };
}

/** Sends a file of the build. @returns false when there is none, such as a file of an older build. */
async function sendFile(
  ctx: Context,
  options: { readonly root: string; readonly immutable: boolean; readonly maxAge: number },
): Promise<boolean> {
  try {
    await send(ctx, ctx.path, { ...options, brotli: true, gzip: false });
    return true;
  } catch (error) {
    if (error instanceof Error && 'status' in error && error.status === 404) {
      return false;
    }
    throw error;
  }
}

/** The language that the reader has chosen here before; else the one that the browser asks for. */
function preferredLanguage(ctx: Context): Language {
  const chosen = ctx.cookies.get(languageCookie) ?? ctx.acceptsLanguages(...languageIds);
  return languageIds.find((id) => id === chosen) ?? defaultLanguage;
}

function sendText(ctx: Context, type: string, text: string): void {
  ctx.type = type;
  ctx.set('cache-control', `public, max-age=${hourSeconds}`);
  ctx.body = text;
}

async function sendPage(ctx: Context, status: number, html: string): Promise<void> {
  const nonce = randomBytes(16).toString('base64');
  ctx.status = status;
  ctx.type = 'html';
  // The nonce is for one answer, and a new version of the app is seen at once.
  ctx.set('cache-control', 'no-cache');
  ctx.set('content-security-policy', pagePolicy(nonce));
  ctx.set('referrer-policy', 'strict-origin-when-cross-origin');
  await sendCompressed(ctx, html.replaceAll('nonce-placeholder', nonce));
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
    // No text becomes code: nothing here makes markup or scripts out of strings.
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}
