import { join } from 'node:path';
import { apiArguments, apiEnvironment } from '../api-process.mjs';
import { projectDir } from '../project.mjs';
import type { HoldingProxy } from './holding-proxy.ts';
import { type Program, startProgram } from './program.ts';

export interface RestartingApi {
  /** Replaces the running process by one with the code as it is now. */
  restart(file: string): void;
  stop(): Promise<void>;
  kill(): void;
}

const apiSource = join(projectDir, 'apps', 'api', 'src');
const main = join(apiSource, 'main.ts');
const standbyScript = join(apiSource, 'cli', 'standby.ts');

/**
 * Runs the API behind a proxy. A restart does not wait for the old process, which finishes its requests beside the new
 * one; new requests wait for the new one, which has loaded its libraries beforehand.
 */
export function runApi(proxy: HoldingProxy, env: NodeJS.ProcessEnv, say: (text: string) => void): RestartingApi {
  const running = new Set<Program>();
  let standby: Program | undefined;
  let isStopping = false;
  let current = start([main]);
  follow(current);

  function start(parameters: readonly string[]): Program {
    const program = startProgram({
      name: 'api',
      color: 'cyan',
      parameters: [...apiArguments, ...parameters],
      // The proxy has the address that people know.
      env: { ...apiEnvironment(process.execPath), ...env, PORT: '0' },
    });
    running.add(program);
    void program.ended.then(() => {
      running.delete(program);
      if (program === standby) {
        standby = undefined;
      }
    });
    return program;
  }

  function follow(program: Program, startedAt?: number): void {
    void program.ready.then((message) => {
      if (program === current) {
        proxy.forwardTo(Number(new URL((message as { url: string }).url).port));
        if (startedAt !== undefined) {
          say(`API restarted in ${Math.round(performance.now() - startedAt)} ms.`);
        }
        standby ??= start([standbyScript, '--restarted']);
      }
    });
    void program.ended.then((code) => {
      if (program === current && !isStopping) {
        proxy.hold();
        say(`The API ended (${code}). It starts again when a file changes.`);
      }
    });
  }

  return {
    restart(file) {
      say(`${file} changed.`);
      proxy.hold();
      void current.stop();
      if (!file.startsWith('apps/api/')) {
        // It has loaded the other workspaces as they were.
        standby?.kill();
        standby = undefined;
      }
      current = standby ?? start([standbyScript, '--restarted']);
      standby = undefined;
      follow(current, performance.now());
      current.send('start');
    },
    async stop() {
      isStopping = true;
      await Promise.all([...running].map((program) => program.stop()));
    },
    kill: () => running.forEach((program) => program.kill()),
  };
}
