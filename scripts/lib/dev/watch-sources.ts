import { existsSync, readFileSync, watch } from 'node:fs';
import { join, relative } from 'node:path';
import { projectDir } from '../project.mjs';

/** An editor that saves writes several times. */
const debounceMs = 30;
const scope = '@rakhim/';
const watched = /\.(?:ts|json|bin|br|wasm)$/u;
const ofTests = /\.test\.ts$|(?:^|\/)testing\//u;

/** The folders whose files the API runs: its own, and those of the packages that it depends on, directly or not. */
export function findApiSources(): string[] {
  const packages = new Set<string>();
  const waiting = [join(projectDir, 'apps', 'api')];
  for (const folder of waiting) {
    for (const name of Object.keys(dependenciesOf(folder))) {
      const dependency = join(projectDir, 'packages', name.slice(scope.length));
      if (name.startsWith(scope) && !packages.has(dependency)) {
        packages.add(dependency);
        waiting.push(dependency);
      }
    }
  }
  const api = join(projectDir, 'apps', 'api');
  return [join(api, 'src'), join(api, 'migrations'), ...[...packages].map((folder) => join(folder, 'src'))].filter(
    (folder) => existsSync(folder),
  );
}

function dependenciesOf(folder: string): Record<string, string> {
  const { dependencies = {}, peerDependencies = {} } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  ) as { dependencies?: Record<string, string>; peerDependencies?: Record<string, string> };
  return { ...dependencies, ...peerDependencies };
}

/**
 * Calls back, once for changes at the same moment, with a file that changed; tests do not count.
 * @returns what ends the watch.
 */
export function watchSources(folders: readonly string[], onChange: (file: string) => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  const watchers = folders.map((folder) =>
    watch(folder, { recursive: true }, (_event, name) => {
      const file = relative(projectDir, join(folder, name ?? ''));
      if (watched.test(file) && !ofTests.test(file)) {
        clearTimeout(timer);
        timer = setTimeout(() => onChange(file), debounceMs);
      }
    }),
  );
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) {
      watcher.close();
    }
  };
}
