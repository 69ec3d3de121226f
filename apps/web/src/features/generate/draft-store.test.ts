import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepDraft, useDraftStore } from './draft-store.ts';
import { visitor, writeDrafts, readDrafts } from './draft-storage.ts';
import { blankDraft } from './draft.ts';

let stop: () => void;
const draft = () => useDraftStore.getState();
const keptOf = (owner: string) => readDrafts(owner).draft.text;
const offered = () => draft().earlier.map(({ text }) => text);

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  vi.useFakeTimers();
  useDraftStore.setState(useDraftStore.getInitialState());
  stop = keepDraft();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('the draft is saved for nobody until the session is known', () => {
  writeDrafts(visitor, { draft: { ...blankDraft, text: 'من قبل' }, earlier: [] });
  draft().write('الآن');
  vi.runAllTimers();
  expect(keptOf(visitor)).toBe('من قبل');
  draft().restore(visitor);
  expect(keptOf(visitor)).toBe('الآن');
  expect(offered()).toEqual(['من قبل']);
});

it('the draft moves with a visitor who signs in, and nothing is left for the next visitor', () => {
  writeDrafts('salma', { draft: { ...blankDraft, text: 'مسودة سلمى' }, earlier: [] });
  draft().restore(visitor);
  draft().write('زائرة');
  draft().restore('salma');
  expect(draft().text).toBe('زائرة');
  expect(offered()).toEqual(['مسودة سلمى']);
  expect([keptOf('salma'), keptOf(visitor)]).toEqual(['زائرة', '']);
});

it('the whole draft is put away when another account signs in', () => {
  draft().restore('salma');
  draft().write('آخر كلمة');
  draft().restore('nora');
  expect([draft().text, offered(), keptOf('salma')]).toEqual(['', [], 'آخر كلمة']);
  draft().restore('salma');
  expect(draft().text).toBe('آخر كلمة');
});

it('the draft can be swapped with earlier ones until one is discarded', () => {
  draft().write('ج');
  draft().offer({ ...blankDraft, text: 'ب' });
  draft().offer({ ...blankDraft, text: 'أ' });
  const seen = [0, 1, 2].map(() => {
    draft().bringBack();
    return draft().text;
  });
  expect(seen).toEqual(['أ', 'ب', 'ج']);
  draft().discard();
  expect(offered()).toEqual(['ب']);
});
