import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { defaultDialect } from '../dialects.ts';
import { errorCodes } from '../errors.ts';
import { LightMarkup, Ssml } from '../markup.ts';
import { Pitch, Speed } from '../prosody.ts';
import { Endings, LatinWords } from '../readings.ts';
import { DialectId } from '../schemas/dialect.ts';
import { VoiceId } from '../schemas/voice.ts';
import { defaultVoice } from '../voices.ts';
import { Warning } from '../warnings.ts';
import { limits } from '../limits.ts';
import { LexiconChoice } from './lexicon.ts';
import { PhonemeTime, speechErrors } from './speech.ts';
import { TimeGranularity } from './timed-speech.ts';

export const jobLimits = {
  textCharactersMax: 1_000_000,
  /** WAV takes 96,000 bytes a second, and its header counts up to 4 GiB. */
  wavCharactersMax: 200_000,
  documentBytesMax: 8 * 1024 * 1024,
  documentNameCharactersMax: 200,
  titleCharactersMax: 200,
  /** Bytes of a request: a million characters, each escaped as six bytes, or a document in base64. */
  bodyBytesMax: 12 * 1024 * 1024,
  /** Jobs of one account that are not at their end. */
  openMax: 100,
} as const;

const unitsPerCharacterMax = 4;
const base64Growth = 4 / 3;

export const jobFormats = ['mp3', 'wav'] as const;
export const JobFormat = z.enum(jobFormats).meta({ id: 'JobFormat' });
export type JobFormat = z.infer<typeof JobFormat>;

export const jobStatuses = ['queued', 'running', 'paused', 'completed', 'failed', 'canceled'] as const;
export type JobStatus = (typeof jobStatuses)[number];

export const JobDocument = z
  .strictObject({
    name: z
      .string()
      .min(1)
      .max(jobLimits.documentNameCharactersMax)
      .describe('The file’s name; its extension says how it is read.')
      .meta({ example: 'book.docx' }),
    content: z
      .string()
      .min(1)
      .max(Math.ceil(jobLimits.documentBytesMax * base64Growth) + base64Growth)
      .describe('The file in base64, up to 8 MiB: txt, md, docx, epub, html, srt, vtt, csv or tsv.'),
  })
  .meta({ id: 'JobDocument' });
export type JobDocument = z.infer<typeof JobDocument>;

export const CreateJobBody = z
  .strictObject({
    text: z
      .string()
      .max(jobLimits.textCharactersMax * unitsPerCharacterMax)
      .optional()
      .describe(`What to say, up to ${jobLimits.textCharactersMax} characters. Either this or \`document\`.`)
      .meta({ example: 'مرحبًا بكم في رخيم.' }),
    document: JobDocument.optional().describe('A document whose text is said. Either this or `text`.'),
    title: z
      .string()
      .trim()
      .min(1)
      .max(jobLimits.titleCharactersMax)
      .optional()
      .describe('Names the job in lists. Default: the name of the document, or the first words of the text.'),
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
    latinWords: LatinWords.optional(),
    endings: Endings.optional(),
    lexicon: LexiconChoice.optional(),
    format: JobFormat.default('mp3').describe(`\`wav\` for up to ${jobLimits.wavCharactersMax} characters.`),
  })
  .meta({ id: 'CreateJobBody' });
export type CreateJobBody = z.infer<typeof CreateJobBody>;

export const JobQuote = z
  .object({
    characters: z.int().nonnegative().describe('Characters that the job is charged.'),
    segments: z.int().positive().describe('Pieces that it is spoken in.'),
    durationMs: z.int().nonnegative().describe('About how long it will sound.'),
    remaining: z.int().nonnegative().describe('Characters left in this billing period.'),
    remainingAfter: z.int().nonnegative().describe('Characters left once the job has set its own aside.'),
    isAffordable: z.boolean().describe('Whether they suffice.'),
    title: z.string(),
    voice: VoiceId,
    dialect: DialectId,
  })
  .meta({ id: 'JobQuote' });
export type JobQuote = z.infer<typeof JobQuote>;

export const JobSpeaker = z
  .object({
    engine: z.string().max(40),
    model: z
      .string()
      .max(100)
      .nullable()
      .describe('The neural voice, or the model of a cloud engine; null where the engine has but one.'),
  })
  .meta({ id: 'JobSpeaker', description: 'A speech engine that spoke, and with which of its models.' });

export const Job = z
  .object({
    id: z.uuid(),
    title: z.string(),
    status: z
      .enum(jobStatuses)
      .describe('`completed`, `failed` and `canceled` are ends. `paused` goes on with `resume`.'),
    pausedBecause: z
      .enum(['asked', 'subscription_required'])
      .nullable()
      .describe('Why it is paused; null while it is not.'),
    progress: z.number().min(0).max(1).describe('The part that has been spoken.'),
    segments: z.object({ done: z.int().nonnegative(), total: z.int().positive() }),
    characters: z
      .int()
      .nonnegative()
      .describe('Set aside when the job is created, charged when it is completed, given back otherwise.'),
    voice: VoiceId,
    dialect: DialectId,
    format: JobFormat,
    spokenBy: z.array(JobSpeaker).describe('Who has spoken it so far: several where a model could not go on.'),
    warnings: z
      .array(Warning)
      .describe('What the engines could not do as asked, such as a voice model that could not speak.'),
    error: z
      .object({ code: z.enum(errorCodes), message: z.string() })
      .nullable()
      .describe('Why it failed; null unless it did.'),
    result: z
      .object({
        url: z
          .url()
          .describe('The sound, for whoever has the link. It ends after an hour or two: ask again for a new one.'),
        durationMs: z.int().nonnegative(),
        bytes: z.int().nonnegative(),
        timestampsUrl: z
          .url()
          .nullable()
          .describe(
            'When each word sounds, as JSON; with `&format=srt` or `&format=vtt`, subtitles. A link like `url`. Null for a job that a version without times of words has spoken in part.',
          ),
      })
      .nullable()
      .describe('Null until the job is completed.'),
    createdAt: z.iso.datetime(),
    startedAt: z.iso.datetime().nullable(),
    finishedAt: z.iso.datetime().nullable(),
    keptUntil: z.iso.datetime().nullable().describe('When a job that is at its end is deleted with its sound.'),
  })
  .meta({ id: 'Job' });
export type Job = z.infer<typeof Job>;

export const Jobs = z
  .object({
    items: z.array(Job),
    nextCursor: z.string().max(100).nullable().describe('Send it as `cursor` for what is older; null at the end.'),
  })
  .meta({ id: 'Jobs' });
export type Jobs = z.infer<typeof Jobs>;

const pageSize = { usual: 25, max: 100 } as const;

export const ListJobsQuery = z.strictObject({
  limit: z.coerce.number().int().min(1).max(pageSize.max).default(pageSize.usual),
  cursor: z
    .string()
    .max(100)
    .regex(/^\d{12,15}_[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u)
    .optional(),
});
export type ListJobsQuery = z.infer<typeof ListJobsQuery>;

const shared = { tag: 'Jobs', audience: 'account', scope: 'speech' } as const;
const byId = z.strictObject({ id: z.uuid() });

const creationErrors = [
  ...speechErrors.filter(
    (code) =>
      code !== 'client_token_used_up' &&
      code !== 'too_many_requests_in_flight' &&
      code !== 'speech_in_progress' &&
      code !== 'not_acceptable',
  ),
  'document_unreadable',
] as const;

export const quoteJob = defineRoute({
  operationId: 'quoteJob',
  method: 'POST',
  paths: ['/api/v1/jobs/quote'],
  ...shared,
  summary: 'Ask what a job would cost',
  description: 'Reads the same body as `POST /api/v1/jobs`, and changes nothing.',
  body: CreateJobBody,
  response: JobQuote,
  errors: creationErrors,
});

export const createJob = defineRoute({
  operationId: 'createJob',
  method: 'POST',
  paths: ['/api/v1/jobs'],
  ...shared,
  summary: 'Have a long text spoken',
  description:
    'Answers at once. The characters are set aside when the job is created and charged when it is completed, once; a job that fails or is canceled costs nothing. ' +
    'It is spoken in segments, in turns with the jobs of others, and goes on elsewhere when a machine dies. The sound is one file, kept for some days behind a link that answers ranges. ' +
    'Programs poll `GET /api/v1/jobs/{id}`, or hear of `jobs` in the stream of events.',
  isIdempotent: true,
  body: CreateJobBody,
  status: 201,
  response: Job,
  errors: [...creationErrors, 'job_limit_reached'],
});

export const listJobs = defineRoute({
  operationId: 'listJobs',
  method: 'GET',
  paths: ['/api/v1/jobs'],
  ...shared,
  summary: 'List your jobs, newest first',
  query: ListJobsQuery,
  response: Jobs,
  errors: [],
});

export const getJob = defineRoute({
  operationId: 'getJob',
  method: 'GET',
  paths: ['/api/v1/jobs/:id'],
  ...shared,
  summary: 'Get a job',
  params: byId,
  response: Job,
  errors: ['not_found'],
});

export const cancelJob = defineRoute({
  operationId: 'cancelJob',
  method: 'POST',
  paths: ['/api/v1/jobs/:id/cancel'],
  ...shared,
  summary: 'Cancel a job',
  description: 'What it had set aside is given back, all of it. Canceling twice is canceling once.',
  params: byId,
  response: Job,
  errors: ['not_found', 'job_ended'],
});

export const pauseJob = defineRoute({
  operationId: 'pauseJob',
  method: 'POST',
  paths: ['/api/v1/jobs/:id/pause'],
  ...shared,
  summary: 'Pause a job',
  description: 'It stops behind the segment in hand, and keeps its characters set aside.',
  params: byId,
  response: Job,
  errors: ['not_found', 'job_ended'],
});

export const resumeJob = defineRoute({
  operationId: 'resumeJob',
  method: 'POST',
  paths: ['/api/v1/jobs/:id/resume'],
  ...shared,
  summary: 'Resume a job',
  description: 'It goes on behind the last segment that was spoken.',
  params: byId,
  response: Job,
  errors: ['not_found', 'job_ended', 'subscription_required'],
});

export const deleteJob = defineRoute({
  operationId: 'deleteJob',
  method: 'DELETE',
  paths: ['/api/v1/jobs/:id'],
  ...shared,
  summary: 'Delete a job and its sound',
  description: 'One that is not at its end is canceled first.',
  params: byId,
  status: 204,
  response: z.void(),
  errors: ['not_found'],
});

/** How a job says when its words sound. */
export const jobTimesFormats = ['json', 'srt', 'vtt'] as const;
/** Media types of subtitles, by their format. */
export const subtitlesMediaTypes = { srt: 'application/x-subrip', vtt: 'text/vtt' } as const;
export const JobTimesFormat = z.enum(jobTimesFormats).meta({ id: 'JobTimesFormat' });
export type JobTimesFormat = z.infer<typeof JobTimesFormat>;

const JobWord = z
  .object({
    text: z.string().describe('As it was written.'),
    startMs: z.int().nonnegative(),
    endMs: z.int().nonnegative(),
    phonemes: z.array(PhonemeTime).optional().describe('Only with `phonemes`, and where the engine knows them.'),
  })
  .meta({ id: 'JobWord' });

export const JobTimestamps = z
  .object({
    granularity: TimeGranularity,
    words: z.array(JobWord).describe('In order and without overlap, in milliseconds of the sound.'),
  })
  .meta({ id: 'JobTimestamps' });
export type JobTimestamps = z.infer<typeof JobTimestamps>;

const linkEnd = z.coerce.number().int().positive().describe('Seconds since 1970 at which the link ends.');

export const getJobTimestamps = defineRoute({
  operationId: 'getJobTimestamps',
  method: 'GET',
  paths: ['/api/v1/jobs/:id/timestamps'],
  tag: 'Jobs',
  audience: 'public',
  summary: 'Get when the words of a job sound',
  description:
    'The link in `result.timestampsUrl`, which needs no key. A stream: an answer that is cut off is incomplete.',
  params: byId,
  query: z.strictObject({
    expires: linkEnd,
    signature: z.string().max(100),
    format: JobTimesFormat.default('json').describe('`srt` and `vtt` are subtitles.'),
    phonemes: z.enum(['1']).optional().describe('Each word says when its sounds are heard, too.'),
    download: z.enum(['1']).optional().describe('Suggests to save it as a file.'),
  }),
  response: JobTimestamps,
  streams: Object.values(subtitlesMediaTypes),
  errors: ['not_found'],
});

export const getJobAudio = defineRoute({
  operationId: 'getJobAudio',
  method: 'GET',
  paths: ['/api/v1/jobs/:id/audio'],
  tag: 'Jobs',
  audience: 'public',
  summary: 'Get the sound of a job',
  description: 'The link in `result.url`, which needs no key. Answers parts, too, when `Range` asks for one.',
  params: byId,
  query: z.strictObject({
    expires: linkEnd,
    signature: z.string().max(100),
    download: z.enum(['1']).optional().describe('Suggests to save it as a file.'),
  }),
  response: z.void(),
  streams: ['audio/mpeg', 'audio/wav'],
  errors: ['not_found', 'range_not_satisfiable'],
});
