import { buildDesktop } from './build.ts';

/** Once for all tests of the desktop app. */
export function setup(): void {
  buildDesktop();
}
