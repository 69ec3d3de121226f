import { randomUUID } from 'node:crypto';
import { CreateLexiconEntryBody, type ImportLexiconBody, UpdateLexiconEntryBody } from '@rakhim/contract';
import type { z } from 'zod';
import { type RefusedEntry, fieldsOf, identityOf, refuseEntry, toColumns } from '../lexicon.policy.ts';
import type { LexiconEntryRow } from '../lexicon.queries.ts';
import type { OpenedRow } from '../versions/lexicon-versions.queries.ts';
import type { FileRow } from './lexicon-file.ts';

/** Says in the caller's language why a row is refused. */
export type SayRefusal = (refusal: z.ZodError | RefusedEntry | 'written_twice') => string;

/** A row of a file, and what becomes of it. */
export interface PlannedRow {
  readonly row: FileRow;
  readonly outcome: 'added' | 'changed' | 'refused';
  readonly reason: string | null;
  readonly before: LexiconEntryRow | null;
}

/** What an import does. */
export interface ImportPlan {
  readonly planned: readonly PlannedRow[];
  readonly unchanged: number;
  /** Entries that are opened, and ids of those that are closed. */
  readonly opened: readonly OpenedRow[];
  readonly closedIds: readonly string[];
  /** Entries that the file does not have, where those are deleted. */
  readonly removed: readonly LexiconEntryRow[];
}

/**
 * Compares the rows of a file with the entries that there are. Fields that a row leaves open stay as they are.
 */
export function planImport(
  rows: readonly FileRow[],
  present: readonly LexiconEntryRow[],
  mode: ImportLexiconBody['mode'],
  say: SayRefusal,
): ImportPlan {
  const byIdentity = new Map(present.map((row) => [identityOf(row), row]));
  const seen = new Set<string>();
  const planned: PlannedRow[] = [];
  const opened: OpenedRow[] = [];
  const closedIds: string[] = [];
  let unchanged = 0;
  for (const row of rows) {
    const entry = readRow(row, byIdentity, say);
    const isTwice = typeof entry !== 'string' && seen.has(entry.identity);
    if (typeof entry === 'string' || isTwice) {
      const reason = typeof entry === 'string' ? entry : say('written_twice');
      planned.push({ row, outcome: 'refused', reason, before: null });
      continue;
    }
    const { identity, before, fields } = entry;
    seen.add(identity);
    if (before && JSON.stringify(fieldsOf(before)) === JSON.stringify(fields)) {
      unchanged += 1;
      continue;
    }
    if (before) {
      closedIds.push(before.id);
    }
    opened.push({
      ...toColumns(fields),
      id: before?.id ?? randomUUID(),
      ...(before && { created_at: before.created_at }),
    });
    planned.push({ row, outcome: before ? 'changed' : 'added', reason: null, before: before ?? null });
  }
  const removed = mode === 'replace' ? present.filter((row) => !seen.has(identityOf(row))) : [];
  return { planned, unchanged, opened, closedIds: [...closedIds, ...removed.map(({ id }) => id)], removed };
}

interface ReadRow {
  readonly identity: string;
  readonly before: LexiconEntryRow | undefined;
  readonly fields: CreateLexiconEntryBody;
}

/** @returns the entry of a row, or why there is none. */
function readRow(
  { fields: given }: FileRow,
  byIdentity: ReadonlyMap<string, LexiconEntryRow>,
  say: SayRefusal,
): ReadRow | string {
  const parsed = CreateLexiconEntryBody.safeParse(given, { reportInput: true });
  if (!parsed.success) {
    return say(parsed.error);
  }
  const identity = identityOf(parsed.data);
  const before = byIdentity.get(identity);
  const fields = before
    ? fieldsOf(toColumns({ ...fieldsOf(before), ...(UpdateLexiconEntryBody.parse(given) as CreateLexiconEntryBody) }))
    : fieldsOf(toColumns(parsed.data));
  const refused = refuseEntry(fields);
  return refused ? say(refused) : { identity, before, fields };
}
