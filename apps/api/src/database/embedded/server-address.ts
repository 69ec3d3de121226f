import { superuser } from './cluster.ts';

/** The address of a database of the embedded server, with the password in it. */
export function addressOf(database: string, password: string, port: number): string {
  return `postgres://${superuser}:${password}@127.0.0.1:${port}/${database}`;
}
