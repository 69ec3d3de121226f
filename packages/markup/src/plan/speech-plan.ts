import type { VoiceId } from '@rakhim/contract';
import type { PlaceRun } from './place-map.ts';

export const emphases = ['strong', 'moderate', 'none', 'reduced'] as const;
export type Emphasis = (typeof emphases)[number];

/** How a stretch of text is said. */
export interface Style {
  readonly voice: VoiceId;
  /** How words in Latin letters are said; absent where the request decides. */
  readonly latinWords?: 'arabic' | 'english';
  /** Factor of the voice's own pace. */
  readonly rate: number;
  /** Semitones above the voice's own pitch. */
  readonly pitch: number;
  /** Decibels above the voice's own loudness; `silentDb` for silence. */
  readonly gain: number;
  readonly emphasis: Emphasis;
}

/** The decibels of what is not heard at all. */
export const silentDb = -90;

export const sayAsKinds = [
  'cardinal',
  'ordinal',
  'fraction',
  'date',
  'time',
  'telephone',
  'digits',
  'characters',
  'currency',
  'unit',
] as const;
export type SayAsKind = (typeof sayAsKinds)[number];

export interface SayAs {
  readonly kind: 'say-as';
  readonly as: SayAsKind;
  /** Order of the parts of a date (`dmy`, `ym`, …), or `hms12` and `hms24` of a time. */
  readonly format?: string;
}

/** What an author says about how a piece of text is to be read. */
export type Reading =
  | SayAs
  | { readonly kind: 'sub'; readonly alias: string }
  | { readonly kind: 'phoneme'; readonly alphabet: 'ipa' | 'x-rakhim'; readonly phonemes: string };

export interface TextItem {
  readonly kind: 'text';
  readonly text: string;
  readonly style: Style;
  readonly reading?: Reading;
  /** Where it comes from in the text as sent. */
  readonly runs: readonly PlaceRun[];
}

/** Places are code points of the text as sent. */
export type PlanItem =
  | TextItem
  | { readonly kind: 'break'; readonly ms: number; readonly place: number }
  | { readonly kind: 'mark'; readonly name: string; readonly place: number }
  /** What stands before and what stands after are no sentence, or no paragraph, together. */
  | { readonly kind: 'boundary'; readonly of: 'sentence' | 'paragraph'; readonly place: number };

/** What is said in which order and how: what every notation is turned into. */
export interface SpeechPlan {
  readonly items: readonly PlanItem[];
}
