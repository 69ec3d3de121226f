import { limits } from '@nabra/contract';

/** The text in the search box, beside what the address says is searched for. */
export interface SearchText {
  readonly typed: string;
  /** What the address last said. */
  readonly shown: string;
  /** What was asked for and has not come back as the address yet, oldest first. */
  readonly asked: readonly string[];
}

/** What is searched for by what is typed. */
export function searchedBy({ typed }: SearchText): string {
  return typed.trim().slice(0, limits.inboxSearchCharactersMax);
}

/** What was asked for last, whether it is shown already or not. */
export function lastAsked({ asked, shown }: SearchText): string {
  return asked.at(-1) ?? shown;
}

export function typeInto(text: SearchText, typed: string): SearchText {
  return { ...text, typed };
}

export function askFor(text: SearchText): SearchText {
  return { ...text, asked: [...text.asked, searchedBy(text)] };
}

/**
 * Takes in what the address says now. The address follows the box a moment later, while one types on: what the box asked for leaves it as it is, and
 * anything else, such as a saved filter or the way back, is put into it.
 */
export function followAddress(text: SearchText, shown: string): SearchText {
  const place = text.asked.lastIndexOf(shown);
  return place < 0 ? { typed: shown, shown, asked: [] } : { ...text, shown, asked: text.asked.slice(place + 1) };
}
