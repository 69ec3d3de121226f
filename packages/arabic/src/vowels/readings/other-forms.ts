import { transcribe } from '../../phonology/transcribe.ts';
import type { Lexicon } from '../word-lists/lexicon.ts';
import type { MarkedLetter } from '../marks.ts';
import { readThroughRelatedWord } from '../affixes/related-words.ts';
import { rememberWords } from '../word-lists/lexicon.ts';
import { compatibleWith, contradiction, keepTypedMarks } from './typed-marks.ts';
import { readDerivedWord } from '../derivation/derived-words.ts';
import type { WordReading } from '../word-reading.ts';

/** A form that hardly anybody means is no help to choose from. */
const confidenceMin = 0.03;
const formsMax = 5;

/** How a form sounds before its case ending: what is written in two ways and sounds the same is one form. */
export function coreSoundOf(form: string): string {
  return transcribe(form).transcription.replace(/\+.*$/u, '');
}

/**
 * The readings of a word that agree with its typed marks, each sound once, the likeliest first.
 *
 * @param typed the word's letters with the marks that were typed.
 */
export function distinctForms(readings: readonly WordReading[], typed: readonly MarkedLetter[]): string[] {
  const fitting = readings
    .filter(({ form, coreConfidence }) => coreConfidence >= confidenceMin && contradiction(typed, form) < 1)
    .toSorted((a, b) => b.coreConfidence - a.coreConfidence);
  const forms = new Map<string, string>();
  for (const { form } of fitting) {
    const kept = keepTypedMarks(typed, form);
    const sound = coreSoundOf(kept);
    if (!forms.has(sound)) {
      forms.set(sound, kept);
    }
  }
  return [...forms.values()].slice(0, formsMax);
}

/**
 * Reads a word that is in no list through the second reading of a related one: فكتبنا through كُتُب where كَتَبَ is
 * commoner.
 */
export function createSecondReader(
  own: Lexicon,
  learned: Lexicon | undefined,
): (bare: string) => readonly WordReading[] {
  const seconds: Lexicon = {
    find(bare) {
      const entry = own.find(bare) ?? learned?.find(bare);
      return entry?.second === undefined
        ? undefined
        : { ...entry, first: entry.second, second: undefined, coreShare: 1 - entry.coreShare };
    },
  };
  return rememberWords((bare) => {
    const isListed = own.find(bare) !== undefined || learned?.find(bare) !== undefined;
    const reading = isListed ? undefined : readThroughRelatedWord(bare, seconds);
    return reading
      ? [
          {
            form: reading.form,
            coreConfidence: reading.confidence,
            endingConfidence: 0,
            isOwn: false,
            origin: { stage: 'related', rule: 'related.second-reading' },
          },
        ]
      : [];
  });
}

/** What lists surely know, as far as the typed marks leave it. */
export function formsThatFit(readings: readonly WordReading[], typed: readonly MarkedLetter[]): string[] {
  return compatibleWith(
    typed,
    readings.filter(({ origin }) => knowing.has(origin.stage)),
  ).map(({ form }) => form);
}

const knowing: ReadonlySet<string> = new Set(['lexicon', 'learned']);

type ReadWord = (bare: string) => readonly WordReading[];

/** The readings of a word; where typed marks contradict all that lists know, those of its patterns as well. */
export function createTypedReader(
  readWord: ReadWord,
  readSecond: ReadWord,
): (typed: readonly MarkedLetter[], bare: string) => readonly WordReading[] {
  return (typed, bare) => {
    const listed = readWord(bare);
    return compatibleWith(typed, listed).length > 0
      ? listed
      : [...listed, ...compatibleWith(typed, [...readDerivedWord(bare), ...readSecond(bare)])];
  };
}
