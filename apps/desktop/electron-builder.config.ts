import type { Configuration } from 'electron-builder';

/**
 * The place where new versions are looked for; an operator's own build names its own. Read when a package is made, and
 * written into it.
 */
const updateAddress = process.env['RAKHIM_UPDATE_URL'] || 'https://rakhim.example/desktop';
if (!updateAddress.startsWith('https://')) {
  throw new Error(
    'RAKHIM_UPDATE_URL must begin with https://: whoever can change what is sent on the way could put in a program of their own.',
  );
}

/**
 * Tells whether the release is signed. Certificates come from the environment (CSC_LINK, WIN_CSC_LINK, APPLE_API_KEY)
 * and never from the repository.
 */
const isSigned = process.env['CSC_LINK'] !== undefined || process.env['WIN_CSC_LINK'] !== undefined;

const config: Configuration = {
  appId: 'example.rakhim.desktop',
  productName: 'Rakhim',
  artifactName: `\${productName}-\${version}-\${os}-\${arch}${isSigned ? '' : '-unsigned'}.\${ext}`,
  directories: { output: 'release', buildResources: 'resources' },
  // What the bundle is made of is in it already; of the packages only the addon of the keychain is left.
  files: [
    'out/**',
    'package.json',
    'resources/tray.png',
    '!**/*.map',
    '!**/*.{md,ts}',
    '!node_modules/keytar/{build,src,test}/**',
    '!node_modules/node-addon-api/**',
  ],
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
  win: { target: [{ target: 'nsis', arch: ['x64', 'arm64'] }] },
  nsis: { oneClick: false, perMachine: false, allowToChangeInstallationDirectory: true },
  mac: {
    target: [
      { target: 'dmg', arch: 'universal' },
      { target: 'zip', arch: 'universal' },
    ],
    category: 'public.app-category.productivity',
    hardenedRuntime: true,
    notarize: isSigned,
  },
  linux: {
    target: ['AppImage', 'deb'],
    category: 'AudioVideo',
    maintainer: 'Rakhim <support@rakhim.example>',
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
