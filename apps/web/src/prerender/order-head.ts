const stylesheet = /\s*<link rel="stylesheet"[^>]*>/g;
const firstScript = /<script\b/;
const earlyScript = /<script src="\/([\w-]+\.js)"([^>]*)><\/script>/g;
const laterScript = /<(script type="module"|link rel="modulepreload")(?! fetchpriority)/g;

/**
 * A page's head in the order in which a browser on a slow network needs it. What must be there before anything is shown comes first: the stylesheet,
 * and the early scripts in the page itself, for which it would otherwise have to ask. The code that brings the page to life gives way to both and to the
 * fonts.
 *
 * @param readScript reads an early script by its name.
 */
export function orderHead(page: string, readScript: (name: string) => string): string {
  const styles = page.match(stylesheet)?.join('') ?? '';
  return page
    .replace(stylesheet, '')
    .replace(earlyScript, (_tag, name: string, attributes: string) => `<script${attributes}>${inline(readScript(name))}</script>`)
    .replace(firstScript, (tag) => `${styles.trim()}\n    ${tag}`)
    .replace(laterScript, '<$1 fetchpriority="low"');
}

/** Remarks are for those who read the source. @throws when the script would end its own element. */
function inline(script: string): string {
  if (/<\/script/i.test(script)) {
    throw new Error('A script in the page may not speak of the end of one.');
  }
  return script.replace(/^\s*\/\/.*\n/gm, '');
}
