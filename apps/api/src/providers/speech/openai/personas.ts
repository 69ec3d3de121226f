import type { VoiceId } from '@rakhim/contract';

/** Who speaks: one of OpenAI's own voices, and a character that sets ours apart where two share it. */
export interface Persona {
  readonly openAiVoice: OpenAiVoice;
  readonly character: string;
}

/** Source: the `voice` parameter of OpenAI's "Create speech". */
type OpenAiVoice =
  | 'alloy'
  | 'ash'
  | 'ballad'
  | 'cedar'
  | 'coral'
  | 'echo'
  | 'fable'
  | 'marin'
  | 'nova'
  | 'onyx'
  | 'sage'
  | 'shimmer'
  | 'verse';

export const personas: Readonly<Record<VoiceId, Persona>> = {
  male1: { openAiVoice: 'cedar', character: 'a man in his forties, a calm and trusted newsreader' },
  male2: { openAiVoice: 'verse', character: 'a man in his thirties, lively and warm, quick to smile' },
  male3: { openAiVoice: 'ash', character: 'a man in his forties, hospitable and steady' },
  male4: { openAiVoice: 'ballad', character: 'a man in his thirties, soft-spoken and musical' },
  male5: { openAiVoice: 'echo', character: 'a man in his thirties, brisk and friendly' },
  male6: { openAiVoice: 'onyx', character: 'a man in his fifties, deep-voiced and dignified' },
  male7: { openAiVoice: 'fable', character: 'a man in his thirties, courteous and clear, a guide to visitors' },
  male8: { openAiVoice: 'onyx', character: 'a man in his forties, low-voiced and thoughtful, a storyteller' },
  female1: { openAiVoice: 'marin', character: 'a woman in her thirties, a composed and precise newsreader' },
  female2: { openAiVoice: 'coral', character: 'a woman in her twenties, bright and expressive' },
  female3: { openAiVoice: 'sage', character: 'a woman in her forties, gracious and measured' },
  female4: { openAiVoice: 'shimmer', character: 'a woman in her thirties, gentle and melodious' },
  female5: { openAiVoice: 'nova', character: 'a woman in her thirties, energetic and direct' },
  female6: { openAiVoice: 'alloy', character: 'a woman in her forties, confident and clear' },
  female7: { openAiVoice: 'nova', character: 'a woman in her twenties, welcoming and light-voiced' },
  female8: { openAiVoice: 'coral', character: 'a woman in her fifties, motherly and unhurried' },
};
