import {
  type CreateLexiconEntryBody,
  type ImportLexiconBody,
  type LexiconFormat,
  type LexiconImport,
  importRowsShown,
  lexiconLimits,
} from '@rakhim/contract';
import { vowelledReading } from '@rakhim/arabic/checks';
import { writeLexicon } from '@rakhim/text/write-lexicon';
import { AppError } from '#src/errors/app-error.ts';
import { fieldsOf, presentEntry, requireKnown, requireRoom } from '../lexicon.policy.ts';
import type { LexiconQueries } from '../lexicon.queries.ts';
import type { LexiconVersionsQueries } from '../versions/lexicon-versions.queries.ts';
import { refuseDuplicateEntry } from '../versions/refuse-duplicate-entry.ts';
import type { FileRow } from './lexicon-file.ts';
import { type ImportPlan, type SayRefusal, planImport } from './plan-import.ts';
import { readCsv } from './read-csv.ts';
import { readJson } from './read-json.ts';
import { readPls } from './read-pls.ts';

/** Lexicons as files. */
export interface LexiconFilesService {
  /**
   * Reads a file into the lexicon, or says what that would do.
   *
   * @throws AppError `lexicon_file_invalid` with line and column, `lexicon_full`, or `lexicon_changed_since`.
   */
  import(accountId: string, body: ImportLexiconBody, say: SayRefusal): Promise<LexiconImport>;
  /** @returns a file, piece by piece. @throws AppError `lexicon_version_unknown`. */
  export(accountId: string, format: LexiconFormat, version: number | undefined): Promise<Iterable<string>>;
}

export interface LexiconFilesServiceOptions {
  readonly queries: LexiconQueries;
  readonly versions: LexiconVersionsQueries;
}

export function createLexiconFilesService({ queries, versions }: LexiconFilesServiceOptions): LexiconFilesService {
  async function apply(accountId: string, seen: number, { opened, closedIds }: ImportPlan): Promise<number> {
    const made = await refuseDuplicateEntry(
      versions.makeVersion({ accountId, action: 'import' }, async ({ lexicon, close, open }) => {
        if (lexicon.version !== seen) {
          throw new AppError('lexicon_changed_since', { values: { version: seen } });
        }
        await close((rows) => {
          rows.whereRaw('id = ANY(?::uuid[])', [[...closedIds]]);
        });
        await open(opened);
      }),
    );
    return made?.version ?? seen;
  }

  return {
    async import(accountId, { format, content, mode, dryRun, ifVersion }, say) {
      const rows = await read(format, content);
      if (rows.length > lexiconLimits.entriesMax) {
        throw new AppError('lexicon_full', { values: { max: lexiconLimits.entriesMax } });
      }
      const { version } = await queries.findLexicon(accountId);
      if (ifVersion !== undefined && ifVersion !== version) {
        throw new AppError('lexicon_changed_since', { param: 'ifVersion', values: { version: ifVersion } });
      }
      const present = await queries.listAll(accountId, version);
      const plan = planImport(rows, present, mode, say);
      requireRoom(present.length - plan.closedIds.length + plan.opened.length);
      return presentPlan(plan, dryRun ? undefined : await apply(accountId, version, plan), version);
    },

    async export(accountId, format, asked) {
      const lexicon = await queries.findLexicon(accountId);
      const version = asked ?? lexicon.version;
      requireKnown(version, lexicon);
      const rows = await queries.listAll(accountId, version);
      return writeLexicon(rows.map(fieldsOf), { format, version, aliasOf });
    },
  };
}

/** An entry's reading in letters, for programs that do not know our ways of saying. */
function aliasOf(entry: CreateLexiconEntryBody): string {
  return vowelledReading(entry) ?? entry.reading;
}

async function read(format: LexiconFormat, content: string): Promise<readonly FileRow[]> {
  switch (format) {
    case 'csv':
      return readCsv(content);
    case 'json':
      return readJson(content);
    case 'pls':
      return readPls(content);
    default:
      return format satisfies never;
  }
}

function presentPlan(
  { planned, unchanged, removed }: ImportPlan,
  applied: number | undefined,
  version: number,
): LexiconImport {
  const shown = { added: 0, changed: 0, refused: 0 };
  const rows = planned.filter(({ outcome }) => (shown[outcome] += 1) <= importRowsShown);
  return {
    isApplied: applied !== undefined,
    version: applied ?? version,
    ...shown,
    unchanged,
    removed: removed.length,
    removedEntries: removed.slice(0, importRowsShown).map(presentEntry),
    rows: rows.map(({ row: { line, column, fields }, outcome, reason, before }) => ({
      line,
      column,
      written: textOf(fields['written']),
      reading: textOf(fields['reading']),
      outcome,
      reason,
      before: before && presentEntry(before),
    })),
  };
}

/** What a file has in a field, at a length that can be shown. */
function textOf(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, lexiconLimits.writtenCharactersMax) : '';
}
