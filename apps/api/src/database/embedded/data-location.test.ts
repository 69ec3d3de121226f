import { cp, mkdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createTemporaryFolder } from '#src/testing/temporary-folder.ts';
import { withClient } from '#src/testing/with-client.ts';
import { locateData } from './data-location.ts';
import { startEmbeddedPostgres } from './start-embedded-postgres.ts';

const isRoot = process.getuid?.() === 0;
const quietLog = { info: () => undefined, warn: () => undefined };

/** Where the data of a folder is; when that is a folder of the system, it is deleted after the test. */
async function locate(dataDir: string): Promise<string> {
  const { folder } = await locateData(dataDir, quietLog);
  if (folder !== dataDir) {
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
  }
  return folder;
}

test('the data is where it was asked for', async () => {
  const dataDir = join(await createTemporaryFolder(), 'deep', 'data');
  expect(await locate(dataDir)).toBe(dataDir);
});

describe.runIf(isRoot)('below a folder that only root can enter', () => {
  async function createRootOnlyProject(): Promise<string> {
    const parent = join(await createTemporaryFolder(), 'root only');
    await mkdir(parent, { mode: 0o700 });
    return join(parent, 'project');
  }

  test('the server runs, its data is in a folder of the system, and the log says where', async () => {
    const dataDir = join(await createRootOnlyProject(), '.rakhim', 'postgres');
    const said: string[] = [];
    const log = { info: () => undefined, warn: (text: string) => said.push(text) };
    const server = await startEmbeddedPostgres({ dataDir, log });
    onTestFinished(() => server.stop());
    await withClient(server.url, (client) => client.query('select 1'));
    const folder = await locate(dataDir);
    expect(folder).toMatch(/^\/var\/lib\/rakhim\/project-/);
    expect(said.join()).toContain(folder);
    expect(await readFile(join(folder, 'belongs-to'), 'utf8')).toBe(`${dataDir}\n`);
  });

  test('the same folder has the same data every time', async () => {
    const dataDir = join(await createRootOnlyProject(), '.rakhim', 'postgres');
    expect(await locate(dataDir)).toBe(await locate(dataDir));
  });

  test('a moved project takes its data along', async () => {
    const project = await createRootOnlyProject();
    const before = await locate(join(project, '.rakhim', 'postgres'));
    await rename(project, `${project} moved`);
    expect(await locate(join(`${project} moved`, '.rakhim', 'postgres'))).toBe(before);
  });

  test('a copied project does not share the data of the original', async () => {
    const project = await createRootOnlyProject();
    const original = await locate(join(project, '.rakhim', 'postgres'));
    await cp(project, `${project} copy`, { recursive: true });
    expect(await locate(join(`${project} copy`, '.rakhim', 'postgres'))).not.toBe(original);
  });

  test('deleting the folder asked for starts afresh', async () => {
    const dataDir = join(await createRootOnlyProject(), '.rakhim', 'postgres');
    const before = await locate(dataDir);
    await rm(dataDir, { recursive: true });
    expect(await locate(dataDir)).not.toBe(before);
    expect((await stat(before)).isDirectory()).toBe(true);
  });
});
