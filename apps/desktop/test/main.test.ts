import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeBatchReport } from '../src/main/batch/batch-report.ts';
import { readRange } from '../src/main/files/media-files.ts';
import { createFileGrants, displayName } from '../src/main/files/file-grants.ts';
import { isTrustedSender } from '../src/main/ipc/serve-calls.ts';
import { redact } from '../src/main/log/redact.ts';
import { createEncryptedFileStore } from '../src/main/secrets/encrypted-file-store.ts';
import type { KeyStore } from '../src/main/secrets/key-store.ts';
import { createKeychainStore, type Keychain } from '../src/main/secrets/keychain-store.ts';
import { createMemoryStore } from '../src/main/secrets/memory-store.ts';
import { openKeyStore } from '../src/main/secrets/open-key-store.ts';
import { openSettingsFile } from '../src/main/settings/settings-file.ts';
import { findBundleFile, isInside } from '../src/main/shell/bundle-file.ts';
import { isOwnAddress } from '../src/main/shell/own-address.ts';
import { createQuitRules } from '../src/main/shell/quit-rules.ts';
import { createUpdateService, type Updater } from '../src/main/updates/update-service.ts';

const key = `rakhim_live_${'a'.repeat(33)}`;
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rakhim-main-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Encrypts so that the text cannot be seen, as the system's own would. */
const safeStorage = {
  isAsyncEncryptionAvailable: async () => true,
  getSelectedStorageBackend: () => 'gnome_libsecret' as const,
  encryptStringAsync: async (text: string) => Buffer.from(text).map((byte) => byte ^ 0x5a) as Buffer,
  decryptStringAsync: async (bytes: Buffer) => ({
    result: Buffer.from(bytes.map((byte) => byte ^ 0x5a)).toString(),
    shouldReEncrypt: false,
  }),
};

function createKeychain(): Keychain {
  const kept = new Map<string, string>();
  const name = (service: string, account: string) => `${service} ${account}`;
  return {
    getPassword: async (service, account) => kept.get(name(service, account)) ?? null,
    setPassword: async (service, account, password) => void kept.set(name(service, account), password),
    deletePassword: async (service, account) => kept.delete(name(service, account)),
  };
}

const stores: Record<string, () => KeyStore> = {
  keychain: () => createKeychainStore(createKeychain()),
  'encrypted file': () => createEncryptedFileStore(safeStorage, join(folder, 'key.json')),
  memory: createMemoryStore,
};

describe.each(Object.keys(stores))('the %s', (name) => {
  it('keeps one key a server', async () => {
    const store = stores[name]!();
    await store.write('https://a.example', key);
    await store.write('https://b.example', `${key}b`);
    await store.write('https://a.example', `${key}a`);
    expect([
      await store.read('https://a.example'),
      await store.read('https://b.example'),
      await store.read('https://c.example'),
    ]).toEqual([`${key}a`, `${key}b`, undefined]);
    await store.remove('https://a.example');
    await store.remove('https://a.example');
    expect([await store.read('https://a.example'), await store.read('https://b.example')]).toEqual([
      undefined,
      `${key}b`,
    ]);
  });
});

describe('the store of the key', () => {
  const open = (loadKeychain: () => Promise<Keychain>, storage: object) =>
    openKeyStore({
      loadKeychain,
      safeStorage: storage as never,
      encryptedFile: join(folder, 'key.json'),
      platform: 'linux',
      server: 'https://a.example',
    });
  const failing = (message: string) => async (): Promise<Keychain> => ({
    ...createKeychain(),
    getPassword: () => Promise.reject(new Error(message)),
  });

  it('is the keychain where that works', async () => {
    expect(await open(async () => createKeychain(), safeStorage)).toMatchObject({ store: { place: 'keychain' } });
  });

  it.each([
    ['Cannot autolaunch D-Bus without X11 $DISPLAY', 'no_service'],
    ['The name org.freedesktop.secrets was not provided by any .service files', 'no_service'],
    ['Cannot create an item in a locked collection', 'locked'],
    ['something new', 'failed'],
  ])('is what the system encrypts when the keychain says “%s”', async (message, reason) => {
    expect(await open(failing(message), safeStorage)).toMatchObject({ store: { place: 'encrypted-file' }, reason });
  });

  it('is never what only seems encrypted', async () => {
    expect(
      await open(() => Promise.reject(new Error('no addon')), {
        ...safeStorage,
        getSelectedStorageBackend: () => 'basic_text',
      }),
    ).toMatchObject({ store: { place: 'memory' }, reason: 'not_loaded' });
    expect(await open(failing('x'), { ...safeStorage, isAsyncEncryptionAvailable: async () => false })).toMatchObject({
      store: { place: 'memory' },
    });
  });

  it('is not for others to read, nor readable', async () => {
    await stores['encrypted file']!().write('https://a.example', key);
    expect((await stat(join(folder, 'key.json'))).mode & 0o777).toBe(0o600);
    expect(await readFile(join(folder, 'key.json'), 'utf8')).not.toContain(key);
  });

  it('is not waited for endlessly', async () => {
    const store = createKeychainStore({ ...createKeychain(), getPassword: () => new Promise(() => {}) }, 20);
    await expect(store.read('https://a.example')).rejects.toMatchObject({ problem: 'timed_out' });
  });
});

describe('the bundle', () => {
  it('has one page for every screen', () => {
    expect(findBundleFile('/app/renderer', 'app://bundle/ar/batch')).toEqual({
      path: join('/app/renderer', 'desktop.html'),
      mediaType: 'text/html; charset=utf-8',
    });
  });

  it('is never left, whatever the address', () => {
    fc.assert(
      fc.property(
        fc.string({
          unit: fc.constantFrom('.', '/', '%2e', '%2f', '%5c', '\\', '%00', 'a', ':', '?', '#', '%'),
          maxLength: 40,
        }),
        (path) => {
          const address = URL.parse(`app://bundle/${path}.js`);
          const found = address && findBundleFile('/app/renderer', address.href);
          expect(!found || isInside('/app/renderer', found.path)).toBe(true);
        },
      ),
      { numRuns: 500 },
    );
  });

  it.each([
    'app://bundle/../../etc/passwd.js',
    'app://bundle/%2e%2e/main/main.js',
    'app://bundle/..%5cmain.js',
    'app://bundle/a.exe',
    'app://bundle/%00.js',
  ])('has nothing at %s', (address) => {
    const found = findBundleFile('/app/renderer', address);
    expect(!found || isInside('/app/renderer', found.path)).toBe(true);
  });
});

describe('access', () => {
  it.each([
    [{ url: 'app://bundle/en/batch', parent: null }, true],
    [{ url: 'app://bundle/en/batch', parent: {} }, false],
    [{ url: 'app://media/1', parent: null }, false],
    [{ url: 'app://bundle.evil/', parent: null }, false],
    [{ url: 'https://bundle/', parent: null }, false],
    [{ url: 'about:blank', parent: null }, false],
    [null, false],
  ])('%j: %s', (frame, isTrusted) => {
    expect(isTrustedSender(frame)).toBe(isTrusted);
  });
});

describe('external links', () => {
  it.each([
    ['https://rakhim.example/en/pricing', true],
    ['https://rakhim.example.evil/', false],
    ['https://user@rakhim.example/', false],
    ['javascript:alert(1)', false],
    ['file:///etc/passwd', false],
  ])('%s: %s', (address, isOpened) => {
    expect(isOwnAddress(address, 'https://rakhim.example')).toBe(isOpened);
  });
});

describe('the log', () => {
  it.each([
    `key ${key}`,
    `Bearer ${key}`,
    `"x-api-key":"secret-of-another-kind"`,
    `{"access_token":"abcdef"}`,
    `Authorization: Basic abcdef`,
  ])('does not keep %s', (line) => {
    const kept = redact(line, '/home/samira');
    expect(kept).toContain('[removed]');
    expect(kept).not.toMatch(/aaaa|secret-of|abcdef/);
  });

  it('does not name the person', () => {
    expect(redact('cannot open /home/samira/texts/a.txt', '/home/samira')).toBe('cannot open ~/texts/a.txt');
  });
});

describe('grants', () => {
  it('stand for paths and show none', () => {
    const grants = createFileGrants();
    const id = grants.grant('/texts/a.txt', 'book');
    expect(id).toMatch(/^grant-[\da-f-]{36}$/);
    expect(grants.grant('/texts/../texts/a.txt', 'book')).toBe(id);
    expect(grants.find(id)).toEqual({ path: '/texts/a.txt', folder: 'book' });
    expect(grants.find('/texts/a.txt')).toBeUndefined();
  });

  it('show names that cannot turn the text around them', () => {
    expect(displayName('/texts/a\u202etxt.exe\u0000')).toBe('atxt.exe');
  });
});

describe('a range of a sound', () => {
  it.each([
    ['bytes=0-9', 100, { start: 0, end: 9 }],
    ['bytes=90-', 100, { start: 90, end: 99 }],
    ['bytes=-10', 100, { start: 90, end: 99 }],
    ['bytes=0-500', 100, { start: 0, end: 99 }],
    ['bytes=100-', 100, 'unsatisfiable'],
    ['bytes=9-1', 100, 'unsatisfiable'],
    ['bytes=0-1,5-6', 100, undefined],
    [null, 100, undefined],
  ])('%s of %i bytes', (header, size, range) => {
    expect(readRange(header, size)).toEqual(range);
  });
});

describe('the settings', () => {
  it('survive a restart, and a damaged file is quarantined', async () => {
    const path = join(folder, 'settings.json');
    const first = openSettingsFile(path, () => {});
    first.change({ language: 'ar' });
    first.change({ server: 'https://own.example' });
    await first.flush();
    expect(openSettingsFile(path, () => {}).read()).toMatchObject({ language: 'ar', server: 'https://own.example' });
    await writeFile(path, '{"server": "http://evil.example"}');
    expect(openSettingsFile(path, () => {}).read().server).toBe('https://rakhim.example');
    expect(await readFile(`${path}.damaged`, 'utf8')).toContain('evil');
  });
});

describe('the report', () => {
  it('is CSV in which nothing is a formula', () => {
    const item = {
      id: '1',
      sourcePath: '/a',
      name: '=cmd("x")',
      state: 'done' as const,
      characters: 5,
      charactersDone: 5,
      written: ['/a.mp3'],
      warnings: [],
    };
    expect(writeBatchReport([item]).split('\r\n')[1]).toBe(`"'=cmd(""x"")",done,5,5,,,,/a.mp3`);
  });
});

describe('closing', () => {
  function createRules(isRunning: boolean) {
    const done: string[] = [];
    const act = (name: string) => () => void done.push(name);
    const rules = createQuitRules({
      isRunning: () => isRunning,
      ask: act('ask'),
      hide: act('hide'),
      close: async () => act('close')(),
      quit: act('quit'),
    });
    return { rules, done };
  }

  it('is a question while files are being read', async () => {
    const { rules, done } = createRules(true);
    expect(rules.mayClose()).toBe(false);
    rules.decide('keep_running');
    rules.decide('stay');
    expect(done).toEqual(['ask', 'hide']);
    rules.decide('pause_and_quit');
    await expect.poll(() => done).toEqual(['ask', 'hide', 'close', 'quit']);
    expect(rules.mayClose()).toBe(true);
  });

  it('keeps everything first when nothing runs', async () => {
    const { rules, done } = createRules(false);
    expect(rules.mayClose()).toBe(false);
    expect(rules.mayClose()).toBe(false);
    await expect.poll(() => done).toEqual(['close', 'quit']);
  });
});

describe('updates', () => {
  function createUpdater() {
    const listeners = new Map<string, (value: never) => void>();
    const done: string[] = [];
    const updater = {
      autoDownload: true,
      autoInstallOnAppQuit: true,
      allowDowngrade: true,
      checkForUpdates: async () => done.push('check'),
      downloadUpdate: async () => done.push('download'),
      quitAndInstall: () => void done.push('install'),
      on: (event: string, listener: (value: never) => void) => listeners.set(event, listener),
    } as unknown as Updater;
    return { updater, done, emit: (event: string, value: object) => listeners.get(event)?.(value as never) };
  }

  it('are installed only on request, and never while files are being read', async () => {
    let isBusy = true;
    const { updater, done, emit } = createUpdater();
    const service = createUpdateService({ updater, isBusy: () => isBusy, onChange: () => {}, onError: () => {} });
    expect([updater.autoDownload, updater.autoInstallOnAppQuit, updater.allowDowngrade]).toEqual([false, false, false]);
    await service.check();
    emit('update-available', { version: '0.2.0' });
    expect(done).toEqual(['check']);
    await service.download();
    emit('update-downloaded', { version: '0.2.0' });
    expect(service.install()).toBe(false);
    isBusy = false;
    expect(service.install()).toBe(true);
    expect(done).toEqual(['check', 'download', 'install']);
  });

  it('are off where there is nothing to update', async () => {
    const service = createUpdateService({
      updater: undefined,
      isBusy: () => false,
      onChange: () => {},
      onError: () => {},
    });
    expect(await service.check()).toEqual({ state: 'off' });
  });
});
