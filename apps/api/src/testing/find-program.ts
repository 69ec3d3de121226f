import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Finds a program of the machine that some tests judge by. @returns nothing where it is not installed. */
export function findProgram(name: string): string | undefined {
  // eslint-disable-next-line no-restricted-properties -- Tests have no configuration to read it from.
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find(isExecutable);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
