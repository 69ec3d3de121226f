export { createEmbeddedVoice, type EmbeddedVoice, type EmbeddedVoiceOptions } from './create-embedded-voice.ts';
export * from './errors.ts';
export type { VoicePoolStats } from './pool/voice-pool.ts';
export type { StartWorker } from './pool/start-voice-worker.ts';
export { parseStyle, type Style } from './style/parse-style.ts';
export { clampProsody, plainProsody } from './style/prosody.ts';
export * from './style/vary-take.ts';
export type * from './types.ts';
export * from './voice-version.ts';
