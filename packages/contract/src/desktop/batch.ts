import { z } from 'zod';
import { limits } from '../limits.ts';
import { LatinWords } from '../readings.ts';
import { VoiceId } from '../schemas/voice.ts';

/** An opaque name for something on disk that a person picked or dropped. The page knows no paths. */
export const GrantId = z.string().regex(/^grant-[\da-f-]{36}$/);
export type GrantId = z.infer<typeof GrantId>;

export const JobId = z.string().min(1).max(64);
export type JobId = z.infer<typeof JobId>;

export const jobStates = ['queued', 'running', 'done', 'failed', 'cancelled', 'skipped'] as const;
export type JobState = (typeof jobStates)[number];

export const batchFormats = ['mp3', 'wav', 'ogg'] as const;
/** One sound a file, with chapter marks, or one a chapter. */
export const batchDivisions = ['file', 'chapter'] as const;
/** When the name is taken: ` (2)` is added, the file is left out, or the old one is replaced. */
export const batchConflicts = ['number', 'skip', 'overwrite'] as const;
export const batchSubtitles = ['none', 'srt', 'vtt'] as const;

/** The way a file is to be read. Frozen for each file when it is added. */
export const JobSettings = z.strictObject({
  voice: VoiceId,
  style: z
    .string()
    .max(limits.styleInstructionCharactersMax * 4)
    .optional(),
  /** With an Arabic accent without it. */
  latinWords: LatinWords.optional(),
  format: z.enum(batchFormats),
  division: z.enum(batchDivisions),
  /** A folder that was picked; beside the source without it. */
  folder: GrantId.optional(),
  /** The name of the sound, such as `{name}` or `{index} - {title}`. */
  template: z.string().min(1).max(200),
  onConflict: z.enum(batchConflicts),
  subtitles: z.enum(batchSubtitles),
});
export type JobSettings = z.infer<typeof JobSettings>;

export const BatchJob = z.object({
  id: JobId,
  name: z.string().max(300),
  characters: z.int().nonnegative(),
  spokenCharacters: z.int().nonnegative(),
  state: z.enum(jobStates),
  voice: VoiceId,
  format: z.enum(batchFormats),
  outputs: z.int().nonnegative().describe('Sounds that are there.'),
  /** A code of the service, of reading the file, or of the run. */
  failure: z.object({ code: z.string().max(64), requestId: z.string().max(200).optional() }).optional(),
  warnings: z.int().nonnegative(),
});
export type BatchJob = z.infer<typeof BatchJob>;

const pauseReasons = ['user', 'offline', 'key', 'quota', 'subscription', 'disk'] as const;
export type PauseReason = (typeof pauseReasons)[number];

export const BatchRun = z.object({
  state: z.enum(['idle', 'running', 'paused']),
  reason: z.enum(pauseReasons).optional(),
  characters: z.int().nonnegative(),
  spokenCharacters: z.int().nonnegative(),
  counts: z.record(z.enum(jobStates), z.int().nonnegative()),
  remainingSeconds: z.number().nonnegative().optional(),
  inFlight: z.int().nonnegative(),
  concurrency: z.int().nonnegative(),
  /** Left in the account's period, as the service said last. */
  remaining: z.int().nonnegative().optional(),
});
export type BatchRun = z.infer<typeof BatchRun>;

/** Jobs that can be queued at a time, and files that can be added in one go. */
export const queueLimits = { jobsMax: 20_000, filesAtOnceMax: 10_000 } as const;

export const BatchView = z.object({
  revision: z.int().nonnegative(),
  jobs: z.array(BatchJob).max(queueLimits.jobsMax),
  run: BatchRun,
});
export type BatchView = z.infer<typeof BatchView>;

/** The changes since the previous revision. A page that missed one reads the whole queue again. */
export const BatchChange = z.object({
  revision: z.int().nonnegative(),
  jobs: z.array(BatchJob).max(queueLimits.jobsMax),
  removed: z.array(JobId).max(queueLimits.jobsMax),
  /** The order of all jobs, where that changed. */
  order: z.array(JobId).max(queueLimits.jobsMax).optional(),
  run: BatchRun,
});
export type BatchChange = z.infer<typeof BatchChange>;

export const JobChoice = z.union([z.array(JobId).min(1).max(queueLimits.jobsMax), z.literal('all')]);
export type JobChoice = z.infer<typeof JobChoice>;
