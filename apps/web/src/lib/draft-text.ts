import { draftKeyOf } from './draft-key.ts';

/** Under which the studio keeps the draft of somebody who has not signed in. */
const visitor = 'visitor';

/** The words that somebody has written and not heard yet, on this device; empty where there are none. */
export function readDraftText(userId?: string): string {
  const owners = userId === undefined ? [visitor] : [userId, visitor];
  return owners.map((owner) => textOf(readStored(owner))).find((text) => text.trim() !== '') ?? '';
}

/** Hands a text to the studio as the draft of a visitor. Another one that was there goes among the earlier drafts. */
export function carryDraftText(text: string): void {
  const stored = readStored(visitor);
  const { earlier, ...draft } = stored;
  const before = textOf(stored);
  const others: readonly unknown[] = Array.isArray(earlier) ? earlier : [];
  const isOther = before.trim() !== '' && !text.startsWith(before) && !before.startsWith(text);
  try {
    localStorage.setItem(
      draftKeyOf(visitor),
      JSON.stringify({ ...draft, text, readings: [], earlier: isOther ? [draft, ...others] : others }),
    );
  } catch {
    // A full or closed store: the text lives as long as the page.
  }
}

function readStored(owner: string): Record<string, unknown> {
  try {
    return (JSON.parse(localStorage.getItem(draftKeyOf(owner)) ?? '{}') ?? {}) as Record<string, unknown>;
  } catch {
    return {};
  }
}

function textOf({ text }: Record<string, unknown>): string {
  return typeof text === 'string' ? text : '';
}
