const earlyScript = /<script src="\/([\w-]+\.js)"([^>]*)><\/script>/g;
const codeTags = /\s*<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"[^>]*>)/g;

/** Reads a script of the build's public folder by its name. */
type ReadScript = (name: string) => string;

/**
 * Puts the scripts that run before anything is shown into the page: asking for them would cost a slow network two ways
 * more.
 */
export function inlineEarlyScripts(page: string, readScript: ReadScript): string {
  return page.replace(
    earlyScript,
    (_tag, name: string, attributes: string) => `<script${attributes}>${inlined(readScript(name))}</script>`,
  );
}

/**
 * Names all scripts of a page at the end of its body, with low priority: the network and the processor of a phone serve
 * the first paint before them. The files that the app starts with run in a task each, and the page answers in between.
 *
 * @param scripts everything that the page needs.
 * @param starting the first of them, in the order in which they run.
 */
export function preloadScripts(page: string, scripts: readonly string[], starting: readonly string[]): string {
  const preloads = scripts.map((file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`);
  const files = JSON.stringify(starting.map((file) => `/${file}`));
  const start = `<script type="module" nonce="nonce-placeholder">for (const file of ${files}) await import(file);</script>`;
  return page.replace(codeTags, '').replace('</body>', () => `${preloads.join('')}${start}</body>`);
}

/** Remarks are for those who read the source. @throws when the script would end its own element. */
function inlined(script: string): string {
  if (/<\/script/i.test(script)) {
    throw new Error('A script in the page may not speak of the end of one.');
  }
  return script.replace(/^\s*\/\/.*\n/gm, '').trim();
}
