import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInForeground } from './foreground.mjs';
import { environmentFor } from './npx.mjs';
import { projectDir } from './project.mjs';

/**
 * @typedef {object} Stage
 * @property {string} name what the stage is called.
 * @property {string[]} [tool] package and, where the package has several, its command.
 * @property {string} [script] a script of ours, in place of a tool.
 * @property {string[]} [parameters]
 * @property {Record<string, string>} [environment]
 */

/** @typedef {{ name: string, isPassed: boolean, seconds: number }} StageResult */

/**
 * Runs one stage of the tests or checks; what it writes goes to the terminal.
 * @param {string} node the Node to run it under.
 * @param {Stage} stage
 * @param {(text: Buffer) => void} [write] is given what it writes, in place of the terminal.
 * @returns {Promise<StageResult>}
 */
export async function runStage(node, { name, tool, script, parameters = [], environment = {} }, write) {
  if (!write) {
    console.log(heading(name));
  }
  const startedAt = performance.now();
  const program = script === undefined ? findProgram(tool) : join(projectDir, script);
  const exitCode = await runInForeground(node, ['--conditions=@rakhim/source', program, ...parameters], {
    env: { ...environmentFor(node), ...environment },
    write,
  });
  return { name, isPassed: exitCode === 0, seconds: (performance.now() - startedAt) / 1000 };
}

/**
 * Runs stages, all of them, so that one sees all there is to mend. What a stage writes is shown in one piece when it
 * has ended.
 * @param {string} node
 * @param {Stage[]} stages
 * @param {{ atOnce: number }} options how many run at a time.
 * @returns {Promise<StageResult[]>} in the order of the stages.
 */
export async function runStages(node, stages, { atOnce }) {
  /** @type {StageResult[]} */
  const results = [];
  const waiting = stages.entries();
  async function runWaiting() {
    for (const [place, stage] of waiting) {
      /** @type {Buffer[]} */
      const written = [];
      results[place] = await runStage(node, stage, (text) => written.push(text));
      process.stdout.write(`${heading(stage.name)}\n${Buffer.concat(written)}`);
    }
  }
  console.log(`\nChecking: ${stages.map(({ name }) => name).join(', ')} …`);
  await Promise.all(Array.from({ length: atOnce }, runWaiting));
  return results;
}

/** @param {string} name */
function heading(name) {
  return `\n── ${name}`;
}

/** The script behind a package's command. The files in `.bin` are shell scripts, and others on Windows. */
function findProgram([packageName, command = packageName]) {
  const packageDir = join(projectDir, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(packageDir, 'package.json'), 'utf8'));
  return join(packageDir, typeof bin === 'string' ? bin : bin[command]);
}

/** Prints what came of each stage. @param {StageResult[]} results */
export function printTable(results) {
  const width = Math.max(...results.map(({ name }) => name.length));
  console.log('');
  for (const { name, isPassed, seconds } of results) {
    console.log(`${isPassed ? '✓' : '✗'} ${name.padEnd(width)}  ${seconds.toFixed(1).padStart(6)} s`);
  }
}
