import { parseArgs } from 'node:util';
import { findFreePort } from './lib/dev/find-free-port.ts';
import { runDevLoop } from './lib/dev/run-dev-loop.ts';

const usage = 'Usage: npm run dev -- [--engine=embedded|openai|local-model|http://…]';
const webPort = 5173;

/** Runs the dev loop with what the command line and the environment say. @returns the exit code. */
async function main(): Promise<number> {
  let engine: string | undefined;
  try {
    ({ engine } = parseArgs({ options: { engine: { type: 'string' } } }).values);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n${usage}\n`);
    return 2;
  }
  return runDevLoop({
    webPort: await findFreePort(webPort),
    apiPort: await findFreePort(Number(process.env['PORT'] ?? 3000)),
    env: { ...process.env, ...(engine !== undefined && { RAKHIM_SPEECH_ENGINE: engine }) },
  });
}

process.exit(await main());
