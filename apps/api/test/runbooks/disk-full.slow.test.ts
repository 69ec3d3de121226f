import { execFileSync } from 'node:child_process';
import { userInfo } from 'node:os';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startPcmEngine } from '#src/testing/pcm-engine.ts';
import { makeTemporaryFolder } from '#src/testing/temporary-folder.ts';
import { createOperator, restartServer, serverPrograms, startServer, stopServer } from './operator.ts';
import { assertLedger, createCustomer, readUsed, speak, startService } from './service.ts';

/** Mounting takes root, and a kernel that lets it. */
function canMount(): boolean {
  return userInfo().uid === 0 && serverPrograms !== undefined;
}

it.skipIf(!canMount())(
  'a disk that is full loses nothing, and is used again when there is room (disk-full)',
  async () => {
    const folder = await makeTemporaryFolder();
    const dataDir = await makeTemporaryFolder();
    const disk = join(folder, 'disk');
    execFileSync('mkdir', ['-p', disk]);
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=250m,mode=755', 'tmpfs', disk]);
    const engine = await startPcmEngine();
    const operator = await createOperator(disk);
    try {
      await startServer(operator);
      const api = await startService(operator, dataDir, { RAKHIM_SPEECH_ENGINE: engine.url });
      try {
        operator.variables['RAKHIM_URL'] = api.url;
        const key = await createCustomer(api, operator);
        expect(await speak(api, key)).toBe(200);
        const used = await readUsed(api, key);
        await operator.run('cat /dev/zero > "$HOME/filler" 2>/dev/null || true');
        // Until the room inside the files that are there has gone, too.
        const fill = `psql "$DATABASE_URL" -c "CREATE TABLE filler AS SELECT repeat('x', 2000) FROM generate_series(1, 100000)"`;
        await expect(operator.run(fill)).rejects.toThrow(/No space left|server closed|could not/);
        expect((await api.call('/livez')).status).toBe(200);
        await operator.follow('disk-full', [0]);

        await operator.run('rm "$HOME/filler"');
        const isUp = await operator.run('pg_ctl status >/dev/null && echo yes || true');
        await (isUp === '' ? restartServer(operator) : undefined);
        await operator.follow('disk-full', [1, 2]);
        await expect.poll(() => readUsed(api, key)).toBe(used);
        expect(await speak(api, key)).toBe(200);
        await assertLedger(operator);
      } finally {
        await api.kill();
      }
    } finally {
      await engine.close();
      await stopServer(operator);
      execFileSync('umount', ['--lazy', disk]);
      await rm(folder, { recursive: true, force: true });
      await rm(dataDir, { recursive: true, force: true });
    }
  },
);
