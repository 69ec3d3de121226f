import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type RequestOptions, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import electronUpdater from 'electron-updater';
import { ElectronHttpExecutor } from 'electron-updater/out/electronHttpExecutor.js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { UpdateState } from '@rakhim/contract/desktop';
import { createUpdateService } from '../src/main/updates/update-service.ts';

const program = Buffer.from('a new version of the program');
const ownVersion = '0.1.0';

let server: Server;
let folder: string;
let sent = program;
let offered = '0.2.0';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rakhim-updates-'));
  await writeFile(join(folder, 'own.AppImage'), 'the version that runs');
  sent = program;
  offered = '0.2.0';
  server = createServer((asked, response) =>
    response.end(asked.url?.startsWith('/latest-linux') ? describeVersion() : sent),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  // As electron-builder puts it into a package.
  await writeFile(
    join(folder, 'app-update.yml'),
    `provider: generic\nurl: ${url}\nupdaterCacheDirName: rakhim-updater\n`,
  );
});
afterEach(async () => {
  delete process.env['APPIMAGE'];
  server.close();
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
});

/** As electron-builder writes it beside the packages. */
function describeVersion(): string {
  const sha512 = createHash('sha512').update(program).digest('base64');
  return `version: ${offered}\nfiles:\n  - url: Rakhim.AppImage\n    sha512: ${sha512}\n    size: ${program.length}\npath: Rakhim.AppImage\nsha512: ${sha512}\nreleaseDate: '2026-01-01T00:00:00.000Z'\n`;
}

/** The real updater with the app's rules; of Electron only the network is replaced, by Node's. */
function open() {
  process.env['APPIMAGE'] = join(folder, 'own.AppImage');
  const app = {
    version: ownVersion,
    name: 'rakhim',
    isPackaged: true,
    appUpdateConfigPath: join(folder, 'app-update.yml'),
    userDataPath: folder,
    baseCachePath: folder,
    whenReady: async () => {},
    relaunch: () => {},
    quit: () => {},
    onQuit: () => {},
  };
  const updater = new electronUpdater.AppImageUpdater(null, app);
  updater.logger = null;
  updater.disableDifferentialDownload = true;
  const network = new ElectronHttpExecutor();
  Object.assign(network, {
    createRequest: (options: RequestOptions, answer: (response: IncomingMessage) => void) => request(options, answer),
  });
  Object.assign(updater, { httpExecutor: network });
  const states: UpdateState['state'][] = [];
  const errors: string[] = [];
  const service = createUpdateService({
    updater,
    isBusy: () => false,
    onChange: ({ state }) => states.push(state),
    onError: (error) => errors.push(String(error)),
  });
  return { service, states, errors };
}

describe('updating', () => {
  it('finds a new version, and fetches it only when it was asked to', async () => {
    const { service, states } = open();
    expect(await service.check()).toEqual({ state: 'available', version: '0.2.0' });
    expect(states).toEqual(['checking', 'available']);
    expect(await service.download()).toEqual({ state: 'ready', version: '0.2.0' });
  });

  it('refuses a file whose digest was not announced', async () => {
    const { service, errors } = open();
    sent = Buffer.from('a program of somebody else');
    expect(await service.check()).toMatchObject({ state: 'available' });
    expect(await service.download()).toEqual({ state: 'failed' });
    expect(errors.join()).toContain('sha512 checksum mismatch');
    expect(service.install()).toBe(false);
  });

  it.each([ownVersion, '0.0.9'])('is not offered version %s', async (version) => {
    offered = version;
    const { service } = open();
    expect(await service.check()).toEqual({ state: 'idle' });
  });
});
