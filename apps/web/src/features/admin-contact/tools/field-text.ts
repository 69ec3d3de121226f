import { limits } from '@rakhim/contract';

/** The text of a filter field, beside the value in the address. */
export interface FieldText {
  readonly typed: string;
  /** The last value from the address. */
  readonly shown: string;
  /** Values that were sent to the address and have not come back yet, oldest first. */
  readonly asked: readonly string[];
}

export function startFrom(shown: string): FieldText {
  return { typed: shown, shown, asked: [] };
}

/** The value that was sent last, whether it is shown already or not. */
export function lastAsked({ asked, shown }: FieldText): string {
  return asked.at(-1) ?? shown;
}

export function typeInto(text: FieldText, typed: string): FieldText {
  return { ...text, typed };
}

export function askFor(text: FieldText, wanted: string): FieldText {
  return { ...text, asked: [...text.asked, wanted] };
}

/**
 * Takes in what the address says now. The address follows the field a moment later, while one types on: what the field
 * asked for leaves it as it is, and anything else, such as a saved filter or the way back, is put into it.
 */
export function followAddress(text: FieldText, shown: string): FieldText {
  const place = text.asked.lastIndexOf(shown);
  return place < 0 ? startFrom(shown) : { ...text, shown, asked: text.asked.slice(place + 1) };
}

/** Turns the text of the search field into the search term. */
export function searchedBy(typed: string): string {
  return typed.trim().slice(0, limits.inboxSearchCharactersMax);
}
