import type { WordReading } from '../word-reading.ts';
import { endOfPlural, pluralInFatha } from './shapes.data.ts';

/** No plural in ات ends in a: its accusative is its genitive. */
export function withPluralCase(reading: WordReading): WordReading {
  const { plural, owner } = (reading.form.includes(endOfPlural) && pluralInFatha.exec(reading.form)?.groups) || {};
  return plural === undefined || owner === undefined
    ? reading
    : { ...reading, form: `${plural}\u0650${owner.replace(/^ه\u064F/u, 'ه\u0650')}` };
}
