import { readString } from '../core/read-json.ts';
import type {
  CreateLexiconEntryBody,
  Lexicon,
  LexiconEntry,
  LexiconHistory,
  LexiconImport,
  LexiconVersion,
} from '../generated/api-types.ts';
import type { EmulatedRequest } from './emulated-request.ts';
import { readLexiconFile } from './lexicon-files.ts';
import { planImport } from './plan-import.ts';
import { Refusal } from './responses.ts';

/** The one lexicon of an emulator. Words are not looked for in texts: the emulator reads nothing. */
export interface EmulatedLexicon {
  list(request: EmulatedRequest): Lexicon;
  create(request: EmulatedRequest): LexiconEntry;
  find(request: EmulatedRequest): LexiconEntry;
  update(request: EmulatedRequest): LexiconEntry;
  delete(request: EmulatedRequest): void;
  history(): LexiconHistory;
  undo(): LexiconVersion;
  import(request: EmulatedRequest): LexiconImport;
  export(): { readonly entries: readonly LexiconEntry[] };
}

const absent = {
  readingType: 'vowelled',
  kind: 'word',
  part: null,
  dialect: null,
  priority: 0,
  note: null,
  examples: [],
} as const;

export function createEmulatedLexicon(now: () => Date): EmulatedLexicon {
  /** The entries of each version. */
  const states: (readonly LexiconEntry[])[] = [[]];
  const versions: LexiconVersion[] = [];
  const current = (): readonly LexiconEntry[] => states.at(-1) ?? [];

  function change(action: LexiconVersion['action'], entries: readonly LexiconEntry[]): LexiconVersion {
    const before = current();
    const kept = before.filter(({ id }) => entries.some((entry) => entry.id === id));
    const version: LexiconVersion = {
      version: states.length,
      action,
      createdAt: now().toISOString(),
      added: entries.length - kept.length,
      changed: kept.filter((entry) => !entries.includes(entry)).length,
      removed: before.length - kept.length,
      entryCount: entries.length,
      ofVersion: null,
    };
    states.push(entries);
    versions.unshift(version);
    return version;
  }

  function find({ path }: EmulatedRequest): LexiconEntry {
    const entry = current().find(({ id }) => path.endsWith(`/${id}`));
    if (!entry) {
      throw new Refusal('not_found');
    }
    return entry;
  }

  function make(body: CreateLexiconEntryBody): LexiconEntry {
    const at = now().toISOString();
    return { ...absent, ...body, id: crypto.randomUUID(), createdAt: at, updatedAt: at };
  }

  return {
    find,
    list: ({ query }) => {
      const search = query.get('search') ?? '';
      const entries = current().filter(({ written, reading }) => `${written} ${reading}`.includes(search));
      return { id: 'default', entries, nextCursor: null, entryCount: current().length, version: states.length - 1 };
    },
    create({ body }) {
      const entry = make(body as unknown as CreateLexiconEntryBody);
      const isKnown = current().some(({ written, kind }) => written === entry.written && kind === entry.kind);
      if (isKnown) {
        throw new Refusal('lexicon_entry_exists', { param: 'written' });
      }
      change('create', [...current(), entry]);
      return entry;
    },
    update(request) {
      const before = find(request);
      const after = { ...before, ...(request.body as object), updatedAt: now().toISOString() };
      change(
        'update',
        current().map((entry) => (entry === before ? after : entry)),
      );
      return after;
    },
    delete(request) {
      const gone = find(request);
      change(
        'delete',
        current().filter((entry) => entry !== gone),
      );
    },
    history: () => ({ versions, nextCursor: null, oldestVersion: 0 }),
    undo() {
      const before = states.at(-2);
      if (!before) {
        throw new Refusal('lexicon_version_unknown');
      }
      return change('undo', before);
    },
    import({ body }) {
      const content = readString(body, 'content') ?? '[]';
      const rows = readLexiconFile(content, readString(body, 'format') ?? 'json');
      const isReplaced = readString(body, 'mode') === 'replace';
      const { entries, ...plan } = planImport(rows, current(), { isReplaced, make });
      const isApplied = body['dryRun'] !== true;
      if (isApplied && plan.added + plan.changed + plan.removed > 0) {
        change('import', entries);
      }
      return { ...plan, isApplied, version: states.length - 1 };
    },
    export: () => ({ entries: current() }),
  };
}
