import type { CustomerTexts } from '../customer-texts.ts';
import { standardTexts } from './standard.ts';
import { talk } from './talk.ts';

/** Sentences by people who taught the reader nothing; a second person who vowelled them bare agreed in 98 of 100 words. */
export const eighthSet: readonly CustomerTexts[] = [...standardTexts, ...talk];
