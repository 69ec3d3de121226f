import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { createContext, runInContext } from 'node:vm';
import { packPackage, plainEnv, run } from '@rakhim/tooling/packing';
import { type BuildOptions, build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEmulator } from '../src/testing.ts';
import { type EmulatorServer, serveEmulator } from './serve-emulator.ts';

const packageDir = fileURLToPath(new URL('..', import.meta.url));
const emulator = createEmulator({ characterMs: 20, characterLimit: 100_000 });

let folder = '';
let project = '';
let expected = '';
let service: EmulatorServer;

function npm(cwd: string, ...parameters: readonly string[]) {
  return run('npm', [...parameters, '--no-audit', '--no-fund', '--ignore-scripts'], {
    cwd,
    env: plainEnv,
    shell: process.platform === 'win32',
  });
}

/** Brings a runtime from npm. @returns the path of its program. */
async function fetchRuntime(spec: string, program: string): Promise<string> {
  const target = join(folder, spec.replaceAll(/[@/]/gu, '-'));
  await mkdir(target);
  await npm(target, 'install', '--prefix', target, spec);
  return join(target, 'node_modules', program);
}

beforeAll(async () => {
  service = await serveEmulator(emulator);
  folder = await mkdtemp(join(tmpdir(), 'rakhim-runtimes-'));
  project = join(folder, 'project');
  await cp(new URL('runtimes', import.meta.url), project, { recursive: true });
  await writeFile(join(project, 'package.json'), '{ "private": true, "type": "module" }');
  const { tarball } = await packPackage(packageDir, folder);
  await npm(project, 'install', '--offline', tarball);
  const { version } = JSON.parse(await readFile(join(packageDir, 'package.json'), 'utf8')) as { version: string };
  expected = `${version} true text_empty`;
}, 240_000);
afterAll(async () => {
  await service.close();
  await rm(folder, { recursive: true, force: true });
});

/** Bundles a program of the project as the tools for a platform do. */
async function bundle(entry: string, options: BuildOptions): Promise<string> {
  const { outputFiles, warnings } = await build({
    entryPoints: [join(project, entry)],
    absWorkingDir: project,
    bundle: true,
    write: false,
    platform: 'neutral',
    ...options,
  });
  expect(warnings).toEqual([]);
  return outputFiles?.[0]?.text ?? '';
}

describe('the package runs', () => {
  const system = `${process.platform}-${process.arch}`;
  it.each([
    ['Node 20', `node-${system}@20.20.2`, `node-${system}/bin/node`, []],
    ['Node 22', `node-${system}@22.23.3`, `node-${system}/bin/node`, []],
    ['Node 24', `node-${system}@24.21.0`, `node-${system}/bin/node`, []],
    // Without its install script, the command is in the package of the system alone.
    ['Bun', 'bun@1.4.5', `@oven/bun-${system}/bin/bun`, []],
    ['Deno', 'deno@2.9.6', '.bin/deno', ['run', '--allow-net', '--allow-env']],
  ] as const)(
    'in %s',
    async (_name, spec, program, parameters) => {
      const command = await fetchRuntime(spec, program);
      const { stdout } = await run(command, [...parameters, 'command.mjs', emulator.apiKey, service.url], {
        cwd: project,
        env: plainEnv,
      });
      expect(stdout).toBe(`${expected}\n`);
    },
    240_000,
  );

  it('in workerd, which is what Cloudflare Workers run on', async () => {
    // The command of the package starts this program, and would leave it behind when it is stopped.
    const place = `workerd-${process.platform}-${process.arch.replace('x64', '64')}`;
    const workerd = await fetchRuntime('workerd@1.20261117.1', `@cloudflare/${place}/bin/workerd`);
    await writeFile(join(project, 'worker.js'), await bundle('worker.mjs', { format: 'esm', conditions: ['workerd'] }));
    await writeFile(join(project, 'config.capnp'), describeWorker());
    const child = spawn(workerd, ['serve', '--control-fd=1', 'config.capnp'], {
      cwd: project,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    try {
      const port = await readPort(child.stdout);
      // Twice: what the first leaves on a connection would spoil the second.
      for (const _turn of [1, 2]) {
        expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe(expected);
      }
    } finally {
      child.kill();
    }
  }, 240_000);
});

function describeWorker(): string {
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "main", worker = .worker),
    (name = "internet", network = (allow = ["private"])),
  ],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "main")],
);
const worker :Workerd.Worker = (
  modules = [(name = "worker", esModule = embed "worker.js")],
  compatibilityDate = "2026-01-01",
  bindings = [
    (name = "apiKey", text = "${emulator.apiKey}"),
    (name = "baseUrl", text = "${service.url}"),
  ],
);
`;
}

/** Reads which port workerd was given. */
async function readPort(control: Readable): Promise<number> {
  let said = '';
  for await (const piece of control) {
    said += String(piece);
    const [, port] = /"port":(\d+)/u.exec(said) ?? [];
    if (port !== undefined) {
      return Number(port);
    }
  }
  throw new Error(`workerd ended without listening: ${said}`);
}

/** Runs a bundle where there is nothing but what pages and React Native have, and speaks with it. */
async function runInPage(code: string): Promise<unknown> {
  const web = {
    fetch,
    Blob,
    Response,
    Request,
    Headers,
    URL,
    URLSearchParams,
    AbortController,
    AbortSignal,
    ReadableStream,
  };
  const also = {
    TextEncoder,
    TextDecoder,
    TransformStream,
    crypto,
    setTimeout,
    clearTimeout,
    atob,
    btoa,
    console,
    performance,
  };
  const page = createContext({ ...web, ...also, DOMException, Uint8Array, Event, EventTarget });
  return runInContext(`${code}\n; program.main(${JSON.stringify(emulator.apiKey)}, "${service.url}")`, page);
}

const metro = ['metro@0.87.1', 'metro-config@0.87.1', '@react-native/metro-babel-transformer@0.88.1'] as const;

describe('the package is bundled', () => {
  it.each([
    ['for browsers', { mainFields: ['browser', 'module', 'main'], conditions: ['browser', 'import'] }],
    [
      'as React Native resolves packages',
      { mainFields: ['react-native', 'browser', 'main'], conditions: ['react-native', 'require'] },
    ],
    [
      'as it did before it knew “exports”',
      { mainFields: ['react-native', 'browser', 'main'], alias: 'dist/index.cjs' },
    ],
  ])(
    '%s, and needs nothing of Node there',
    async (
      _name,
      {
        mainFields,
        conditions,
        alias,
      }: {
        mainFields: string[];
        conditions?: string[];
        alias?: string;
      },
    ) => {
      const code = await bundle('main.mjs', {
        format: 'iife',
        globalName: 'program',
        mainFields,
        ...(conditions && { conditions }),
        ...(alias !== undefined && { alias: { '@rakhim/sdk': join(project, 'node_modules/@rakhim/sdk', alias) } }),
      });
      expect(await runInPage(`${code}; globalThis.program = program`)).toBe(expected);
    },
  );

  it.each([
    ['webpack', ['webpack@5.113.0'], []],
    ['rollup', ['rollup@4.68.8', '@rollup/plugin-node-resolve@16.0.3'], []],
    ['metro', metro, ['exports']],
    ['metro', metro, ['main']],
  ] as const)(
    'by %s, which is %j, %j',
    async (bundler, tools, parameters) => {
      await npm(project, 'install', ...tools);
      const { stdout } = await run(process.execPath, [`bundle-${bundler}.mjs`, ...parameters], {
        cwd: project,
        env: plainEnv,
      });
      expect(stdout).toBe('');
      expect(await runInPage(await readFile(join(project, `${bundler}.bundle.js`), 'utf8'))).toBe(expected);
    },
    240_000,
  );
});
