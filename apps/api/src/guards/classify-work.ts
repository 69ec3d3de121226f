import { routes } from '@rakhim/contract';
import type { Middleware } from 'koa';
import { type Share, runAs } from '#src/fairness/work.ts';
import { readClientAddress } from '#src/http/client-address.ts';
import type { RequestState } from '#src/http/request-state.ts';

const healthPaths: ReadonlySet<string> = pathsOf(
  'getLiveness',
  'getReadiness',
  'getStatus',
  'getServiceHistory',
  'getMetrics',
);
const speechPaths: ReadonlySet<string> = pathsOf('createSpeech', 'createTimedSpeech', 'createOpenAiSpeech');
const signInPrefix = '/auth/v1/';

/**
 * Says what a request is for and, until that is known better, where it comes from: places that are few are shared by
 * kind of work, and within a kind in turns.
 */
export function createWorkClassifier(): Middleware<RequestState> {
  return (ctx, next) => runAs({ share: shareOf(ctx.path), tenant: readClientAddress(ctx) }, next);
}

function shareOf(path: string): Share {
  if (healthPaths.has(path)) {
    return 'health';
  }
  if (speechPaths.has(path)) {
    return 'speech';
  }
  return path.startsWith(signInPrefix) ? 'sign-in' : 'other';
}

function pathsOf(...names: (keyof typeof routes)[]): ReadonlySet<string> {
  return new Set(names.flatMap((name) => routes[name].paths));
}
