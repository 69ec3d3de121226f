import { type PhoneticAlphabet, readPhonemes, sayAs } from '@rakhim/arabic/say-as';
import { type ChosenReading, removeMarks } from '@rakhim/arabic/checks';
import { type CatalogVoice, type MarkupChoice, countCharacters, getVoice, isSsml, limits } from '@rakhim/contract';
import {
  type Captions,
  type LaidOutPlan,
  type LaidOutReading,
  MarkupError,
  type MarkupFault,
  type SpeechPlan,
  layOut,
  parseLight,
  parseSsml,
} from '@rakhim/markup';
import { AppError } from '#src/errors/app-error.ts';
import type { SpeechScore } from '#src/providers/speech/speech-engine.ts';

type Span = ReturnType<LaidOutPlan['toSource']>;

/** A text whose markup has been read. */
export interface MarkedText {
  /** The text as sent, with its markup. */
  readonly sent: string;
  /** What is read. */
  readonly text: string;
  /** What is charged: the text without markup, and what aliases say beyond their measure. */
  readonly characters: number;
  /** What the markup says about how pieces are read. */
  readonly readings: readonly ChosenReading[];
  readonly score: SpeechScore;
  readonly captions: Captions;
  fromSent(span: Span): Span | undefined;
}

/**
 * Reads the markup of a text, where it has any.
 *
 * @param voice that speaks where the markup names none.
 * @throws AppError `markup_invalid` with the place of what is wrong.
 */
export function readMarkup(text: string, choice: MarkupChoice, voice: CatalogVoice): MarkedText | undefined {
  try {
    const plan = parseMarkup(text, choice, voice);
    return plan && compile(text, layOut(plan));
  } catch (error) {
    throw error instanceof MarkupError ? refuse(error) : error;
  }
}

/**
 * The plan of a text's markup, where it has any.
 *
 * @throws MarkupError
 */
export function parseMarkup(
  text: string,
  { ssml, markup = false }: MarkupChoice,
  voice: CatalogVoice,
): SpeechPlan | undefined {
  if (ssml === true && markup) {
    throw new AppError('validation_failed', { param: 'markup', reason: 'reasons:markup_both' });
  }
  if (markup) {
    return parseLight(text, { voice: voice.id });
  }
  return (ssml ?? isSsml(text)) ? parseSsml(text, { voice: voice.id }) : undefined;
}

function refuse({ fault, line, column, offset, values }: MarkupError): AppError {
  return new AppError('markup_invalid', {
    param: 'text',
    reason: `reasons:markup_${fault}`,
    values: { line, column, ...values },
    details: { line, column, offset, fault },
  });
}

function compile(sent: string, laidOut: LaidOutPlan): MarkedText {
  const readings: ChosenReading[] = [];
  const sounds: SpeechScore['sounds'][number][] = [];
  let added = 0;
  for (const piece of laidOut.readings) {
    const read = readPiece(piece, (fault, values) => failAt(sent, laidOut.toSource(piece).start, fault, values));
    const { start, end } = piece;
    added += Math.max(0, read.letters - (end - start));
    if ('spoken' in read) {
      readings.push({ start, end, spoken: read.spoken });
    } else if (read.sounds) {
      sounds.push({ start, end, sounds: read.sounds });
    }
  }
  const own = countCharacters(laidOut.written);
  const free = limits.readingLettersAddedMax + limits.readingLettersAddedShareMax * own;
  const characters = own + Math.max(0, Math.ceil(added - free));
  requireBreaks(sent, laidOut, characters);
  const { breaks, marks, styles, captions, toSource, fromSource } = laidOut;
  const passages = toPassages(laidOut);
  const score = { passages, styles, sounds, breaks, marks, toSent: toSource };
  return { sent, text: laidOut.text, characters, readings, score, captions, fromSent: fromSource };
}

type Fail = (fault: MarkupFault, values: MarkupError['values']) => never;
type ReadPiece = { letters: number } & ({ spoken: string } | { sounds?: SpeechScore['sounds'][number]['sounds'] });

function readPiece({ reading, text, voice }: LaidOutReading, fail: Fail): ReadPiece {
  switch (reading.kind) {
    case 'sub':
      return { spoken: reading.alias, letters: Array.from(removeMarks(reading.alias)).length };
    case 'say-as': {
      const { as, format } = reading;
      const spoken = sayAs(text, { as, format, dialect: getVoice(voice).dialect });
      return spoken === undefined
        ? fail('no_such_reading', { name: as, value: text.slice(0, 60) })
        : { spoken, letters: 0 };
    }
    case 'phoneme': {
      const found = readPhonemes(reading.phonemes, reading.alphabet satisfies PhoneticAlphabet);
      return found.ok
        ? { sounds: found.sounds, letters: found.sounds.length }
        : fail('no_such_sound', { value: reading.phonemes.slice(0, 60) });
    }
  }
}

/** Silence is not charged, and therefore bounded as sound is. */
function requireBreaks(sent: string, { breaks }: LaidOutPlan, characters: number): void {
  const secondsMax = Math.floor(limits.spokenSecondsFree + limits.spokenSecondsPerCharacter * characters);
  let ms = 0;
  for (const { ms: own, place } of breaks) {
    ms += own;
    if (ms > 1_000 * secondsMax) {
      failAt(sent, place, 'breaks_too_long', { expected: String(secondsMax) });
    }
  }
}

/** @param place a code point of the text as sent. */
function failAt(sent: string, place: number, fault: MarkupFault, values: MarkupError['values']): never {
  throw new MarkupError(sent, Array.from(sent).slice(0, place).join('').length, fault, values);
}

/** The stretches of one voice, which cover the text. */
function toPassages({ styles }: LaidOutPlan): SpeechScore['passages'] {
  const passages: SpeechScore['passages'][number][] = [];
  for (const { start, end, style } of styles) {
    const last = passages.at(-1);
    if (last && last.voice.id === style.voice && last.latinWords === style.latinWords) {
      passages[passages.length - 1] = { ...last, end };
    } else {
      const { latinWords } = style;
      passages.push({ start, end, voice: getVoice(style.voice), ...(latinWords && { latinWords }) });
    }
  }
  return passages;
}
