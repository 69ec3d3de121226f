export { createEmulator, type Emulator, type EmulatorOptions } from './emulator/emulator.ts';
