import { constants } from 'node:fs';

/** The flags that open a file for reading without waiting for the writer of a pipe. Windows knows no such pipes. */
export const readingFlags = constants.O_RDONLY | (process.platform === 'win32' ? 0 : constants.O_NONBLOCK);
