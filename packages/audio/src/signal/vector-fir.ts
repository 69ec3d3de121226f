import { advance, type FirKernel } from './fir-kernel.ts';
import { firModule } from './generated/fir.data.ts';
import type { Polyphase } from './low-pass.ts';

const pageBytes = 65_536;
const floatBytes = Float32Array.BYTES_PER_ELEMENT;

/**
 * Samples that one call into the module may read or make; longer blocks take several, so that memory does not follow
 * the length of blocks.
 */
const partLength = 8_192;
/** The module reads and writes whole vectors, this far at most beyond what is asked for. */
const overrun = 64;

/** The part of WebAssembly that is used; the types of Node do not have it. */
interface WebAssemblyLike {
  readonly validate: (code: Uint8Array) => boolean;
  readonly Module: new (code: Uint8Array) => object;
  readonly Instance: new (module: object) => { readonly exports: object };
}

interface FirExports {
  readonly memory: { readonly buffer: ArrayBuffer; grow: (pages: number) => number };
  readonly resample: (...numbers: readonly number[]) => void;
  readonly peaks: (...numbers: readonly number[]) => void;
}

function isWebAssembly(value: unknown): value is WebAssemblyLike {
  return typeof value === 'object' && value !== null && 'validate' in value && 'Module' in value && 'Instance' in value;
}

function isFirExports(exports: object): exports is FirExports {
  return 'memory' in exports && 'resample' in exports && 'peaks' in exports;
}

/** Compiled once for the thread. */
let compiled: object | undefined;

/** @returns an instance with a memory of its own, where WebAssembly and its vectors are there. */
function openModule(): FirExports | undefined {
  const assembly: unknown = Reflect.get(globalThis, 'WebAssembly');
  const code = Buffer.from(firModule, 'base64');
  if (!isWebAssembly(assembly) || !assembly.validate(code)) {
    return undefined;
  }
  compiled ??= new assembly.Module(code);
  const { exports } = new assembly.Instance(compiled);
  return isFirExports(exports) ? exports : undefined;
}

/**
 * The kernel on 128-bit vectors, in single precision. Its memory is that of the table and of two parts, however long
 * blocks are.
 *
 * @returns undefined where WebAssembly or its vectors are missing.
 */
export function createVectorFir({ coefficients, phaseCount, tapCount }: Polyphase): FirKernel | undefined {
  const module = openModule();
  if (module === undefined) {
    return undefined;
  }
  const { memory } = module;
  const inputAt = coefficients.length * floatBytes;
  const inputLength = partLength + tapCount + overrun;
  const outputAt = inputAt + inputLength * floatBytes;
  const outputLength = partLength + overrun;
  memory.grow(Math.ceil((outputAt + outputLength * floatBytes) / pageBytes) - 1);
  new Float32Array(memory.buffer).set(coefficients);
  const inputPart = new Float32Array(memory.buffer, inputAt, inputLength);
  const outputPart = new Float32Array(memory.buffer, outputAt, outputLength);

  /** Zeros follow what is there: reading beyond it must find the same numbers every time. */
  function setInput(samples: Float64Array): void {
    inputPart.set(samples);
    inputPart.fill(0, samples.length, samples.length + overrun);
  }

  return {
    resample(input, place, down, output) {
      const outputsMax = Math.min(partLength, Math.floor(((partLength - 1) * phaseCount) / down));
      let { sample, phase } = place;
      for (let done = 0; done < output.length; done += outputsMax) {
        const count = Math.min(outputsMax, output.length - done);
        const next = advance({ sample, phase }, count * down, phaseCount);
        setInput(input.subarray(sample, next.sample + tapCount));
        module.resample(0, tapCount, phaseCount, down, phase, inputAt, outputAt, count);
        output.set(outputPart.subarray(0, count), done);
        ({ sample, phase } = next);
      }
    },
    findPeaks(input, floor, peaks) {
      for (let done = 0; done < peaks.length; done += partLength) {
        const count = Math.min(partLength, peaks.length - done);
        setInput(input.subarray(done, done + count + tapCount - 1));
        module.peaks(0, tapCount, phaseCount, floor, inputAt, outputAt, count);
        peaks.set(outputPart.subarray(0, count), done);
      }
    },
  };
}
