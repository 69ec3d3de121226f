import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { median, renderTable } from '@rakhim/tooling/bench';

/**
 * How long the built program takes to start, against Node that does nothing: `rakhim --version` may take 1.3 times as
 * long. Rounds alternate, so that whatever else the machine does meets all of them. Build first: `npx tsup`.
 */
const rounds = 20;
const program = fileURLToPath(new URL('../dist/bin.js', import.meta.url));
const starts: Readonly<Record<string, readonly string[]>> = {
  'node -e 0': ['-e', '0'],
  'rakhim --version': [program, '--version'],
  'rakhim speak --help': [program, 'speak', '--help'],
  'rakhim batch --help': [program, 'batch', '--help'],
  'rakhim completion bash': [program, 'completion', 'bash'],
};

function measure(): Record<string, number[]> {
  const times: Record<string, number[]> = {};
  for (let round = -1; round < rounds; round += 1) {
    for (const [name, parameters] of Object.entries(starts)) {
      const startedAt = performance.now();
      const { status } = spawnSync(process.execPath, parameters, { stdio: 'ignore' });
      if (status !== 0) {
        throw new Error(`${name} ended with ${status}.`);
      }
      // The first round fills the compile cache.
      if (round >= 0) {
        (times[name] ??= []).push(performance.now() - startedAt);
      }
    }
  }
  return times;
}

if (!existsSync(program)) {
  throw new Error('Build the program first: npx tsup');
}
const times = measure();
const base = median(times['node -e 0'] ?? []);
process.stdout.write(
  renderTable({
    title: 'Cold start',
    note: `Median of ${rounds} starts each, alternating.`,
    head: ['start', 'ms', 'against node -e 0'],
    rows: Object.entries(times).map(([name, values]) => [
      name,
      median(values).toFixed(1),
      `${(median(values) / base).toFixed(2)} ×`,
    ]),
  }),
);
