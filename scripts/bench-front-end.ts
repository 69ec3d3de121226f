/**
 * Speed and memory of the front end; `npm run bench:arabic` runs it in a process of its own, so that nothing else
 * counts.
 */
import { spawnSync } from 'node:child_process';
import { execPath, stderr, stdout, version } from 'node:process';
import { fileURLToPath } from 'node:url';
import { apiArguments, apiEnvironment } from './lib/api-process.mjs';
import { writeSection } from './lib/write-section.ts';

const measuring = fileURLToPath(new URL('./lib/measure-front-end.ts', import.meta.url));
const timeoutMs = 300_000;

const preface = `# Speed and memory

The whole front end, from text to sounds, on the distinct sentences of the suite, some 90,000 characters that the reader has not seen, on one thread, told what the API is told; processor time, as other programs may run beside it. *News and web text* are WikiNewsMax and CATT, some 150,000 characters. *Rules*
is the front end up to vowels: numbers, dates, signs, clauses. *Short sentence* is the time from text to the sounds of a sentence of 38
characters, the middle of 200 runs. *Memory* is what a process with nothing but the front end holds after the page, its code with it, beyond what Node holds by itself. Written by
\`npm run bench:arabic -- --write\` with Node`;

/**
 * Prints the table, and on request writes it into the published page.
 *
 * @param folder of reference texts; without it running text is not read.
 */
export function benchFrontEnd(page: URL, isWritten: boolean, folder: string | undefined): void {
  const {
    stdout: table,
    stderr: failures,
    status,
  } = spawnSync(execPath, [...apiArguments, '--expose-gc', measuring, ...(folder === undefined ? [] : [folder])], {
    encoding: 'utf8',
    env: apiEnvironment(execPath),
    timeout: timeoutMs,
  });
  stdout.write(table);
  stderr.write(failures);
  if (isWritten && status === 0) {
    writeSection(page, `${preface} ${version}.\n\n${table.trim()}`);
  }
}
