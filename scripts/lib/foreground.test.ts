import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';

const foreground = new URL('foreground.mjs', import.meta.url).href;

/** Writes each signal it gets and ends a little later, as a server does that finishes its requests. */
const patientProgram = `
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {
    console.log(signal);
    setTimeout(() => process.exit(7), 900);
  });
  setInterval(() => {}, 1000);
  console.log('ready', process.pid);`;

interface Runner {
  process: ChildProcess;
  output: () => string;
  ended: Promise<unknown>;
}

/** Starts a process that runs a program in the foreground and exits with its code. */
function startRunner(code: string, options = '', typed = ''): Runner {
  const parameters = JSON.stringify(['-e', code]);
  const script = `
    import { runInForeground } from ${JSON.stringify(foreground)};
    process.exitCode = await runInForeground(process.execPath, ${parameters}, { env: process.env, ${options} });`;
  const runner = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  runner.stdin.end(typed);
  onTestFinished(() => void runner.kill('SIGKILL'));
  let text = '';
  runner.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
  return { process: runner, output: () => text, ended: once(runner, 'close') };
}

test('the exit code of the program is passed on', async () => {
  expect(await startRunner('process.exit(3)').ended).toEqual([3, null]);
  expect(await startRunner('').ended).toEqual([0, null]);
});

test('a program that asks reads what is typed, and no other does', async () => {
  const echo = 'process.stdin.pipe(process.stdout)';
  const [asking, other] = [startRunner(echo, 'asks: true', 'yes'), startRunner(echo, '', 'yes')];
  await Promise.all([asking.ended, other.ended]);
  expect([asking.output(), other.output()]).toEqual(['yes', '']);
});

test('a program that a signal ended gives the code that shells give', async () => {
  const signalled = 137;
  expect(await startRunner('process.kill(process.pid, "SIGKILL")').ended).toEqual([signalled, null]);
});

test('a program that does not exist is an error', async () => {
  const { runInForeground } = await import('./foreground.mjs');
  await expect(runInForeground('/nowhere/program', [], { env: {} })).rejects.toThrow(/ENOENT/);
});

test('the terminal and npm both signal, and the program gets the signal once and its time to end', async () => {
  const runner = startRunner(patientProgram);
  await expect.poll(runner.output).toContain('ready');
  runner.process.kill('SIGINT');
  await sleep(50);
  runner.process.kill('SIGINT');
  expect(await runner.ended).toEqual([7, null]);
  expect(runner.output().match(/SIGINT/g)).toHaveLength(1);
});

test('a later wish to stop is passed on as well', async () => {
  const stubborn = `let wishes = 0; process.on('SIGINT', () => ++wishes === 2 && process.exit(5)); setInterval(() => {}, 1000); console.log('ready');`;
  const runner = startRunner(stubborn);
  await expect.poll(runner.output).toContain('ready');
  while (runner.process.exitCode === null) {
    runner.process.kill('SIGINT');
    await sleep(1_100);
  }
  expect(runner.process.exitCode).toBe(5);
});

test('a program that ends with us is told to stop when we are killed', async () => {
  const runner = startRunner(patientProgram, 'endsWithUs: true');
  await expect.poll(runner.output).toContain('ready');
  runner.process.kill('SIGKILL');
  await runner.ended;
  expect(runner.output()).toContain('SIGTERM');
});
