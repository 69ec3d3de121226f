import type { LatinWords, MarkupChoice } from '@rakhim/contract';
import { countMarkedCharacters } from '@rakhim/contract/characters';
import { type DialectId, defaultDialect } from '@rakhim/contract/dialects';
import { type VoiceId, defaultVoice } from '@rakhim/contract/voices';
import type { ReadingChoice } from './reading/shift-readings.ts';

/** What tags in a text are: part of it, marks in brackets, or SSML. */
export const notations = ['plain', 'tags', 'ssml'] as const;
export type Notation = (typeof notations)[number];

/** A text with its voice settings, not spoken yet. */
export interface Draft {
  readonly text: string;
  readonly dialect: DialectId;
  readonly voice: VoiceId;
  readonly style: string;
  /** A factor of the voice's own pace. */
  readonly speed: number;
  /** Semitones above the voice's own pitch; negative below it. */
  readonly pitch: number;
  readonly latinWords: LatinWords;
  readonly notation: Notation;
  /** The way pieces of the text are to be read, in order; they move along when the text around them changes. */
  readonly readings: readonly ReadingChoice[];
}

export const blankDraft: Draft = {
  text: '',
  dialect: defaultDialect,
  voice: defaultVoice,
  style: '',
  speed: 1,
  pitch: 0,
  latinWords: 'arabic',
  notation: 'plain',
  readings: [],
};

/** The most earlier drafts kept on a device. */
const earlierMax = 9;

/** The draft alone, of something that knows more. */
export function draftOf({ text, dialect, voice, style, speed, pitch, latinWords, notation, readings }: Draft): Draft {
  return { text, dialect, voice, style, speed, pitch, latinWords, notation, readings };
}

/** The notation of a draft as a request names it; a plain one leaves it to the service to see SSML. */
export function markupOf({ notation }: Pick<Draft, 'notation'>): MarkupChoice {
  return { plain: {}, tags: { markup: true }, ssml: { ssml: true } }[notation];
}

/** The characters of a draft that are charged when nothing of it is kept: tags of its markup are not. */
export function countDraft(draft: Pick<Draft, 'text' | 'notation'>): number {
  return countMarkedCharacters(draft.text, markupOf(draft));
}

/** Tells whether two drafts would sound the same. */
export function isSameDraft(one: Draft, other: Draft): boolean {
  return one.text === other.text && JSON.stringify(draftOf(one)) === JSON.stringify(draftOf(other));
}

/**
 * A draft from before as it would be had it been there when somebody began: what they have typed and chosen since
 * stands, the rest is as it was.
 */
export function mergeDrafts(before: Draft, begun: Draft): Draft {
  const isVoiceChosen = begun.voice !== blankDraft.voice || begun.dialect !== blankDraft.dialect;
  const { dialect, voice } = isVoiceChosen ? begun : before;
  const chosen = {
    dialect,
    voice,
    style: begun.style === blankDraft.style ? before.style : begun.style,
    speed: begun.speed === blankDraft.speed ? before.speed : begun.speed,
    pitch: begun.pitch === blankDraft.pitch ? before.pitch : begun.pitch,
    latinWords: begun.latinWords === blankDraft.latinWords ? before.latinWords : begun.latinWords,
  };
  if (isWritten(begun)) {
    return { ...chosen, text: begun.text, notation: begun.notation, readings: begun.readings };
  }
  // A reading in one dialect may be wrong in another.
  const { text, notation } = before;
  return { ...chosen, text, notation, readings: dialect === before.dialect ? before.readings : [] };
}

/** Filters drafts to those worth offering beside the current one, without duplicates. */
export function worthKeeping(drafts: readonly Draft[], shown: Draft): readonly Draft[] {
  const byText = new Map(
    drafts.filter((draft) => isWritten(draft) && draft.text !== shown.text).map((draft) => [draft.text, draft]),
  );
  return [...byText.values()].slice(0, earlierMax);
}

function isWritten({ text }: Draft): boolean {
  return text.trim() !== '';
}
