import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Packages export their TypeScript under this condition, so tests need no build. The rest are Vite's own defaults. */
const sourceCondition = '@rakhim/source';
const conditions = [sourceCondition, 'module', 'node', 'development|production'];
/** Node knows no `module`: what a package shows under that name is for bundlers, and may not run in Node. */
const nodeConditions = conditions.filter((condition) => condition !== 'module');

/** `npm run test:slow` sets this; the two kinds never run together. */
const isSlowRun = process.env['RAKHIM_TEST_KIND'] === 'slow';

const fastTests = ['**/*.test.{ts,mjs}'];
const slowTests = ['**/*.slow.test.{ts,mjs}'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions: nodeConditions } },
  test: {
    environment: 'node',
    execArgv: [`--conditions=${sourceCondition}`],
    include: isSlowRun ? slowTests : fastTests,
    exclude: ['**/node_modules/**', '**/dist/**', ...(isSlowRun ? [] : slowTests)],
    // Timeouts for tests that hang. They are several times the time of the slowest test, so they say nothing of how
    // fast a machine is.
    testTimeout: isSlowRun ? 600_000 : 60_000,
    hookTimeout: isSlowRun ? 180_000 : 120_000,
    expect: { poll: { timeout: 30_000 } },
    // Many tests wait for a browser, a database or a process: one worker more than there are cores fills the gaps.
    maxWorkers: Math.min(6, availableParallelism() + 1),
    projects: [
      // These keep nothing between their calls, so that word lists and voices are read once for all files.
      { extends: true, test: { name: 'packages', root: './packages', isolate: false } },
      { extends: true, test: { name: 'web', root: './apps/web/src', isolate: false } },
      {
        extends: true,
        test: {
          name: 'e2e',
          root: './apps/web/e2e',
          globalSetup: './support/start-product.ts',
          // A journey through the product has many steps.
          testTimeout: isSlowRun ? 600_000 : 240_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 30_000 } },
        },
      },
      { extends: true, test: { name: 'desktop', root: './apps/desktop', globalSetup: './test/driver/setup.ts' } },
      { extends: true, test: { name: 'scripts', root: './scripts' } },
      {
        extends: true,
        test: { name: 'api', root: './apps/api', globalSetup: './src/testing/database-setup.ts', isolate: false },
      },
    ],
  },
});
