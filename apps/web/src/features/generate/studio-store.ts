import { create } from 'zustand';
import type { Draft } from './draft.ts';
import type { Utterance } from './member/utterance.ts';
import type { StudioAccess } from './studio-access.ts';

/** Speech that was made, as far as it has come, and the draft that it was made of. */
export interface MadeSpeech {
  readonly utterance: Utterance;
  readonly draft: Draft;
  /** Which reading of it: the same draft again is another take. */
  readonly take: number;
}

/** What a draft would be charged. */
export interface DraftPrice {
  readonly draft: Draft;
  /** Characters; fewer than the text has where sounds of it are kept. */
  readonly charged: number;
}

interface StudioState {
  /** The permissions of the signed-in member. */
  readonly access: StudioAccess;
  /** Speech was asked for and has not begun yet; the wish is kept until it is known who asks. */
  readonly isWanted: boolean;
  readonly isSpeaking: boolean;
  /** Speech has just been made, and that is said. */
  readonly isDone: boolean;
  /** Ends the speech that is being made. */
  readonly stop: (() => void) | undefined;
  /** The last speech. */
  readonly made: MadeSpeech | undefined;
  /** The last price that was told. */
  readonly price: DraftPrice | undefined;
  allow(access: StudioAccess): void;
  want(): void;
  drop(): void;
  begin(stop: () => void): void;
  tellPrice(price: DraftPrice | undefined): void;
  show(made: MadeSpeech): void;
  succeed(): void;
  settle(): void;
  end(): void;
  cancel(): void;
  clear(): void;
}

const idle = {
  access: { kind: 'unknown' },
  isWanted: false,
  isSpeaking: false,
  isDone: false,
  stop: undefined,
  made: undefined,
  price: undefined,
} as const;

/**
 * Between the studio, which stands there for everybody and keeps its focus, and the part of it that comes for those who
 * have signed in.
 */
export const useStudioStore = create<StudioState>()((set, get) => ({
  ...idle,
  allow: (access) => set({ access }),
  want: () => set(({ isSpeaking }) => ({ isWanted: !isSpeaking })),
  drop: () => set({ isWanted: false }),
  begin: (stop) => set({ isSpeaking: true, isDone: false, stop }),
  tellPrice: (price) => set({ price }),
  show: (made) => set({ made }),
  succeed: () => set({ isDone: true }),
  settle: () => set({ isDone: false }),
  end: () => set({ isSpeaking: false, stop: undefined }),
  cancel() {
    get().stop?.();
    set({ isWanted: false, isSpeaking: false, stop: undefined });
  },
  clear: () => set(idle),
}));
