import { z } from 'zod';
import { limits } from './limits.ts';
import { DialectId } from './schemas/dialect.ts';
import { VoiceId } from './schemas/voice.ts';
import { genders } from './voices.ts';

/** How a model is run: four kinds of sherpa-onnx, and any graph of onnxruntime. */
export const modelFamilies = ['kokoro', 'vits', 'matcha', 'supertonic', 'onnx'] as const;
/** What a model is given: our vowelled text, our sounds respelt in Arabic letters, or the numbers of its symbols. */
export const modelFeeds = ['vowelled', 'respelt', 'tokens'] as const;
export const cloudEngines = ['openai', 'elevenlabs', 'azure'] as const;
export type CloudEngine = (typeof cloudEngines)[number];

const Moment = z.iso.datetime().max(40);
const ModelId = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]{1,40}$/u)
  .max(41);
const Hash = z
  .string()
  .regex(/^[0-9a-f]{64}$/u)
  .max(64);
const Texts = z.object({ en: z.string().max(2_000), ar: z.string().max(2_000) });

/** Who speaks for a voice: the built-in voices, a speaker of an installed model, or a voice of a cloud. */
export const VoiceSpeaker = z
  .discriminatedUnion('engine', [
    z.strictObject({ engine: z.literal('embedded') }),
    z.strictObject({
      engine: z.literal('neural'),
      model: ModelId,
      speaker: z.int().min(0).max(10_000).default(0).describe('Which of its speakers, counted from 0.'),
    }),
    z.strictObject({
      engine: z.enum(cloudEngines),
      voice: z.string().min(1).max(100).optional().describe('A name that the cloud knows. ElevenLabs needs one.'),
    }),
  ])
  .meta({ id: 'VoiceSpeaker' });
export type VoiceSpeaker = z.output<typeof VoiceSpeaker>;

/** Who speaks for which voice, or for all voices of a dialect that are not named themselves. */
export const VoiceSpeakers = z
  .strictObject({
    ...Object.fromEntries(VoiceId.options.map((id) => [id, VoiceSpeaker.optional()])),
    ...Object.fromEntries(DialectId.options.map((id) => [id, VoiceSpeaker.optional()])),
  })
  .meta({
    id: 'VoiceSpeakers',
    description: 'Who speaks for which voice or dialect; a voice comes before its dialect. Absent: the built-in voice.',
  });
export type VoiceSpeakers = Readonly<Partial<Record<z.infer<typeof VoiceId> | DialectId, VoiceSpeaker>>>;

export const VoiceFigures = z
  .object({
    firstAudioMs: z.number().nonnegative().describe('From the request to the first sound, the model being loaded.'),
    realTimeFactor: z.number().nonnegative().describe('Seconds of computing for a second of sound.'),
    memoryMb: z.number().nonnegative().describe('Memory of its process.'),
    measuredAt: Moment,
  })
  .meta({ id: 'VoiceFigures', description: 'What was measured of a voice on the machine of the service.' });
export type VoiceFigures = z.infer<typeof VoiceFigures>;

const VoiceLicence = z.object({
  id: z.string().max(60),
  url: z.url().max(2_000),
  text: Texts,
  sha256: Hash.describe('Of both texts. Send it to agree to this licence and no other.'),
});

const InstalledVoice = z.object({
  installedAt: Moment,
  acceptedBy: z
    .string()
    .max(limits.emailCharactersMax + limits.personNameCharactersMax)
    .describe('Who agreed to the licence.'),
  acceptedAt: Moment,
  licenceId: z.string().max(60),
  licenceSha256: Hash.nullable().describe('Which text was agreed to; null for what the command line added long ago.'),
  figures: VoiceFigures.nullable(),
});

export const NeuralVoice = z
  .object({
    id: ModelId,
    name: Texts,
    isRecommended: z.boolean(),
    family: z.enum(modelFamilies),
    feed: z.enum(modelFeeds),
    dialects: z.array(DialectId),
    speakers: z.array(z.object({ speaker: z.int().nonnegative(), sex: z.enum(genders) })),
    bytes: z.int().nonnegative().describe('What is downloaded.'),
    page: z.url().max(2_000),
    attribution: z.string().max(1_000),
    commercialUse: z.enum(['yes', 'no', 'unclear']),
    isRefused: z.boolean().describe('Its licence forbids commercial use, and something is sold here.'),
    licence: VoiceLicence,
    measured: z
      .object({ characterErrorRate: z.number(), realTimeFactor: z.number(), memoryMb: z.number() })
      .nullable()
      .describe('What the project measured of it; null where it has not.'),
    installed: InstalledVoice.nullable(),
    trouble: z
      .object({ reason: z.string().max(1_000), count: z.int().positive(), at: Moment, isResting: z.boolean() })
      .nullable()
      .describe('Why it failed lately. While it rests, the built-in voice speaks.'),
  })
  .meta({ id: 'NeuralVoice' });
export type NeuralVoice = z.infer<typeof NeuralVoice>;

export const voiceTaskStates = ['running', 'done', 'failed', 'cancelled'] as const;

export const VoiceTask = z
  .object({
    id: z.uuid(),
    kind: z.enum(['add', 'verify']),
    voice: ModelId,
    state: z.enum(voiceTaskStates),
    step: z.enum(['waiting', 'download', 'unpack', 'install', 'check', 'measure']),
    bytes: z.int().nonnegative(),
    bytesTotal: z.int().nonnegative(),
    problem: z.string().max(2_000).nullable().describe('Why it failed, in the language of Accept-Language.'),
    requestedAt: Moment,
    finishedAt: Moment.nullable(),
  })
  .meta({ id: 'VoiceTask', description: 'Work on a voice that goes on by itself. One runs at a time.' });
export type VoiceTask = z.infer<typeof VoiceTask>;

const TableVersion = z
  .string()
  .regex(/^[0-9a-f]{16}$/u)
  .max(16);

export const VoiceTable = z
  .object({
    version: TableVersion.describe('Send it back with a change.'),
    speakers: VoiceSpeakers,
    problem: z.string().max(1_000).nullable().describe('Why the file cannot be read; then what it said before counts.'),
  })
  .meta({ id: 'VoiceTable' });
export type VoiceTable = z.infer<typeof VoiceTable>;

export const NeuralVoices = z
  .object({
    folder: z.string().max(4_096),
    isSelling: z.boolean(),
    memoryMbMax: z.int().positive().describe('What models may hold together.'),
    clouds: z.array(z.enum(cloudEngines)).describe('Those that the service has an account with.'),
    voices: z.array(NeuralVoice),
    task: VoiceTask.nullable().describe('What runs now, or ran last.'),
    table: VoiceTable,
  })
  .meta({ id: 'NeuralVoices' });
export type NeuralVoices = z.infer<typeof NeuralVoices>;

export const AddVoiceBody = z
  .strictObject({ licenceSha256: Hash.describe('The `licence.sha256` of the text that was read and agreed to.') })
  .meta({ id: 'AddVoiceBody' });

export const UpdateVoiceTableBody = z
  .strictObject({ version: TableVersion.describe('The version that you saw.'), speakers: VoiceSpeakers })
  .meta({ id: 'UpdateVoiceTableBody' });

export const VoiceParams = z.strictObject({ id: ModelId });
