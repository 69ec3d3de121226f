import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { environmentFor } from './npx.mjs';
import { projectDir, say } from './project.mjs';

/** First those without windows and menus of their own, which take a good part of the time. */
const commands = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const programs = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Finds a Chromium for the tests that need one: the one that `RAKHIM_CHROMIUM` names, one of this machine, or one that
 * is installed now.
 * @param {string} node the Node to run an installation under.
 * @returns {string} path of the program; it has been seen to start.
 * @throws {Error} with a sentence for the person at the terminal: the tests that need a browser are never skipped in
 *   silence.
 */
export function ensureChromium(node) {
  const named = process.env.RAKHIM_CHROMIUM;
  if (named) {
    return requireRunning(named);
  }
  const found =
    findChromium(node) ??
    (installFromDebian() && findChromium(node)) ??
    (installFromPlaywright(node) && findChromium(node));
  if (!found) {
    throw new Error(
      'The tests of the web app need Chromium, and none could be found or installed. Install Chromium or Chrome, or name its program in RAKHIM_CHROMIUM, and run this again.',
    );
  }
  return found;
}

/** @param {string} node */
function findChromium(node) {
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => commands.map((command) => join(folder, command)));
  return [...onPath, ...programs, playwrightsOwn(node)].find((program) => isProgram(program) && isRunning(program));
}

/** Debian and Ubuntu carry it; only root may install it. */
function installFromDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    return undefined;
  }
  say('Installing Chromium for the tests of the web app (once) …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  run('apt-get', ['update', '-qq'], env);
  return (
    ['chromium-headless-shell', 'chromium'].some((name) =>
      run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], env),
    ) || undefined
  );
}

/** Elsewhere Playwright brings the one that it is tested with. @param {string} node */
function installFromPlaywright(node) {
  say('Fetching Chromium for the tests of the web app (once) …');
  return run(node, [playwrightProgram(), 'install', 'chromium'], environmentFor(node)) || undefined;
}

/** @param {string} node */
function playwrightsOwn(node) {
  const { status, stdout } = spawnSync(
    node,
    ['-p', `require(${JSON.stringify(playwrightFolder)}).chromium.executablePath()`],
    { encoding: 'utf8' },
  );
  return status === 0 ? stdout.trim() : '';
}

/** The place where pnpm puts the Playwright of the web app. */
const playwrightFolder = join(projectDir, 'apps', 'web', 'node_modules', 'playwright-core');

function playwrightProgram() {
  return join(playwrightFolder, 'cli.js');
}

/** @param {string} program */
function requireRunning(program) {
  if (!isRunning(program)) {
    throw new Error(`RAKHIM_CHROMIUM names ${program}, which does not start.`);
  }
  return program;
}

/** @param {string} program */
function isProgram(program) {
  try {
    accessSync(program, constants.X_OK);
    return program !== '';
  } catch {
    return false;
  }
}

/**
 * A program that lacks a library, or a link of a shop that would have to install it first, is none. @param {string}
 * program
 */
function isRunning(program) {
  const { status, stdout } = spawnSync(program, ['--version'], { encoding: 'utf8', timeout: 30_000 });
  return status === 0 && /Chrom/.test(stdout);
}

/** @param {string} command @param {string[]} parameters @param {NodeJS.ProcessEnv} env */
function run(command, parameters, env) {
  return spawnSync(command, parameters, { env, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
}
