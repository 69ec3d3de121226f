import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { DesktopApp } from './launch-desktop.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Lists the violations that axe finds on the current screen. Its code comes through the developer tools, because the
 * page's policy would refuse it.
 */
export async function findAccessibilityViolations({ devtools, page }: DesktopApp): Promise<string[]> {
  // Colours in the middle of a theme transition belong to neither theme.
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => {}))),
  );
  await devtools.send('Runtime.evaluate', { expression: axe });
  return page.evaluate(async () => {
    const checker = Reflect.get(globalThis, 'axe') as {
      run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
    };
    return (await checker.run()).violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' ')}`,
    );
  });
}
