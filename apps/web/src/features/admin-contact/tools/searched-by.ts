import { limits } from '@rakhim/contract';

/** What is searched for by what is typed. */
export function searchedBy(typed: string): string {
  return typed.trim().slice(0, limits.inboxSearchCharactersMax);
}
