import { type Agreement, cardinal } from './cardinal.ts';
import { hundred, tenOfTeens, tens } from './cardinal.data.ts';
import { decline, type Declension, type Ending, withArticle, withProclitic } from './declension.ts';

interface OrdinalStem {
  readonly stem: string;
  readonly declension?: Declension;
}

/** First to tenth, at their index; in 11 and 21 first is حادٍ. */
const masculine: readonly OrdinalStem[] = [
  { stem: '' },
  { stem: 'أَوَّل', declension: 'diptote' },
  { stem: 'ثَان', declension: 'defective' },
  ...['ثَالِث', 'رَابِع', 'خَامِس', 'سَادِس', 'سَابِع', 'ثَامِن', 'تَاسِع', 'عَاشِر'].map((stem) => ({ stem })),
];
const feminine: readonly OrdinalStem[] = [
  { stem: '' },
  { stem: 'أُولَى', declension: 'indeclinable' },
  ...['ثَانِيَة', 'ثَالِثَة', 'رَابِعَة', 'خَامِسَة', 'سَادِسَة', 'سَابِعَة', 'ثَامِنَة', 'تَاسِعَة', 'عَاشِرَة'].map((stem) => ({ stem })),
];
const stems = { masculine, feminine };
const firstInCompounds = {
  masculine: { stem: 'حَاد', declension: 'defective' },
  feminine: { stem: 'حَادِيَة' },
} as const satisfies Record<string, OrdinalStem>;

/** The first half of 11th to 19th ends in a, whatever the case; after an i it is often left out, but never wrong. */
function teenth(value: number, { gender, state }: Agreement): string[] {
  const { stem }: OrdinalStem = value === 11 ? firstInCompounds[gender] : (stems[gender][value - 10] ?? { stem: '' });
  const built = /ثَان$|حَاد$/u.test(stem) ? `${stem}ِيَ` : `${stem}َ`;
  return [state === 'definite' ? withArticle(built) : built, tenOfTeens[gender]];
}

function ordinalUnit(value: number, agreement: Agreement, isCompound: boolean): string {
  const { stem, declension }: OrdinalStem =
    isCompound && value === 1 ? firstInCompounds[agreement.gender] : (stems[agreement.gender][value] ?? { stem: '' });
  return decline(stem, agreement, declension);
}

function belowHundredth(value: number, agreement: Agreement): string[] {
  if (value <= 10) {
    return [ordinalUnit(value, agreement, false)];
  }
  if (value < 20) {
    return teenth(value, agreement);
  }
  const ten = decline(tens[Math.floor(value / 10)] ?? '', agreement, 'soundMasculine');
  return value % 10 === 0 ? [ten] : [ordinalUnit(value % 10, agreement, true), withProclitic('وَ', ten)];
}

/**
 * The words of an ordinal: الحادي والعشرون, الخامسة بعد المئة (Ryding 2005, 15.2).
 *
 * @param value 1 or more, whole.
 * @throws RangeError for numbers that have no name.
 */
export function ordinal(value: number, agreement: Agreement): string[] {
  if (value < 1) {
    throw new RangeError(`No ordinal for ${value}.`);
  }
  if (value < 100) {
    return belowHundredth(value, agreement);
  }
  const rest = value % 100;
  const round: Ending = { case: rest === 0 ? agreement.case : 'genitive', state: 'definite' };
  const base =
    value - rest === 100 ? [decline(hundred, round)] : cardinal(value - rest, { ...round, gender: 'masculine' });
  return rest === 0 ? base : [...belowHundredth(rest, { ...agreement, state: 'definite' }), 'بَعْدَ', ...base];
}
