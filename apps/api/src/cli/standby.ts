import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/**
 * The standby process of `npm run dev`: it has loaded the libraries and the other workspaces, which is most of the
 * work, and nothing of `apps/api`. On a message it loads and runs the current code of `apps/api`. A change in another
 * workspace needs a new process.
 */
const apiDir = fileURLToPath(new URL('../..', import.meta.url));
const scope = '@rakhim/';

interface Loadable {
  readonly workspaces: Set<string>;
  /** Each library with the manifest of a workspace that imports it. */
  readonly libraries: Map<string, string>;
}

/** Collects what a workspace and those that it depends on import. */
function collect(folder: string, { workspaces, libraries }: Loadable): Loadable {
  const manifest = join(folder, 'package.json');
  const { dependencies = {}, peerDependencies = {} } = JSON.parse(readFileSync(manifest, 'utf8')) as Partial<
    Record<'dependencies' | 'peerDependencies', Record<string, string>>
  >;
  for (const name of Object.keys({ ...dependencies, ...peerDependencies })) {
    const place = join(folder, 'node_modules', name);
    if (workspaces.has(name) || libraries.has(name) || !existsSync(place)) {
      continue;
    }
    if (name.startsWith(scope)) {
      workspaces.add(name);
      collect(realpathSync(place), { workspaces, libraries });
    } else {
      libraries.set(name, pathToFileURL(manifest).href);
    }
  }
  return { workspaces, libraries };
}

const { workspaces, libraries } = collect(apiDir, { workspaces: new Set(), libraries: new Map() });
// A library is found as the workspace that imports it finds it: the same file, so that it is not loaded twice.
const hooks = registerHooks({
  resolve(name, context, next) {
    const importer = context.parentURL === import.meta.url ? libraries.get(name) : undefined;
    return next(name, importer === undefined ? context : { ...context, parentURL: importer });
  },
});
// Some have no main entry: they are loaded when somebody needs them.
await Promise.allSettled([...libraries.keys(), ...workspaces].map((name) => import(name)));
hooks.deregister();
process.channel?.ref();
process.once('message', () => {
  process.channel?.unref();
  void import(new URL('../main.ts', import.meta.url).href);
});
