import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { runOperatorCommand } from '#src/testing/operator-command.ts';
import { createTemporaryFolder } from '#src/testing/temporary-folder.ts';

it('npm run rotate-secret does nothing unless it is told which secret is replaced', async () => {
  const env = {
    RAKHIM_DATA_DIR: await createTemporaryFolder(),
    RAKHIM_SECRET_KEY: randomBytes(32).toString('base64'),
  };
  expect(await runOperatorCommand('rotate-secret', [], env)).toMatchObject({
    exitCode: 2,
    output: expect.stringContaining('RAKHIM_SECRET_KEY_PREVIOUS'),
  });
});
