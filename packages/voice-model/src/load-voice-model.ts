import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { readVoiceModel } from './read-voice-model.ts';
import type { VoiceModel } from './voice-model.ts';

/** The packed student: Brotli over the layout of FORMAT.md. */
export const studentUrl = new URL('../data/student.bin.br', import.meta.url);

/** Reads and unpacks the learned voice (Node only; some ten milliseconds). */
export function loadVoiceModel(): VoiceModel {
  return readVoiceModel(brotliDecompressSync(readFileSync(studentUrl)));
}
