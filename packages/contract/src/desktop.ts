import { z } from 'zod';
import { AccountSummary, KeyStatus, ServerOrigin, SignInCode, UpdateState, signInEnds } from './desktop/account.ts';
import { BatchChange, BatchView, GrantId, JobChoice, JobId, JobSettings, queueLimits } from './desktop/batch.ts';
import type { DesktopCallName, DesktopEventName, PageCallName } from './desktop/channels.ts';
import { pageIds } from './pages.ts';

export {
  desktopBridgeName,
  desktopCallNames,
  desktopEventNames,
  pageCallNames,
  serviceCallHeader,
} from './desktop/channels.ts';
export type { DesktopCallName, DesktopEventName, PageCallName } from './desktop/channels.ts';
export type { AccountSummary, KeyPlace, KeyStatus, SignInCode, UpdateState } from './desktop/account.ts';
export { latinReadings } from './latin-readings.ts';
export { ServerOrigin } from './desktop/account.ts';
export {
  batchConflicts,
  batchDivisions,
  batchFormats,
  batchSubtitles,
  jobStates,
  queueLimits,
} from './desktop/batch.ts';
export type {
  BatchChange,
  BatchJob,
  BatchRun,
  BatchView,
  GrantId,
  JobChoice,
  JobId,
  JobSettings,
  JobState,
  PauseReason,
} from './desktop/batch.ts';

/** The reason why a call could not be done. The sentences are in `@rakhim/i18n`. */
export const desktopErrorCodes = [
  'untrusted_sender',
  'invalid_request',
  'internal_error',
  'no_key',
  'key_malformed',
  'key_rejected',
  'subscription_required',
  'keychain_failed',
  'offline',
  'not_granted',
  'unreadable',
  'queue_full',
  'running',
  'not_there',
  'update_failed',
] as const;
export type DesktopErrorCode = (typeof desktopErrorCodes)[number];

const nothing = z.strictObject({});
const done = z.object({});
const FileName = z.string().max(300);

const Granted = z.object({
  files: z.array(z.object({ id: GrantId, name: FileName })).max(queueLimits.filesAtOnceMax),
  skipped: z
    .array(
      z.object({
        name: FileName,
        reason: z.enum(['unsupported', 'pdf', 'too_large', 'not_a_file', 'over_limit', 'unreadable']),
      }),
    )
    .max(queueLimits.filesAtOnceMax),
});
export type Granted = z.infer<typeof Granted>;

export const previewEncodings = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1256'] as const;

const WatchedFolder = z.object({ folderName: FileName.optional() });

interface Call {
  readonly request: z.ZodObject;
  readonly response: z.ZodType;
}

/**
 * Every call between the page and the app: what is asked, what is answered. Both ends take their types and checks from
 * here.
 */
export const desktopCalls = {
  'app.info': {
    request: z.strictObject({ language: z.enum(['en', 'ar']) }),
    response: z.object({
      version: z.string().max(60),
      system: z.enum(['windows', 'macos', 'linux']),
      settings: JobSettings,
      folderName: FileName.optional(),
    }),
  },
  'key.status': { request: nothing, response: KeyStatus },
  'key.save': { request: z.strictObject({ key: z.string().min(1).max(300) }), response: KeyStatus },
  'key.remove': { request: nothing, response: KeyStatus },
  'key.check': { request: nothing, response: AccountSummary },
  'server.choose': { request: z.strictObject({ server: ServerOrigin }), response: KeyStatus },
  'signIn.start': { request: nothing, response: SignInCode },
  'signIn.cancel': { request: nothing, response: done },
  /** Opens a page of the website in the browser; `device` is the page that signs this app in. */
  'link.open': { request: z.strictObject({ page: z.enum(pageIds) }), response: done },
  /**
   * Gets the token that the page sends with its calls to the service, in place of an access token. It opens nothing
   * outside this run of the app.
   */
  'service.enter': { request: nothing, response: z.object({ pass: z.uuid() }) },
  'service.leave': { request: z.strictObject({ call: z.uuid() }), response: done },
  'files.choose': { request: z.strictObject({ kind: z.enum(['files', 'folder']) }), response: Granted },
  'files.drop': {
    request: z.strictObject({ paths: z.array(z.string().min(1).max(32_768)).min(1).max(queueLimits.filesAtOnceMax) }),
    response: Granted,
  },
  'files.preview': {
    request: z.strictObject({ id: JobId, encoding: z.enum(previewEncodings).optional() }),
    response: z.object({
      text: z.string().max(4_000),
      encoding: z.enum(previewEncodings).optional(),
      isGuessed: z.boolean(),
      chapters: z.int().nonnegative(),
      settings: JobSettings,
      folderName: FileName.optional(),
    }),
  },
  'folder.choose': { request: nothing, response: z.object({ id: GrantId.optional(), name: FileName.optional() }) },
  'batch.read': { request: nothing, response: BatchView },
  'batch.add': {
    request: z.strictObject({ files: z.array(GrantId).min(1).max(queueLimits.filesAtOnceMax), settings: JobSettings }),
    response: z.object({ added: z.int().nonnegative() }),
  },
  'batch.configure': {
    request: z.strictObject({ jobs: JobChoice, settings: JobSettings, encoding: z.enum(previewEncodings).optional() }),
    response: z.object({ changed: z.int().nonnegative() }),
  },
  'batch.start': { request: nothing, response: done },
  'batch.pause': { request: nothing, response: done },
  'batch.cancel': { request: z.strictObject({ jobs: JobChoice }), response: done },
  'batch.retry': { request: z.strictObject({ jobs: JobChoice }), response: done },
  'batch.move': { request: z.strictObject({ job: JobId, before: JobId.optional() }), response: done },
  'batch.clear': { request: z.strictObject({ jobs: z.union([JobChoice, z.literal('finished')]) }), response: done },
  'batch.reveal': { request: z.strictObject({ job: JobId, what: z.enum(['source', 'sound']) }), response: done },
  'batch.listen': {
    request: z.strictObject({ job: JobId }),
    response: z.object({
      address: z.string().max(200),
      /** Empty where no subtitles were made. */
      captions: z
        .array(
          z.object({ startMs: z.number().nonnegative(), endMs: z.number().nonnegative(), text: z.string().max(2_000) }),
        )
        .max(100_000),
    }),
  },
  'batch.report': { request: nothing, response: z.object({ isSaved: z.boolean() }) },
  'watch.read': { request: nothing, response: WatchedFolder },
  'watch.choose': { request: nothing, response: WatchedFolder },
  'watch.stop': { request: nothing, response: WatchedFolder },
  'update.read': { request: nothing, response: UpdateState },
  'update.check': { request: nothing, response: UpdateState },
  'update.download': { request: nothing, response: UpdateState },
  'update.install': { request: nothing, response: UpdateState },
  'diagnostics.export': { request: nothing, response: z.object({ isSaved: z.boolean() }) },
  'close.decide': {
    request: z.strictObject({ choice: z.enum(['keep_running', 'pause_and_quit', 'stay']) }),
    response: done,
  },
} as const satisfies Record<DesktopCallName, Call>;

/** The events that the app sends to the page. */
export const desktopEvents = {
  'batch.changed': BatchChange,
  'key.changed': KeyStatus,
  'signIn.ended': z.object({ end: z.enum(signInEnds) }),
  'menu.chosen': z.object({
    item: z.enum(['add_files', 'add_folder', 'start', 'pause', 'studio', 'batch', 'dashboard', 'key']),
  }),
  'update.changed': UpdateState,
  'close.asked': z.object({}),
} as const satisfies Record<DesktopEventName, z.ZodType>;

export type DesktopRequest<N extends DesktopCallName> = z.output<(typeof desktopCalls)[N]['request']>;
export type DesktopResponse<N extends DesktopCallName> = z.output<(typeof desktopCalls)[N]['response']>;
export type DesktopEvent<N extends DesktopEventName> = z.output<(typeof desktopEvents)[N]>;

/** The result of a call. Electron passes on only the message of a thrown error, so failures are results, too. */
export type DesktopResult<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: { readonly code: DesktopErrorCode; readonly detail?: string } };

/** The interface that the page finds under {@link desktopBridgeName}. */
export interface DesktopBridge {
  call<N extends PageCallName>(name: N, request: DesktopRequest<N>): Promise<DesktopResult<DesktopResponse<N>>>;
  /** Returns what ends the listening. */
  on<N extends DesktopEventName>(name: N, listener: (event: DesktopEvent<N>) => void): () => void;
  /** Hands over files that were dropped on the page; the page never learns their paths. */
  dropFiles(files: readonly File[]): Promise<DesktopResult<Granted>>;
}
