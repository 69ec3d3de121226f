import { inspect } from 'node:util';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createEmulator } from './testing.ts';
import { Rakhim } from './rakhim.ts';

const apiKey = 'rakhim_test_verysecret';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

describe('making a client', () => {
  it('takes key and address from the environment, where no option says otherwise', async () => {
    vi.stubEnv('RAKHIM_API_KEY', ' rakhim_test_env\n');
    vi.stubEnv('RAKHIM_BASE_URL', 'http://env.test/');
    const emulator = createEmulator({ apiKey: 'rakhim_test_env' });
    const addresses: unknown[] = [];
    const fetch: typeof emulator.fetch = (url, init) => {
      addresses.push(url);
      return emulator.fetch(url, init);
    };
    await new Rakhim({ fetch }).usage.retrieve();
    await new Rakhim({ fetch, baseUrl: 'https://option.test/rakhim' }).voices.list().catch(() => undefined);
    expect(addresses).toEqual(['http://env.test/api/v1/usage', 'https://option.test/rakhim/api/v1/voices']);
  });

  it('says what to do when there is no key', () => {
    vi.stubEnv('RAKHIM_API_KEY', '');
    expect(() => new Rakhim()).toThrow('Set RAKHIM_API_KEY');
  });

  it('needs none for the list of voices, and sends none', async () => {
    vi.stubEnv('RAKHIM_API_KEY', apiKey);
    const emulator = createEmulator({ apiKey });
    const rakhim = new Rakhim({ apiKey: null, fetch: emulator.fetch });
    expect((await rakhim.voices.list()).voices).toHaveLength(16);
    await expect(rakhim.usage.retrieve()).rejects.toMatchObject({ status: 401 });
    expect(emulator.calls.map(({ headers }) => headers.get('authorization'))).toEqual([null, null]);
  });

  it.each([
    { timeoutMs: 0 },
    { timeoutMs: Number.NaN },
    { timeoutMs: 2 ** 31 },
    { maxRetries: -1 },
    { maxRetries: 1.5 },
    { baseUrl: 'rakhim.test' },
    { baseUrl: 'ftp://rakhim.test' },
    { baseUrl: 'https://me@rakhim.test' },
  ])('refuses %o', (options) => {
    expect(() => new Rakhim({ apiKey, ...options })).toThrow(/must be/);
  });

  it('refuses to run in a browser, unless asked to', () => {
    vi.stubGlobal('document', {});
    expect(() => new Rakhim({ apiKey })).toThrow('dangerouslyAllowBrowser');
    expect(new Rakhim({ apiKey, dangerouslyAllowBrowser: true })).toBeInstanceOf(Rakhim);
    vi.unstubAllGlobals();
    vi.stubGlobal('importScripts', () => undefined);
    expect(() => new Rakhim({ apiKey })).toThrow('dangerouslyAllowBrowser');
  });
});

describe('the key', () => {
  it('stays out of everything that can be printed', async () => {
    const lines: string[] = [];
    const note = (...parts: unknown[]): void =>
      void lines.push(inspect(parts, { depth: 20, showHidden: true }) + JSON.stringify(parts));
    const emulator = createEmulator();
    emulator.failNext({ kind: 'error', code: 'overloaded' }, { kind: 'unreachable' });
    const rakhim = new Rakhim({ apiKey, fetch: emulator.fetch, logger: { debug: note, warn: note } });
    note(rakhim, rakhim.speech, rakhim.history);
    for (const work of [
      () => rakhim.usage.retrieve(),
      () => rakhim.speech.create({ text: 'سري' }),
      () => rakhim.history.list(),
    ]) {
      const promise = work();
      note(promise);
      await Promise.resolve<unknown>(promise).catch((error: unknown) =>
        note(error, String(error), (error as Error).stack),
      );
    }
    const printed = lines.join('\n');
    expect(printed).toContain('invalid_api_key');
    expect(printed).toContain('rakhim: trying again');
    expect(printed).not.toContain('verysecret');
    expect(printed).not.toContain('سري');
  });

  it('is not repeated when it is no key', () => {
    expect(() => new Rakhim({ apiKey: 'very\nsecret' })).toThrow(
      expect.not.objectContaining({ message: expect.stringContaining('secret') }),
    );
  });
});
