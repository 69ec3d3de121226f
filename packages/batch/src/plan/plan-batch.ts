import { hash, randomBytes } from 'node:crypto';
import { dirname, join } from 'node:path';
import { chooseVoice } from '@rakhim/contract/voices';
import { DocumentError } from '../documents/document-error.ts';
import { documentLimits } from '../documents/document-limits.ts';
import { chapterText, documentKindOf, readDocument } from '../documents/read-document.ts';
import type { SourceDocument } from '../documents/document.ts';
import { countCharacters } from '@rakhim/text/characters';
import { type BatchStore, StoreError } from '../store/batch-store.ts';
import type {
  BatchFile,
  BatchPlan,
  PlannedDocument,
  PlannedItem,
  PlannedOutput,
  PlannedSource,
  PlanProblem,
  PlanWarning,
} from './batch-plan.ts';
import type { BatchSettings, OutputFormat } from './batch-settings.ts';
import { findSettingsFault } from './check-settings.ts';
import { mapConcurrently } from './map-concurrently.ts';
import { createOutputPaths, type OutputPaths } from './output-paths.ts';
import { renderTemplate, tellsChaptersApart } from './output-template.ts';
import { draftOutputs, type OutputDraft } from './plan-outputs.ts';

export interface PlanOptions {
  readonly store: BatchStore;
  readonly settings: BatchSettings;
  /** Formats that can be made here; left out: all but `m4b`, which needs an encoder. */
  readonly formats?: readonly OutputFormat[];
  /** For `{date}` and the plan's time. */
  readonly now?: Date;
  /** Outputs of other plans that are not on the disk yet. */
  readonly takenPaths?: Iterable<string>;
  /** Called after each file, with how many are planned. */
  readonly onFile?: (done: number) => void;
  readonly signal?: AbortSignal;
}

/** Files read at a time; texts are dropped as soon as they are counted. */
const readersMax = 8;

interface PlanContext {
  readonly id: string;
  readonly now: Date;
  readonly options: PlanOptions;
  readonly paths: OutputPaths;
  /** Of the settings that most files share. */
  readonly fault: string | undefined;
}

/**
 * Reads every file once and decides all that will be asked and written: parts, characters, paths, keys. Nothing is
 * spoken and nothing is written. A file that cannot be narrated stays in the plan with its problem. The same plan,
 * journalled, is what a resumed batch goes on with.
 */
export async function planBatch(
  files: Iterable<BatchFile> | AsyncIterable<BatchFile>,
  options: PlanOptions,
): Promise<BatchPlan> {
  const now = options.now ?? new Date();
  const id = randomBytes(12).toString('base64url');
  const context: PlanContext = {
    id,
    now,
    options,
    paths: createOutputPaths(options.store, options.takenPaths ?? []),
    fault: findSettingsFault(options.settings),
  };
  const items: PlannedItem[] = [];
  const read = mapConcurrently(files, readersMax, (file) => readSource(file, options));
  for await (const { file, ...source } of read) {
    options.signal?.throwIfAborted();
    items.push(await planItem(file, source, items.length, context));
    options.onFile?.(items.length);
  }
  const outputs = items.flatMap((item) => item.outputs);
  return {
    id,
    createdAt: now.toISOString(),
    items,
    characters: items.reduce((sum, { characters }) => sum + characters, 0),
    requests: outputs.reduce((sum, { requests }) => sum + requests.length, 0),
    outputs: outputs.length,
  };
}

interface ReadSource {
  readonly file: BatchFile;
  readonly source: PlannedSource;
  readonly document?: SourceDocument;
  readonly problem?: PlanProblem;
}

async function readSource(file: BatchFile, { store }: PlanOptions): Promise<ReadSource> {
  const unread = { path: file.path, name: file.name, bytes: 0, sha256: '' };
  if (documentKindOf(file.name) === undefined) {
    return { file, source: unread, problem: 'kind_unknown' };
  }
  let source: PlannedSource = unread;
  try {
    const bytes = await store.readFile(file.path, documentLimits.fileBytesMax);
    source = { ...unread, bytes: bytes.length, sha256: hash('sha256', bytes) };
    return {
      file,
      source,
      document: await readDocument(bytes, file.name, file.encoding === undefined ? {} : { encoding: file.encoding }),
    };
  } catch (error) {
    return { file, source, problem: problemOf(error) };
  }
}

function problemOf(error: unknown): PlanProblem {
  if (error instanceof DocumentError) {
    return error.code;
  }
  return error instanceof StoreError && error.code === 'too_large' ? 'file_too_large' : 'file_unreadable';
}

async function planItem(
  file: BatchFile,
  { source, document, problem }: Omit<ReadSource, 'file'>,
  index: number,
  context: PlanContext,
): Promise<PlannedItem> {
  // Files without settings of their own share one object.
  const settings: BatchSettings =
    file.settings === undefined ? context.options.settings : { ...context.options.settings, ...file.settings };
  const base = {
    id: `${context.id}.${index}`,
    source,
    settings,
    ...(file.encoding !== undefined && { encoding: file.encoding }),
  };
  const nothing = { characters: 0, outputs: [], warnings: [] };
  if (document === undefined) {
    return { ...base, ...nothing, problem: problem ?? 'file_unreadable' };
  }
  const described = { ...base, document: describe(document) };
  const fault = settings === context.options.settings ? context.fault : findSettingsFault(settings);
  if (fault !== undefined) {
    return { ...described, ...nothing, problem: 'settings_invalid', problemDetail: fault };
  }
  if (!(context.options.formats ?? ['mp3', 'wav', 'ogg']).includes(settings.format)) {
    return { ...described, ...nothing, problem: 'format_unavailable', problemDetail: settings.format };
  }
  const { drafts, warnings, longest } = draftOutputs(document, settings, stemOf(file.name));
  if (drafts.length === 0) {
    return { ...described, ...nothing, problem: 'no_text' };
  }
  if (longest !== undefined) {
    return { ...described, ...nothing, problem: 'markup_too_long', problemDetail: String(longest) };
  }
  const placed = await placeOutputs(drafts, { file, document, settings, context }).catch(() => undefined);
  if (placed === undefined) {
    return { ...described, ...nothing, problem: 'folder_unreadable' };
  }
  const all = dropRepetitions([...document.warnings, ...warnings, ...placed.warnings]);
  const characters = placed.outputs.reduce((sum, output) => sum + output.characters, 0);
  return {
    ...described,
    characters,
    outputs: placed.outputs,
    warnings: all,
    ...(placed.outputs.length === 0 && { problem: 'output_exists' as const }),
  };
}

interface Placing {
  readonly file: BatchFile;
  readonly document: SourceDocument;
  readonly settings: BatchSettings;
  readonly context: PlanContext;
}

async function placeOutputs(
  drafts: readonly OutputDraft[],
  placing: Placing,
): Promise<{ outputs: PlannedOutput[]; warnings: PlanWarning[] }> {
  const { file, settings, context } = placing;
  const outputs: PlannedOutput[] = [];
  const warnings: PlanWarning[] = [];
  for (const [index, { chapterTitle, ...draft }] of drafts.entries()) {
    const { segments, isShortened } = renderTemplate(
      templateFor(placing, chapterTitle !== undefined),
      valuesFor(placing, { ...draft, chapterTitle }, index, drafts.length),
    );
    const stem = join(settings.folder ?? dirname(file.path), ...segments);
    const extensions = [settings.format, ...(settings.subtitles === undefined ? [] : [settings.subtitles])];
    const { path, isNumbered } = await context.paths.claim(stem, extensions, settings.onConflict);
    if (path === undefined) {
      warnings.push({ code: 'output_skipped', detail: segments.join('/') });
      continue;
    }
    const subtitles =
      settings.subtitles === undefined
        ? undefined
        : { format: settings.subtitles, path: `${path.slice(0, -settings.format.length)}${settings.subtitles}` };
    outputs.push({ ...draft, path, ...(subtitles !== undefined && { subtitles }) });
    warnings.push(
      ...(isShortened ? [{ code: 'name_shortened' } as const] : []),
      ...(isNumbered ? [{ code: 'name_numbered' } as const] : []),
    );
  }
  return { outputs: outputs.slice(), warnings };
}

/**
 * Where a file becomes several sounds and the template would give all of them one name, the chapter's number or the
 * row's name is added.
 */
function templateFor({ document, settings }: Placing, isPartOfFile: boolean): string {
  if (!isPartOfFile || tellsChaptersApart(settings.template)) {
    return settings.template;
  }
  return document.kind === 'csv' ? `${settings.template}/{chapter}` : `${settings.template} - {index:02}`;
}

function valuesFor(
  { file, document, settings, context }: Placing,
  draft: { voice: string; title: string; chapterTitle: string | undefined },
  index: number,
  count: number,
) {
  const width = String(count).length;
  const dialect = chooseVoice({ voice: settings.voice }).voice.dialect;
  return {
    name: stemOf(file.name),
    folder: file.folder ?? '',
    title: document.title ?? stemOf(file.name),
    author: document.author ?? '',
    chapter: draft.chapterTitle ?? draft.title,
    index: String(index + 1).padStart(width, '0'),
    count: String(count),
    voice: draft.voice,
    dialect,
    date: localDate(context.now),
    format: settings.format,
  };
}

/** The day where the user is, not where Greenwich is. */
function localDate(now: Date): string {
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
}

function stemOf(name: string): string {
  return name.replace(/\.[^.]*$/, '');
}

function describe(document: SourceDocument): PlannedDocument {
  const { kind, title, author, language, encoding, chapters } = document;
  return {
    kind,
    ...(title !== undefined && { title }),
    ...(author !== undefined && { author }),
    ...(language !== undefined && { language }),
    ...(encoding !== undefined && { encoding }),
    chapters: chapters.map((chapter) => ({
      ...(chapter.title !== undefined && { title: chapter.title }),
      characters: countCharacters(chapterText(chapter)),
    })),
  };
}

function dropRepetitions(warnings: readonly PlanWarning[]): PlanWarning[] {
  return [...new Map(warnings.map((warning) => [`${warning.code} ${warning.detail ?? ''}`, warning])).values()];
}
