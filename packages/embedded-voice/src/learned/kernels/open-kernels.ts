import { readFileSync } from 'node:fs';
import { streamBytes, voiceBytes } from './layout.ts';

const pageBytes = 65_536;
const floatBytes = Float32Array.BYTES_PER_ELEMENT;
/** Vectors want addresses that are multiples of their size. */
const alignment = 16;

/** The part of WebAssembly that is used; the types of Node do not have it. */
interface WebAssemblyLike {
  readonly Module: new (code: Uint8Array) => object;
  readonly Instance: new (module: object) => { readonly exports: object };
}

/** What kernels/*.c offer; addresses and lengths are numbers. */
interface KernelExports {
  readonly memory: { readonly buffer: ArrayBuffer; grow: (pages: number) => number };
  readonly __heap_base: { readonly value: number };
  readonly open_kernels: () => void;
  readonly voice_bytes: () => number;
  readonly stream_bytes: () => number;
  readonly minimum_phase: (amplitude: number, phase: number) => void;
  readonly open_stream: (stream: number, seed: number) => void;
  readonly render: (...streamVoiceFramesCountOut: readonly number[]) => void;
  readonly apply_layer: (layer: number, rows: number, rectify: number) => void;
}

/** A layer where the kernel finds it: addresses of floats, and lengths in floats. */
export interface PlacedLayer {
  readonly input: number;
  /** From one row's window to the next; the windows of a convolution overlap. */
  readonly stride: number;
  /** Length of a window. */
  readonly width: number;
  readonly weights: number;
  readonly bias: number;
  /** A multiple of four. */
  readonly outputs: number;
  readonly output: number;
  /** Rows that the output is added to: a residual connection. */
  readonly added?: number;
}

/** The learned voice's number crunching in WebAssembly, with a memory of its own that only grows. */
export interface Kernels {
  /** Takes memory for so many floats and never gives it back. @returns its address. */
  allocate(floatCount: number): number;
  /** The floats at an address; only to be used until the next `allocate`, which may move the memory. */
  floats(address: number, length: number): Float32Array;
  /** Writes the minimum phase that belongs to a logarithm of amplitude; both are rows of bins. */
  minimumPhase(amplitude: number, phase: number): void;
  openStream(stream: number, seed: number): void;
  /** Turns frames into 240 samples each. */
  render(
    addresses: { readonly stream: number; readonly voice: number; readonly frames: number; readonly out: number },
    count: number,
  ): void;
  applyLayer(layer: PlacedLayer, rows: number, rectify: boolean): void;
}

/** Compiled once for the thread. */
let compiled: object | undefined;

/**
 * Opens an instance of the kernels. @throws Error when the module cannot be loaded or was built from other structs
 * than `layout.ts` has.
 */
export function openKernels(): Kernels {
  const assembly = Reflect.get(globalThis, 'WebAssembly') as WebAssemblyLike;
  compiled ??= new assembly.Module(readFileSync(new URL('../../../kernels/voice.wasm', import.meta.url)));
  const kernels = new assembly.Instance(compiled).exports as KernelExports;
  if (kernels.voice_bytes() !== voiceBytes || kernels.stream_bytes() !== streamBytes) {
    throw new Error('kernels/voice.wasm was built from other structs than layout.ts describes.');
  }
  kernels.open_kernels();
  let top = Math.ceil(kernels.__heap_base.value / alignment) * alignment;

  function allocate(floatCount: number): number {
    const address = top;
    top += Math.ceil((floatCount * floatBytes) / alignment) * alignment;
    const missing = top - kernels.memory.buffer.byteLength;
    if (missing > 0 && kernels.memory.grow(Math.ceil(missing / pageBytes)) < 0) {
      throw new Error('The voice kernels have no more memory.');
    }
    return address;
  }
  const layerAt = allocate(8);

  return {
    allocate,
    floats: (address, length) => new Float32Array(kernels.memory.buffer, address, length),
    minimumPhase: kernels.minimum_phase,
    openStream: kernels.open_stream,
    render({ stream, voice, frames, out }, count) {
      kernels.render(stream, voice, frames, count, out);
    },
    applyLayer({ input, stride, width, weights, bias, outputs, output, added = 0 }, rows, rectify) {
      new Uint32Array(kernels.memory.buffer, layerAt, 8).set([
        input,
        stride,
        width,
        weights,
        bias,
        outputs,
        output,
        added,
      ]);
      kernels.apply_layer(layerAt, rows, rectify ? 1 : 0);
    },
  };
}
