import { posix } from 'node:path';
import type { ProjectFile } from './project-file.ts';

/** A file of so few lines is more imports and headings than content. */
const crumbLinesMax = 20;

const codeFile = /^(apps|packages|scripts)\/.+\.(ts|tsx|mjs)$/;
const testFile = /\.(test|test-d)\.tsx?$|\/e2e\//;
/** Rows of data stay apart from the code that reads them, however few they are. */
const dataFile = /\/(cases|data|lexicon|locales|generated|vendor)\/|\.data\.ts$/;
/** A package re-exports there what it offers. */
const packageIndex = /^packages\/[^/]+\/src\/index\.ts$/;
/** Tests are users of what lies there. */
const testHelper = /\/(suite|test|testing)\//;

const staticImport = /^(?:import|export)\b[^;]*?\bfrom '(?<target>[^']+)'|^import '(?<bare>[^']+)'/gm;
/** Loading later, in a thread, or by another program is what keeps such a file apart. */
const laterImport =
  /\bimport\(\s*(?:\/\*.*?\*\/\s*)?'(?<target>[^']+)'\s*\)|\bnew URL\(\s*'(?<url>[^']+)'|\bresolve\('(?<path>[^']+)'/g;

/**
 * Lists the files of at most {@link crumbLinesMax} lines that only one file imports, from the same folder: each belongs
 * into its importer. Tests count as importers of helpers for tests alone. Entry points are left alone: files that a
 * package.json or a configuration names, that a package's index offers, that are loaded later, or that nobody imports.
 *
 * @param files all files of the project, manifests and configurations included.
 * @returns paths of crumbs with the path of their importer, in the order of `files`.
 */
export function findCrumbs(files: readonly ProjectFile[]): { readonly path: string; readonly importer: string }[] {
  const codes = files.filter(({ path }) => codeFile.test(path));
  const aliases = readAliases(files);
  const importers = new Map<string, Set<string>>();
  const entries = new Set(files.flatMap(readEntries));
  for (const { path, text } of codes) {
    for (const target of targetsIn(text, laterImport)) {
      entries.add(resolveImport(path, target, aliases));
    }
    for (const target of targetsIn(text, staticImport)) {
      const imported = resolveImport(path, target, aliases);
      if (!testFile.test(path) || testHelper.test(imported)) {
        importers.set(imported, (importers.get(imported) ?? new Set()).add(path));
      }
    }
  }
  return codes.flatMap(({ path, text }) => {
    const [importer, ...others] = importers.get(path) ?? [];
    const isCrumb =
      importer !== undefined &&
      others.length === 0 &&
      !packageIndex.test(importer) &&
      posix.dirname(importer) === posix.dirname(path) &&
      text.split('\n').length - 1 <= crumbLinesMax &&
      !testFile.test(path) &&
      !dataFile.test(path) &&
      !entries.has(path);
    return isCrumb ? [{ path, importer }] : [];
  });
}

function targetsIn(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].flatMap(({ groups }) => Object.values(groups ?? {}).filter(Boolean));
}

interface Alias {
  readonly workspace: string;
  readonly prefix: string;
  readonly folder: string;
}

/** Reads the `imports` of each package.json: `"#src/*": "./src/*"`. */
function readAliases(files: readonly ProjectFile[]): Alias[] {
  return files
    .filter(({ path }) => /^(apps|packages)\/[^/]+\/package\.json$/.test(path))
    .flatMap(({ path, text }) => {
      const { imports = {} } = JSON.parse(text) as { imports?: Record<string, string> };
      const workspace = posix.dirname(path);
      return Object.entries(imports).map(([alias, target]) => ({
        workspace,
        prefix: alias.replace('*', ''),
        folder: posix.join(workspace, target.replace('*', '')),
      }));
    });
}

/** Turns what an import says into a path from the root; a package's name stays as it is. */
function resolveImport(from: string, target: string, aliases: readonly Alias[]): string {
  if (target.startsWith('.')) {
    return posix.join(posix.dirname(from), target);
  }
  const alias = aliases.find(({ workspace, prefix }) => from.startsWith(`${workspace}/`) && target.startsWith(prefix));
  return alias === undefined ? target : posix.join(alias.folder, target.slice(alias.prefix.length));
}

/** Source files that a manifest or a tool's configuration names. */
function readEntries({ path, text }: ProjectFile): string[] {
  if (!/(^|\/)(package\.json|knip\.json|[\w.-]+\.config\.ts|index\.html|[\w-]+\.html)$/.test(path)) {
    return [];
  }
  return [...text.matchAll(/[\w./-]+\.(?:ts|tsx|mjs)\b/g)].map(([named]) => posix.join(posix.dirname(path), named));
}
