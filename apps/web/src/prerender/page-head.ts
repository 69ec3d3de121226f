const earlyScript = /<script src="\/([\w-]+\.js)"([^>]*)><\/script>/g;
const codeTags = /\s*<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"[^>]*>)/g;

/** The longest wait for that paint, in milliseconds. */
const longestWaitMs = 3000;

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
 * Has a page load its scripts once it was painted in its own fonts: until then, the network and the processor of a
 * phone serve that. The files that the app starts with run in a task each, and the page answers in between. A tab in
 * the background is never painted, so the wait has an end.
 *
 * @param scripts everything that the page needs.
 * @param starting the first of them, in the order in which they run.
 */
export function loadScriptsAfterPaint(page: string, scripts: readonly string[], starting: readonly string[]): string {
  const loader = `
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const frame = new Promise((resolve) => requestAnimationFrame(resolve));
await Promise.race([frame.then(() => pause()).then(() => document.fonts.ready), pause(${longestWaitMs})]);
for (const href of ${pathsOf(scripts)}) {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }));
  await pause();
}
for (const file of ${pathsOf(starting)}) {
  await import(file);
}
`;
  const script = `<script type="module" nonce="nonce-placeholder">${loader}</script>`;
  return page.replace(codeTags, '').replace('</body>', () => `${script}</body>`);
}

const pathsOf = (files: readonly string[]): string => JSON.stringify(files.map((file) => `/${file}`));

/** Remarks are for those who read the source. @throws when the script would end its own element. */
function inlined(script: string): string {
  if (/<\/script/i.test(script)) {
    throw new Error('A script in the page may not speak of the end of one.');
  }
  return script.replace(/^\s*\/\/.*\n/gm, '').trim();
}
