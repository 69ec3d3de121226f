const files = [
  'everyday-sentences',
  'lessons-and-talk',
  'menus-and-papers',
  'news-and-habits',
  'sentences-of-today',
  'stories-and-letters',
] as const;

/** Sentences of the reading suite, which is no part of the package and is read where it lies. */
export async function readSuiteTexts(): Promise<readonly string[]> {
  const texts: string[] = [];
  for (const file of files) {
    const url = new URL(`../../../../packages/arabic/suite/cases/${file}.ts`, import.meta.url);
    const cases = (await import(url.href)) as Record<string, readonly (readonly [string, ...unknown[]])[]>;
    texts.push(...Object.values(cases).flatMap((rows) => rows.map(([written]) => written)));
  }
  return texts;
}
