import type { LatinWords } from '@rakhim/contract';
import type { DialectId } from '@rakhim/contract/dialects';
import { type VoiceId, chooseVoice, getVoice, voices } from '@rakhim/contract/voices';
import { create } from 'zustand';
import { blankDraft, type Draft, type Notation, draftOf, mergeDrafts, worthKeeping } from './draft.ts';
import { dropDrafts, readDrafts, visitor, writeDrafts } from './draft-storage.ts';
import { type ReadingChoice, shiftReadings } from './reading/shift-readings.ts';

/** Long enough that typing is not slowed, short enough that a crash costs half a sentence. */
const saveDelayMs = 400;

interface DraftState extends Draft {
  /** The owner of the draft: an account's id, a visitor, or nobody until the drafts on this device were read. */
  readonly owner: string | undefined;
  /** Earlier drafts that were replaced; the first of them is offered. */
  readonly earlier: readonly Draft[];
  write(text: string): void;
  /** The first voice of the dialect speaks, unless the chosen one belongs to it. */
  chooseDialect(dialect: DialectId): void;
  /** The dialect follows the voice. */
  chooseVoice(voice: VoiceId): void;
  describeStyle(style: string): void;
  chooseSpeed(speed: number): void;
  choosePitch(pitch: number): void;
  chooseLatinWords(latinWords: LatinWords): void;
  chooseNotation(notation: Notation): void;
  /** Reads pieces of the text as somebody chose, in place of what was chosen for them before. */
  chooseReadings(choices: readonly ReadingChoice[]): void;
  dropReading(start: number): void;
  /**
   * Restores the earlier draft of this person. Text typed since stays and the earlier one is offered; the text of
   * another account is put away.
   */
  restore(owner: string): void;
  /** Restores the earlier draft that is offered. The current text takes the last place among the earlier ones. */
  bringBack(): void;
  /** Offers the next instead. */
  discard(): void;
  /** Offers it again. */
  offer(draft: Draft): void;
  replace(draft: Draft): void;
}

/** The draft in the studio, saved on this device so that nothing typed is lost. */
export const useDraftStore = create<DraftState>()((set, get) => ({
  ...blankDraft,
  owner: undefined,
  earlier: [],
  write: (text) => set((draft) => ({ text, readings: shiftReadings(draft.readings, draft.text, text) })),
  // A reading in one dialect may be wrong in another.
  chooseDialect: (dialect) =>
    set((draft) => ({
      dialect,
      voice: voiceIn(dialect, draft.voice),
      readings: draft.dialect === dialect ? draft.readings : [],
    })),
  chooseVoice: (voice) => {
    get().chooseDialect(getVoice(voice).dialect);
    set({ voice });
  },
  describeStyle: (style) => set({ style }),
  chooseSpeed: (speed) => set({ speed }),
  choosePitch: (pitch) => set({ pitch }),
  chooseLatinWords: (latinWords) => set({ latinWords }),
  chooseNotation: (notation) => set({ notation }),
  chooseReadings: (choices) =>
    set(({ readings }) => ({
      readings: [
        ...readings.filter(({ end, start }) => choices.every((other) => end <= other.start || start >= other.end)),
        ...choices,
      ].sort((a, b) => a.start - b.start),
    })),
  dropReading: (start) => set(({ readings }) => ({ readings: readings.filter((reading) => reading.start !== start) })),
  restore(owner) {
    const now = get();
    if (now.owner === owner) {
      return;
    }
    const isTheirs = now.owner === undefined || now.owner === visitor;
    const kept = readDrafts(owner);
    const draft = isTheirs ? mergeDrafts(kept.draft, now) : kept.draft;
    set({
      ...draft,
      owner,
      earlier: worthKeeping([kept.draft, ...(isTheirs ? now.earlier : []), ...kept.earlier], draft),
    });
    if (now.owner === visitor) {
      dropDrafts(visitor);
    }
  },
  bringBack: () =>
    set((now) => {
      const [draft, ...others] = now.earlier;
      return draft ? { ...draft, earlier: worthKeeping([...others, draftOf(now)], draft) } : now;
    }),
  discard: () => set(({ earlier }) => ({ earlier: earlier.slice(1) })),
  offer: (draft) => set((now) => ({ earlier: worthKeeping([draft, ...now.earlier], now) })),
  replace: (draft) => set(draft),
}));

function voiceIn(dialect: DialectId, current: VoiceId): VoiceId {
  const belongs = voices.some((voice) => voice.id === current && voice.dialect === dialect);
  return belongs ? current : chooseVoice({ dialect }).voice.id;
}

/** Keeps the draft from now on. @returns what ends that, after a last save. */
export function keepDraft(): () => void {
  let unsaved: DraftState | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  function save(): void {
    clearTimeout(timer);
    if (unsaved?.owner !== undefined) {
      writeDrafts(unsaved.owner, { draft: draftOf(unsaved), earlier: unsaved.earlier });
    }
    unsaved = undefined;
  }
  const unsubscribe = useDraftStore.subscribe((now, before) => {
    if (now.owner === before.owner) {
      clearTimeout(timer);
      timer = setTimeout(save, saveDelayMs);
      unsaved = now;
      return;
    }
    // The last words of the one, then those that the other may have brought along.
    save();
    unsaved = now;
    save();
  });
  addEventListener('pagehide', save);
  return () => {
    save();
    unsubscribe();
    removeEventListener('pagehide', save);
  };
}
