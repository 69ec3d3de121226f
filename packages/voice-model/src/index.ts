export { contentFeatureNames, contentFeatures } from './content-features.ts';
export { framePlace, framePlaceWidth } from './frame-place.ts';
export { loadVoiceModel, studentUrl } from './load-voice-model.ts';
export { melodyFeatureNames, melodyFeatures } from './melody-features.ts';
export { describePhones } from './phone.ts';
export type { BreathGroup, Phone, PhoneName, SyllableRole } from './phone.ts';
export { readVoiceModel } from './read-voice-model.ts';
export { cepstrumSize } from './voice-model.ts';
export type { Layer, LearnedStyle, Scale, Timbre, VoiceModel, VoiceModelHeader } from './voice-model.ts';
