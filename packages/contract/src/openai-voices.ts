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
 * OpenAI's voices and ours that speak in their place, each another one, men as men and women as women. The best known
 * speak Modern Standard Arabic; the three newest need a plan with all dialects.
 */
export const openAiVoices: Readonly<Record<string, VoiceId>> = {
  alloy: 'female1',
  ash: 'male4',
  ballad: 'male5',
  cedar: 'male7',
  coral: 'female4',
  echo: 'male2',
  fable: 'male3',
  marin: 'female6',
  nova: 'female2',
  onyx: 'male1',
  sage: 'female5',
  shimmer: 'female3',
  verse: 'male6',
};
