import type { DesktopApp } from './launch-desktop.ts';

/** The key as if it had been in the keychain already: typed into the page, it would have been in the page. */
export async function giveKey({ evaluate }: DesktopApp, key: string): Promise<void> {
  await evaluate(
    ({ shimState }, given) => shimState.invoke('key.save', { url: 'app://bundle/', parent: null }, { key: given }),
    key,
  );
}
