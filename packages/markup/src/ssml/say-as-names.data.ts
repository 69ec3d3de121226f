import type { SayAsKind } from '../plan/speech-plan.ts';

/** The names that documents use for what is to be said in a certain way. */
export const sayAsNames: Readonly<Record<string, SayAsKind>> = {
  cardinal: 'cardinal',
  number: 'cardinal',
  ordinal: 'ordinal',
  fraction: 'fraction',
  date: 'date',
  time: 'time',
  telephone: 'telephone',
  digits: 'digits',
  characters: 'characters',
  'spell-out': 'characters',
  verbatim: 'characters',
  currency: 'currency',
  unit: 'unit',
};
