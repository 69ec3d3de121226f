import { getUsage, updateMe } from '@rakhim/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { apiAccess, setApiAccess } from './api-access.ts';
import { callApi } from './api-client.ts';
import { signOutWith } from './sign-out-signal.ts';

const usual = apiAccess();
let tooLate: AbortController;

beforeEach(() => {
  tooLate = new AbortController();
  vi.stubGlobal('location', new URL('https://rakhim.test/en/dashboard'));
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(tooLate.signal);
  // A server that never answers.
  const send = async ({ signal }: Request) => {
    signal.throwIfAborted();
    return new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));
  };
  setApiAccess({ getToken: async () => undefined, renewToken: async () => undefined, send });
});
afterEach(() => {
  setApiAccess(usual);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('an aborted call fails with the reason of its signal', async () => {
  const caller = new AbortController();
  const call = callApi(getUsage, { signal: caller.signal });
  const reason = new Error('overtaken');
  caller.abort(reason);
  await expect(call).rejects.toBe(reason);
});

it('a call that hangs is aborted after the time limit', async () => {
  const call = callApi(getUsage);
  tooLate.abort(new DOMException('', 'TimeoutError'));
  await expect(call).rejects.toMatchObject({ name: 'ApiError', code: 'offline' });
});

it('signing out aborts reads and no writes', async () => {
  const settled: string[] = [];
  const note = (name: string) => () => void settled.push(name);
  const { signal } = new AbortController();
  void callApi(getUsage, { signal }).catch(note('asked before'));
  void callApi(updateMe, { body: {} }).catch(note('changed before'));
  await signOutWith(() => callApi(getUsage, { signal }).catch(note('asked meanwhile')));
  void callApi(getUsage, { signal }).catch(note('asked after'));
  await new Promise((resolve) => setImmediate(resolve));
  expect(settled).toEqual(['asked before', 'asked meanwhile']);
});
