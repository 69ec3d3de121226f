import type { Updater } from './update-service.ts';

/**
 * Where new versions come from is in the package, see electron-builder.config.ts. Development has no package, and
 * nothing to look at.
 */
export async function loadUpdater(isPackaged: boolean): Promise<Updater | undefined> {
  if (!isPackaged) {
    return undefined;
  }
  const { default: updater } = await import('electron-updater');
  return updater.autoUpdater;
}
