import { inspect } from 'node:util';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createEmulator } from './testing.ts';
import { Nabra } from './nabra.ts';

const apiKey = 'nabra_test_verysecret';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

describe('making a client', () => {
  it('takes key and address from the environment, where no option says otherwise', async () => {
    vi.stubEnv('NABRA_API_KEY', ' nabra_test_env\n');
    vi.stubEnv('NABRA_BASE_URL', 'http://env.test/');
    const emulator = createEmulator({ apiKey: 'nabra_test_env' });
    const addresses: unknown[] = [];
    const fetch: typeof emulator.fetch = (url, init) => {
      addresses.push(url);
      return emulator.fetch(url, init);
    };
    await new Nabra({ fetch }).usage.retrieve();
    await new Nabra({ fetch, baseUrl: 'https://option.test/nabra' }).voices.list().catch(() => undefined);
    expect(addresses).toEqual(['http://env.test/api/v1/usage', 'https://option.test/nabra/api/v1/voices']);
  });

  it('says what to do when there is no key', () => {
    vi.stubEnv('NABRA_API_KEY', '');
    expect(() => new Nabra()).toThrow('Set NABRA_API_KEY');
  });

  it('needs none for the list of voices, and sends none', async () => {
    vi.stubEnv('NABRA_API_KEY', apiKey);
    const emulator = createEmulator({ apiKey });
    const nabra = new Nabra({ apiKey: null, fetch: emulator.fetch });
    expect((await nabra.voices.list()).voices).toHaveLength(16);
    await expect(nabra.usage.retrieve()).rejects.toMatchObject({ status: 401 });
    expect(emulator.calls.map(({ headers }) => headers.get('authorization'))).toEqual([null, null]);
  });

  it.each([{ timeoutMs: 0 }, { timeoutMs: Number.NaN }, { timeoutMs: 2 ** 31 }, { maxRetries: -1 }, { maxRetries: 1.5 }, { baseUrl: 'nabra.test' }, { baseUrl: 'ftp://nabra.test' }, { baseUrl: 'https://me@nabra.test' }])(
    'refuses %o',
    (options) => {
      expect(() => new Nabra({ apiKey, ...options })).toThrow(/must be/);
    },
  );

  it('refuses to run in a browser, unless asked to', () => {
    vi.stubGlobal('document', {});
    expect(() => new Nabra({ apiKey })).toThrow('dangerouslyAllowBrowser');
    expect(new Nabra({ apiKey, dangerouslyAllowBrowser: true })).toBeInstanceOf(Nabra);
    vi.unstubAllGlobals();
    vi.stubGlobal('importScripts', () => undefined);
    expect(() => new Nabra({ apiKey })).toThrow('dangerouslyAllowBrowser');
  });
});

describe('the key', () => {
  it('stays out of everything that can be printed', async () => {
    const lines: string[] = [];
    const note = (...parts: unknown[]): void => void lines.push(inspect(parts, { depth: 20, showHidden: true }) + JSON.stringify(parts));
    const emulator = createEmulator();
    emulator.failNext({ kind: 'error', code: 'overloaded' }, { kind: 'unreachable' });
    const nabra = new Nabra({ apiKey, fetch: emulator.fetch, logger: { debug: note, warn: note } });
    note(nabra, nabra.speech, nabra.history);
    for (const work of [() => nabra.usage.retrieve(), () => nabra.speech.create({ text: 'سري' }), () => nabra.history.list()]) {
      const promise = work();
      note(promise);
      await Promise.resolve<unknown>(promise).catch((error: unknown) => note(error, String(error), (error as Error).stack));
    }
    const printed = lines.join('\n');
    expect(printed).toContain('invalid_api_key');
    expect(printed).toContain('nabra: trying again');
    expect(printed).not.toContain('verysecret');
    expect(printed).not.toContain('سري');
  });

  it('is not repeated when it is no key', () => {
    expect(() => new Nabra({ apiKey: 'very\nsecret' })).toThrow(expect.not.objectContaining({ message: expect.stringContaining('secret') }));
  });
});
