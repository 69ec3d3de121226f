import { abbreviations } from './cases/abbreviations.ts';
import { addresses } from './cases/addresses.ts';
import { currencies } from './cases/currencies.ts';
import { dates } from './cases/dates.ts';
import { dialectNumerals } from './cases/dialect-numerals.ts';
import { dialectSounds } from './cases/dialect-sounds.ts';
import { easternDigits } from './cases/eastern-digits.ts';
import { emoji } from './cases/emoji.ts';
import { figuresInTexts } from './cases/figures-in-texts.ts';
import { fractions } from './cases/fractions.ts';
import { hijriDates } from './cases/hijri-dates.ts';
import { impossibleInput } from './cases/impossible-input.ts';
import { latinWords } from './cases/latin-words.ts';
import { lettersToSounds } from './cases/letters-to-sounds.ts';
import { misspeltWords } from './cases/misspelt-words.ts';
import { numbers } from './cases/numbers.ts';
import { ordinals } from './cases/ordinals.ts';
import { pausalForms } from './cases/pausal-forms.ts';
import { percentages } from './cases/percentages.ts';
import { persianLetters } from './cases/persian-letters.ts';
import { phones } from './cases/phones.ts';
import { presentationForms } from './cases/presentation-forms.ts';
import { ranges } from './cases/ranges.ts';
import { scores } from './cases/scores.ts';
import { symbols } from './cases/symbols.ts';
import { times } from './cases/times.ts';
import { typedVowels } from './cases/typed-vowels.ts';
import { units } from './cases/units.ts';
import { versions } from './cases/versions.ts';
import { vowelsInContext } from './cases/vowels-in-context.ts';
import type { SuiteCategory } from './suite-case.ts';

/** Every case of the suite, by kind. */
export const categories: readonly SuiteCategory[] = [
  numbers,
  fractions,
  ordinals,
  dates,
  hijriDates,
  times,
  currencies,
  percentages,
  phones,
  units,
  ranges,
  scores,
  versions,
  abbreviations,
  addresses,
  latinWords,
  symbols,
  emoji,
  easternDigits,
  presentationForms,
  persianLetters,
  typedVowels,
  impossibleInput,
  figuresInTexts,
  misspeltWords,
  vowelsInContext,
  pausalForms,
  lettersToSounds,
  dialectNumerals,
  dialectSounds,
];
