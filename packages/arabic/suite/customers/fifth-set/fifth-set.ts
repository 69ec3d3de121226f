import type { CustomerTexts } from '../customer-texts.ts';
import * as egyptian from './egyptian.ts';
import * as gulf from './gulf.ts';
import * as levantine from './levantine.ts';
import * as maghrebi from './maghrebi.ts';
import * as names from './names.ts';
import * as services from './services.ts';
import * as vocabulary from './vocabulary.ts';

const parts = [egyptian, gulf, levantine, maghrebi, names, services, vocabulary];

/** A set of many subjects: its larger half, looked at while the reader was taught, and the half that was measured once. */
export const fifthSet: Readonly<Record<'seen' | 'unseen', readonly CustomerTexts[]>> = {
  seen: parts.flatMap(({ seen }) => seen),
  unseen: parts.flatMap(({ unseen }) => unseen),
};
