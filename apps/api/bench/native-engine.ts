import { execFileSync, spawn } from 'node:child_process';
import { type Timing, timeStream } from '@rakhim/tooling/bench';

/** Versions of the native programs we are measured beside, or `undefined` when they are not on this machine. */
export function findNative(): string | undefined {
  try {
    const espeak = execFileSync('espeak-ng', ['--version'], { encoding: 'utf8' }).split('Data')[0]?.trim();
    const lame = execFileSync('lame', ['--version'], { encoding: 'utf8' }).split('\n')[0]?.trim();
    return `${espeak}; ${lame}`;
  } catch {
    return undefined;
  }
}

/** `espeak-ng | lame` on a file: a process each, as a shell script would do it. */
export async function speakNative(textFile: string): Promise<Timing> {
  const startedAt = performance.now();
  const espeak = spawn('espeak-ng', ['-v', 'ar', '-f', textFile, '--stdout'], { stdio: ['ignore', 'pipe', 'ignore'] });
  const lame = spawn('lame', ['--quiet', '--flush', '--resample', '24', '-m', 'm', '-b', '64', '-', '-'], {
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  espeak.stdout.pipe(lame.stdin);
  return timeStream(lame.stdout, startedAt);
}
