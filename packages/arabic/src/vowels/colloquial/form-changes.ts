import { joinMarks, shadda, splitMarks, sukun } from '../marks.ts';
import type { TalkChange } from './talk-forms.data.ts';

/** A form after all changes, one after the other. */
export function changedBy(changes: readonly TalkChange[] | undefined, form: string): string {
  return (changes ?? []).reduce((said, [pattern, change]) => said.replace(pattern, change), form);
}

/** A form after the first change that fits it. */
export function firstChange(changes: readonly TalkChange[], form: string): string {
  const [pattern, change] = changes.find(([shape]) => shape.test(form)) ?? [/$/u, ''];
  return form.replace(pattern, change);
}

/** Marks in order; a doubled letter takes no sukun. */
export function spell(form: string): string {
  return joinMarks(splitMarks(form)).replaceAll(shadda + sukun, shadda);
}
