import {
  emulateHistory,
  emulatePreview,
  emulateReport,
  emulateSubscription,
  emulateVoices,
  findUtterance,
} from './account-routes.ts';
import type { EmulatedAccount } from './account.ts';
import { Refusal, jsonResponse, streamResponse } from './responses.ts';
import type { EmulatedRequest } from './emulated-request.ts';
import { createEmulatedJobs } from './job-routes.ts';
import { createEmulatedLexicon } from './lexicon-routes.ts';
import { createIdempotencyCache } from './idempotency-cache.ts';
import { emulateMp3, emulateWav } from './sounds.ts';
import { type EmulatedAnswer, emulateSpeech, emulateTimedSpeech } from './speech-routes.ts';

export interface EmulatedRoutesOptions {
  readonly account: EmulatedAccount;
  readonly apiKey: string;
  readonly now: () => Date;
}

type Route = (request: EmulatedRequest, cutAfterBytes: number | undefined) => Response;

/** Answers a request as the service would. @throws Refusal */
export function createEmulatedRoutes({ account, apiKey, now }: EmulatedRoutesOptions): Route {
  const idempotencyCache = createIdempotencyCache();
  const jobs = createEmulatedJobs(account, now);
  const lexicon = createEmulatedLexicon(now);

  function charged(emulate: (request: EmulatedRequest, account: EmulatedAccount, now: Date) => EmulatedAnswer): Route {
    return (request, cutAfterBytes) => {
      const { requestId, answer } = idempotencyCache.once(request, () => emulate(request, account, now()));
      const headers = { 'x-request-id': requestId, ...answer.headers };
      return 'json' in answer
        ? jsonResponse(answer.json, headers)
        : streamResponse(answer.chunks, headers, cutAfterBytes);
    };
  }

  const routes: Readonly<Record<string, Route>> = {
    'GET /api/v1/voices': json(emulateVoices),
    'POST /api/v1/synthesize': charged(emulateSpeech),
    'POST /api/v1/synthesize/with-timestamps': charged(emulateTimedSpeech),
    'POST /api/v1/jobs/quote': json(jobs.quote),
    'POST /api/v1/jobs': (request) => {
      const { requestId, answer } = idempotencyCache.once(request, () => ({ json: jobs.create(request), headers: {} }));
      return jsonResponse('json' in answer ? answer.json : undefined, { 'x-request-id': requestId }, 201);
    },
    'GET /api/v1/jobs': json(jobs.list),
    'GET /api/v1/jobs/:id': json(jobs.find),
    'POST /api/v1/jobs/:id/cancel': json(jobs.cancel),
    'POST /api/v1/jobs/:id/pause': json(jobs.pause),
    'POST /api/v1/jobs/:id/resume': json(jobs.resume),
    'DELETE /api/v1/jobs/:id': nothing(jobs.delete),
    'GET /api/v1/jobs/:id/audio': (request, cutAfterBytes) => {
      const { chunks, mediaType } = jobs.sound(request);
      return streamResponse(chunks, { 'x-request-id': request.requestId, 'content-type': mediaType }, cutAfterBytes);
    },
    'GET /api/v1/jobs/:id/timestamps': (request) => {
      const format = request.query.get('format');
      return format === 'srt' || format === 'vtt'
        ? new Response(jobs.subtitles(request, format), { headers: { 'x-request-id': request.requestId } })
        : json(jobs.timestamps)(request, undefined);
    },
    'POST /api/v1/text/preview': json(emulatePreview),
    'GET /api/v1/lexicon': json(lexicon.list),
    'POST /api/v1/lexicon': (request) =>
      jsonResponse(lexicon.create(request), { 'x-request-id': request.requestId }, 201),
    'GET /api/v1/lexicon/:id': json(lexicon.find),
    'PATCH /api/v1/lexicon/:id': json(lexicon.update),
    'DELETE /api/v1/lexicon/:id': nothing(lexicon.delete),
    'GET /api/v1/lexicon/history': json(lexicon.history),
    'GET /api/v1/lexicon/history/:version': json(lexicon.change),
    'POST /api/v1/lexicon/undo': json(lexicon.undo),
    'POST /api/v1/lexicon/restore': json(lexicon.restore),
    'POST /api/v1/lexicon/import': json(lexicon.import),
    'GET /api/v1/lexicon/export': (request) => {
      const { content, type } = lexicon.export(request);
      return new Response(content, { headers: { 'content-type': type, 'x-request-id': request.requestId } });
    },
    'GET /api/v1/usage': json(account.usage),
    'GET /api/v1/usage/report': json((request) => emulateReport(request, account)),
    'GET /api/v1/subscription': json(() => emulateSubscription(account)),
    'GET /api/v1/history': json((request) => emulateHistory(request, account)),
    'DELETE /api/v1/history': nothing(account.forgetAll),
    'GET /api/v1/history/:id': json((request) => findUtterance(request, account)),
    'DELETE /api/v1/history/:id': nothing((request) => account.forget(findUtterance(request, account).id)),
    'GET /api/v1/history/:id/audio': (request, cutAfterBytes) => {
      const { text, characters, format } = findUtterance(request, account);
      const { chunks } = (format === 'wav' ? emulateWav : emulateMp3)(text, characters * account.characterMs);
      return streamResponse(
        chunks,
        { 'x-request-id': request.requestId, 'content-type': format === 'wav' ? 'audio/wav' : 'audio/mpeg' },
        cutAfterBytes,
      );
    },
  };

  return (request, cutAfterBytes) => {
    const name = `${request.method} ${request.path.replace(/^(\/api\/v1\/lexicon\/history\/)\d+$/, '$1:version').replace(/^(\/api\/v1\/(?:history|jobs|lexicon)\/)(?:(?<=history\/)[^/]+|[0-9a-f-]{36})/, '$1:id')}`;
    if (name !== 'GET /api/v1/voices') {
      assertKey(request, apiKey);
    }
    const route = routes[name];
    if (route === undefined) {
      throw new Refusal('not_found');
    }
    return route(request, cutAfterBytes);
  };
}

function json(read: (request: EmulatedRequest) => unknown): Route {
  return (request) => jsonResponse(read(request), { 'x-request-id': request.requestId });
}

function nothing(work: (request: EmulatedRequest) => void): Route {
  return (request) => {
    work(request);
    return new Response(null, { status: 204, headers: { 'x-request-id': request.requestId } });
  };
}

function assertKey({ headers }: EmulatedRequest, apiKey: string): void {
  const key = headers.get('authorization')?.replace(/^Bearer /i, '') ?? headers.get('x-api-key');
  if (key !== apiKey) {
    throw new Refusal(key === null ? 'missing_credentials' : 'invalid_api_key');
  }
}
