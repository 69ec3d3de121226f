import { randomInt } from 'node:crypto';
import { rememberPort } from '#src/database/embedded/free-port.ts';

/** Below the ephemeral ports of Linux, macOS and Windows. */
const ports = { first: 20_000, end: 32_768 } as const;

/**
 * Makes the server of a folder listen on a port outside the ephemeral range, so that the port is still free when the
 * server restarts.
 */
export function chooseStablePort(folder: string): Promise<void> {
  return rememberPort(folder, randomInt(ports.first, ports.end));
}
