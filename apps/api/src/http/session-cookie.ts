import type { Context } from 'koa';

/**
 * A browser keeps its refresh token in a cookie that scripts cannot read. It asks for that with a header of its own:
 * other sites cannot send such a header without our leave, so their requests never reach the cookie.
 */
const modeHeader = 'x-rakhim-session';

/** The placeholder that stands in the JSON for the refresh token, and that an unchanged client sends back. */
export const cookiePlaceholder = 'kept-in-a-cookie';

const maxAgeMs = 30 * 86_400_000;
const flowMaxAgeMs = 10 * 60_000;
/** As long as the link of a registration works. */
const registrationMaxAgeMs = 86_400_000;
const deviceMaxAgeMs = 365 * 86_400_000;
/** The browser comes back from another site, and `strict` would keep the cookie from it. */
const flowOptions = { sameSite: 'lax' } as const;

export interface SessionCookie {
  /** Returns true when this request's session lives in a cookie. */
  isAsked(ctx: Context): boolean;
  read(ctx: Context): string | undefined;
  write(ctx: Context, refreshToken: string): void;
  clear(ctx: Context): void;
  /** Binds a sign-in at an identity provider to the browser that began it (login CSRF). */
  writeFlow(ctx: Context, browserSecret: string): void;
  /** Reads and clears that binding. */
  takeFlow(ctx: Context): string | undefined;
  /** Binds a registration to the browser that made it. */
  writeRegistration(ctx: Context, browserSecret: string): void;
  /** Reads that binding, for requests from our own pages. */
  readRegistration(ctx: Context): string | undefined;
  /** Has the browser keep the proof that somebody has signed in on it, also when they sign out. */
  writeDevice(ctx: Context, proof: string): void;
  readDevice(ctx: Context): string | undefined;
}

/**
 * @param isSecure false only on a local run without TLS, where the `__Host-` prefix would make browsers refuse the
 *   cookie.
 */
export function createSessionCookie(isSecure: boolean): SessionCookie {
  const prefix = isSecure ? '__Host-' : '';
  const names = {
    session: `${prefix}rakhim-session`,
    flow: `${prefix}rakhim-oauth`,
    registration: `${prefix}rakhim-registration`,
    device: `${prefix}rakhim-device`,
  };
  const options = { httpOnly: true, secure: isSecure, sameSite: 'strict', path: '/', overwrite: true } as const;

  function write(
    ctx: Context,
    name: keyof typeof names,
    value: string,
    more: { readonly maxAge: number; readonly sameSite?: 'lax' },
  ): void {
    // Behind a TLS-terminating proxy the connection itself is plain, and Koa would refuse a secure cookie.
    ctx.cookies.secure = isSecure;
    ctx.cookies.set(names[name], value, { ...options, ...more });
  }

  return {
    isAsked: (ctx) => ctx.get(modeHeader) === 'cookie' && isSameOrigin(ctx),
    read: (ctx) => ctx.cookies.get(names.session),
    write(ctx, refreshToken) {
      write(ctx, 'session', refreshToken, { maxAge: maxAgeMs });
    },
    clear(ctx) {
      write(ctx, 'session', '', { maxAge: 0 });
    },
    writeFlow(ctx, browserSecret) {
      write(ctx, 'flow', browserSecret, { ...flowOptions, maxAge: flowMaxAgeMs });
    },
    takeFlow(ctx) {
      const secret = ctx.cookies.get(names.flow);
      write(ctx, 'flow', '', { ...flowOptions, maxAge: 0 });
      return secret;
    },
    writeRegistration(ctx, browserSecret) {
      if (isSameOrigin(ctx)) {
        write(ctx, 'registration', browserSecret, { maxAge: registrationMaxAgeMs });
      }
    },
    readRegistration: (ctx) => (isSameOrigin(ctx) ? ctx.cookies.get(names.registration) : undefined),
    writeDevice(ctx, proof) {
      write(ctx, 'device', proof, { maxAge: deviceMaxAgeMs });
    },
    readDevice: (ctx) => ctx.cookies.get(names.device),
  };
}

/** Checks `Sec-Fetch-Site`. Clients other than browsers do not send it and hold no cookies. */
export function isSameOrigin(ctx: Context): boolean {
  const site = ctx.get('sec-fetch-site');
  return site === '' || site === 'same-origin';
}
