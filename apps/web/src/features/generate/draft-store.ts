import type { LatinWords } from '@nabra/contract';
import { type DialectId, defaultDialect } from '@nabra/contract/dialects';
import { type VoiceId, chooseVoice, defaultVoice, voices } from '@nabra/contract/voices';
import { create } from 'zustand';
import { type ReadingChoice, shiftReadings } from './reading/shift-readings.ts';

const storageKey = 'nabra.draft';
/** Long enough that typing is not slowed, short enough that a crash costs half a sentence. */
const saveDelayMs = 400;

export interface Draft {
  readonly text: string;
  readonly dialect: DialectId;
  readonly voice: VoiceId;
  readonly style: string;
  readonly latinWords: LatinWords;
  /** How pieces of the text are to be read, in order; they move along when the text around them changes. */
  readonly readings: readonly ReadingChoice[];
}

interface DraftState extends Draft {
  /** Whose it is: an account's id, or nothing for somebody who has not signed in. */
  readonly owner: string | undefined;
  write(text: string): void;
  /** The first voice of the dialect speaks, unless the chosen one belongs to it. */
  chooseDialect(dialect: DialectId): void;
  chooseVoice(voice: VoiceId): void;
  describeStyle(style: string): void;
  chooseLatinWords(latinWords: LatinWords): void;
  chooseReading(choice: ReadingChoice): void;
  dropReading(start: number): void;
  /** Brings back what was kept on this device. What another account left here is not shown. */
  restore(owner: string | undefined): void;
  replace(draft: Draft): void;
}

const blank: Draft = { text: '', dialect: defaultDialect, voice: defaultVoice, style: '', latinWords: 'arabic', readings: [] };

/** What somebody is about to have spoken. Kept on this device, so that nothing typed is lost. */
export const useDraftStore = create<DraftState>()((set, get) => ({
  ...blank,
  owner: undefined,
  write: (text) => set((draft) => ({ text, readings: shiftReadings(draft.readings, draft.text, text) })),
  // A reading in one dialect may be wrong in another.
  chooseDialect: (dialect) => set((draft) => ({ dialect, voice: voiceIn(dialect, draft.voice), readings: draft.dialect === dialect ? draft.readings : [] })),
  chooseVoice: (voice) => set({ voice }),
  describeStyle: (style) => set({ style }),
  chooseLatinWords: (latinWords) => set({ latinWords }),
  chooseReading: (choice) =>
    set(({ readings }) => ({ readings: [...readings.filter(({ end, start }) => end <= choice.start || start >= choice.end), choice].sort((a, b) => a.start - b.start) })),
  dropReading: (start) => set(({ readings }) => ({ readings: readings.filter((reading) => reading.start !== start) })),
  restore(owner) {
    const stored = readStored();
    const isTheirs = stored.owner === undefined || stored.owner === owner;
    const typed = get();
    if (typed.text === '' && isTheirs) {
      set({ ...blank, ...stored.draft, owner });
    } else if (typed.owner !== undefined && typed.owner !== owner) {
      set({ ...blank, owner });
    } else {
      set({ owner });
    }
  },
  replace: (draft) => set(draft),
}));

function voiceIn(dialect: DialectId, current: VoiceId): VoiceId {
  const belongs = voices.some((voice) => voice.id === current && voice.dialect === dialect);
  return belongs ? current : chooseVoice({ dialect }).voice.id;
}

interface StoredDraft {
  readonly owner?: string | undefined;
  readonly draft: Partial<Draft>;
}

function readStored(): StoredDraft {
  try {
    const stored = (JSON.parse(localStorage.getItem(storageKey) ?? '{}') ?? {}) as Partial<Record<keyof Draft | 'owner', unknown>>;
    const voice = voices.find(({ id }) => id === stored.voice);
    return {
      owner: typeof stored.owner === 'string' ? stored.owner : undefined,
      draft: {
        ...(typeof stored.text === 'string' && { text: stored.text }),
        ...(voice && { voice: voice.id, dialect: voice.dialect }),
        ...(typeof stored.style === 'string' && { style: stored.style }),
        ...(stored.latinWords === 'english' && { latinWords: stored.latinWords }),
        ...(Array.isArray(stored.readings) && { readings: stored.readings.filter(isReading) }),
      },
    };
  } catch {
    return { draft: {} };
  }
}

function isReading(value: unknown): value is ReadingChoice {
  const { start, end, vowelled, spoken } = (value ?? {}) as Record<string, unknown>;
  return Number.isInteger(start) && Number.isInteger(end) && (typeof vowelled === 'string' || typeof spoken === 'string');
}

let saving: ReturnType<typeof setTimeout> | undefined;

function save(): void {
  clearTimeout(saving);
  saving = undefined;
  const { owner, text, voice, style, latinWords, readings } = useDraftStore.getState();
  try {
    localStorage.setItem(storageKey, JSON.stringify({ owner, text, voice, style, latinWords, readings }));
  } catch {
    // A full or closed store: the draft lives as long as the page.
  }
}

/** Keeps the draft from now on. @returns what ends that, after a last save. */
export function keepDraft(): () => void {
  const leave = () => saving !== undefined && save();
  const unsubscribe = useDraftStore.subscribe(() => {
    clearTimeout(saving);
    saving = setTimeout(save, saveDelayMs);
  });
  addEventListener('pagehide', leave);
  return () => {
    leave();
    unsubscribe();
    removeEventListener('pagehide', leave);
  };
}
