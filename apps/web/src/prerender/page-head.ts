const earlyScript = /<script src="\/([\w-]+\.js)"([^>]*)><\/script>/g;
const codeTags = /\s*<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"[^>]*>)/g;

/** The scripts of a page, by their addresses. */
export interface PageScripts {
  /** What brings the page to life, in the order in which it runs. */
  readonly inTurn: readonly string[];
  /** What it needs for that. */
  readonly besides: readonly string[];
  /** What is needed when somebody uses the page, in the order in which it runs. */
  readonly later: readonly string[];
}

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

/** A page that is shown before its code is asked for; see public/begin.js. */
export function showBeforeCode(page: string, scripts: PageScripts, readScript: ReadScript): string {
  const beginning = [
    `<script type="application/json" id="page-scripts">${JSON.stringify(scripts)}</script>`,
    `<script type="module" nonce="nonce-placeholder">${inlined(readScript('begin.js'))}</script>`,
  ];
  return page.replace(codeTags, '').replace('</body>', () => `${beginning.join('')}</body>`);
}

/** Remarks are for those who read the source. @throws when the script would end its own element. */
function inlined(script: string): string {
  if (/<\/script/i.test(script)) {
    throw new Error('A script in the page may not speak of the end of one.');
  }
  return script.replace(/^\s*\/\/.*\n/gm, '').trim();
}
