import { constants } from 'node:fs';

/** Opens a file to be read, and does not wait for a pipe that nobody writes to. Windows knows no such pipes. */
export const readingFlags = constants.O_RDONLY | (process.platform === 'win32' ? 0 : constants.O_NONBLOCK);
