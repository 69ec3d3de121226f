import type { CustomerTexts } from '../customer-texts.ts';
import * as gulf from './gulf.ts';
import * as levantine from './levantine.ts';
import * as saudi from './saudi.ts';

/** Daily talk of three dialects that the reader was taught with. */
export const seventhSet: readonly CustomerTexts[] = [gulf, levantine, saudi].flatMap(({ seen }) => seen);
