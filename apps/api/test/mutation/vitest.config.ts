import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const sourceCondition = '@rakhim/source';
/** Folders whose tests go through quota, payments, accounts or keys. */
const folders = [
  ...['usage', 'billing', 'accounts', 'api-keys', 'auth', 'sessions', 'client-tokens', 'devices', 'oauth'],
  ...['idempotency', 'jobs', 'secret-rotation', 'housekeeping'],
];

/** The tests that `npm run test:mutation` lets judge: as the root's configuration runs them, without all the others. */
export default defineConfig({
  resolve: { conditions: [sourceCondition, 'module', 'node', 'development|production'] },
  ssr: { resolve: { conditions: [sourceCondition, 'node', 'development|production'] } },
  test: {
    root: fileURLToPath(new URL('../../', import.meta.url)),
    include: [
      `src/modules/{${folders.join(',')}}/**/*.test.ts`,
      'src/modules/speech/{speech-*,repeats,paragraphs/paragraphs}.test.ts',
    ],
    exclude: ['**/*.slow.test.ts'],
    execArgv: [`--conditions=${sourceCondition}`],
    globalSetup: './src/testing/database-setup.ts',
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
