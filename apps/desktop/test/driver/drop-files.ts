import { expect } from 'vitest';
import type { DesktopApp } from './launch-desktop.ts';

/** The text that the screen shows while files are dragged over it. */
const invitation = /^(Drop to add them|أفلتها لإضافتها)$/;

/**
 * Lets files go over the page as a file manager would, once it invites to: Chromium itself makes the files out of their
 * paths.
 */
export async function dropFiles({ devtools, page }: DesktopApp, files: readonly string[]): Promise<void> {
  const { width, height } = await page.evaluate(() => ({ width: innerWidth, height: innerHeight }));
  const at = {
    x: Math.floor(width / 2),
    y: Math.floor(height / 2),
    data: { items: [], files: [...files], dragOperationsMask: 1 },
  };
  const send = (type: 'dragEnter' | 'dragOver' | 'drop') => devtools.send('Input.dispatchDragEvent', { type, ...at });
  await send('dragEnter');
  await expect
    .poll(async () => {
      await send('dragOver');
      return page.getByText(invitation).count();
    })
    .toBe(1);
  await send('drop');
}
