import { lexiconLimits, lexiconMediaTypes, routes } from '@rakhim/contract';
import type Router from '@koa/router';
import type { Translate } from '@rakhim/i18n';
import type { Middleware } from 'koa';
import { AppError } from '#src/errors/app-error.ts';
import { requireAccountId } from '#src/guards/authenticate-account.ts';
import { answered, bindRoute } from '#src/http/bind-route.ts';
import { createBodyParser } from '#src/http/parse-body.ts';
import type { RequestState } from '#src/http/request-state.ts';
import { sendStream } from '#src/http/send-stream.ts';
import { toValidationError } from '#src/http/validation-error.ts';
import type { LexiconFilesService } from './files/lexicon-files.service.ts';
import type { SayRefusal } from './files/plan-import.ts';
import type { LexiconService } from './lexicon.service.ts';
import type { LexiconPreviewService } from './preview/lexicon-preview.service.ts';
import type { LexiconVersionsService } from './versions/lexicon-versions.service.ts';

export interface LexiconRoutesOptions {
  readonly router: Router<RequestState>;
  readonly lexicon: LexiconService;
  readonly lexiconVersions: LexiconVersionsService;
  readonly lexiconFiles: LexiconFilesService;
  readonly lexiconPreview: LexiconPreviewService;
  /** The guard that lets callers with a session or a key pass. */
  readonly authenticateAccount: Middleware<RequestState>;
  readonly parseBody: Middleware;
}

export function bindLexiconRoutes(options: LexiconRoutesOptions): void {
  const before = [options.authenticateAccount, refuseClientTokens];
  bindFiles(options, before);
  bindVersions(options, before);
  bindEntries(options, before);
}

type Before = Middleware<RequestState>[];

function bindEntries({ router, lexicon, lexiconPreview, parseBody }: LexiconRoutesOptions, before: Before): void {
  const writing = [...before, parseBody];
  bindRoute(router, routes.listLexicon, async ({ query, ctx }) => lexicon.list(requireAccountId(ctx), query), before);
  bindRoute(
    router,
    routes.createLexiconEntry,
    async ({ body, ctx }) => lexicon.create(requireAccountId(ctx), body),
    writing,
  );
  bindRoute(
    router,
    routes.previewLexicon,
    async ({ body, ctx }) => lexiconPreview.preview(requireAccountId(ctx), body),
    writing,
  );
  bindRoute(
    router,
    routes.getLexiconEntry,
    async ({ params, ctx }) => lexicon.find(requireAccountId(ctx), params.id),
    before,
  );
  bindRoute(
    router,
    routes.updateLexiconEntry,
    async ({ params, body, ctx }) => lexicon.update(requireAccountId(ctx), params.id, body),
    writing,
  );
  bindRoute(
    router,
    routes.deleteLexiconEntry,
    async ({ params, ctx }) => lexicon.delete(requireAccountId(ctx), params.id),
    before,
  );
}

function bindVersions({ router, lexiconVersions, parseBody }: LexiconRoutesOptions, before: Before): void {
  const writing = [...before, parseBody];
  bindRoute(
    router,
    routes.listLexiconHistory,
    async ({ query, ctx }) => lexiconVersions.list(requireAccountId(ctx), query),
    before,
  );
  bindRoute(
    router,
    routes.getLexiconChange,
    async ({ params, ctx }) => lexiconVersions.find(requireAccountId(ctx), params.version),
    before,
  );
  bindRoute(
    router,
    routes.undoLexicon,
    async ({ body, ctx }) => lexiconVersions.undo(requireAccountId(ctx), body.version),
    writing,
  );
  bindRoute(
    router,
    routes.restoreLexicon,
    async ({ body, ctx }) => lexiconVersions.restore(requireAccountId(ctx), body.version),
    writing,
  );
}

function bindFiles({ router, lexiconFiles }: LexiconRoutesOptions, before: Before): void {
  bindRoute(
    router,
    routes.importLexicon,
    async ({ body, state, ctx }) =>
      lexiconFiles.import(requireAccountId(ctx), body, (refusal) => sayRefusal(refusal, state.translate)),
    [...before, createBodyParser(lexiconLimits.fileBytesMax)],
  );
  bindRoute(
    router,
    routes.exportLexicon,
    async ({ query: { format, version }, ctx }) => {
      const pieces = await lexiconFiles.export(requireAccountId(ctx), format, version);
      ctx.set('content-disposition', `attachment; filename="rakhim-lexicon.${format}"`);
      ctx.set('content-type', `${lexiconMediaTypes[format]}; charset=utf-8`);
      await sendStream(ctx, encode(pieces), () => ({}));
      return answered;
    },
    before,
  );
}

function sayRefusal(refusal: Parameters<SayRefusal>[0], translate: Translate): string {
  if (typeof refusal === 'string') {
    return translate(`reasons:${refusal}`);
  }
  const { param = '', reason = '' } = toValidationError(refusal, translate).options.values ?? {};
  return `${String(param)}: ${String(reason)}`;
}

async function* encode(pieces: Iterable<string>): AsyncGenerator<Uint8Array, undefined> {
  for (const piece of pieces) {
    yield Buffer.from(piece);
  }
  return undefined;
}

/** A token of a web page speaks with the lexicon, and neither reads nor changes it. */
const refuseClientTokens: Middleware<RequestState> = (ctx, next) => {
  if (ctx.state.principal?.clientTokenId !== undefined) {
    throw new AppError('insufficient_scope', { values: { scope: 'lexicon' } });
  }
  return next();
};
