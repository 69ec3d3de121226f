import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
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
  readonly libraries: Map<string, string>;
}

/** Collects what a workspace and those that it depends on import, by the addresses of their main entries. */
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
      libraries.set(name, resolve(manifest, name));
    }
  }
  return { workspaces, libraries };
}

/** Some have no main entry: they are loaded when somebody needs them. */
function resolve(manifest: string, name: string): string {
  try {
    return pathToFileURL(createRequire(manifest).resolve(name)).href;
  } catch {
    return name;
  }
}

const { workspaces, libraries } = collect(apiDir, { workspaces: new Set(), libraries: new Map() });
await Promise.allSettled([...libraries.values(), ...workspaces].map((address) => import(address)));
process.channel?.ref();
process.once('message', () => {
  process.channel?.unref();
  void import(new URL('../main.ts', import.meta.url).href);
});
