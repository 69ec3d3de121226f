import type { JobSettings } from '@rakhim/contract/desktop';
import { create } from 'zustand';

interface SettingsState {
  /** Undefined until the app has said what files were last added with. */
  readonly settings: JobSettings | undefined;
  readonly folderName: string | undefined;
  load(settings: JobSettings, folderName: string | undefined): void;
  change(change: Partial<JobSettings>): void;
  saveTo(folder: { readonly id: string; readonly name: string } | undefined): void;
}

/** The way the next files are to be read. */
export const useSettingsStore = create<SettingsState>()((set, get) => ({
  settings: undefined,
  folderName: undefined,
  load: (settings, folderName) => set({ settings, folderName }),
  change(change) {
    const { settings } = get();
    if (settings) {
      set({ settings: { ...settings, ...change } });
    }
  },
  saveTo(folder) {
    const { settings } = get();
    if (settings) {
      const { folder: _, ...others } = settings;
      set({ settings: folder ? { ...others, folder: folder.id } : others, folderName: folder?.name });
    }
  },
}));
