import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { limits } from '../limits.ts';
import { DialectId } from '../schemas/dialect.ts';
import { UtteranceId } from '../schemas/utterance-id.ts';
import { VoiceId } from '../schemas/voice.ts';
import { SpeechFormat, speechMediaTypes } from './speech.ts';

const ShareToken = z
  .string()
  .regex(/^[\w-]{43}$/u)
  .max(43)
  .describe('Whoever has it can listen.');

export const Share = z
  .object({
    token: ShareToken,
    url: z.url().max(500).describe('The listening page. `ar` in its path may be `en`.'),
    expiresAt: z.iso.datetime().describe('Never later than the sound is kept.'),
  })
  .meta({ id: 'Share' });
export type Share = z.infer<typeof Share>;

export const ShareHistoryItemBody = z
  .strictObject({
    days: z
      .int()
      .min(1)
      .max(limits.shareDaysMax)
      .default(limits.shareDaysUsual)
      .describe('Days for which the page can be opened.'),
  })
  .meta({ id: 'ShareHistoryItemBody' });
export type ShareHistoryItemBody = z.infer<typeof ShareHistoryItemBody>;

const byId = z.strictObject({ id: UtteranceId });
const shared = { tag: 'History', audience: 'account', scope: 'history', params: byId } as const;

export const shareHistoryItem = defineRoute({
  operationId: 'shareHistoryItem',
  method: 'PUT',
  paths: ['/api/v1/history/:id/share'],
  ...shared,
  summary: 'Share a generation as a listening page',
  description:
    'Makes a public page with the vowelled text, its dialect, its voice and its sound, and with nothing else of your account. ' +
    `Called again, it keeps the address and moves the end. An account has up to ${limits.sharesMax} pages at a time.`,
  body: ShareHistoryItemBody,
  response: Share,
  errors: ['not_found', 'share_limit_reached', 'too_many_requests'],
});

export const unshareHistoryItem = defineRoute({
  operationId: 'unshareHistoryItem',
  method: 'DELETE',
  paths: ['/api/v1/history/:id/share'],
  ...shared,
  summary: 'Stop sharing a generation',
  description: 'The address stops working at once, and never works again. Deleting the generation does the same.',
  status: 204,
  response: z.void(),
  errors: ['not_found'],
});

export const SharedSpeech = z
  .object({
    dialect: DialectId,
    voice: VoiceId,
    durationMs: z.int().nonnegative(),
    format: SpeechFormat,
    pieces: z
      .array(
        z.object({
          text: z.string().max(limits.streamedTextCharactersMax * 100),
          startMs: z.int().nonnegative().nullable().describe('When it begins to sound; null for what lies between.'),
        }),
      )
      .describe('The text with its vowels, in order: what is said, and what stands between.'),
    expiresAt: z.iso.datetime(),
  })
  .meta({ id: 'SharedSpeech' });
export type SharedSpeech = z.infer<typeof SharedSpeech>;

const listening = { tag: 'History', audience: 'visitor', scope: 'history' } as const;
const byToken = z.strictObject({ token: ShareToken });

export const getSharedSpeech = defineRoute({
  operationId: 'getSharedSpeech',
  method: 'GET',
  paths: ['/api/v1/listen/:token'],
  ...listening,
  summary: 'Read a shared generation',
  description: 'Needs no key.',
  params: byToken,
  response: SharedSpeech,
  errors: ['not_found', 'too_many_requests'],
});

export const getSharedAudio = defineRoute({
  operationId: 'getSharedAudio',
  method: 'GET',
  paths: ['/api/v1/listen/:token/audio'],
  ...listening,
  summary: 'Hear a shared generation',
  description: 'Needs no key. Answers parts, too, when `Range` asks for one.',
  params: byToken,
  response: z.void(),
  streams: Object.values(speechMediaTypes),
  errors: ['not_found', 'range_not_satisfiable', 'too_many_requests', 'overloaded'],
});
