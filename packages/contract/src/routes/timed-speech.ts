import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { ErrorBody } from '../errors.ts';
import { MarkTimes } from '../markup.ts';
import { CreateSpeechBody, Speech, WordTime, speechErrors } from './speech.ts';

export const CreateTimedSpeechBody = CreateSpeechBody.omit({ timestamps: true })
  .extend({
    phonemes: z
      .boolean()
      .optional()
      .describe('True: each word says in `phonemes` when its sounds are heard, for lips that move or for teaching.'),
  })
  .meta({ id: 'CreateTimedSpeechBody' });
export type CreateTimedSpeechBody = z.infer<typeof CreateTimedSpeechBody>;

/** How finely the times follow the text. */
export const timeGranularities = ['word', 'sentence'] as const;
export const TimeGranularity = z
  .enum(timeGranularities)
  .describe(
    '`sentence` where the speech engine does not know when words sound: each entry of `words` is then a sentence, its times reckoned from its length, and a warning says so.',
  );

const Words = z
  .array(WordTime)
  .describe(
    'When each piece of the text sounds, in order and without overlap. What is said in several words, such as a number, is one piece.',
  );

export const Subtitles = z
  .object({
    srt: z.string().describe('SubRip, to be stored as UTF-8.'),
    vtt: z.string().describe('WebVTT, for `<track>` in browsers.'),
  })
  .meta({
    id: 'Subtitles',
    description:
      'The text as it was written, in cues of one or two lines that end with a clause or a sentence where they can.',
  });
export type Subtitles = z.infer<typeof Subtitles>;

export const TimedSpeech = Speech.extend({ words: Words, granularity: TimeGranularity, subtitles: Subtitles }).meta({
  id: 'TimedSpeech',
});
export type TimedSpeech = z.infer<typeof TimedSpeech>;

const SpeechStarted = Speech.pick({
  format: true,
  characters: true,
  remaining: true,
  voice: true,
  dialect: true,
  requestId: true,
  repeatOf: true,
  engine: true,
  model: true,
  warnings: true,
})
  .extend({ type: z.literal('start') })
  .meta({
    id: 'SpeechStarted',
    description: 'First: what is known before the first sound. The characters have been charged.',
  });

const SpeechAudio = z
  .object({ type: z.literal('audio'), audio: z.base64().describe('The next bytes of the file.') })
  .meta({ id: 'SpeechAudio', description: 'Sound, as soon as it is made. The pieces one after another are the file.' });

const SpeechWords = z
  .object({
    type: z.literal('words'),
    words: Words.describe('The next pieces of the text and when they sound; each comes once, in order.'),
    marks: MarkTimes,
  })
  .meta({ id: 'SpeechWords' });

const SpeechEnded = z
  .object({
    type: z.literal('end'),
    durationMs: Speech.shape.durationMs,
    granularity: TimeGranularity,
    subtitles: Subtitles,
    warnings: Speech.shape.warnings.describe('What a long text gave rise to after its sound had begun.'),
  })
  .meta({ id: 'SpeechEnded', description: 'Last: a stream without it is incomplete.' });

const SpeechBrokenOff = z.object({ type: z.literal('error'), error: ErrorBody }).meta({
  id: 'SpeechBrokenOff',
  description: 'Last, instead of `end`, where the sound could not be finished: nothing was charged.',
});

/** The `data` of one event of the stream; `event` names its type, too. */
export const TimedSpeechEvent = z
  .discriminatedUnion('type', [SpeechStarted, SpeechAudio, SpeechWords, SpeechEnded, SpeechBrokenOff])
  .meta({ id: 'TimedSpeechEvent' });
export type TimedSpeechEvent = z.infer<typeof TimedSpeechEvent>;

export const createTimedSpeech = defineRoute({
  operationId: 'createTimedSpeech',
  method: 'POST',
  paths: ['/api/v1/synthesize/with-timestamps'],
  tag: 'Speech',
  summary: 'Turn Arabic text into speech with word timestamps',
  description:
    'Answers JSON with the whole file in base64, the times of words in places of the text as sent, and subtitles. With `Accept: text/event-stream` the same comes ' +
    'while it is made, as server-sent events: `start`, then `audio` and `words` as they become known, then `end` with the subtitles, or `error`. ' +
    'Browsers read it with `fetch`, because `EventSource` cannot send a body: append each `audio` to a `SourceBuffer` (MP3), and mark the words whose time has come. ' +
    'Otherwise it is `POST /api/v1/synthesize`: the same limits, charge and errors.',
  audience: 'account',
  scope: 'speech',
  isIdempotent: true,
  body: CreateTimedSpeechBody,
  response: TimedSpeech,
  streams: ['text/event-stream'],
  events: TimedSpeechEvent,
  errors: speechErrors,
});
