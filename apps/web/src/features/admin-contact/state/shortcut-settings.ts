import { create } from 'zustand';

const storageKey = 'rakhim.inbox-shortcuts';

interface ShortcutSettings {
  readonly isOn: boolean;
  turn(isOn: boolean): void;
}

/** The switch for single-key shortcuts on this device. */
export const useShortcutSettings = create<ShortcutSettings>()((set) => ({
  isOn: localStorage.getItem(storageKey) !== 'off',
  turn(isOn) {
    localStorage.setItem(storageKey, isOn ? 'on' : 'off');
    set({ isOn });
  },
}));
