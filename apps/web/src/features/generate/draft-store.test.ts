import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepDraft, useDraftStore } from './draft-store.ts';
import { visitor, writeDrafts, readDrafts } from './kept-drafts.ts';
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

it('is saved under nobody’s name before it is known whose it is', () => {
  writeDrafts(visitor, { draft: { ...blankDraft, text: 'من قبل' }, earlier: [] });
  draft().write('الآن');
  vi.runAllTimers();
  expect(keptOf(visitor)).toBe('من قبل');
  draft().restore(visitor);
  expect(keptOf(visitor)).toBe('الآن');
  expect(offered()).toEqual(['من قبل']);
});

it('goes along with a visitor who signs in, and leaves nothing behind for the next', () => {
  writeDrafts('salma', { draft: { ...blankDraft, text: 'مسودة سلمى' }, earlier: [] });
  draft().restore(visitor);
  draft().write('زائرة');
  draft().restore('salma');
  expect(draft().text).toBe('زائرة');
  expect(offered()).toEqual(['مسودة سلمى']);
  expect([keptOf('salma'), keptOf(visitor)]).toEqual(['زائرة', '']);
});

it('is put away to its last word when somebody else comes', () => {
  draft().restore('salma');
  draft().write('آخر كلمة');
  draft().restore('nora');
  expect([draft().text, offered(), keptOf('salma')]).toEqual(['', [], 'آخر كلمة']);
  draft().restore('salma');
  expect(draft().text).toBe('آخر كلمة');
});

it('takes turns with those from before, until one is discarded', () => {
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
