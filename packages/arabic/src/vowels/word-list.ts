/** The words of a list that is written as one text. */
export function wordsOf(list: string): string[] {
  return list.trim().split(/\s+/u);
}

/** A pattern that any word of such a list fits. */
export function anyOf(list: string): string {
  return `(?:${wordsOf(list).join('|')})`;
}

/** The same as a set, to be asked. */
export function setOf(list: string): ReadonlySet<string> {
  return new Set(wordsOf(list));
}
