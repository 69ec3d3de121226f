import { cp, mkdir, mkdtemp, readFile, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packPackage, plainEnv, run, unpackPackage } from '@rakhim/tooling/packing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ServedEmulator, serveEmulator } from '../src/testing/serve-emulator.ts';

const packageDir = join(import.meta.dirname, '..');

interface Manifest {
  readonly version: string;
  readonly dependencies: Readonly<Record<string, string>>;
}

let folder = '';
let program = '';
let packed: readonly string[] = [];
let service: ServedEmulator;

/** Installs the packages as users do: packed, with their dependencies. */
beforeAll(async () => {
  service = await serveEmulator();
  folder = await mkdtemp(join(tmpdir(), 'rakhim-packed-'));
  packed = await unpack(packageDir, 'cli');
  await unpack(join(packageDir, '../sdk'), 'sdk');
  await unpack(join(packageDir, '../arabic'), 'arabic');
  await unpack(join(packageDir, '../arabic-model'), 'arabic-model');
  const { dependencies } = await readManifest(packageDir);
  for (const name of Object.keys(dependencies).filter((dependency) => !dependency.startsWith('@rakhim/'))) {
    await symlink(join(packageDir, 'node_modules', name), join(folder, 'node_modules', name));
  }
  program = join(folder, 'node_modules/@rakhim/cli/dist/bin.js');
}, 240_000);
afterAll(async () => {
  await service.close();
  await rm(folder, { recursive: true, force: true });
});

async function unpack(from: string, name: string): Promise<readonly string[]> {
  const package_ = await packPackage(from, folder);
  await unpackPackage(package_, join(folder, 'node_modules/@rakhim', name));
  return package_.files;
}

async function readManifest(dir: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(dir, 'package.json'), 'utf8')) as Manifest;
}

async function rakhim(parameters: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const home = join(folder, 'home');
  await mkdir(home, { recursive: true });
  const base = { HOME: home, PATH: String(plainEnv['PATH']), RAKHIM_BASE_URL: service.url };
  return run(process.execPath, [program, ...parameters], { cwd: home, env: { ...base, ...env } });
}

describe('the package', () => {
  it('has the program, its manual and what people read; nothing else', () => {
    const others = packed.filter((path) => !/^dist\/[\w-]+\.js$/u.test(path));
    expect(others.toSorted()).toEqual(['LICENSE', 'README.md', 'man/rakhim.1', 'package.json']);
  });

  it('asks for no package that is not published, and brings what the batch engine needs', async () => {
    const { dependencies } = await readManifest(packageDir);
    const imported = new Set<string>();
    for (const path of packed.filter((name) => name.endsWith('.js'))) {
      const code = await readFile(join(folder, 'node_modules/@rakhim/cli', path), 'utf8');
      for (const [, name = ''] of code.matchAll(/^(?:import|export)[^;]*?["']([^."'][^"']*)["'];$/gmu)) {
        imported.add(
          name
            .split('/')
            .slice(0, name.startsWith('@') ? 2 : 1)
            .join('/'),
        );
      }
    }
    const foreign = [...imported].filter((name) => !name.startsWith('node:') && !process.getBuiltinModule(name));
    expect(foreign.toSorted()).toEqual(Object.keys(dependencies).toSorted());
  });
});

describe.skipIf(process.platform === 'win32')('an installation for everybody', () => {
  it('puts the manual where man looks for it', async () => {
    const copy = join(folder, 'without-dependencies');
    await cp(join(folder, 'node_modules/@rakhim/cli'), copy, { recursive: true });
    const { name, version, man, bin } = JSON.parse(await readFile(join(copy, 'package.json'), 'utf8')) as Record<
      string,
      unknown
    >;
    await writeFile(join(copy, 'package.json'), JSON.stringify({ name, version, man, bin }));
    const { stdout } = await run('npm', ['pack', '--silent'], { cwd: copy, env: plainEnv });
    const prefix = join(folder, 'prefix');
    const tarball = join(copy, stdout.trim());
    await run('npm', ['install', '--global', '--offline', '--prefix', prefix, tarball], { cwd: copy, env: plainEnv });
    expect(await readdir(join(prefix, 'share/man/man1'))).toEqual(['rakhim.1']);
  });
});

describe('the installed program', () => {
  it('knows its version and speaks Arabic', async () => {
    expect((await rakhim(['--version'])).stdout).toBe(`${(await readManifest(packageDir)).version}\n`);
    expect((await rakhim(['speak', '--help'], { LANG: 'ar' })).stdout).toContain('الاستعمال:');
  });

  it('signs in without a keychain, speaks, and narrates', async () => {
    const login = run(
      'sh',
      ['-c', `printf %s '${service.apiKey}' | '${process.execPath}' '${program}' login --key-stdin`],
      {
        env: {
          HOME: join(folder, 'home'),
          PATH: String(plainEnv['PATH']),
          RAKHIM_BASE_URL: service.url,
          RAKHIM_KEYCHAIN: 'off',
        },
      },
    );
    expect((await login).stderr).toContain('credentials.json');
    await rakhim(['speak', 'مرحبا', '-o', 'a.mp3']);
    await writeFile(join(folder, 'home/book.html'), '<h1>الفصل الأول</h1><p>مرحبا</p>');
    await writeFile(join(folder, 'home/table.csv'), 'text\nمرحبا\n');
    await writeFile(join(folder, 'home/note.md'), '# عنوان\n\nمرحبا');
    await rakhim(['batch', 'book.html', 'table.csv', 'note.md', '-o', 'out']);
    expect((await readdir(join(folder, 'home/out'))).length).toBe(3);
  });

  it('reads a text offline, and warns where the learned model is missing', async () => {
    const offline = { RAKHIM_BASE_URL: 'http://127.0.0.1:9' };
    const text = 'هذا مصنع جديد في القاهرة';
    const { stdout, stderr } = await rakhim(['text', text], offline);
    expect(stdout).toContain('فِي الْقَاهِرَة\n');
    expect(stderr).toBe('24 characters\n');
    await rm(join(folder, 'node_modules/@rakhim/arabic-model'), { recursive: true });
    const without = await rakhim(['text', text], offline);
    expect(without.stdout).toMatch(/\p{M}/u);
    expect(without.stderr).toContain('@rakhim/arabic-model');
  });
});
