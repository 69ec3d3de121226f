import type { CustomerTexts } from '../customer-texts.ts';
import { standardTexts } from './standard.ts';
import { talk } from './talk.ts';

/** Sentences by people who taught the reader nothing. */
export const ninthSet: readonly CustomerTexts[] = [...standardTexts, ...talk];
