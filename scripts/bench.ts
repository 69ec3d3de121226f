import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { cpus, loadavg, release, totalmem, type } from 'node:os';
import { fileURLToPath } from 'node:url';
import { type Table, renderTable } from '@nabra/tooling/bench';

/**
 * Measures the product on this machine and writes `docs/benchmarks.md`. Machines differ and are rarely quiet, so what counts is how figures of
 * one run relate to each other.
 */
const names = ['native', 'overhead', 'concurrency', 'cancel', 'memory', 'quota', 'sign-in', 'inbox'] as const;
const root = fileURLToPath(new URL('../', import.meta.url));

function run(name: (typeof names)[number]): Table {
  process.stdout.write(`measuring: ${name} …\n`);
  const output = execFileSync(process.execPath, [...process.execArgv, 'bench/run.ts', name], {
    cwd: `${root}apps/api`,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return JSON.parse(output.trim().split('\n').at(-1) ?? '') as Table;
}

function describeMachine(): string {
  const [cpu] = cpus();
  const memory = Math.round(totalmem() / 1024 ** 3);
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
  return [
    `- machine: ${cpus().length} × ${cpu?.model.trim()}, ${memory} GiB, ${type()} ${release()}`,
    `- Node ${process.version}, commit ${commit}, ${new Date().toISOString().slice(0, 10)}`,
    `- load average at the start: ${loadavg().map((load) => load.toFixed(2)).join(', ')} (1, 5 and 15 minutes, before anything was measured)`,
  ].join('\n');
}

const head = [
  '# Benchmarks',
  '',
  'Written by `npm run bench`; not edited by hand. First-byte times are times to the first byte of MP3.',
  '',
  describeMachine(),
  '',
].join('\n');

/** Names on the command line choose what is measured; without any, all is. Written after each, so that an interrupted run keeps what it has. */
const asked = process.argv.slice(2);
const unknown = asked.filter((word) => !names.some((name) => name === word));
if (unknown.length > 0) {
  throw new Error(`There is no benchmark ${unknown.join(', ')}. There are ${names.join(', ')}.`);
}
const chosen = names.filter((name) => asked.length === 0 || asked.includes(name));
let report = head;
for (const name of chosen) {
  report += `\n${renderTable(run(name))}`;
  writeFileSync(`${root}docs/benchmarks.md`, report);
}
process.stdout.write('wrote docs/benchmarks.md\n');
