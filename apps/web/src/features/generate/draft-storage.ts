import { prosodyLimits } from '@rakhim/contract/limits';
import { voices } from '@rakhim/contract/voices';
import { draftKeyOf } from '#src/lib/draft-key.ts';
import { blankDraft, type Draft, notations } from './draft.ts';
import type { ReadingChoice } from './reading/shift-readings.ts';

/** The owner of a visitor's drafts; accounts own theirs by id. */
export const visitor = 'visitor';

/** The drafts that one person has on this device. */
interface StoredDrafts {
  readonly draft: Draft;
  /** Earlier drafts that the current one replaced. */
  readonly earlier: readonly Draft[];
}

export function readDrafts(owner: string): StoredDrafts {
  try {
    const stored = (JSON.parse(localStorage.getItem(draftKeyOf(owner)) ?? '{}') ?? {}) as {
      readonly earlier?: unknown;
    };
    return { draft: readDraft(stored), earlier: Array.isArray(stored.earlier) ? stored.earlier.map(readDraft) : [] };
  } catch {
    return { draft: blankDraft, earlier: [] };
  }
}

export function writeDrafts(owner: string, { draft, earlier }: StoredDrafts): void {
  try {
    localStorage.setItem(draftKeyOf(owner), JSON.stringify({ ...draft, earlier }));
  } catch {
    // A full or closed store: the draft lives as long as the page.
  }
}

export function dropDrafts(owner: string): void {
  try {
    localStorage.removeItem(draftKeyOf(owner));
  } catch {
    // What could not be kept need not be dropped.
  }
}

function readDraft(value: unknown): Draft {
  const stored = (value ?? {}) as Partial<Record<keyof Draft, unknown>>;
  const voice = voices.find(({ id }) => id === stored.voice);
  const notation = notations.find((known) => known === stored.notation);
  return {
    ...blankDraft,
    ...(typeof stored.text === 'string' && { text: stored.text }),
    ...(voice && { voice: voice.id, dialect: voice.dialect }),
    ...(typeof stored.style === 'string' && { style: stored.style }),
    ...(isWithin(stored.speed, prosodyLimits.speed) && { speed: stored.speed }),
    ...(isWithin(stored.pitch, prosodyLimits.pitch) && { pitch: stored.pitch }),
    ...(stored.latinWords === 'english' && { latinWords: stored.latinWords }),
    ...(notation && { notation }),
    ...(Array.isArray(stored.readings) && { readings: stored.readings.filter(isReading) }),
  };
}

function isWithin(value: unknown, { min, max }: { readonly min: number; readonly max: number }): value is number {
  return typeof value === 'number' && value >= min && value <= max;
}

function isReading(value: unknown): value is ReadingChoice {
  const { start, end, vowelled, spoken } = (value ?? {}) as Record<string, unknown>;
  return (
    Number.isInteger(start) && Number.isInteger(end) && (typeof vowelled === 'string' || typeof spoken === 'string')
  );
}
