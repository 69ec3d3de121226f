import { spawnSync } from 'node:child_process';
import { execPath, stderr, stdout } from 'node:process';
import { fileURLToPath } from 'node:url';
import { writeSection } from './lib/write-section.ts';

const preface = `# Reading suite

Per cent of the cases of \`packages/arabic/suite\` that are read right, all written by us for the purpose. A case is a text and the readings
that a careful reader would accept; marks count where the reading shows them, an ending that is left off is no mistake, a wrong one is.
espeak-ng shows no words: it is right where a text sounds as the accepted reading does when espeak-ng reads it written out (with its vowels,
with pausal endings, or bare where numbers and signs had to become words), and in the rows of sounds where its IPA is the one asked for, as far as it shows it (no length of vowels). n2words is asked only for what it offers: bare numbers and measures, with Intl for
the noun. We wrote the cases and saw them while we worked, so our own figure is a check that nothing breaks, not a forecast.`;

/** The engines that are compared live with the voices, in a workspace that may know them. */
const scoring = fileURLToPath(new URL('../packages/embedded-voice/bench/score-readings.ts', import.meta.url));
const timeoutMs = 900_000;

/**
 * Prints how our front end, espeak-ng and n2words read the suite, and on request writes the table into the published
 * page.
 */
export function benchReadings(page: URL, isWritten: boolean): void {
  const {
    stdout: table,
    stderr: failures,
    status,
  } = spawnSync(execPath, ['--conditions=@rakhim/source', scoring], { encoding: 'utf8', timeout: timeoutMs });
  stdout.write(table);
  stderr.write(failures);
  if (isWritten && status === 0) {
    writeSection(page, `${preface}\n\n${table.trim()}`);
  }
}
