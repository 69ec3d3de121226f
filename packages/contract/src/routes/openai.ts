import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { LexiconChoice } from './lexicon.ts';
import { limits, prosodyLimits } from '../limits.ts';
import { LightMarkup, Ssml } from '../markup.ts';
import { openAiModels, openAiVoices } from '../openai-voices.ts';
import { Pitch, Take } from '../prosody.ts';
import { Voice } from '../schemas/voice.ts';
import { voiceIds } from '../voices.ts';
import { speechErrors } from './speech.ts';

/** Speech in the wire shape of OpenAI, so that its clients work with only their base URL and key changed. */
const tag = 'OpenAI';
const unitsPerCharacterMax = 4;

/** Formats that OpenAI has. */
export const openAiFormats = ['mp3', 'opus', 'aac', 'flac', 'wav', 'pcm'] as const;

const VoiceName = z.enum([...voiceIds, ...Object.keys(openAiVoices)]);

export const CreateOpenAiSpeechBody = z
  .strictObject({
    model: z
      .string()
      .max(100)
      .describe(`One of: ${openAiModels.map((id) => `\`${id}\``).join(', ')}. All of them are the same voices.`)
      .meta({ example: 'rakhim' }),
    input: z
      .string()
      .max(limits.streamedTextCharactersMax * unitsPerCharacterMax)
      .describe(`What to say, up to ${limits.streamedTextCharactersMax.toLocaleString('en')} characters.`)
      .meta({ example: 'مرحبًا بكم في رخيم.' }),
    voice: z
      .union([VoiceName, z.strictObject({ id: VoiceName })])
      .describe(
        'A voice of ours, which brings its dialect, or a name of OpenAI’s, in whose place one of ours speaks: `alloy` and `onyx` in Modern Standard Arabic, the others as `/v1/audio/voices` says.',
      ),
    instructions: z
      .string()
      .max(limits.styleInstructionCharactersMax * unitsPerCharacterMax)
      .optional()
      .describe('How to say it: the `styleInstruction` of our own address. Not charged.'),
    response_format: z
      .enum(openAiFormats)
      .default('mp3')
      .describe('`pcm`: 24 kHz, 16 bit, little-endian, mono. `opus`: in Ogg. `flac`: 16 bit. `aac`: in ADTS.'),
    speed: z
      .number()
      .min(0.25)
      .max(4)
      .optional()
      .describe(
        `The voices follow it from ${prosodyLimits.speed.min} to ${prosodyLimits.speed.max}; beyond that, \`x-warnings\` says so.`,
      ),
    pitch: Pitch.optional(),
    take: Take.optional(),
    lexicon: LexiconChoice.optional(),
    ssml: Ssml,
    markup: LightMarkup,
    stream_format: z.enum(['audio', 'sse']).default('audio'),
  })
  .meta({ id: 'CreateOpenAiSpeechBody' });
export type CreateOpenAiSpeechBody = z.infer<typeof CreateOpenAiSpeechBody>;

/** The `data` of one event of the stream. */
const OpenAiSpeechEvent = z
  .discriminatedUnion('type', [
    z.object({ type: z.literal('speech.audio.delta'), audio: z.base64() }),
    z.object({
      type: z.literal('speech.audio.done'),
      usage: z
        .object({ input_tokens: z.int(), output_tokens: z.int(), total_tokens: z.int() })
        .describe('Characters, in the place of tokens: that is what is charged.'),
    }),
  ])
  .meta({ id: 'OpenAiSpeechEvent' });
export type OpenAiSpeechEvent = z.infer<typeof OpenAiSpeechEvent>;

export const createOpenAiSpeech = defineRoute({
  operationId: 'createOpenAiSpeech',
  method: 'POST',
  paths: ['/v1/audio/speech'],
  tag,
  summary: 'Generate speech (OpenAI-compatible)',
  description:
    'Streams the sound while it is made, or events with `stream_format: "sse"`. It is charged as any other speech, and what was changed or ignored stands in the header ' +
    '`x-warnings` (percent-encoded JSON). A used-up quota is answered 429 `insufficient_quota`, whatever is listed below.',
  audience: 'account',
  scope: 'speech',
  isIdempotent: true,
  shape: 'openai',
  body: CreateOpenAiSpeechBody,
  response: z.void(),
  streams: ['audio/mpeg', 'audio/ogg', 'audio/aac', 'audio/flac', 'audio/wav', 'audio/pcm', 'text/event-stream'],
  events: OpenAiSpeechEvent,
  errors: [...speechErrors, 'model_not_found'],
});

const OpenAiModel = z
  .object({
    id: z.enum(openAiModels),
    object: z.literal('model'),
    created: z.int().describe('Unix seconds.'),
    owned_by: z.literal('rakhim'),
  })
  .meta({ id: 'OpenAiModel' });

export const listOpenAiModels = defineRoute({
  operationId: 'listOpenAiModels',
  method: 'GET',
  paths: ['/v1/models'],
  tag,
  summary: 'List models (OpenAI-compatible)',
  audience: 'account',
  scope: 'speech',
  shape: 'openai',
  response: z.object({ object: z.literal('list'), data: z.array(OpenAiModel) }),
  errors: [],
});

export const getOpenAiModel = defineRoute({
  operationId: 'getOpenAiModel',
  method: 'GET',
  paths: ['/v1/models/:model'],
  tag,
  summary: 'Get one model (OpenAI-compatible)',
  audience: 'account',
  scope: 'speech',
  shape: 'openai',
  params: z.strictObject({ model: z.string().max(100) }),
  response: OpenAiModel,
  errors: ['model_not_found'],
});

export const listOpenAiVoices = defineRoute({
  operationId: 'listOpenAiVoices',
  method: 'GET',
  paths: ['/v1/audio/voices'],
  tag,
  summary: 'List voices (OpenAI-compatible)',
  description: 'OpenAI has no such address; programs that let people choose a voice ask for it, with or without a key.',
  audience: 'public',
  shape: 'openai',
  response: z.object({
    voices: z.array(
      Voice.extend({ aliases: z.array(z.string().max(20)).describe('OpenAI’s names that this voice goes by, too.') }),
    ),
  }),
  errors: [],
});
