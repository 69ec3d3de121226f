import { create } from 'zustand';

export const digitChoices = ['latn', 'arab'] as const;
export type Digits = (typeof digitChoices)[number];

export const calendarChoices = ['gregory', 'islamic-umalqura'] as const;
export type Calendar = (typeof calendarChoices)[number];

const storageKey = 'rakhim.format';

interface FormatState {
  /** The digits by their Unicode name: `latn` is 0123, `arab` ٠١٢٣. */
  readonly digits: Digits;
  readonly calendar: Calendar;
  choose(choice: { readonly digits?: Digits; readonly calendar?: Calendar }): void;
  /** Reads the stored choice. Called after the first render, which must look like the one made at build time. */
  restore(): void;
}

/** The way numbers and dates are written on this device. */
export const useFormatStore = create<FormatState>()((set, get) => ({
  digits: 'latn',
  calendar: 'gregory',
  choose(choice) {
    set(choice);
    const { digits, calendar } = get();
    localStorage.setItem(storageKey, JSON.stringify({ digits, calendar }));
  },
  restore() {
    const stored = readStored();
    set({
      digits: digitChoices.find((digits) => digits === stored.digits) ?? 'latn',
      calendar: calendarChoices.find((calendar) => calendar === stored.calendar) ?? 'gregory',
    });
  },
}));

function readStored(): { readonly digits?: unknown; readonly calendar?: unknown } {
  try {
    return (JSON.parse(localStorage.getItem(storageKey) ?? '{}') ?? {}) as object;
  } catch {
    return {};
  }
}
