import { installDependencies } from './dependencies.mjs';
import { stopWithNpm } from './stop-with-npm.mjs';
import { findNode } from './node-runtime.mjs';

/**
 * Brings what a command of this project needs (Node, packages), then does its work. Whatever goes wrong is one message
 * and a failing exit code.
 * @param {(node: string) => Promise<number>} work gets the path of the Node to use and returns the exit code.
 */
export async function bootstrap(work) {
  try {
    stopWithNpm();
    const node = findNode();
    await installDependencies(node);
    process.exitCode = await work(node);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
