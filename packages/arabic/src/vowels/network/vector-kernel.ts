import { convolveModule } from './generated/convolve.data.ts';
import type { Kernel } from './convolve.ts';

const pageBytes = 65_536;

/** The part of WebAssembly that is used; the package is compiled without the types of any platform. */
interface WebAssemblyLike {
  readonly Module: new (code: Uint8Array) => object;
  readonly Instance: new (module: object) => { readonly exports: object };
}

interface Exports {
  readonly memory: { readonly buffer: ArrayBuffer; grow: (pages: number) => number };
  readonly convolve: (...numbers: readonly number[]) => void;
}

function isExports(exports: object): exports is Exports {
  return 'memory' in exports && 'convolve' in exports;
}

function isWebAssembly(value: unknown): value is WebAssemblyLike {
  return typeof value === 'object' && value !== null && 'Module' in value && 'Instance' in value;
}

/**
 * The kernel on 128-bit vectors.
 *
 * @param bytes of memory that the network needs.
 * @returns `undefined` where WebAssembly or its vectors are missing, or a page's policy forbids them.
 */
export function createVectorKernel(bytes: number): Kernel | undefined {
  const assembly: unknown = Reflect.get(globalThis, 'WebAssembly');
  if (!isWebAssembly(assembly)) {
    return undefined;
  }
  try {
    const code = Uint8Array.from(atob(convolveModule), (character) => character.charCodeAt(0));
    const { exports } = new assembly.Instance(new assembly.Module(code));
    if (!isExports(exports)) {
      return undefined;
    }
    const { memory, convolve } = exports;
    memory.grow(Math.ceil(bytes / pageBytes));
    return {
      memory: memory.buffer,
      convolve({ weights, factors, inputs, outputs, taps, dilation, isResidual }, input, output, positions) {
        convolve(input, output, weights, factors, positions, inputs, outputs, taps, dilation, isResidual);
      },
    };
  } catch {
    return undefined;
  }
}
