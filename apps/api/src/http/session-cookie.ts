import type { Context } from 'koa';

/**
 * A browser keeps its refresh token in a cookie that scripts cannot read. It asks for that with a header of its own:
 * other sites cannot send such a header without our leave, so their requests never reach the cookie.
 */
const modeHeader = 'x-rakhim-session';

/** What stands in the JSON in place of the refresh token, and what an unchanged client sends back. */
export const cookiePlaceholder = 'kept-in-a-cookie';

const maxAgeMs = 30 * 86_400_000;
const flowMaxAgeMs = 10 * 60_000;
/** The browser comes back from another site, and `strict` would keep the cookie from it. */
const flowOptions = { sameSite: 'lax' } as const;

export interface SessionCookie {
  /** True when this request's session lives in a cookie. */
  isAsked(ctx: Context): boolean;
  read(ctx: Context): string | undefined;
  write(ctx: Context, refreshToken: string): void;
  clear(ctx: Context): void;
  /** Ties a sign-in at an identity provider to the browser that began it. */
  writeFlow(ctx: Context, browserSecret: string): void;
  /** Reads that tie and removes it. */
  takeFlow(ctx: Context): string | undefined;
}

/**
 * @param isSecure false only on a local run without TLS, where the `__Host-` prefix would make browsers refuse the
 *   cookie.
 */
export function createSessionCookie(isSecure: boolean): SessionCookie {
  const name = isSecure ? '__Host-rakhim-session' : 'rakhim-session';
  const flowName = isSecure ? '__Host-rakhim-oauth' : 'rakhim-oauth';
  const options = { httpOnly: true, secure: isSecure, sameSite: 'strict', path: '/', overwrite: true } as const;

  return {
    isAsked: (ctx) => ctx.get(modeHeader) === 'cookie' && isSameOrigin(ctx),
    read: (ctx) => ctx.cookies.get(name),
    write(ctx, refreshToken) {
      // Behind a proxy that ends TLS the connection itself is not encrypted, which Koa would take for a mistake.
      ctx.cookies.secure = isSecure;
      ctx.cookies.set(name, refreshToken, { ...options, maxAge: maxAgeMs });
    },
    clear(ctx) {
      ctx.cookies.secure = isSecure;
      ctx.cookies.set(name, '', { ...options, maxAge: 0 });
    },
    writeFlow(ctx, browserSecret) {
      ctx.cookies.secure = isSecure;
      ctx.cookies.set(flowName, browserSecret, { ...options, ...flowOptions, maxAge: flowMaxAgeMs });
    },
    takeFlow(ctx) {
      const secret = ctx.cookies.get(flowName);
      ctx.cookies.secure = isSecure;
      ctx.cookies.set(flowName, '', { ...options, ...flowOptions, maxAge: 0 });
      return secret;
    },
  };
}

/** Browsers say where a request comes from; what is not a browser says nothing and has no cookies of anybody. */
export function isSameOrigin(ctx: Context): boolean {
  const site = ctx.get('sec-fetch-site');
  return site === '' || site === 'same-origin';
}
