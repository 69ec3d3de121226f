import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findCrumbs } from './lib/find-crumbs.ts';
import type { ProjectFile } from './lib/project-file.ts';

interface Rule {
  readonly name: string;
  /** Which files the rule looks at. */
  readonly files: RegExp;
  /** Describes the fault of a file, if any. */
  readonly findFault: (file: ProjectFile) => string | undefined;
}

const source = /^(apps|packages|scripts)\/.+\.(ts|tsx|mjs|css)$/;
const test = /\.(test|test-d)\.tsx?$|\/e2e\//;
const dataTable = /\/(data|lexicon|locales|generated|vendor)\/|\.data\.ts$/;
const readableByPeople = /\.(ts|tsx|mjs|cjs|js|json|md|css|html|ya?ml|sh)$|^\.ci\/|^\.env\.example$/;

const moduleFile = /^apps\/api\/src\/modules\/(?<noun>[^/]+)\/(?<name>[^/]+)\.ts$/;
const roles = ['routes', 'service', 'queries', 'policy', 'presenter'];
const roomsForAnything = ['common', 'constants', 'helpers', 'misc', 'shared', 'types', 'utils'];

/** Paths and hosts that mean something on one machine only. The brackets keep this file from breaking its own rule. */
const foreignWords = [
  /\/(work|root|farm)\/[a-z]/,
  /registry[.](npmjs|yarnpkg|npmmirror)/,
  /deb[.]debian[.]org/,
  /\/tmp\/[a-z]/,
];

const rules: readonly Rule[] = [
  {
    name: 'strangers in a module',
    files: moduleFile,
    findFault({ path }) {
      const { noun = '', name = '' } = moduleFile.exec(path)?.groups ?? {};
      const [subject = '', role] = name.replace(/\.(slow\.)?test$/, '').split('.');
      if (role !== undefined && !(subject === noun && roles.includes(role))) {
        return `a file with a role is named ${noun}.{${roles.join(',')}}.ts here`;
      }
      return roomsForAnything.includes(subject)
        ? 'a room for anything; name the file for the one thing it holds'
        : undefined;
    },
  },
  {
    name: 'barrels',
    files: /\.tsx?$/,
    findFault({ path, text }) {
      if (/^packages\/[^/]+\/src\/index\.ts$/.test(path)) {
        return undefined;
      }
      return /(^|\/)index\.tsx?$/.test(path) || /^export \* /m.test(text)
        ? 'only a package’s src/index.ts re-exports'
        : undefined;
    },
  },
  {
    name: 'long files',
    files: source,
    findFault({ path, text }) {
      const linesMax = test.test(path) ? 800 : 400;
      const lines = text.split('\n').length - 1;
      return lines > linesMax && !dataTable.test(path) ? `${lines} lines; divide it by noun at ${linesMax}` : undefined;
    },
  },
  {
    name: 'unfinished work',
    files: source,
    findFault: ({ text }) => findLine(text, [/\b(TO[D]O|FIX[M]E)\b/]),
  },
  {
    name: 'words of one machine',
    files: readableByPeople,
    findFault: ({ path, text }) => (path === 'pnpm-lock.yaml' ? undefined : findLine(text, foreignWords)),
  },
];

/** Lists what does not belong, one sentence each; empty when all is in its place. */
export function findFaults(files: readonly ProjectFile[]): string[] {
  return files.flatMap((file) =>
    rules.flatMap((rule) => {
      const fault = rule.files.test(file.path) ? rule.findFault(file) : undefined;
      return fault === undefined ? [] : [`${rule.name}: ${file.path}: ${fault}`];
    }),
  );
}

/** Lists files so short that they belong into the only file that imports them; empty when all is in its place. */
export function findCrumbFaults(files: readonly ProjectFile[]): string[] {
  return findCrumbs(files).map(({ path, importer }) => `crumbs: ${path}: only ${importer} imports it; fold it in`);
}

function findLine(text: string, words: readonly RegExp[]): string | undefined {
  const lines = text.split('\n');
  const index = lines.findIndex((line) => words.some((word) => word.test(line)));
  return index < 0 ? undefined : `line ${index + 1}: ${(lines[index] ?? '').trim().slice(0, 100)}`;
}

/** Every file that git tracks or would track. */
function readProject(): ProjectFile[] {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const listed = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'],
    { cwd: root, encoding: 'utf8' },
  );
  return listed
    .split('\0')
    .filter((path) => rules.some((rule) => rule.files.test(path)))
    .flatMap((path) => {
      try {
        return [{ path, text: readFileSync(`${root}${path}`, 'utf8') }];
      } catch {
        return []; // Deleted, and the deletion is not committed yet.
      }
    });
}

if (import.meta.main) {
  const files = readProject();
  const faults = [...findFaults(files), ...findCrumbFaults(files)];
  faults.forEach((fault) => console.error(fault));
  process.exitCode = faults.length > 0 ? 1 : 0;
}
