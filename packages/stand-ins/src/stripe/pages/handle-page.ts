import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Language, languageIds } from '@rakhim/i18n';
import type { StripeDatabase } from '../store/database.ts';
import { readBody } from '../wire/read-body.ts';
import { StripeStandInError } from '../wire/stripe-error.ts';
import { renderClosed } from './checkout-page.ts';
import { stylePath, textsOf } from './page.ts';
import { type PageAnswer, type PageRequest, isForeign } from './page-request.ts';
import { pageStyle } from './page-style.ts';
import { handleCheckout } from './handle-checkout.ts';
import { handlePortal } from './handle-portal.ts';

const pages: Readonly<Record<string, (request: PageRequest) => Promise<PageAnswer>>> = {
  pay: handleCheckout,
  portal: handlePortal,
};

/** Answers a visit to one of the pages, or a form sent from there. */
export async function handlePage(
  database: StripeDatabase,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? '/', database.origin());
  if (url.pathname === stylePath) {
    response.writeHead(200, { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'no-cache' }).end(pageStyle);
    return;
  }
  const [, page = '', id = '', action] = url.pathname.split('/');
  const visit = pages[page];
  const isPost = request.method === 'POST';
  if (!visit || (isPost && isForeign(request)) || !(isPost || request.method === 'GET')) {
    response.writeHead(404).end();
    return;
  }
  const form = isPost ? new URLSearchParams(await readBody(request)) : url.searchParams;
  const text = textsOf(languageOf(request, url));
  const answer = await database
    .run((unit) => visit({ unit, text, id, action, isPost, form }))
    .catch((error: unknown): PageAnswer => {
      if (error instanceof StripeStandInError) {
        return { html: renderClosed(text, url.pathname, null), status: 404 };
      }
      throw error;
    });
  send(response, answer);
}

/** Chosen on the page, else what the browser prefers. */
function languageOf({ headers }: IncomingMessage, url: URL): Language {
  const asked = url.searchParams.get('lang') ?? headers['accept-language']?.slice(0, 2).toLowerCase();
  return languageIds.find((language) => language === asked) ?? 'en';
}

function send(response: ServerResponse, answer: PageAnswer): void {
  if ('location' in answer) {
    response.writeHead(303, { location: answer.location, 'cache-control': 'no-store' }).end();
    return;
  }
  response.writeHead(answer.status ?? 200, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'",
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  });
  response.end(answer.html);
}
