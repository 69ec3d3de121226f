import { useState } from 'react';

export type ComposerKind = 'reply' | 'note';

const storageKey = (id: string, kind: ComposerKind): string => `rakhim.inbox-draft.${kind}.${id}`;

/**
 * Keeps the draft of a reply or note per message. It survives opening another message and reloading the page, as long
 * as the tab lasts.
 */
export function useComposerDraft(id: string, kind: ComposerKind) {
  const key = storageKey(id, kind);
  const [drafts, setDrafts] = useState<Readonly<Record<string, string>>>({});
  const text = drafts[key] ?? sessionStorage.getItem(key) ?? '';

  function write(next: string): void {
    setDrafts((all) => ({ ...all, [key]: next }));
    try {
      if (next === '') {
        sessionStorage.removeItem(key);
      } else {
        sessionStorage.setItem(key, next);
      }
    } catch {
      // A full store: what was written lives as long as the message is open.
    }
  }

  return { text, write };
}
