import { flushCompileCache, registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';

/**
 * Runs the built main process: `node start.ts <folder of the build> --user-data-dir=…`. Imports
 * of `electron` get the shim. The parent process may run functions in here, as Playwright does with the real Electron.
 */
const shim = new URL('electron-shim.ts', import.meta.url).href;
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'electron' ? { url: shim, shortCircuit: true } : next(specifier, context),
});

const [, , build = ''] = process.argv;
const electron: object = await import(shim);
const { records, shimState } = await import('./shim-state.ts');

process.on('message', ({ id, source, argument }: { id: number; source: string; argument: unknown }) => {
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- Playwright sends functions to Electron, too.
  const run = new Function('electron', 'argument', `return (${source})(electron, argument)`) as (
    electron: object,
    argument: unknown,
  ) => unknown;
  void Promise.resolve()
    .then(() => run({ ...electron, records, shimState }, argument))
    .then(
      (value) => process.send?.({ id, value }),
      (error: unknown) => process.send?.({ id, error: String(error) }),
    );
});
process.on('disconnect', () => process.exit(1));

await import(pathToFileURL(`${build}/main/main.js`).href);
process.send?.({ isStarted: true });
// It may be killed at any time; what was compiled is kept now.
flushCompileCache();
