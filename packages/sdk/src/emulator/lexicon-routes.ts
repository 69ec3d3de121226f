import { writeLexicon } from '@rakhim/text/write-lexicon';
import { readString } from '../core/read-json.ts';
import type {
  CreateLexiconEntryBody,
  Lexicon,
  LexiconChange,
  LexiconEntry,
  LexiconFormat,
  LexiconHistory,
  LexiconImport,
  LexiconVersion,
} from '../generated/api-types.ts';
import type { EmulatedRequest } from './emulated-request.ts';
import { readLexiconFile } from './lexicon-files.ts';
import { createLexiconVersions } from './lexicon-versions.ts';
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
  change(request: EmulatedRequest): LexiconChange;
  undo(request: EmulatedRequest): LexiconVersion;
  restore(request: EmulatedRequest): LexiconVersion;
  import(request: EmulatedRequest): LexiconImport;
  /** A file as the service would send it. */
  export(request: EmulatedRequest): { readonly content: string; readonly type: string };
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

const mediaTypes: Readonly<Record<LexiconFormat, string>> = {
  csv: 'text/csv',
  json: 'application/json',
  pls: 'application/pls+xml',
};

export function createEmulatedLexicon(now: () => Date): EmulatedLexicon {
  const versions = createLexiconVersions(now);
  const { change } = versions;

  function find({ path }: EmulatedRequest): LexiconEntry {
    const entry = versions.current.find(({ id }) => path.endsWith(`/${id}`));
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
      const entries = versions.current.filter(({ written, reading }) => `${written} ${reading}`.includes(search));
      return {
        id: 'default',
        entries,
        nextCursor: null,
        entryCount: versions.current.length,
        version: versions.number,
      };
    },
    create({ body }) {
      const entry = make(body as unknown as CreateLexiconEntryBody);
      const isKnown = versions.current.some(({ written, kind }) => written === entry.written && kind === entry.kind);
      if (isKnown) {
        throw new Refusal('lexicon_entry_exists', { param: 'written' });
      }
      change('create', [...versions.current, entry]);
      return entry;
    },
    update(request) {
      const before = find(request);
      const after = { ...before, ...(request.body as object), updatedAt: now().toISOString() };
      change(
        'update',
        versions.current.map((entry) => (entry === before ? after : entry)),
      );
      return after;
    },
    delete(request) {
      const gone = find(request);
      change(
        'delete',
        versions.current.filter((entry) => entry !== gone),
      );
    },
    history: () => ({ versions: [...versions.list], nextCursor: null, oldestVersion: 0 }),
    change: ({ path }) => versions.changeOf(Number(path.split('/').at(-1))),
    undo: ({ body }) => versions.undo(versionOf(body) ?? versions.number),
    restore({ body }) {
      const version = versionOf(body) ?? versions.number;
      return change('restore', versions.entriesOf(version), version);
    },
    import({ body }) {
      const content = readString(body, 'content') ?? '[]';
      const rows = readLexiconFile(content, readString(body, 'format') ?? 'json');
      const isReplaced = readString(body, 'mode') === 'replace';
      const { entries, ...plan } = planImport(rows, versions.current, { isReplaced, make });
      const isApplied = body['dryRun'] !== true;
      if (isApplied && plan.added + plan.changed + plan.removed > 0) {
        change('import', entries);
      }
      return { ...plan, isApplied, version: versions.number };
    },
    export({ query }) {
      const version = Number(query.get('version') ?? versions.number);
      const format = query.get('format') ?? 'json';
      if (!isFormat(format)) {
        throw new Refusal('validation_failed', { param: 'format' });
      }
      const content = Array.from(writeLexicon(versions.entriesOf(version), { format, version })).join('');
      return { content, type: `${mediaTypes[format]}; charset=utf-8` };
    },
  };
}

function isFormat(format: string): format is LexiconFormat {
  return Object.hasOwn(mediaTypes, format);
}

function versionOf(body: EmulatedRequest['body']): number | undefined {
  return typeof body['version'] === 'number' ? body['version'] : undefined;
}
