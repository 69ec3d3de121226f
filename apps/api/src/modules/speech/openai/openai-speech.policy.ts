import {
  type CreateOpenAiSpeechBody,
  type CreateSpeechBody,
  type SpeechFormat,
  VoiceId,
  type openAiFormats,
  openAiModels,
  openAiVoices,
} from '@rakhim/contract';
import { AppError } from '#src/errors/app-error.ts';

/** A model by its name. @throws AppError `model_not_found`. */
export function requireModel(name: string): (typeof openAiModels)[number] {
  const model = openAiModels.find((id) => id === name);
  if (model === undefined) {
    throw new AppError('model_not_found', {
      param: 'model',
      values: { model: name.slice(0, 60), models: openAiModels.join(', ') },
    });
  }
  return model;
}

/** What the answer can be made in. */
export type OpenAiFormat = (typeof openAiFormats)[number];

/** How a request in OpenAI's words is asked for in ours. */
export interface TranslatedSpeech {
  readonly body: CreateSpeechBody;
  /** What the engine makes; all but MP3 is made of WAV. */
  readonly format: SpeechFormat;
  readonly answerFormat: OpenAiFormat;
}

/** @throws AppError `model_not_found`. */
export function translateSpeech({
  model,
  input,
  voice,
  instructions,
  response_format: format,
  speed,
  pitch,
  take,
  lexicon,
  ssml,
  markup,
}: CreateOpenAiSpeechBody): TranslatedSpeech {
  requireModel(model);
  return {
    body: {
      text: input,
      voice: findVoice(typeof voice === 'string' ? voice : voice.id),
      ...(instructions !== undefined && { styleInstruction: instructions }),
      ...(speed !== undefined && { speed }),
      ...(pitch !== undefined && { pitch }),
      ...(take !== undefined && { take }),
      ...(lexicon !== undefined && { lexicon }),
      ...(ssml !== undefined && { ssml }),
      ...(markup !== undefined && { markup }),
    },
    format: format === 'mp3' ? 'mp3' : 'wav',
    answerFormat: format,
  };
}

function findVoice(name: string): VoiceId {
  return openAiVoices[name] ?? VoiceId.parse(name);
}
