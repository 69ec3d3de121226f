import type { CustomerTexts } from '../customer-texts.ts';
import * as egyptian from './egyptian.ts';
import * as gulf from './gulf.ts';
import * as levantine from './levantine.ts';
import * as maghrebi from './maghrebi.ts';
import * as standard from './standard.ts';

const parts = [egyptian, gulf, levantine, maghrebi, standard];

/** Everyday sentences: those that the reader was taught with, and others by people who did not teach it. */
export const sixthSet: Readonly<Record<'seen' | 'unseen', readonly CustomerTexts[]>> = {
  seen: parts.flatMap(({ seen }) => seen),
  unseen: parts.flatMap(({ unseen }) => unseen),
};
