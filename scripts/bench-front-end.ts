/** Speed and memory of the front end; `npm run bench:arabic` runs it in a process of its own, so that nothing else counts. */
import { spawnSync } from 'node:child_process';
import { execPath, stderr, stdout, version } from 'node:process';
import { fileURLToPath } from 'node:url';
import { writeSection } from './lib/write-section.ts';

const measuring = fileURLToPath(new URL('./lib/measure-front-end.ts', import.meta.url));
const timeoutMs = 300_000;

const preface = `# Speed and memory

The whole front end, from text to sounds, on a page of news of 100,000 characters, on one thread; processor time, as other programs may run beside it. *Rules*
is the front end up to vowels: numbers, dates, signs, clauses. *Short sentence* is the time from text to the sounds of a sentence of 38
characters, the middle of 200 runs. *Memory* is what a process with nothing but the front end holds after the page beyond what Node holds by itself, with the small young generation that our threads have; runs differ, 29 to 89 were seen. Written by
\`npm run bench:arabic -- --write\` with Node`;

/** Prints the table, and on request writes it into the published page. */
export function benchFrontEnd(page: URL, isWritten: boolean): void {
  const { stdout: table, stderr: failures, status } = spawnSync(execPath, ['--conditions=@nabra/source', '--expose-gc', '--max-semi-space-size=4', measuring], {
    encoding: 'utf8',
    timeout: timeoutMs,
  });
  stdout.write(table);
  stderr.write(failures);
  if (isWritten && status === 0) {
    writeSection(page, `${preface} ${version}.\n\n${table.trim()}`);
  }
}
