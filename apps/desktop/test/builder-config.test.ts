import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Configuration } from 'electron-builder';
import { afterEach, describe, expect, it, vi } from 'vitest';

const secrets = [
  'CSC_LINK',
  'WIN_CSC_LINK',
  'APPLE_API_KEY',
  'APPLE_API_KEY_ID',
  'APPLE_API_ISSUER',
  'RAKHIM_UPDATE_URL',
] as const;

/** The configuration as a build sees it whose secrets these are; absent ones are empty, as build services give them. */
async function configWith(given: Readonly<Partial<Record<(typeof secrets)[number], string>>>): Promise<Configuration> {
  secrets.forEach((name) => vi.stubEnv(name, given[name] ?? ''));
  vi.resetModules();
  return (await import('../electron-builder.config.ts')).default;
}

afterEach(() => vi.unstubAllEnvs());

/** The library that electron-builder itself uses. */
const builderRequire = createRequire(
  createRequire(createRequire(import.meta.url).resolve('electron-builder')).resolve('app-builder-lib'),
);
const { validateConfiguration } = builderRequire('./util/config/config.js') as {
  validateConfiguration: (config: unknown, log: unknown) => Promise<void>;
};
const { DebugLogger } = builderRequire('builder-util') as { DebugLogger: new (isEnabled: boolean) => unknown };

describe('electron-builder', () => {
  it.each([
    ['without certificates', {}],
    ['with all of them', Object.fromEntries(secrets.map((name) => [name, 'https://rakhim.example']))],
  ])('knows every word of the configuration, %s', async (_name, given) => {
    await expect(validateConfiguration(await configWith(given), new DebugLogger(false))).resolves.toBeUndefined();
  });

  it('would refuse a word that it does not know', async () => {
    const { mac, ...config } = await configWith({});
    const mistyped = { ...config, mac: { ...mac, entitlement: 'resources/entitlements.mac.plist' } };
    await expect(validateConfiguration(mistyped, new DebugLogger(false))).rejects.toThrow('configuration.mac');
  });
});

describe('what packages are called and signed with', () => {
  it('calls a package unsigned, and notarizes nothing, where the secrets are empty', async () => {
    const { mac, win, linux } = await configWith({});
    expect([mac?.artifactName, win?.artifactName, linux?.artifactName]).toEqual([
      expect.stringContaining('-unsigned.'),
      expect.stringContaining('-unsigned.'),
      expect.not.stringContaining('unsigned'),
    ]);
    expect(mac).toMatchObject({ notarize: false, hardenedRuntime: false, forceCodeSigning: false });
    expect(win?.forceCodeSigning).toBe(false);
  });

  it('looks at the certificate of each system by itself', async () => {
    const { mac, win } = await configWith({ WIN_CSC_LINK: 'certificate' });
    expect([mac?.artifactName?.includes('-unsigned'), win?.artifactName?.includes('-unsigned')]).toEqual([true, false]);
    expect([mac?.forceCodeSigning, win?.forceCodeSigning]).toEqual([false, true]);
  });

  it('notarizes what is signed when all three of Apple’s secrets are there', async () => {
    const apple = { CSC_LINK: 'certificate', APPLE_API_KEY: 'key', APPLE_API_KEY_ID: 'id' };
    expect((await configWith(apple)).mac).toMatchObject({ notarize: false, hardenedRuntime: true });
    expect((await configWith({ ...apple, APPLE_API_ISSUER: 'issuer' })).mac?.notarize).toBe(true);
  });
});

describe('what packages are made of', () => {
  it('has the name of the publisher, which never changes after the first release', async () => {
    const publisher = JSON.parse(await readFile(new URL('../../../publisher.json', import.meta.url), 'utf8')) as {
      appId: string;
      updates: string;
    };
    const { appId, publish } = await configWith({});
    expect([appId, publish]).toEqual([publisher.appId, { provider: 'generic', url: publisher.updates }]);
  });

  it('is made for both processors on every system', async () => {
    const { mac, win, linux } = await configWith({});
    const archesOf = (targets: unknown) => (targets as { arch: unknown }[]).map(({ arch }) => arch);
    expect([archesOf(mac?.target), archesOf(win?.target), archesOf(linux?.target)]).toEqual([
      ['universal', 'universal'],
      [['x64', 'arm64']],
      [
        ['x64', 'arm64'],
        ['x64', 'arm64'],
      ],
    ]);
  });

  it('asks macOS for nothing but to write the code that it runs', async () => {
    const { mac } = await configWith({});
    const entitlements = await readFile(new URL(`../${String(mac?.entitlements)}`, import.meta.url), 'utf8');
    expect([...entitlements.matchAll(/<key>(.+)<\/key>/gu)].map(([, key]) => key)).toEqual([
      'com.apple.security.cs.allow-jit',
    ]);
    expect(mac?.entitlementsInherit).toBe(mac?.entitlements);
  });
});
