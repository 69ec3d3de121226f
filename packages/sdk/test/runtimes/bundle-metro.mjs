import { createRequire } from 'node:module';
import Metro from 'metro';
import { getDefaultConfig } from 'metro-config';

/** As an app of React Native is bundled; with `exports` of packages, or as it was before they were known. */
const knowsExports = process.argv[2] === 'exports';
const { resolver, transformer, ...base } = await getDefaultConfig(process.cwd());
const config = {
  ...base,
  projectRoot: process.cwd(),
  watchFolders: [process.cwd()],
  cacheStores: [],
  maxWorkers: 1,
  reporter: { update: () => undefined },
  resolver: {
    ...resolver,
    sourceExts: ['mjs', ...resolver.sourceExts],
    unstable_enablePackageExports: knowsExports,
    unstable_conditionNames: ['react-native'],
    useWatchman: false,
  },
  transformer: {
    ...transformer,
    babelTransformerPath: createRequire(import.meta.url).resolve('@react-native/metro-babel-transformer'),
  },
};
await Metro.runBuild(config, { entry: 'entry.mjs', platform: 'ios', dev: false, out: 'metro.bundle.js' });
process.exit(0);
