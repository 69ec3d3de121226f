import type { AuthUser } from '@rakhim/contract';
import Router from '@koa/router';
import { type Language, getTranslator, languageIds } from '@rakhim/i18n';
import type { ReceivedMail } from '@rakhim/stand-ins';
import type Koa from 'koa';
import { isLoopback } from '#src/config/environment.ts';
import { AppError } from '#src/errors/app-error.ts';
import type { InboundMail } from '#src/context/contact.ts';
import { readRawBody } from '#src/http/read-raw-body.ts';
import type { RequestState } from '#src/http/request-state.ts';
import { deliverAnswer, isAnswerable } from './deliver-answer.ts';
import { type MailedLink, findLink } from './mailed-link.ts';
import type { LocalMailbox } from './open-mailer.ts';

export interface MailboxRoutesOptions extends LocalMailbox {
  readonly publicOrigin: () => string;
  /** The way answers to mails get into the inbox. */
  readonly inbound?: InboundMail | undefined;
}

type RequestContext = Koa.Context & { state: RequestState };

const pagePolicy =
  "default-src 'none'; style-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
/** A mail may be drawn, and its links open in a window of their own; nothing in it runs or is loaded. */
const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox";

/**
 * The pages on which a local run shows the mails that it would have sent. Never mounted where mails are really sent.
 */
export function createMailboxRoutes({
  mailbox,
  pages,
  publicOrigin,
  inbound,
}: MailboxRoutesOptions): Router<RequestState> {
  const { mailboxPath, mailboxStyle, renderMail, renderMailList } = pages;
  const router = new Router<RequestState>();

  /** Refuses other host names: DNS rebinding must not expose mailed links. */
  async function requireHost(ctx: RequestContext, next: Koa.Next): Promise<void> {
    const origin = `http://${ctx.host}`;
    if (!URL.canParse(origin) || !(isLoopback(origin) || ctx.host === new URL(publicOrigin()).host)) {
      throw new AppError('not_found');
    }
    ctx.set('cache-control', 'no-store');
    await next();
  }

  function requireMail(ctx: RequestContext): ReceivedMail {
    const mail = mailbox.find((ctx.params as { id: string }).id);
    if (!mail) {
      throw new AppError('not_found');
    }
    return mail;
  }

  function showMail(ctx: RequestContext, mail: ReceivedMail, status?: string): void {
    const language = languageOf(ctx);
    send(
      ctx,
      pagePolicy,
      renderMail({
        language,
        mail,
        isConfirmable: status === undefined && findLink(mail, publicOrigin()) !== undefined,
        isAnswerable: isAnswerable(mail, inbound),
        status,
      }),
    );
  }

  router.get(mailboxPath, requireHost, (ctx) => {
    send(ctx, pagePolicy, renderMailList(languageOf(ctx), mailbox.list()));
  });
  router.get(`${mailboxPath}.json`, requireHost, (ctx) => {
    ctx.body = { mails: mailbox.list() };
  });
  router.get(`${mailboxPath}.css`, (ctx) => {
    ctx.type = 'css';
    ctx.body = mailboxStyle;
  });
  router.get(`${mailboxPath}/:id`, requireHost, (ctx) => {
    showMail(ctx, requireMail(ctx));
  });
  router.get(`${mailboxPath}/:id/html`, requireHost, (ctx) => {
    const { html } = requireMail(ctx);
    ctx.set('x-frame-options', 'SAMEORIGIN');
    send(ctx, mailPolicy, html.replace('<head>', '<head><base target="_blank">'));
  });
  router.post(`${mailboxPath}/:id/confirm`, requireHost, async (ctx) => {
    const mail = requireMail(ctx);
    const link = findLink(mail, publicOrigin());
    if (!link || ctx.get('sec-fetch-site') === 'cross-site') {
      throw new AppError('not_found');
    }
    showMail(ctx, mail, await useLink(link, publicOrigin(), ctx));
  });
  router.post(`${mailboxPath}/:id/answer`, requireHost, async (ctx) => {
    const mail = requireMail(ctx);
    if (!inbound || !isAnswerable(mail, inbound) || ctx.get('sec-fetch-site') === 'cross-site') {
      throw new AppError('not_found');
    }
    const text = new URLSearchParams((await readRawBody(ctx.req)).toString('utf8')).get('text') ?? '';
    const language = languageOf(ctx);
    const refusal = await deliverAnswer({ mail, text, inbound, origin: publicOrigin(), language });
    const translate = getTranslator(language);
    showMail(
      ctx,
      mail,
      refusal === undefined ? translate('mailbox:answered') : translate('mailbox:answerRefused', { reason: refusal }),
    );
  });
  return router;
}

/** Does what the page behind the link does. @returns what came of it, in words. */
async function useLink(link: MailedLink, origin: string, ctx: RequestContext): Promise<string> {
  const language = languageOf(ctx);
  const translate = getTranslator(language);
  const response = await fetch(`${origin}/auth/v1/verify`, {
    method: 'POST',
    // The cookie tells whether this browser registered the address.
    headers: { 'content-type': 'application/json', 'accept-language': language, cookie: ctx.get('cookie') },
    body: JSON.stringify(link),
  });
  const { user, msg } = (await response.json()) as { user?: Pick<AuthUser, 'email' | 'app_metadata'>; msg?: string };
  if (!user) {
    return translate('mailbox:refused', { reason: msg ?? String(response.status) });
  }
  const { email, app_metadata: metadata } = user;
  return translate(metadata.providers.length > 0 ? 'mailbox:confirmed' : 'mailbox:confirmedWithoutPassword', { email });
}

function send(ctx: RequestContext, policy: string, html: string): void {
  ctx.set('content-security-policy', policy);
  ctx.type = 'html';
  ctx.body = html;
}

function languageOf(ctx: RequestContext): Language {
  const asked = ctx.query['lang'];
  return languageIds.find((language) => language === asked) ?? ctx.state.language;
}
