import { randomInt } from 'node:crypto';
import { rememberPort } from '#src/database/embedded/free-port.ts';

/** Below those that Linux, macOS and Windows give to whoever asks for any port. */
const ports = { first: 20_000, end: 32_768 } as const;

/**
 * Has the server of a folder begin on a port that nobody is given by chance, so that it is free again when the server
 * starts once more.
 */
export function chooseStablePort(folder: string): Promise<void> {
  return rememberPort(folder, randomInt(ports.first, ports.end));
}
