import { joinMarks, shadda, splitMarks, sukun } from '../marks.ts';
import type { TalkChange } from './talk-forms.data.ts';

/** A verb as it is said in a dialect. */
export interface ColloquialVerb {
  readonly form: string;
  /** True where the form is none of the standard language: بيعمل, متنسيش. */
  readonly isMarked: boolean;
  /** True for what goes on or is to come, of letters that may be a noun of the standard language: بتعرف. */
  readonly isTensed?: boolean;
}

/** What was done, by whoever the letters allow. */
export interface ColloquialPast {
  readonly form: string;
  /** What she did, where what I did is spelt the same: نزلت. */
  readonly ofHer?: string;
  /** True for letters that often spell a noun as well, with or without its owner: طلب, طلبها. */
  readonly isDoubtful: boolean;
}

/** لْعِبْنَا: so begins no noun. */
const ofShortI = /^\p{L}\u0652\p{L}\u0650\p{L}\u0652/u;

/** True for what somebody did, of letters that spell a noun as well. */
export function isLikeNoun({ isDoubtful, form }: ColloquialPast): boolean {
  return isDoubtful && !ofShortI.test(form);
}

/** A form after all changes, one after the other. */
export function changedBy(changes: readonly TalkChange[] | undefined, form: string): string {
  return (changes ?? []).reduce((said, [pattern, change]) => said.replace(pattern, change), form);
}

/** Marks in order; a doubled letter takes no sukun. */
export function spell(form: string): string {
  return joinMarks(splitMarks(form)).replaceAll(shadda + sukun, shadda);
}
