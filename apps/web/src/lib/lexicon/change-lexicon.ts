import {
  CreateLexiconEntryBody,
  type Lexicon,
  type LexiconEntry,
  createLexiconEntry,
  deleteLexiconEntry,
  updateLexiconEntry,
} from '@rakhim/contract';
import type { z } from 'zod';
import { callApi } from '../api-client.ts';
import { invalidateQueries } from '../invalidate-queries.ts';
import { queryClient } from '../with-queries.tsx';
import { lexiconKey, lexiconPagesKey } from './lexicon-query.ts';

/** How texts are read, as the studio has cached it. */
const readingKey = ['reading'] as const;

/** The id of an entry that the server has not seen yet begins with this. */
const unsavedPrefix = 'unsaved ';

/** Tells whether an entry is still on its way to the server, and cannot be changed until it is there. */
export function isUnsaved({ id }: LexiconEntry): boolean {
  return id.startsWith(unsavedPrefix);
}

/** What an entry says; what is left out is as usual. */
export type EntryBody = z.input<typeof CreateLexiconEntryBody>;

/** What an entry says, without what the server adds. */
export function bodyOf({ id: _id, createdAt: _created, updatedAt: _updated, ...body }: LexiconEntry): EntryBody {
  return body;
}

/** Adds an entry; lists show it at once. @throws {ApiError} when it was refused, and the lists are as before. */
export function addEntry(body: EntryBody): Promise<LexiconEntry> {
  const now = new Date().toISOString();
  const entry: LexiconEntry = {
    ...CreateLexiconEntryBody.parse(body),
    id: unsavedPrefix + crypto.randomUUID(),
    createdAt: now,
    updatedAt: now,
  };
  return changeAtOnce(
    (lexicon) => ({
      ...lexicon,
      entries: inOrder([...lexicon.entries, entry]),
      entryCount: lexicon.entryCount + 1,
    }),
    () => callApi(createLexiconEntry, { body }),
  );
}

/** Changes an entry; lists show it at once. @throws {ApiError} when it was refused, and the lists are as before. */
export function changeEntry(id: string, body: EntryBody): Promise<LexiconEntry> {
  return changeAtOnce(
    (lexicon) => ({
      ...lexicon,
      entries: inOrder(
        lexicon.entries.map((entry) =>
          entry.id === id ? { ...entry, ...CreateLexiconEntryBody.parse({ ...bodyOf(entry), ...body }) } : entry,
        ),
      ),
    }),
    () => callApi(updateLexiconEntry, { params: { id }, body }),
  );
}

/** Deletes an entry; it is gone from the lists at once. @throws {ApiError} when it was refused, and it is back. */
export function deleteEntry(id: string): Promise<void> {
  return changeAtOnce(
    (lexicon) => {
      const entries = lexicon.entries.filter((entry) => entry.id !== id);
      return { ...lexicon, entries, entryCount: lexicon.entryCount - (lexicon.entries.length - entries.length) };
    },
    () => callApi(deleteLexiconEntry, { params: { id } }),
  );
}

let underway = 0;

/** Shows a change before the server has answered, and takes it back where the server refuses it. */
async function changeAtOnce<T>(apply: (lexicon: Lexicon) => Lexicon, call: () => Promise<T>): Promise<T> {
  underway += 1;
  // An answer from before the change would undo it.
  await queryClient.cancelQueries({ queryKey: lexiconPagesKey }, { silent: true });
  const before = queryClient.getQueriesData<Lexicon>({ queryKey: lexiconPagesKey });
  queryClient.setQueriesData<Lexicon>({ queryKey: lexiconPagesKey }, (lexicon) => lexicon && apply(lexicon));
  try {
    return await call();
  } catch (error) {
    before.forEach(([key, lexicon]) => queryClient.setQueryData(key, lexicon));
    throw error;
  } finally {
    underway -= 1;
    if (underway === 0) {
      await askAgain();
    }
  }
}

/** Asks anew for all that a change of the lexicon may have changed: its pages, and how the studio's text is read. */
export async function askAgain(): Promise<void> {
  await Promise.all([invalidateQueries(queryClient, lexiconKey), invalidateQueries(queryClient, readingKey)]);
}

function inOrder(entries: readonly LexiconEntry[]): LexiconEntry[] {
  return entries.toSorted((one, other) => (one.written < other.written ? -1 : Number(one.written > other.written)));
}
