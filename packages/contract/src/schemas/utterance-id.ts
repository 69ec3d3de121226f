import { z } from 'zod';
import { limits } from '../limits.ts';

export const UtteranceId = z
  .string()
  .regex(/^[\w-]+$/u)
  .max(limits.requestIdCharactersMax)
  .describe('The `requestId` of the answer.');
