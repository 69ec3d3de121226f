const storageKey = 'rakhim.contact-draft';

export interface ContactDraft {
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
}

export const blankDraft: ContactDraft = { name: '', email: '', subject: '', message: '' };

/** Reads the unsent draft. It lasts as long as the tab, so that the next user of the machine does not read it. */
export function readDraft(): ContactDraft {
  try {
    const stored = (JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') ?? {}) as Readonly<Record<string, unknown>>;
    const textOf = (field: keyof ContactDraft) => (typeof stored[field] === 'string' ? stored[field] : '');
    return { name: textOf('name'), email: textOf('email'), subject: textOf('subject'), message: textOf('message') };
  } catch {
    return blankDraft;
  }
}

/** Tells whether there is a draft. */
export function hasDraft(): boolean {
  return Object.values(readDraft()).some((text) => text !== '');
}

export function keepDraft(draft: ContactDraft): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(draft));
  } catch {
    // A full or closed store: what was written lives as long as the page.
  }
}

export function dropDraft(): void {
  sessionStorage.removeItem(storageKey);
}
