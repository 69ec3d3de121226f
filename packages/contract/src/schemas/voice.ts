import { z } from 'zod';
import { type VoiceId as CatalogVoiceId, genders, voiceIds } from '../voices.ts';
import { DialectId } from './dialect.ts';

export const VoiceId = z.enum(voiceIds).meta({ id: 'VoiceId', description: 'A voice.', example: 'female2' });
export type VoiceId = CatalogVoiceId;

export const Voice = z
  .object({
    id: VoiceId,
    name: z.string().max(80).describe('Its name in the language asked for.'),
    dialect: DialectId,
    gender: z.enum(genders),
    character: z.string().max(120).describe('What it sounds like, in three words of the language asked for.'),
    goodFor: z.string().max(120).describe('What people mostly choose it for.'),
    tier: z.enum(['standard', 'extended']).describe('`extended` voices come with Pro and Enterprise.'),
  })
  .meta({ id: 'Voice' });
export type Voice = z.infer<typeof Voice>;
