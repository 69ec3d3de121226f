import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { findDatabaseError } from './database-error-map.ts';

it('a missing file is no fault of the database', async () => {
  const error = await readFile('/no/such/file').catch((cause: unknown) => cause);
  expect(error).toMatchObject({ code: 'ENOENT' });
  expect(findDatabaseError(error)).toBeUndefined();
});

it('a server whose socket is not there is away', async () => {
  const error = await new Promise((resolve) => connect('/no/such/socket').on('error', resolve));
  expect(error).toMatchObject({ code: 'ENOENT' });
  expect(findDatabaseError(error)).toBe('service_unavailable');
});
