import { randomBytes } from 'node:crypto';
import { constants } from 'node:os';
import { mkdir, readFile, readdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { getTranslator } from '@rakhim/i18n';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FileServer, type Sending, startFileServer } from '#src/testing/file-server.ts';
import { type TarEntry, writeTar } from '#src/testing/tar-file.ts';
import { createTemporaryFolder } from '#src/testing/temporary-folder.ts';
import { makeCatalogue, makeVoiceEntry, makeVoiceFile } from '#src/testing/voice-catalogue.ts';
import { VoiceCatalogue, type VoiceEntry, type VoiceFile, readCatalogue } from './catalogue.ts';
import { VoiceStoreError } from './voice-store-error.ts';
import { type VoiceStore, type VoiceStoreOptions, createVoiceStore } from './voice-store.ts';

const model = randomBytes(400_000);
const roomy = async (): Promise<number> => Number.MAX_SAFE_INTEGER;

let server: FileServer;
beforeAll(async () => {
  server = await startFileServer();
});
afterAll(() => server.close());

let count = 0;

/** Puts a file on the server under an address of its own. */
function publish(bytes: Buffer, sending?: Sending, name = 'model.onnx'): string {
  count += 1;
  return server.put(`/${count}/${name}`, bytes, sending);
}

interface TestStore {
  readonly store: VoiceStore;
  readonly folder: string;
  /** The files of the voice as they are installed; nothing where there is no voice. */
  installed(): Promise<readonly string[] | undefined>;
}

async function makeStore(
  files: VoiceFile[],
  { entry, ...options }: Partial<VoiceStoreOptions> & { readonly entry?: Partial<VoiceEntry> } = {},
): Promise<TestStore> {
  const folder = await createTemporaryFolder();
  const catalogue = makeCatalogue([makeVoiceEntry({ files, ...entry })], [server.host]);
  const store = createVoiceStore({
    folder,
    catalogue,
    isSelling: false,
    stallMsMax: 20_000,
    freeBytes: roomy,
    ...options,
  });
  return {
    store,
    folder,
    installed: () => readdir(join(folder, 'test-voice')).catch(() => undefined),
  };
}

/** Adds the voice, and says what the operator would read in both languages if it fails. */
async function add({ store }: TestStore): Promise<string> {
  try {
    await store.add('test-voice', { acceptedBy: 'tester' });
    return 'installed';
  } catch (error) {
    if (!(error instanceof VoiceStoreError)) {
      throw error;
    }
    for (const language of ['en', 'ar'] as const) {
      const sentence = getTranslator(language)(`voiceProblems:${error.problem}`, error.values);
      expect(sentence).not.toMatch(/\{\{|^voiceProblems/u);
    }
    return error.problem;
  }
}

/** An attempt that must fail so, and leave nothing that could be taken for a voice. */
async function expectRefusal(test: TestStore, problem: string): Promise<void> {
  expect(await add(test)).toBe(problem);
  expect(await test.installed()).toBeUndefined();
  expect(await test.store.list()).toEqual([]);
  expect((await readdir(test.folder)).filter((name) => name.startsWith('.new-'))).toEqual([]);
}

describe('adding a voice', () => {
  it('installs what a good server sends, with a record of the licence', async () => {
    const test = await makeStore([makeVoiceFile(publish(model), model)]);
    expect(await add(test)).toBe('installed');
    expect(await readFile(join(test.folder, 'test-voice', 'model.onnx'))).toEqual(model);
    const [voice] = await test.store.list();
    expect(voice).toMatchObject({ licence: { id: 'Test-1.0', acceptedBy: 'tester' }, files: [{ path: 'model.onnx' }] });
    expect(await test.store.verify('test-voice')).toEqual([]);
  });

  it('fetches nothing before the licence is accepted', async () => {
    const url = publish(model);
    const { store } = await makeStore([makeVoiceFile(url, model)]);
    await expect(store.add('test-voice', {})).rejects.toMatchObject({ problem: 'licence_not_accepted' });
    expect(server.requests.filter(({ path }) => url.endsWith(path))).toEqual([]);
  });

  it('refuses a voice that forbids commercial use while something is sold, and no other', async () => {
    const file = makeVoiceFile(publish(model), model);
    const closed = { entry: { commercialUse: 'no' } as const };
    await expectRefusal(await makeStore([file], { ...closed, isSelling: true }), 'commercial_use_refused');
    expect(await add(await makeStore([file], { ...closed, isSelling: false }))).toBe('installed');
    const unclear = { entry: { commercialUse: 'unclear' } as const, isSelling: true };
    expect(await add(await makeStore([file], unclear))).toBe('installed');
  });

  it('takes no file that was cut off', async () => {
    const test = await makeStore([makeVoiceFile(publish(model, { kind: 'truncated' }), model)]);
    await expectRefusal(test, 'download_failed');
  });

  it('takes no file with another hash, and forgets it', async () => {
    const url = publish(randomBytes(model.length));
    const test = await makeStore([makeVoiceFile(url, model)]);
    await expectRefusal(test, 'file_damaged');
    expect(await readdir(join(test.folder, '.parts'))).toEqual([]);
    server.put(new URL(url).pathname, model);
    expect(await add(test)).toBe('installed');
  });

  it('follows a redirect among allowed hosts, and none to another', async () => {
    const good = publish(model);
    expect(await add(await makeStore([makeVoiceFile(publish(model, { kind: 'redirect', to: good }), model)]))).toBe(
      'installed',
    );
    const foreign = await startFileServer();
    try {
      const elsewhere = foreign.put('/model.onnx', model);
      const url = publish(model, { kind: 'redirect', to: elsewhere });
      await expectRefusal(await makeStore([makeVoiceFile(url, model)]), 'host_not_allowed');
      expect(foreign.requests).toEqual([]);
    } finally {
      await foreign.close();
    }
  });

  it('waits for a slow server', async () => {
    const test = await makeStore([makeVoiceFile(publish(model, { kind: 'slow', pauseMs: 60 }), model)]);
    expect(await add(test)).toBe('installed');
  });

  it('gives up a server that stops sending, and goes on there the next time', async () => {
    const url = publish(model, { kind: 'stalled' });
    const test = await makeStore([makeVoiceFile(url, model)], { stallMsMax: 1_000 });
    await expectRefusal(test, 'download_stalled');
    server.put(new URL(url).pathname, model);
    expect(await add(test)).toBe('installed');
    const [, second] = server.requests.filter(({ path }) => url.endsWith(path));
    expect(second?.range).toBe(`bytes=${model.length / 2}-`);
  });

  it('goes on by itself where a connection broke', async () => {
    const url = publish(model, { kind: 'cut-once' });
    const test = await makeStore([makeVoiceFile(url, model)]);
    expect(await add(test)).toBe('installed');
    expect(await readFile(join(test.folder, 'test-voice', 'model.onnx'))).toEqual(model);
    const ranges = server.requests.filter(({ path }) => url.endsWith(path)).map(({ range }) => range);
    expect(ranges).toHaveLength(2);
    // How much had arrived when the connection broke is the network's business.
    expect(Number(/^bytes=(\d+)-$/u.exec(ranges[1] ?? 'bytes=0-')?.[1])).toBeLessThanOrEqual(model.length / 2);
  });

  it('starts anew where a server ignores the range', async () => {
    const test = await makeStore([makeVoiceFile(publish(model, { kind: 'range-ignored' }), model)]);
    expect(await add(test)).toBe('installed');
    expect(await readFile(join(test.folder, 'test-voice', 'model.onnx'))).toEqual(model);
  });

  it('reads no more than the list says', async () => {
    const test = await makeStore([makeVoiceFile(publish(model, { kind: 'endless' }), model)]);
    await expectRefusal(test, 'download_too_large');
    const long = publish(Buffer.concat([model, model]));
    await expectRefusal(await makeStore([makeVoiceFile(long, model)]), 'download_too_large');
  });

  it('says when the disk has no room, before and in the middle', async () => {
    const file = makeVoiceFile(publish(model), model);
    await expectRefusal(await makeStore([file], { freeBytes: async () => 1_000 }), 'disk_full');
    if (constants.signals.SIGSTKFLT !== undefined) {
      // Linux has a device that is always full.
      const test = await makeStore([file]);
      await mkdir(join(test.folder, '.parts'));
      await symlink('/dev/full', join(test.folder, '.parts', `${file.sha256}.part`));
      await expectRefusal(test, 'disk_full');
    }
  });

  it('replaces a voice only by a complete one', async () => {
    const url = publish(model);
    const test = await makeStore([makeVoiceFile(url, model)]);
    expect(await add(test)).toBe('installed');
    server.put(new URL(url).pathname, randomBytes(model.length));
    expect(await add(test)).toBe('file_damaged');
    expect(await test.store.verify('test-voice')).toEqual([]);
  });

  it('lets one process at a time change the store', async () => {
    const test = await makeStore([makeVoiceFile(publish(model, { kind: 'slow', pauseMs: 40 }), model)]);
    const both = await Promise.all([add(test), add(test)]);
    expect(both.toSorted()).toEqual(['installed', 'store_busy']);
  });
});

describe('unpacking a voice', () => {
  async function addArchive(entries: readonly TarEntry[], unpackedBytesMax = 10_000_000): Promise<TestStore> {
    const bytes = gzipSync(writeTar(entries));
    const url = publish(bytes, undefined, 'voice.tar.gz');
    return makeStore([makeVoiceFile(url, bytes, { path: '.', unpack: 'tar.gz', unpackedBytesMax })]);
  }

  it('leaves out the folder that everything lies in', async () => {
    const test = await addArchive([
      { name: 'voice/model.onnx', content: model },
      { name: 'voice/espeak-ng-data/voices/!v/Mr serious', content: 'data' },
    ]);
    expect(await add(test)).toBe('installed');
    expect(await readFile(join(test.folder, 'test-voice', 'model.onnx'))).toEqual(model);
    expect(await readFile(join(test.folder, 'test-voice/espeak-ng-data/voices/!v/Mr serious'), 'utf8')).toBe('data');
  });

  it.each<readonly [string, readonly TarEntry[]]>([
    ['climbs out', [{ name: 'voice/../../escaped', content: 'x' }]],
    ['names a path from the root', [{ name: '/escaped', content: 'x' }]],
    ['climbs out as on Windows', [{ name: 'voice\\..\\..\\escaped', content: 'x' }]],
    [
      'holds a symbolic link',
      [
        { name: 'voice/link', type: '2', linkTo: '/etc' },
        { name: 'voice/link/passwd', content: 'x' },
      ],
    ],
    ['holds a hard link', [{ name: 'voice/link', type: '1', linkTo: '/etc/passwd' }]],
  ])('refuses an archive that %s', async (_fault, entries) => {
    const test = await addArchive([{ name: 'voice/model.onnx', content: model }, ...entries]);
    await expectRefusal(test, 'archive_unsafe');
    expect((await readdir(join(test.folder, '..'))).filter((name) => name === 'escaped')).toEqual([]);
  });

  it('refuses an archive that blows up', async () => {
    const test = await addArchive([{ name: 'voice/model.onnx', content: Buffer.alloc(4_000_000) }], 1_000_000);
    await expectRefusal(test, 'archive_too_large');
  });

  it('refuses what is no archive', async () => {
    const url = publish(model, undefined, 'voice.tar.bz2');
    const file = makeVoiceFile(url, model, { path: '.', unpack: 'tar.bz2', unpackedBytesMax: 1_000_000 });
    await expectRefusal(await makeStore([file]), 'file_damaged');
  });
});

describe('voices without the internet', () => {
  it('come from a folder that somebody has filled, checked all the same', async () => {
    const url = publish(model);
    const test = await makeStore([makeVoiceFile(url, model, { path: 'graph.onnx' })]);
    const folder = await createTemporaryFolder();
    const copy = { acceptedBy: 'tester', source: { folder } };
    await expect(test.store.add('test-voice', copy)).rejects.toMatchObject({ problem: 'file_missing' });
    await writeFile(join(folder, 'model.onnx'), randomBytes(10));
    await expect(test.store.add('test-voice', copy)).rejects.toMatchObject({ problem: 'file_damaged' });
    await writeFile(join(folder, 'model.onnx'), model);
    await test.store.add('test-voice', copy);
    expect(await test.installed()).toContain('graph.onnx');
    expect(server.requests.filter(({ path }) => url.endsWith(path))).toEqual([]);
  });

  it('come from a mirror that the operator names', async () => {
    const mirror = await startFileServer();
    try {
      mirror.put('/arabic/test-voice/model.onnx', model);
      const test = await makeStore([makeVoiceFile('https://voices.example/model.onnx', model)]);
      await test.store.add('test-voice', { acceptedBy: 'tester', source: { mirror: `${mirror.url}/arabic` } });
      expect(await test.installed()).toContain('model.onnx');
    } finally {
      await mirror.close();
    }
  });
});

describe('voices that are there', () => {
  it('are told apart from damaged ones, and go when they are removed', async () => {
    const test = await makeStore([makeVoiceFile(publish(model), model)]);
    await add(test);
    await writeFile(join(test.folder, 'test-voice', 'model.onnx'), 'changed');
    expect(await test.store.verify('test-voice')).toEqual([{ path: 'model.onnx', fault: 'changed' }]);
    await test.store.remove('test-voice');
    expect(await test.installed()).toBeUndefined();
    await expect(test.store.remove('test-voice')).rejects.toMatchObject({ problem: 'not_installed' });
    await expect(test.store.verify('other')).rejects.toMatchObject({ problem: 'not_installed' });
  });
});

describe('the list of voices', () => {
  it('is whole, and everything in it comes from an allowed host over an encrypted connection', async () => {
    const catalogue = await readCatalogue();
    expect(catalogue.voices.filter(({ recommended }) => recommended)).toHaveLength(1);
    for (const { protocol, hostname } of catalogue.voices
      .flatMap(({ files }) => files)
      .map(({ url }) => new URL(url))) {
      expect(protocol).toBe('https:');
      expect(catalogue.hosts).toContain(hostname);
    }
  });

  it.each(['../model.onnx', '/model.onnx', 'a/../../b', '.hidden', 'a\\b', ''])('refuses the path %j', (path) => {
    const entry = makeVoiceEntry({ files: [makeVoiceFile('https://voices.example/m', model, { path })] });
    expect(VoiceCatalogue.safeParse(makeCatalogue([entry], [])).success).toBe(false);
  });
});
