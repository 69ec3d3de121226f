import { execFileSync, spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createPackageWithOptions, listPackage } from '@electron/asar';
import { FuseState, FuseV1Options, getCurrentFuseWire } from '@electron/fuses';
import { beforeAll, describe, expect, it } from 'vitest';
import config from '../electron-builder.config.ts';

/** The library that electron-builder itself uses. */
const { makeUniversalApp } = ['app-builder-lib', '@electron/universal'].reduce<NodeJS.Require>(
  (require, name) => createRequire(require.resolve(name)),
  createRequire(createRequire(import.meta.url).resolve('electron-builder')),
)('.') as {
  makeUniversalApp: (options: {
    x64AppPath: string;
    arm64AppPath: string;
    outAppPath: string;
    x64ArchFiles?: string;
  }) => Promise<void>;
};

const app = fileURLToPath(new URL('..', import.meta.url));
const builder = join(app, 'node_modules/electron-builder/cli.js');
const hasCompiler = spawnSync('sh', ['-c', 'command -v cc']).status === 0;
if (!hasCompiler) {
  process.stderr.write('*** SKIPPED: the package on a stand-in for Electron (no C compiler) ***\n');
}

/** A program that has nothing of Electron but the section with its fuses. */
const stubSource = `#include <stdio.h>
__attribute__((used)) const char fuses[] = "dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX\\x01\\x09" "101100011";
int main(void) { puts(fuses); return 0; }
`;

async function makeStub(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'rakhim-stub-electron-'));
  await mkdir(join(folder, 'locales'));
  await writeFile(join(folder, 'stub.c'), stubSource);
  execFileSync('cc', ['-o', join(folder, 'electron'), join(folder, 'stub.c')]);
  await rm(join(folder, 'stub.c'));
  const files = [
    'LICENSE',
    'resources.pak',
    'chrome-sandbox',
    'version',
    'locales/en-US.pak',
    'locales/ar.pak',
    'locales/fr.pak',
  ];
  await Promise.all(files.map((name) => writeFile(join(folder, name), '')));
  return folder;
}

describe.skipIf(!hasCompiler)('the package', () => {
  let unpacked: string;

  beforeAll(async () => {
    const output = await mkdtemp(join(tmpdir(), 'rakhim-package-'));
    const parameters = [
      builder,
      '--linux',
      'dir',
      '--config',
      'electron-builder.config.ts',
      `-c.electronDist=${await makeStub()}`,
      `-c.directories.output=${output}`,
      '--publish',
      'never',
    ];
    const { status, stdout, stderr } = spawnSync(process.execPath, parameters, { cwd: app, encoding: 'utf8' });
    expect(status, stdout + stderr).toBe(0);
    unpacked = join(output, 'linux-unpacked');
  }, 240_000);

  it('holds the build, its description and the keychain’s addon, and nothing else', async () => {
    const entries = listPackage(join(unpacked, 'resources/app.asar'), { isPack: false }).map((path) =>
      path.replaceAll('\\', '/'),
    );
    expect(entries.filter((path) => !/^\/(out|node_modules|resources)(\/|$)|^\/package\.json$/.test(path))).toEqual([]);
    expect(entries.filter((path) => /\.(map|ts|md)$|\/(test|src)\//.test(path))).toEqual([]);
    expect(entries).toEqual(
      expect.arrayContaining([
        '/out/main/main.js',
        '/out/main/plan-worker.js',
        '/out/preload/preload.cjs',
        '/out/renderer/desktop.html',
      ]),
    );
    const modules = new Set(
      entries.flatMap((path) => /^\/node_modules\/((?:@[^/]+\/)?[^/@]+)(?=\/|$)/.exec(path)?.[1] ?? []),
    );
    expect([...modules].toSorted()).toEqual(['keytar']);
    const outside = await readdir(join(unpacked, 'resources/app.asar.unpacked'), { recursive: true });
    const systems = outside.flatMap((path) => /prebuilds\/([^/]+)\/keytar\.node$/u.exec(path)?.[1] ?? []);
    expect(systems, 'the processors of Linux, and no other system').toEqual(
      expect.arrayContaining(['linux-x64', 'linux-arm64']),
    );
    expect(systems.filter((system) => !system.startsWith('linux-'))).toEqual([]);
  });

  it('is not made with a feed of updates that anybody on the way could change', () => {
    const parameters = [builder, '--linux', 'dir', '--config', 'electron-builder.config.ts', '--publish', 'never'];
    const { status, stdout, stderr } = spawnSync(process.execPath, parameters, {
      cwd: app,
      encoding: 'utf8',
      env: { ...process.env, RAKHIM_UPDATE_URL: 'http://updates.example' },
    });
    expect(status).not.toBe(0);
    expect(stdout + stderr).toContain('must begin with https://');
  });

  it('has every fuse as decided', async () => {
    const wire = await getCurrentFuseWire(join(unpacked, 'rakhim'));
    const isOn = (fuse: Exclude<FuseV1Options, FuseV1Options.WasmTrapHandlers>): boolean =>
      wire[fuse] === FuseState.ENABLE;
    expect({
      runAsNode: isOn(FuseV1Options.RunAsNode),
      cookieEncryption: isOn(FuseV1Options.EnableCookieEncryption),
      nodeOptions: isOn(FuseV1Options.EnableNodeOptionsEnvironmentVariable),
      inspectArguments: isOn(FuseV1Options.EnableNodeCliInspectArguments),
      asarIntegrity: isOn(FuseV1Options.EnableEmbeddedAsarIntegrityValidation),
      onlyFromAsar: isOn(FuseV1Options.OnlyLoadAppFromAsar),
      browserSnapshot: isOn(FuseV1Options.LoadBrowserProcessSpecificV8Snapshot),
      filePrivileges: isOn(FuseV1Options.GrantFileProtocolExtraPrivileges),
    }).toEqual({
      runAsNode: false,
      cookieEncryption: true,
      nodeOptions: false,
      inspectArguments: false,
      asarIntegrity: true,
      onlyFromAsar: true,
      browserSnapshot: false,
      filePrivileges: false,
    });
  });

  it('knows where new versions are, and speaks two languages', async () => {
    expect(await readFile(join(unpacked, 'resources/app-update.yml'), 'utf8')).toContain(
      'url: https://rakhim.example/desktop',
    );
    expect((await readdir(join(unpacked, 'locales'))).toSorted()).toEqual(['ar.pak', 'en-US.pak']);
  });
});

/** Makes an application of macOS that has nothing but the addons of the keychain, as both of its builds have them. */
async function makeMacApp(folder: string, name: string): Promise<string> {
  const contents = join(folder, name, 'Contents');
  const source = join(folder, `${name} source`);
  for (const system of ['darwin-x64', 'darwin-arm64']) {
    const addon = join('node_modules/keytar/prebuilds', system, 'keytar.node');
    await cp(join(app, addon), join(source, addon), { dereference: true });
  }
  await writeFile(join(source, 'package.json'), '{ "main": "main.js" }');
  await mkdir(join(contents, 'Resources'), { recursive: true });
  await writeFile(
    join(contents, 'Info.plist'),
    '<?xml version="1.0"?><plist version="1.0"><dict><key>CFBundleName</key><string>Rakhim</string></dict></plist>',
  );
  await createPackageWithOptions(source, join(contents, 'Resources/app.asar'), { unpack: '**/*.node' });
  return join(folder, name);
}

/** As electron-builder joins the builds of two processors; what it is part of runs on macOS only. */
async function joinMacApps(x64ArchFiles: string | undefined): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'rakhim-universal-'));
  const [x64AppPath, arm64AppPath] = [await makeMacApp(folder, 'x64.app'), await makeMacApp(folder, 'arm64.app')];
  const outAppPath = join(folder, 'Rakhim.app');
  const { platform } = process;
  Object.defineProperty(process, 'platform', { value: 'darwin' });
  try {
    await makeUniversalApp({ x64AppPath, arm64AppPath, outAppPath, ...(x64ArchFiles && { x64ArchFiles }) });
  } finally {
    Object.defineProperty(process, 'platform', { value: platform });
  }
  return readdir(outAppPath, { recursive: true });
}

describe('the universal application of macOS', () => {
  it('has the addons of both processors', async () => {
    const files = await joinMacApps(config.mac?.x64ArchFiles ?? undefined);
    expect(files.filter((path) => path.endsWith('.node')).toSorted()).toEqual(
      ['darwin-arm64', 'darwin-x64'].map(
        (system) => `Contents/Resources/app.asar.unpacked/node_modules/keytar/prebuilds/${system}/keytar.node`,
      ),
    );
  });

  it('could not be joined if these were not named', async () => {
    await expect(joinMacApps(undefined)).rejects.toThrow('not covered by the x64ArchFiles rule');
  });
});
