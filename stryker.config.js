/** `npm run test:mutation`: breaks what counts quota, money, accounts and keys, and sees whether a test notices. */
export default {
  packageManager: 'pnpm',
  plugins: ['@stryker-mutator/vitest-runner'],
  testRunner: 'vitest',
  // Everything that can be mutated is reached through the whole API, so what is "related" would be all of it.
  vitest: { configFile: 'apps/api/test/mutation/vitest.config.ts', pool: 'forks', related: false },
  // Roles and invitations are reached by a command of its own process, which a test only sees from outside.
  mutate: [
    'apps/api/src/modules/{usage,billing,accounts,api-keys}/**/*.ts',
    '!apps/api/src/modules/accounts/{roles,invitations}/**',
    '!**/*.test.ts',
  ],
  // Texts are left alone: most are sentences of a log, and a statement without a word fails wherever it is.
  mutator: { excludedMutations: ['StringLiteral'] },
  // What is broken while a module is read would need a process of its own for each.
  ignoreStatic: true,
  ignorePatterns: ['/*', '!/apps', '/apps/*', '!/apps/api', '/apps/api/tsconfig.json', '!/package.json'],
  disableTypeChecks: false,
  concurrency: 1,
  timeoutMS: 30_000,
  dryRunTimeoutMinutes: 20,
  tempDirName: 'test-results/mutation-sandbox',
  reporters: ['progress-append-only', 'clear-text', 'html', 'json'],
  clearTextReporter: { allowColor: false, reportTests: false, reportMutants: true },
  htmlReporter: { fileName: 'test-results/mutation.html' },
  jsonReporter: { fileName: 'test-results/mutation.json' },
  thresholds: { high: 95, low: 85, break: 85 },
};
