/** The element of the word that begins at a place in the text. */
export function wordAt(container: HTMLElement | null, start: number): HTMLElement | undefined {
  return container?.querySelector<HTMLElement>(`[data-start="${start}"]`) ?? undefined;
}

/** The place in the text of the word that an element is, or is in. */
export function startOf(target: EventTarget | null): number | undefined {
  const word = target instanceof Element ? target.closest<HTMLElement>('[data-start]') : null;
  return word ? Number(word.dataset['start']) : undefined;
}
