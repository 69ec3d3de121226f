import { join } from 'node:path';
import { projectDir } from '../project.mjs';
import { openHoldingProxy } from './holding-proxy.ts';
import { type Program, startProgram } from './program.ts';
import { runApi } from './restarting-api.ts';
import { findApiSources, watchSources } from './watch-sources.ts';

export interface DevLoopOptions {
  readonly webPort: number;
  readonly apiPort: number;
  /** The environment of the programs. */
  readonly env: NodeJS.ProcessEnv;
}

const webDir = join(projectDir, 'apps', 'web');
const sourceCondition = '--conditions=@rakhim/source';

function say(text: string): void {
  process.stdout.write(`dev │ ${text}\n`);
}

/**
 * Runs the database, the API and the web app side by side. The database keeps running when the API is restarted, which
 * is what makes a restart quick.
 * @returns the exit code, once all of them have stopped.
 */
export async function runDevLoop({ webPort, apiPort, env }: DevLoopOptions): Promise<number> {
  const origin = `http://127.0.0.1:${webPort}`;
  const proxy = await openHoldingProxy(apiPort);
  const stopping = whenToldToStop();
  const database = env['DATABASE_URL'] === undefined ? startDatabase(env) : undefined;
  const databaseUrl = await Promise.race([readUrl(database, env), stopping, database?.ended ?? stopping]);
  if (typeof databaseUrl !== 'object') {
    await database?.stop();
    proxy.close();
    return databaseUrl === undefined ? 0 : 1;
  }
  const web = startWeb(webPort, `http://127.0.0.1:${proxy.port}`, env);
  const api = runApi(proxy, { ...env, PUBLIC_ORIGIN: origin, DATABASE_URL: databaseUrl.url }, say);
  const stopWatching = watchSources(findApiSources(), (file) => api.restart(file));
  const killAll = (): void => [web, api, database].forEach((program) => program?.kill());
  const ended = await Promise.race([stopping, web.ended, database?.ended ?? stopping]);
  if (ended !== undefined) {
    say('The web app or the database ended by itself; the reason is above.');
  }
  // A second Ctrl-C ends everything at once.
  process.on('SIGINT', killAll);
  stopWatching();
  proxy.close();
  await Promise.all([web.stop(), api.stop()]);
  await database?.stop();
  return ended === undefined ? 0 : 1;
}

function whenToldToStop(): Promise<undefined> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(signal, () => resolve(undefined));
    }
  });
}

async function readUrl(database: Program | undefined, env: NodeJS.ProcessEnv): Promise<{ url: string }> {
  return database === undefined ? { url: env['DATABASE_URL'] ?? '' } : ((await database.ready) as { url: string });
}

function startDatabase(env: NodeJS.ProcessEnv): Program {
  const script = join(projectDir, 'apps', 'api', 'src', 'cli', 'database.ts');
  return startProgram({ name: 'db', color: 'green', parameters: [sourceCondition, script], env });
}

function startWeb(port: number, api: string, env: NodeJS.ProcessEnv): Program {
  return startProgram({
    name: 'web',
    color: 'magenta',
    parameters: [
      join(webDir, 'node_modules', 'vite', 'bin', 'vite.js'),
      ...['--host', '127.0.0.1', '--port', String(port), '--strictPort', '--clearScreen', 'false'],
    ],
    env: { ...env, RAKHIM_API_URL: api },
    cwd: webDir,
  });
}
