import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { RakhimError } from '../errors/rakhim-error.ts';
import { AbortError, ConnectionError, TimeoutError } from '../errors/connection-error.ts';
import { ApiError, RateLimitError } from '../errors/api-error.ts';
import { Rakhim } from '../rakhim.ts';
import type { RakhimOptions } from './client-options.ts';

const apiKey = 'rakhim_test_secret';
const usage = { used: 1, remaining: 9, limit: 10, percent: 10, periodStart: null, periodEnd: null };

type Reply = Response | Error | 'silence';

function refusal(status: number, code: string, headers: Record<string, string> = {}): Response {
  const body = { error: 'No.', type: 'api_error', code, requestId: 'r1' };
  return new Response(JSON.stringify(body), { status, headers });
}

/** A client whose service answers what is on the list, the last again and again. */
function connect(replies: readonly Reply[], options: RakhimOptions = {}) {
  const requests: { readonly url: string; readonly init: RequestInit }[] = [];
  const fetch = async (url: string, init: RequestInit): Promise<Response> => {
    const reply = replies[Math.min(requests.length, replies.length - 1)];
    requests.push({ url, init });
    if (reply === 'silence') {
      // Deaf to the signal, too.
      return new Promise(() => undefined);
    }
    if (reply instanceof Error) {
      throw reply;
    }
    return reply!.clone();
  };
  return { rakhim: new Rakhim({ apiKey, baseUrl: 'http://service.test', fetch, ...options }), requests };
}

async function failureOf(work: PromiseLike<unknown>): Promise<unknown> {
  try {
    await work;
  } catch (error) {
    return error;
  }
  throw new Error('It did not fail.');
}

/** Lets waits pass at once and notes them. */
function watchDelays(): number[] {
  const delays: number[] = [];
  const real = globalThis.setTimeout;
  vi.spyOn(globalThis, 'setTimeout').mockImplementation((work: () => void, ms = 0) => {
    if (ms === 120_000) {
      return real(work, ms);
    }
    delays.push(ms);
    return real(work, 0);
  });
  return delays;
}

afterEach(() => {
  vi.restoreAllMocks();
});

const ok = new Response(JSON.stringify(usage));
const reset = new TypeError('fetch failed', { cause: Object.assign(new Error('reset'), { code: 'ECONNRESET' }) });

describe('the retry of a request', () => {
  it.each<[string, Reply]>([
    ['a connection that failed', reset],
    ['408', refusal(408, 'x')],
    ['409', refusal(409, 'idempotency_key_in_use')],
    ['429', refusal(429, 'too_many_requests')],
    ['500', refusal(500, 'internal_error')],
    ['503', refusal(503, 'overloaded')],
  ])('repeats after %s, twice at most, under the same key', async (_what, reply) => {
    watchDelays();
    const { rakhim, requests } = connect([reply]);
    await failureOf(rakhim.speech.create({ text: 'x' }));
    expect(requests).toHaveLength(3);
    const keys = requests.map(({ init }) => new Headers(init.headers).get('idempotency-key'));
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(new Set(keys).size).toBe(1);
  });

  it.each([400, 401, 403, 404, 413, 422])('does not repeat after %i', async (status) => {
    const { rakhim, requests } = connect([refusal(status, 'x')]);
    expect(await failureOf(rakhim.usage.retrieve())).toBeInstanceOf(ApiError);
    expect(requests).toHaveLength(1);
  });

  it('gives the answer of the repetition', async () => {
    watchDelays();
    const { rakhim, requests } = connect([reset, refusal(502, 'speech_engine_failed'), ok]);
    expect(await rakhim.usage.retrieve()).toEqual(usage);
    expect(requests).toHaveLength(3);
  });

  it('waits as long as it is asked to, in seconds or until a date', async () => {
    // The time in transit is no part of the wait.
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const delays = watchDelays();
    const { rakhim } = connect([
      refusal(429, 'too_many_requests', { 'retry-after': '7' }),
      refusal(503, 'overloaded', { 'retry-after': new Date(Date.now() + 20_000).toUTCString() }),
      ok,
    ]);
    await rakhim.usage.retrieve();
    expect(delays[0]).toBeGreaterThanOrEqual(7000);
    expect(delays[0]).toBeLessThan(7600);
    expect(delays[1]).toBeGreaterThan(18_000);
    expect(delays[1]).toBeLessThan(21_100);
  });

  it('leaves longer waits to the caller', async () => {
    const { rakhim, requests } = connect([refusal(429, 'too_many_requests', { 'retry-after': '61' })]);
    expect(await failureOf(rakhim.usage.retrieve())).toMatchObject({ code: 'too_many_requests', retryAfterMs: 61_000 });
    expect(requests).toHaveLength(1);
  });

  it('waits a random share of 0.5 s, then of 1 s', async () => {
    const delays = watchDelays();
    for (let round = 0; round < 40; round++) {
      await failureOf(connect([refusal(500, 'x')]).rakhim.usage.retrieve());
    }
    const [first, second] = [0, 1].map((retry) => delays.filter((_, index) => index % 2 === retry));
    expect(Math.max(...first!)).toBeLessThanOrEqual(500);
    expect(Math.max(...second!)).toBeLessThanOrEqual(1000);
    expect(Math.max(...second!)).toBeGreaterThan(500);
    expect(new Set(first).size).toBeGreaterThan(20);
  });

  it('repeats nothing that is charged without a key, once the service may have done it', async () => {
    watchDelays();
    const lost = connect([reset]);
    await failureOf(lost.rakhim.speech.create({ text: 'x' }, { idempotencyKey: null }));
    expect(lost.requests).toHaveLength(1);
    expect(new Headers(lost.requests[0]!.init.headers).has('idempotency-key')).toBe(false);
    const refused = connect([refusal(503, 'overloaded')]);
    await failureOf(refused.rakhim.speech.create({ text: 'x' }, { idempotencyKey: null }));
    expect(refused.requests).toHaveLength(3);
  });

  it('can be told how often, for the client and for a call', async () => {
    watchDelays();
    const { rakhim, requests } = connect([refusal(500, 'x')], { maxRetries: 0 });
    await failureOf(rakhim.usage.retrieve());
    await failureOf(rakhim.usage.retrieve({ maxRetries: 4 }));
    expect(requests).toHaveLength(1 + 5);
  });
});

describe('a timeout', () => {
  it('times out on a silent service, even when `fetch` ignores the signal', async () => {
    const { rakhim, requests } = connect(['silence'], { timeoutMs: 20, maxRetries: 1 });
    const error = await failureOf(rakhim.usage.retrieve());
    expect(error).toBeInstanceOf(TimeoutError);
    expect(error).toBeInstanceOf(ConnectionError);
    expect(requests).toHaveLength(2);
  });

  it('times out on a body that stalls', async () => {
    const stopped = new Response(new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array(1)) }));
    const fetch = async (): Promise<Response> => stopped;
    const rakhim = new Rakhim({ apiKey, fetch, timeoutMs: 20, maxRetries: 0 });
    expect(await failureOf(rakhim.usage.retrieve())).toBeInstanceOf(TimeoutError);
  });

  it.each(['before the call', 'while it waits for an answer', 'while it waits to repeat'])(
    'ends when the caller aborts %s',
    async (moment) => {
      const controller = new AbortController();
      const { rakhim } = connect([
        moment === 'while it waits to repeat' ? refusal(503, 'x', { 'retry-after': '30' }) : 'silence',
      ]);
      const reason = new Error('enough');
      if (moment === 'before the call') {
        controller.abort(reason);
      }
      const failure = failureOf(rakhim.usage.retrieve({ signal: controller.signal }));
      setTimeout(() => controller.abort(reason), 10);
      const error = await failure;
      expect(error).toBeInstanceOf(AbortError);
      expect(error).toMatchObject({ cause: reason });
    },
  );

  it('names the address that did not answer', async () => {
    const error = await failureOf(connect([reset], { maxRetries: 0 }).rakhim.usage.retrieve());
    expect(error).toBeInstanceOf(ConnectionError);
    expect(String(error)).toContain('http://service.test failed (ECONNRESET)');
  });

  it('does not follow to another address, where the key has no business', async () => {
    const { rakhim, requests } = connect([
      new Response(null, { status: 302, headers: { location: 'http://elsewhere.test' } }),
    ]);
    expect(await failureOf(rakhim.usage.retrieve())).toMatchObject({ status: 302, code: 'unknown_error' });
    expect(requests[0]!.init.redirect).toBe('manual');
  });
});

describe('an error of the transport', () => {
  it('holds all fields of the answer', async () => {
    const body = {
      error: 'Too fast.',
      type: 'rate_limit_error',
      code: 'too_many_requests',
      param: 'text',
      requestId: 'r9',
      upgradeUrl: 'http://service.test/pricing',
    };
    const { rakhim } = connect([new Response(JSON.stringify(body), { status: 429, headers: { 'retry-after': '90' } })]);
    const error = await failureOf(rakhim.usage.retrieve());
    expect(error).toBeInstanceOf(RateLimitError);
    expect(error).toMatchObject({
      name: 'RateLimitError',
      status: 429,
      code: 'too_many_requests',
      param: 'text',
      requestId: 'r9',
      upgradeUrl: 'http://service.test/pricing',
      retryAfterMs: 90_000,
    });
    expect(String(error)).toBe('RateLimitError: 429 too_many_requests: Too fast.');
    expect(RakhimError.isInstance(error)).toBe(true);
  });

  it('classifies foreign answers', async () => {
    const { rakhim } = connect([new Response('<html>Bad Gateway</html>', { status: 502 })], { maxRetries: 0 });
    expect(await failureOf(rakhim.usage.retrieve())).toMatchObject({
      name: 'ServerError',
      status: 502,
      code: 'unknown_error',
    });
    const html = connect([new Response('<html>')], { maxRetries: 0 });
    expect(await failureOf(html.rakhim.usage.retrieve())).toBeInstanceOf(ConnectionError);
  });

  it('keeps control characters of an answer from the terminal', async () => {
    const { rakhim } = connect([
      new Response(JSON.stringify({ error: 'a\u001b[31mred\u0007\r\nb', type: 'x', code: 'y', requestId: 'z' }), {
        status: 400,
      }),
    ]);
    expect(String(await failureOf(rakhim.usage.retrieve()))).toBe('ApiError: 400 y: a [31mred b');
  });
});

describe('the answer behind the data', () => {
  it('comes with `withResponse`', async () => {
    const { rakhim } = connect([new Response(JSON.stringify(usage), { headers: { 'x-request-id': 'r7' } })]);
    const { data, response, requestId } = await rakhim.usage.retrieve().withResponse();
    expect([data, response.status, requestId]).toEqual([usage, 200, 'r7']);
  });

  it('sends who asks, and the language wanted', async () => {
    const { rakhim, requests } = connect([ok], { language: 'ar', userAgent: 'newsroom/1.4' });
    await rakhim.usage.retrieve();
    const headers = new Headers(requests[0]!.init.headers);
    expect(headers.get('user-agent')).toMatch(/^newsroom\/1\.4 rakhim-sdk\/\d+\.\d+\.\d+ node\//);
    expect(headers.get('accept-language')).toBe('ar');
    expect(headers.get('authorization')).toBe(`Bearer ${apiKey}`);
  });
});
