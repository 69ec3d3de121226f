import type { StemForm } from './affixes.data.ts';

export interface StemShape {
  readonly form: StemForm;
  readonly letters: string;
  readonly reading: string;
}

const endingMarks = /[\u064B-\u0650\u0652]+$/u;

interface StemRule {
  readonly ending: string;
  /** Letters in place of the ending, for each form that the stem has. */
  readonly replacements: readonly (readonly [StemForm, string])[];
}

/** What becomes of the last letters of a noun. Source: Ryding 2005, 5.4, 7.2 and 12.1. */
const nounRules: readonly StemRule[] = [
  {
    ending: 'ة',
    replacements: [
      ['pronoun', 'ت'],
      ['dual', 'ت'],
      ['plural', ''],
    ],
  },
  {
    ending: 'ى',
    replacements: [
      ['pronoun', 'ا'],
      ['dual', 'ي'],
      ['plural', 'ي'],
    ],
  },
  {
    ending: 'اء',
    replacements: [
      ['pronoun', 'اء'],
      ['pronoun', 'ائ'],
      ['pronoun', 'اؤ'],
      ['dual', 'او'],
      ['dual', 'اء'],
      ['masculine', 'اؤ'],
      ['plural', 'او'],
      ['plural', 'اء'],
    ],
  },
  {
    ending: '',
    replacements: [
      ['pronoun', ''],
      ['dual', ''],
      ['masculine', ''],
      ['plural', ''],
      ['tanwin', ''],
    ],
  },
];
const perfectRules: readonly StemRule[] = [
  {
    ending: 'ى',
    replacements: [
      ['pronoun', 'ا'],
      ['perfect', 'ي'],
    ],
  },
  {
    ending: '',
    replacements: [
      ['pronoun', ''],
      ['perfect', ''],
    ],
  },
];
/** يكتب and تكتب; what begins with ت may be either. */
const imperfectRules: readonly StemRule[] = [
  {
    ending: 'ى',
    replacements: [
      ['pronoun', 'ا'],
      ['imperfect', 'ي'],
    ],
  },
  {
    ending: '',
    replacements: [
      ['pronoun', ''],
      ['imperfect', ''],
    ],
  },
];

/** The shapes that a stem has before endings, beside the bare one. */
export function inflectStem(letters: string, reading: string, part: 'noun' | 'verb' | undefined): StemShape[] {
  const open = reading.replace(endingMarks, '');
  if (!part) {
    return /[ةى]$/u.test(letters) ? [] : [{ form: 'tanwin', letters, reading: open }];
  }
  return rulesOf(letters, part).flatMap((rules) => {
    const rule = rules.find(({ ending }) => letters.endsWith(ending));
    return (rule?.replacements ?? []).map(([form, replacement]) => ({
      form,
      letters: letters.slice(0, letters.length - (rule?.ending.length ?? 0)) + replacement,
      reading: replaceEnding(open, rule?.ending ?? '', replacement),
    }));
  });
}

function rulesOf(letters: string, part: 'noun' | 'verb'): (readonly StemRule[])[] {
  if (part === 'noun') {
    return [nounRules];
  }
  return [...(letters.startsWith('ي') ? [] : [perfectRules]), ...(/^[يت]/u.test(letters) ? [imperfectRules] : [])];
}

function replaceEnding(reading: string, ending: string, replacement: string): string {
  if (ending === '' || !reading.endsWith(ending.slice(-1))) {
    return reading;
  }
  const kept = reading.slice(0, -1);
  return replacement === '' ? kept.replace(endingMarks, '') : kept + replacement.slice(ending.length - 1);
}
