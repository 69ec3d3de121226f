import { createHash } from 'node:crypto';
import type { VoiceCatalogue, VoiceEntry, VoiceFile } from '#src/providers/voice-store/catalogue.ts';

/** A row of a catalogue for tests; what a test does not care about is filled in. */
export function makeVoiceEntry(change: Partial<VoiceEntry> & Pick<VoiceEntry, 'files'>): VoiceEntry {
  return {
    id: 'test-voice',
    name: { en: 'Test', ar: 'تجربة' },
    family: 'vits',
    feed: 'vowelled',
    licence: 'Test-1.0',
    commercialUse: 'yes',
    attribution: 'nobody',
    page: 'https://voices.example/test',
    dialects: ['msa'],
    speakers: [{ speaker: 0, sex: 'male' }],
    sampleRate: 22_050,
    chunkUnitsMax: 400,
    measured: null,
    ...change,
  };
}

export function makeVoiceFile(url: string, bytes: Buffer, change: Partial<VoiceFile> = {}): VoiceFile {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { path: 'model.onnx', url, bytes: bytes.length, sha256, ...change };
}

export function makeCatalogue(voices: VoiceEntry[], hosts: string[]): VoiceCatalogue {
  const text = { en: 'Use it.', ar: 'استعمله.' };
  return {
    revision: 'test',
    hosts,
    licences: { 'Test-1.0': { url: 'https://voices.example/licence', text } },
    voices,
  };
}
