import type { FirKernel } from './fir-kernel.ts';
import type { Polyphase } from './low-pass.ts';
import { createScalarFir } from './scalar-fir.ts';
import { createVectorFir } from './vector-fir.ts';

/**
 * The kernel on vectors, or plain JavaScript where those are missing. Tables are copied, so a kernel is worth keeping
 * with its filter.
 */
export function createFirKernel(filter: Polyphase): FirKernel {
  return createVectorFir(filter) ?? createScalarFir(filter);
}
