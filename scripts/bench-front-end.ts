/**
 * Speed and memory of the front end; `npm run bench:arabic` runs it in a process of its own, so that nothing else
 * counts.
 */
import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execPath, stderr, stdout, version } from 'node:process';
import { fileURLToPath } from 'node:url';
import { packPackage, plainEnv, unpackPackage } from '@rakhim/tooling/packing';
import { apiArguments, apiDefaults, apiEnvironment } from './lib/api-process.mjs';
import { page } from './lib/front-end-texts.ts';
import { writeSection } from './lib/write-section.ts';

const measuring = fileURLToPath(new URL('./lib/measure-front-end.ts', import.meta.url));
const timeoutMs = 300_000;

const preface = `# Speed and memory

The whole front end, from text to sounds, on the distinct sentences of the suite, some 90,000 characters that the reader has not seen, on one thread, told what the API is told; processor time, as other programs may run beside it. *News and web text* are WikiNewsMax and CATT, some 150,000 characters. *Rules*
is the front end up to vowels: numbers, dates, signs, clauses. *Short sentence* is the time from text to the sounds of a sentence of 38
characters, the middle of 200 runs. *Memory* is what a process with nothing but the published packages holds after a page of 100,000 characters, their code with it, beyond what Node holds by itself (until late November 2026 it was measured on the sources, and counted with them what strips their types). Written by
\`npm run bench:arabic -- --write\` with Node`;

/** Memory of a process that has the packages as they are published. */
async function measureMemory(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'rakhim-front-end-'));
  for (const name of ['arabic', 'arabic-model']) {
    const packed = await packPackage(fileURLToPath(new URL(`../packages/${name}`, import.meta.url)), folder);
    await unpackPackage(packed, join(folder, 'node_modules/@rakhim', name));
  }
  await writeFile(join(folder, 'page.txt'), page);
  const flags = apiArguments.filter((argument) => !argument.startsWith('--conditions'));
  const { stdout: memory, stderr: failures } = spawnSync(
    execPath,
    [...flags, '--expose-gc', fileURLToPath(new URL('./lib/measure-memory.mjs', import.meta.url)), folder],
    { encoding: 'utf8', env: { ...plainEnv, ...apiDefaults }, timeout: timeoutMs },
  );
  stderr.write(failures);
  await rm(folder, { recursive: true, force: true });
  return `| memory, MB | ${memory} |`;
}

/**
 * Prints the table, and on request writes it into the published page.
 *
 * @param folder of reference texts; without it running text is not read.
 */
export async function benchFrontEnd(document: URL, isWritten: boolean, folder: string | undefined): Promise<void> {
  const {
    stdout: speeds,
    stderr: failures,
    status,
  } = spawnSync(execPath, [...apiArguments, measuring, ...(folder === undefined ? [] : [folder])], {
    encoding: 'utf8',
    env: apiEnvironment(execPath),
    timeout: timeoutMs,
  });
  const table = `${speeds.trim()}\n${await measureMemory()}\n`;
  stdout.write(table);
  stderr.write(failures);
  if (isWritten && status === 0) {
    writeSection(document, `${preface} ${version}.\n\n${table.trim()}`);
  }
}
