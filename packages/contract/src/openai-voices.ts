import type { VoiceId } from './voices.ts';

/**
 * Models that OpenAI's clients ask for by name. All of them are our voices; which engine speaks is the operator's
 * choice.
 */
export const openAiModels = [
  'rakhim',
  'tts-1',
  'tts-1-hd',
  'gpt-4o-mini-tts',
  'gpt-4o-mini-tts-2025-03-20',
  'gpt-4o-mini-tts-2025-12-15',
] as const;

/**
 * OpenAI's voices by whether a man or a woman is heard. They ask for no dialect, so each is our voice of Modern
 * Standard Arabic; the others go by their own ids.
 */
export const openAiVoices: Readonly<Record<string, VoiceId>> = {
  alloy: 'female1',
  ash: 'male1',
  ballad: 'male1',
  cedar: 'male1',
  coral: 'female1',
  echo: 'male1',
  fable: 'male1',
  marin: 'female1',
  nova: 'female1',
  onyx: 'male1',
  sage: 'female1',
  shimmer: 'female1',
  verse: 'male1',
};
