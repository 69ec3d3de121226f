import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { DialectId } from '../schemas/dialect.ts';
import { limits } from '../limits.ts';
import { UtteranceId } from '../schemas/utterance-id.ts';
import { VoiceId } from '../schemas/voice.ts';
import { Share } from './sharing.ts';
import { CreateSpeechBody, SpeechFormat, speechMediaTypes } from './speech.ts';

/** What else than text, voice and style a request may say about its sound. */
export const SpeechSettings = z
  .object(
    CreateSpeechBody.pick({
      ssml: true,
      markup: true,
      speed: true,
      pitch: true,
      readings: true,
      latinWords: true,
      endings: true,
      lexicon: true,
      take: true,
    }).shape,
  )
  .meta({ id: 'SpeechSettings' });
export type SpeechSettings = z.infer<typeof SpeechSettings>;

export const HistoryItem = z
  .object({
    id: UtteranceId,
    text: z.string().max(limits.streamedTextCharactersMax * 4),
    characters: z.int().nonnegative().describe('Characters charged; 0 when they were refunded.'),
    isRefunded: z.boolean(),
    voice: VoiceId,
    dialect: DialectId,
    styleInstruction: z.string().max(2000).nullable(),
    settings: SpeechSettings.describe(
      'What else was asked for. Sent back with the text, it is said the same way again.',
    ),
    format: SpeechFormat,
    durationMs: z.int().nonnegative().nullable().describe('Null while it is being made, and when it was broken off.'),
    apiKey: z
      .object({ id: z.uuid(), name: z.string().max(100).nullable() })
      .nullable()
      .describe('The key that asked; null for somebody who had signed in.'),
    client: z.string().max(40).describe('The program that asked, as it names itself.'),
    engine: z.string().max(60).nullable().describe('Who spoke; null where that is not known.'),
    model: z
      .string()
      .max(100)
      .nullable()
      .describe('The model or voice of the engine that spoke, where it has several.'),
    createdAt: z.iso.datetime(),
    audio: z
      .object({ bytes: z.int().nonnegative(), keptUntil: z.iso.datetime() })
      .nullable()
      .describe('Null when the sound is not kept.'),
    share: Share.nullable().describe('The listening page; null where there is none.'),
  })
  .meta({ id: 'HistoryItem' });
export type HistoryItem = z.infer<typeof HistoryItem>;

export const History = z
  .object({
    items: z.array(HistoryItem),
    nextCursor: z
      .string()
      .max(100)
      .nullable()
      .describe('Send it as `cursor` for what is older; null at the end. A search may have found nothing up to there.'),
  })
  .meta({ id: 'History' });
export type History = z.infer<typeof History>;

const pageSize = { usual: 25, max: 100 } as const;

export const ListHistoryQuery = z.strictObject({
  limit: z.coerce.number().int().min(1).max(pageSize.max).default(pageSize.usual),
  cursor: z
    .string()
    .max(100)
    .regex(/^\d{12,15}_[\w-]{1,64}$/u)
    .optional(),
  search: z
    .string()
    .min(1)
    .max(200)
    .optional()
    .describe('Only texts with these words in them; vowel signs and the kinds of alif make no difference.'),
});
export type ListHistoryQuery = z.infer<typeof ListHistoryQuery>;

const shared = { tag: 'History', audience: 'account', scope: 'history' } as const;
const byId = z.strictObject({ id: UtteranceId });

export const listHistory = defineRoute({
  operationId: 'listHistory',
  method: 'GET',
  paths: ['/api/v1/history'],
  ...shared,
  summary: 'List your history, newest first',
  query: ListHistoryQuery,
  response: History,
  errors: [],
});

export const getHistoryItem = defineRoute({
  operationId: 'getHistoryItem',
  method: 'GET',
  paths: ['/api/v1/history/:id'],
  ...shared,
  summary: 'Get one generation',
  params: byId,
  response: HistoryItem,
  errors: ['not_found'],
});

export const getHistoryAudio = defineRoute({
  operationId: 'getHistoryAudio',
  method: 'GET',
  paths: ['/api/v1/history/:id/audio'],
  ...shared,
  summary: 'Get the audio of a generation',
  description: 'Answers parts, too, when `Range` asks for one.',
  params: byId,
  query: z.strictObject({ download: z.enum(['1']).optional().describe('Suggests to save it as a file.') }),
  response: z.void(),
  streams: Object.values(speechMediaTypes),
  errors: ['not_found', 'range_not_satisfiable'],
});

export const deleteHistoryItem = defineRoute({
  operationId: 'deleteHistoryItem',
  method: 'DELETE',
  paths: ['/api/v1/history/:id'],
  ...shared,
  summary: 'Delete a generation',
  description: 'Text and sound are deleted. What it cost stays counted, without them.',
  params: byId,
  status: 204,
  response: z.void(),
  errors: ['not_found'],
});

export const deleteHistory = defineRoute({
  operationId: 'deleteHistory',
  method: 'DELETE',
  paths: ['/api/v1/history'],
  ...shared,
  summary: 'Delete your whole history',
  status: 204,
  response: z.void(),
  errors: [],
});

export const HistorySettings = z
  .strictObject({
    keeps: z
      .enum(['everything', 'nothing'])
      .describe('`nothing`: neither text nor sound is written down, and what there is is deleted.'),
    audioDays: z.int().min(0).max(365).describe('Days for which sounds are kept; 0: texts only.'),
  })
  .meta({ id: 'HistorySettings' });
export type HistorySettings = z.infer<typeof HistorySettings>;

export const getHistorySettings = defineRoute({
  operationId: 'getHistorySettings',
  method: 'GET',
  paths: ['/api/v1/history-settings'],
  tag: 'History',
  audience: 'session',
  summary: 'Get your history settings',
  response: HistorySettings,
  errors: [],
});

export const updateHistorySettings = defineRoute({
  operationId: 'updateHistorySettings',
  method: 'PUT',
  paths: ['/api/v1/history-settings'],
  tag: 'History',
  audience: 'session',
  summary: 'Change your history settings',
  description:
    'On every plan. With `nothing`, neither text nor sound is written down from the next request on. An answer to a request with an `Idempotency-Key` is kept, ' +
    'encrypted, for up to 24 hours, so that it can be given again: whoever wants nothing kept at all sends no such key.',
  body: HistorySettings,
  response: HistorySettings,
  errors: [],
});
