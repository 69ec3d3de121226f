export type { EmulatedErrorCode } from './emulator/responses.ts';
export { type EmulatedCall, type Emulator, type EmulatorOptions, createEmulator } from './emulator/emulator.ts';
export type { EmulatedFailure } from './emulator/failures.ts';
