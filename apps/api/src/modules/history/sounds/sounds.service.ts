/** The store of sounds, for modules that keep some of their own. */
export { type SoundStore, createSoundStore } from '../sound-store.ts';
