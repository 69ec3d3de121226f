import { createRequire } from 'node:module';
import type libFlac from 'libflacjs';

/** The functions of libflacjs: encoders and decoders of libFLAC with numbers as handles, in one shared memory. */
export type FlacLibrary = ReturnType<typeof libFlac>;

/**
 * The build in asm.js: that in WebAssembly asks `fetch` for a path, which Node refuses. At some 5 ms for a second of
 * speech it is fast enough.
 */
const variant = 'min.asmjs';

let library: Promise<FlacLibrary> | undefined;

async function load(): Promise<FlacLibrary> {
  const flac = (createRequire(import.meta.url)('libflacjs') as typeof libFlac)(variant);
  if (!flac.isReady()) {
    await new Promise<void>((resolve) => {
      flac.on('ready', () => {
        resolve();
      });
    });
  }
  return flac;
}

/** Loaded when first asked for, once for the thread. @throws Error when the module cannot be loaded. */
export function loadFlac(): Promise<FlacLibrary> {
  library ??= load();
  return library;
}
