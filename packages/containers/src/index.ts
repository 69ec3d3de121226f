export { concatBytes, startsWith } from './bytes.ts';
export { encodeWav } from './encode-wav.ts';
export * from './mp3-frame.ts';
export * from './mp3-tags.ts';
export * from './wav.ts';
