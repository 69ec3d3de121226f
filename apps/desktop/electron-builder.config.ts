import { readFileSync } from 'node:fs';
import type { Configuration } from 'electron-builder';

interface Publisher {
  readonly name: string;
  readonly email: string;
  readonly appId: string;
  readonly updates: string;
}

const publisher = JSON.parse(readFileSync(new URL('../../publisher.json', import.meta.url), 'utf8')) as Publisher;

/**
 * The place where new versions are looked for; an operator's own build names its own. Read when a package is made, and
 * written into it.
 */
const updateAddress = process.env['RAKHIM_UPDATE_URL'] || publisher.updates;
if (!updateAddress.startsWith('https://')) {
  throw new Error(
    'RAKHIM_UPDATE_URL must begin with https://: whoever can change what is sent on the way could put in a program of their own.',
  );
}

/** Build services give an absent secret as an empty string. */
function isSet(...names: readonly string[]): boolean {
  return names.every((name) => Boolean(process.env[name]?.trim()));
}

/**
 * Certificates come from the environment of whoever releases; nothing of them is here. Each system has its own: a
 * package that is not signed says so in its name.
 */
const isSigned = { mac: isSet('CSC_LINK'), win: isSet('WIN_CSC_LINK') };
const nameOf = (isSystemSigned: boolean): string =>
  `\${productName}-\${version}-\${os}-\${arch}${isSystemSigned ? '' : '-unsigned'}.\${ext}`;

/** The addon of the keychain for one system: those of the others are left out. */
const keychainAddon = (system: string): string => `!node_modules/keytar/prebuilds/!(${system}-*)/**`;

/**
 * The files of a package for one system. What the bundle is made of is in it already; of the packages only the addon of
 * the keychain is left. One list, because a list that only leaves out would begin with everything.
 */
const filesFor = (system: string): string[] => [
  'out/**',
  'package.json',
  'resources/tray.png',
  '!**/*.map',
  '!**/*.{md,ts}',
  '!node_modules/keytar/{build,src,test}/**',
  '!node_modules/node-addon-api/**',
  keychainAddon(system),
];

const config: Configuration = {
  appId: publisher.appId,
  productName: 'Rakhim',
  directories: { output: 'release', buildResources: 'resources' },
  asarUnpack: ['**/*.node'],
  extraMetadata: { name: 'rakhim' },
  electronLanguages: ['en-US', 'ar'],
  npmRebuild: false,
  publish: { provider: 'generic', url: updateAddress },
  electronFuses: {
    runAsNode: false,
    enableCookieEncryption: true,
    enableNodeOptionsEnvironmentVariable: false,
    enableNodeCliInspectArguments: false,
    enableEmbeddedAsarIntegrityValidation: true,
    onlyLoadAppFromAsar: true,
    loadBrowserProcessSpecificV8Snapshot: false,
    grantFileProtocolExtraPrivileges: false,
  },
  win: {
    artifactName: nameOf(isSigned.win),
    target: [{ target: 'nsis', arch: ['x64', 'arm64'] }],
    files: filesFor('win32'),
    forceCodeSigning: isSigned.win,
  },
  nsis: { oneClick: false, perMachine: false, allowToChangeInstallationDirectory: true },
  mac: {
    artifactName: nameOf(isSigned.mac),
    target: [
      { target: 'dmg', arch: 'universal' },
      { target: 'zip', arch: 'universal' },
    ],
    category: 'public.app-category.productivity',
    files: filesFor('darwin'),
    // Both builds hold the addons of both processors, and the app loads its own.
    x64ArchFiles: '**/keytar/prebuilds/darwin-*/*.node',
    // Without a certificate, the hardened runtime would refuse to load the frameworks beside the program.
    hardenedRuntime: isSigned.mac,
    entitlements: 'resources/entitlements.mac.plist',
    entitlementsInherit: 'resources/entitlements.mac.plist',
    forceCodeSigning: isSigned.mac,
    notarize: isSigned.mac && isSet('APPLE_API_KEY', 'APPLE_API_KEY_ID', 'APPLE_API_ISSUER'),
  },
  // Nothing on Linux is signed: a downloaded version is compared with the feed, which comes over https.
  linux: {
    artifactName: nameOf(true),
    target: ['AppImage', 'deb'].map((target) => ({ target, arch: ['x64', 'arm64'] })),
    files: filesFor('linux'),
    category: 'AudioVideo',
    maintainer: `${publisher.name} <${publisher.email}>`,
    synopsis: 'Arabic texts read aloud',
  },
  deb: {
    depends: [
      'libsecret-1-0',
      'libgtk-3-0',
      'libnss3',
      'libnotify4',
      'libxss1',
      'libxtst6',
      'libatspi2.0-0',
      'libuuid1',
      'xdg-utils',
    ],
  },
};

export default config;
