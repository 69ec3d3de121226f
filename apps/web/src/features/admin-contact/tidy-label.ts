import { limits } from '@rakhim/contract';

/** A label as the server takes it: one line without commas, which stand between labels, and not too long. */
export function tidyLabel(text: string): string {
  const line = text.replaceAll(/[\p{Cc},]+/gu, ' ').trim();
  return [...line]
    .slice(0, limits.inboxLabelCharactersMax / 2)
    .join('')
    .trim();
}
