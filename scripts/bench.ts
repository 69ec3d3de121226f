import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, release, totalmem, type } from 'node:os';
import { fileURLToPath } from 'node:url';
import { type Table, renderTable } from '@rakhim/tooling/bench';

/**
 * Measures the product on this machine and writes `docs/benchmarks.md`. Machines differ and are rarely quiet, so what
 * counts is how figures of one run relate to each other.
 */
const names = [
  'native',
  'overhead',
  'concurrency',
  'cancel',
  'memory',
  'quota',
  'sign-in',
  'inbox',
  'calls',
  'crowd',
  'fleet',
  'footprint',
  'markup',
  'lexicon',
] as const;
const root = fileURLToPath(new URL('../', import.meta.url));

function run(name: (typeof names)[number]): Table {
  process.stdout.write(`measuring: ${name} …\n`);
  const output = execFileSync(process.execPath, [...process.execArgv, 'bench/run.ts', name], {
    cwd: `${root}apps/api`,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // The service may have something to say after it.
  return JSON.parse(output.split('\n').findLast((line) => line.startsWith('{"title"')) ?? '') as Table;
}

function describeMachine(): string {
  const [cpu] = cpus();
  const memory = Math.round(totalmem() / 1024 ** 3);
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
  return [
    `- machine: ${cpus().length} × ${cpu?.model.trim()}, ${memory} GiB, ${type()} ${release()}`,
    `- Node ${process.version}, commit ${commit}, ${new Date().toISOString().slice(0, 10)}`,
    `- load average at the start: ${loadavg()
      .map((load) => load.toFixed(2))
      .join(', ')} (1, 5 and 15 minutes, before anything was measured)`,
  ].join('\n');
}

const head = [
  '# Benchmarks',
  '',
  'Written by `npm run bench`; not edited by hand. First-byte times are times to the first byte of MP3. When only some are measured anew, the others stay, and',
  'machine and commit are those of the newest.',
  '',
  describeMachine(),
  '',
].join('\n');

/**
 * Names on the command line choose what is measured; without any, all is. Written after each, so that an interrupted
 * run keeps what it has.
 */
const asked = process.argv.slice(2);
const unknown = asked.filter((word) => !names.some((name) => name === word));
if (unknown.length > 0) {
  throw new Error(`There is no benchmark ${unknown.join(', ')}. There are ${names.join(', ')}.`);
}
const chosen = names.filter((name) => asked.length === 0 || asked.includes(name));
const page = `${root}docs/benchmarks.md`;
/** By title; those that are not measured now stay as they were. */
const sections = new Map(
  asked.length === 0
    ? []
    : readFileSync(page, 'utf8')
        .split(/^(?=## )/m)
        .slice(1)
        .map((section) => [titleOf(section), section.trimEnd()]),
);

function titleOf(section: string): string {
  return section.split('\n', 1)[0] ?? '';
}

for (const name of chosen) {
  const section = renderTable(run(name)).trimEnd();
  sections.set(titleOf(section), section);
  writeFileSync(page, `${head}\n${[...sections.values()].join('\n\n')}\n`);
}
process.stdout.write('wrote docs/benchmarks.md\n');
