import { join } from 'node:path';
import { environmentFor } from './npx.mjs';
import { cacheDir } from './project.mjs';

/** The name of the hottest function in our version of the speech engine; a test checks that it still exists. */
const engineFunction = 'Nc';

/**
 * What Node is told when it runs the API. Most of what a request leaves behind is dead at once, so a small space for
 * young objects is swept often and cheaply; the usual one grows until a tenth of the process is space that waits to be
 * swept. What lives on is swept early, too, in every thread: left to itself, the heap of the main thread grows to twice
 * what is alive in it, 40 MB, before anything is freed. V8's middle compiler leaves one function alone, the heart of
 * the speech engine: it would be busy with it for the first dozen utterances, only for the last compiler to do it all
 * again.
 */
export const apiArguments = [
  '--max-semi-space-size=2',
  '--optimize-for-size',
  `--maglev-filter=-${engineFunction}`,
  '--conditions=@rakhim/source',
];

/** What the environment of the API's process holds, unless it says otherwise. */
export const apiDefaults = {
  // Node keeps what it compiled, and the next start is quicker.
  NODE_COMPILE_CACHE: join(cacheDir, 'compiled'),
  // Where glibc gives each thread a heap of its own, the voices' threads would hold on to memory that none of them
  // uses.
  MALLOC_ARENA_MAX: '2',
};

/**
 * The environment of the API's process.
 * @param {string} node
 * @returns {NodeJS.ProcessEnv}
 */
export function apiEnvironment(node) {
  return { ...apiDefaults, ...environmentFor(node) };
}
