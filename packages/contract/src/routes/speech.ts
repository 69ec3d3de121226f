import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import type { ErrorCode } from '../errors.ts';
import { defaultDialect } from '../dialects.ts';
import { LexiconChoice } from './lexicon.ts';
import { limits } from '../limits.ts';
import { LightMarkup, MarkTimes, Ssml } from '../markup.ts';
import { Pitch, Speed, Take } from '../prosody.ts';
import { ChosenReadings, Endings, LatinWords } from '../readings.ts';
import { DialectId } from '../schemas/dialect.ts';
import { VoiceId } from '../schemas/voice.ts';
import { defaultVoice } from '../voices.ts';
import { Warning } from '../warnings.ts';

/** Formats of the sound and the media type each is streamed under. */
export const speechMediaTypes = { mp3: 'audio/mpeg', wav: 'audio/wav', ogg: 'audio/ogg' } as const;
export const speechFormats = ['mp3', 'wav', 'ogg'] as const;
export const SpeechFormat = z.enum(speechFormats).meta({ id: 'SpeechFormat' });
export type SpeechFormat = z.infer<typeof SpeechFormat>;

/**
 * A generous bound in UTF-16 units, so that a hostile body is refused before anything is counted. The real limit, in
 * characters, depends on how the answer is delivered and is checked by the service.
 */
const unitsPerCharacterMax = 4;

export const CreateSpeechBody = z
  .strictObject({
    text: z
      .string()
      .max(limits.streamedTextCharactersMax * unitsPerCharacterMax)
      .describe(
        `What to say. Up to ${limits.textCharactersMax.toLocaleString('en')} characters, or ${limits.streamedTextCharactersMax.toLocaleString('en')} when the audio is streamed.`,
      )
      .meta({ example: 'مرحبًا بكم في رخيم.' }),
    ssml: Ssml,
    markup: LightMarkup,
    voice: VoiceId.optional().describe(
      `Default: the first voice of the dialect; \`${defaultVoice}\` when neither is given.`,
    ),
    dialect: DialectId.optional().describe(
      `Default: the dialect of the voice; \`${defaultDialect}\` when neither is given.`,
    ),
    styleInstruction: z
      .string()
      .max(limits.styleInstructionCharactersMax * unitsPerCharacterMax)
      .optional()
      .describe(
        `How to say it, in English or Arabic, up to ${limits.styleInstructionCharactersMax} characters. Not charged.`,
      )
      .meta({ example: 'slowly and warmly' }),
    speed: Speed.optional(),
    pitch: Pitch.optional(),
    readings: ChosenReadings.optional(),
    latinWords: LatinWords.optional(),
    endings: Endings.optional(),
    lexicon: LexiconChoice.optional(),
    take: Take.optional(),
    reuse: z
      .enum(['paragraphs'])
      .optional()
      .describe(
        '`paragraphs`: each line is spoken by itself, and lines whose sounds the history keeps are taken from it. Only the others are charged, and all ' +
          `come in one file. Ogg, and a text of more than ${limits.paragraphsMax} lines, is spoken whole.`,
      ),
    timestamps: z
      .boolean()
      .optional()
      .describe('True: the JSON answer says in `words` when each word sounds. A stream of bytes has no room for it.'),
    format: SpeechFormat.optional().describe('Default: what `Accept` asks for, else `mp3`.'),
  })
  .meta({ id: 'CreateSpeechBody' });
export type CreateSpeechBody = z.infer<typeof CreateSpeechBody>;

export const PhonemeTime = z
  .object({
    ipa: z.string().describe('The sound in IPA, with `ː` where it is long.'),
    startMs: z.int().nonnegative().describe('When it begins to sound.'),
    endMs: z.int().nonnegative(),
  })
  .meta({ id: 'PhonemeTime' });

export const WordTime = z
  .object({
    start: z.int().nonnegative().describe('Where the word begins: code points of `text` as sent.'),
    end: z.int().nonnegative().describe('Where it ends, exclusive.'),
    startMs: z.int().nonnegative().describe('When it begins to sound.'),
    endMs: z.int().nonnegative(),
    phonemes: z
      .array(PhonemeTime)
      .readonly()
      .optional()
      .describe('With `phonemes`: its sounds in order. Absent where the speech engine does not know them.'),
  })
  .meta({ id: 'WordTime' });
export type WordTime = z.infer<typeof WordTime>;

export const Speech = z
  .object({
    audioContent: z.base64().describe('The whole sound file.'),
    format: SpeechFormat,
    characters: z.int().nonnegative().describe('Characters charged; 0 where the sound is the kept one.'),
    characterCount: z.int().nonnegative().describe('The same number under its older name.'),
    remaining: z.int().nonnegative().describe('Characters left in this billing period.'),
    durationMs: z.int().nonnegative().describe('Length of the sound.'),
    voice: VoiceId,
    dialect: DialectId,
    requestId: z.string().max(limits.requestIdCharactersMax),
    repeatOf: z
      .string()
      .max(limits.requestIdCharactersMax)
      .optional()
      .describe('The utterance in the history whose kept sound this is: nothing was charged. Absent for a new sound.'),
    engine: z.string().max(40).optional().describe('The speech engine that spoke. Absent where that is not known.'),
    model: z
      .string()
      .max(100)
      .optional()
      .describe('The neural voice, or the model of a cloud engine, that spoke. Absent where the engine has but one.'),
    warnings: z.array(Warning).describe('What was changed or could not be done.'),
    words: z
      .array(WordTime)
      .optional()
      .describe(
        'With `timestamps`: when each piece of the text sounds, in order. What is said in several words, such as a number, is one piece.',
      ),
    marks: MarkTimes,
  })
  .meta({ id: 'Speech' });
export type Speech = z.infer<typeof Speech>;

export const SpeechPrice = z
  .object({
    characters: z.int().nonnegative().describe('Characters of the whole text.'),
    charged: z.int().nonnegative().describe('Characters that speaking it now would be charged.'),
    paragraphs: z
      .array(
        z.object({
          start: z.int().nonnegative().describe('Where it begins: code points of `text` as sent.'),
          end: z.int().nonnegative().describe('Where it ends, exclusive.'),
          charged: z.int().nonnegative().describe('0 where its sound is kept.'),
        }),
      )
      .describe('With `reuse`: what each line would be charged.'),
  })
  .meta({ id: 'SpeechPrice' });
export type SpeechPrice = z.infer<typeof SpeechPrice>;

/** The errors of every route that speaks, besides those of its audience and its body. */
export const speechErrors = [
  'text_empty',
  'text_too_long',
  'text_sounds_too_long',
  'text_not_unicode',
  'markup_invalid',
  'text_not_speakable',
  'sound_too_long',
  'lexicon_version_unknown',
  'voice_dialect_mismatch',
  'style_too_long',
  'not_acceptable',
  'subscription_required',
  'quota_exceeded',
  'api_key_quota_exceeded',
  'client_token_used_up',
  'plan_required',
  'too_many_requests_in_flight',
  'speech_in_progress',
  'overloaded',
  'speech_engine_failed',
  'speech_engine_busy',
  'speech_timed_out',
] as const satisfies readonly ErrorCode[];

export const createSpeech = defineRoute({
  operationId: 'createSpeech',
  method: 'POST',
  paths: ['/api/v1/synthesize', '/functions/v1/generate-tts'],
  tag: 'Speech',
  summary: 'Turn Arabic text into speech',
  description:
    'The same text with the same settings is the same sound: as long as the history keeps it, it comes again for 0 characters, whichever address made it, ' +
    'and `repeatOf` (`x-repeat-of`) names it. `take` asks for another reading. ' +
    'Answers JSON with the whole file in base64. With `Accept: audio/mpeg` (or `audio/wav`, `audio/ogg`) the bytes are streamed while they are made, ' +
    'and the other fields travel in the headers `x-request-id`, `x-characters`, `x-remaining`, `x-voice`, `x-dialect`, `x-engine`, `x-model`, `x-repeat-of` and `x-warnings` (percent-encoded JSON), ' +
    'with `x-duration-ms`, and warnings that a long text gave rise to later, as trailers for clients that send `TE: trailers`. A stream that would last longer than ' +
    `${limits.soundMinutesMax} minutes, as thousands of digits do, is cut there and not charged. ` +
    '`x-concurrency-limit` and `x-concurrency-in-flight` say how many ' +
    'requests the account may have in flight and has.',
  audience: 'account',
  scope: 'speech',
  isIdempotent: true,
  body: CreateSpeechBody,
  response: Speech,
  streams: Object.values(speechMediaTypes),
  errors: speechErrors,
});

export const priceSpeech = defineRoute({
  operationId: 'priceSpeech',
  method: 'POST',
  paths: ['/api/v1/text/price'],
  tag: 'Speech',
  summary: 'Ask what a text would cost',
  description:
    'Free of charge, and no sound is made: what the same body would be charged by `POST /api/v1/synthesize` now, with what the history keeps taken off.',
  audience: 'account',
  scope: 'speech',
  body: CreateSpeechBody,
  response: SpeechPrice,
  errors: [
    'text_empty',
    'text_too_long',
    'text_sounds_too_long',
    'text_not_unicode',
    'voice_dialect_mismatch',
    'style_too_long',
    'subscription_required',
    'plan_required',
  ],
});
