/** The element of the word that begins at a place in the text. */
export function wordAt(container: HTMLElement | null, start: number): HTMLElement | undefined {
  return container?.querySelector<HTMLElement>(`[data-start="${start}"]`) ?? undefined;
}

/** The place in the text of the word that an element is, or is in. */
export function startOf(target: EventTarget | null): number | undefined {
  const word = target instanceof Element ? target.closest<HTMLElement>('[data-start]') : null;
  return word ? Number(word.dataset['start']) : undefined;
}

/** The stretch of the text in which a word is, also where the word is no element. */
export function stretchAt(container: HTMLElement | null, start: number): HTMLElement | undefined {
  const stretches = Array.from(container?.querySelectorAll<HTMLElement>('[data-from]') ?? []);
  return stretches.findLast(({ dataset }) => Number(dataset['from']) <= start);
}

/** The place in the text at which the paragraph ends that an element is in. */
export function endOfParagraph(target: EventTarget | null): number | undefined {
  const paragraph = target instanceof Element ? target.closest<HTMLElement>('[data-end]') : null;
  return paragraph ? Number(paragraph.dataset['end']) : undefined;
}
