import { basename, resolve } from 'node:path';

export interface Granted {
  readonly path: string;
  /** Path below the folder that was added with it; empty at its top. */
  readonly folder: string;
}

/** The files that a person picked or dropped, under random names that mean nothing outside this run. */
export interface FileGrants {
  /** The same path has the same name for as long as the app runs. */
  readonly grant: (path: string, folder?: string) => string;
  /** @returns nothing for a name that was never given. */
  readonly find: (id: string) => Granted | undefined;
}

/**
 * Creates the grants. The page names files by them and never by a path, so it can reach no file that nobody gave it.
 */
export function createFileGrants(): FileGrants {
  const granted = new Map<string, Granted>();
  const grantOfPath = new Map<string, string>();
  return {
    grant(given, folder = '') {
      const path = resolve(given);
      const id = grantOfPath.get(path) ?? `grant-${crypto.randomUUID()}`;
      granted.set(id, { path, folder });
      grantOfPath.set(path, id);
      return id;
    },
    find: (id) => granted.get(id),
  };
}

/** A name to be shown, without what would turn the text around it or reach beyond it. */
export function displayName(path: string): string {
  return basename(path)
    .replace(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '')
    .slice(0, 300);
}
