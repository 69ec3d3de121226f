import type { DesktopApp } from './launch-desktop.ts';

/** Lets files go over the page as a file manager would: Chromium itself makes the files out of their paths. */
export async function dropFiles({ devtools, page }: DesktopApp, files: readonly string[]): Promise<void> {
  const { width, height } = await page.evaluate(() => ({ width: innerWidth, height: innerHeight }));
  const at = { x: Math.floor(width / 2), y: Math.floor(height / 2), data: { items: [], files: [...files], dragOperationsMask: 1 } };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await devtools.send('Input.dispatchDragEvent', { type, ...at });
  }
}
