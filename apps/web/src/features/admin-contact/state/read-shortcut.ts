/** The single-key shortcuts of the inbox. */
export const shortcutKeys = ['j', 'k', 'o', 'u', 'e', 'i', 's', 'a', 'x', 'r', 'n', 'z', '/', '?'] as const;
export type ShortcutKey = (typeof shortcutKeys)[number];

type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/**
 * The shortcut that was pressed. Where the layout has other letters, such as the Arabic one, the place of the key
 * decides: the key of `j` is the key of `ت`.
 */
export function readShortcut({ key, code, shiftKey, ctrlKey, metaKey, altKey }: KeyPress): ShortcutKey | undefined {
  if (ctrlKey || metaKey || altKey) {
    return undefined;
  }
  const typed = /^[\u0021-\u007e]$/u.test(key) ? key.toLowerCase() : placeOf(code, shiftKey);
  return shortcutKeys.find((shortcut) => shortcut === typed);
}

function placeOf(code: string, isShifted: boolean): string | undefined {
  if (code === 'Slash') {
    return isShifted ? '?' : '/';
  }
  return isShifted ? undefined : /^Key([A-Z])$/u.exec(code)?.[1]?.toLowerCase();
}
