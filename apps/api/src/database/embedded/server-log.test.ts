import { readFile, stat } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { createTemporaryFolder } from '#src/testing/temporary-folder.ts';
import { boundServerLog, openServerLog, readServerLog, serverLogPath } from './server-log.ts';

test('a log that has grown too large is rotated while its writer continues', async () => {
  const folder = await createTemporaryFolder();
  const writer = await openServerLog(folder);
  await writer.write(Buffer.alloc(3 * 1024 * 1024, 'a'));
  await boundServerLog(folder);
  await writer.write('after');
  await writer.close();
  expect(await readFile(serverLogPath(folder), 'utf8')).toBe('after');
  expect((await stat(`${serverLogPath(folder)}.1`)).size).toBe(3 * 1024 * 1024);
});

test('a small log stays, and can be read from any place on', async () => {
  const folder = await createTemporaryFolder();
  const writer = await openServerLog(folder);
  await writer.write('before after');
  await writer.close();
  await boundServerLog(folder);
  expect(await readServerLog(folder, 'before '.length)).toBe('after');
});
