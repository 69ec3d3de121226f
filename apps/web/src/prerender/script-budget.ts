/** Bytes of JavaScript, compressed, that may be needed before a public page is alive. */
export const scriptBytesMax = 120_000;

/**
 * Refuses a build in which a page needs too much.
 *
 * @param bytes by the path of the page.
 * @throws {Error} that names the pages and what each needs.
 */
export function requireScriptBudget(bytes: ReadonlyMap<string, number>): void {
  const over = [...bytes].filter(([, size]) => size > scriptBytesMax);
  if (over.length > 0) {
    const lines = over.map(([path, size]) => `  ${path} needs ${size.toLocaleString('en')} bytes`);
    throw new Error(
      `Too much JavaScript before a public page is alive; at most ${scriptBytesMax.toLocaleString('en')} bytes, compressed:\n${lines.join('\n')}\nLoad what the first sight does not need by itself (React.lazy, import()).`,
    );
  }
}
