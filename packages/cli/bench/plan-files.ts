import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { median, renderTable } from '@rakhim/tooling/bench';
import { serveEmulator } from '../src/testing/serve-emulator.ts';

/**
 * How long the built program takes to plan ten thousand files, and how much memory its process takes at most: 5 seconds
 * and 150 MB are allowed. Build first: `npx tsup`. Then: `node --conditions=@rakhim/source bench/plan-files.ts`.
 */
const filesCount = 10_000;
const rounds = 5;
// Two thousand characters a file, as an article has.
const article = 'ذهب الولد إلى المدرسة صباحا، ثم عاد إلى البيت مسرورا ومعه كتاب جديد عن تاريخ المدن القديمة. '.repeat(
  21,
);
const program = fileURLToPath(new URL('../dist/bin.js', import.meta.url));
/** Makes the program report its own peak memory; no tool outside it does on every system. */
const tellMemory = `data:text/javascript,process.on('exit',()=>process.stderr.write(String(process.resourceUsage().maxRSS)))`;
const bytesOfKib = 1024;
const bytesOfMegabyte = 1_000_000;

if (!existsSync(program)) {
  throw new Error('Build the program first: npx tsup');
}
const folder = await mkdtemp(join(tmpdir(), 'rakhim-plan-'));
const service = await serveEmulator({ characterLimit: 100_000_000 });

async function plan(path: string): Promise<{ readonly seconds: number; readonly megabytes: number }> {
  const startedAt = performance.now();
  const child = spawn(
    process.execPath,
    ['--import', tellMemory, program, 'batch', path, '-o', 'out', '--dry-run', '--quiet'],
    {
      cwd: folder,
      env: { HOME: folder, RAKHIM_BASE_URL: service.url, RAKHIM_API_KEY: service.apiKey, RAKHIM_KEYCHAIN: 'off' },
    },
  );
  const [listed, memory, [status]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit') as Promise<[number | null]>,
  ]);
  if (status !== 0 || listed.trim().split('\n').length < 1) {
    throw new Error(`The program ended with ${status}: ${memory}`);
  }
  return {
    seconds: (performance.now() - startedAt) / 1000,
    megabytes: (Number(memory) * bytesOfKib) / bytesOfMegabyte,
  };
}

try {
  await mkdir(join(folder, 'in'));
  await writeFile(join(folder, 'one.txt'), article);
  for (let index = 0; index < filesCount; index += 1) {
    await writeFile(join(folder, 'in', `${index}.txt`), article);
  }
  const rows = [];
  for (const [name, path] of [
    ['1', 'one.txt'],
    [String(filesCount), 'in'],
  ] as const) {
    const runs = [];
    for (let round = 0; round < rounds; round += 1) {
      runs.push(await plan(path));
    }
    rows.push([
      name,
      median(runs.map(({ seconds }) => seconds)).toFixed(2),
      Math.max(...runs.map(({ megabytes }) => megabytes)).toFixed(0),
    ]);
  }
  process.stdout.write(
    renderTable({
      title: 'Planning with the built program',
      note: `rakhim batch … --dry-run of files of two thousand characters, ${rounds} times: the median time, from start to end, and the most memory of all.`,
      head: ['files', 's', 'MB'],
      rows,
    }),
  );
} finally {
  await service.close();
  await rm(folder, { recursive: true, force: true });
}
