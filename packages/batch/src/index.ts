export type { EncodeM4b, M4bInput } from './audio/encode-m4b.ts';
export { findFfmpeg } from './audio/find-ffmpeg.ts';
export type { SoundChapter, SoundTags } from './audio/id3-chapters.ts';
export * from './documents/document-error.ts';
export { documentLimits } from './documents/document-limits.ts';
export * from './documents/document.ts';
export { chapterText, documentKindOf, readDocument } from './documents/read-document.ts';
export type { ItemFailure } from './journal/item-failure.ts';
export { JournalError } from './journal/journal-error.ts';
export type { Journal } from './journal/journal.ts';
export { type JournalOptions, openJournal } from './journal/open-journal.ts';
export * from './plan/batch-plan.ts';
export * from './plan/batch-settings.ts';
export { findSettingsFault } from './plan/check-settings.ts';
export { defaultSettings } from './plan/default-settings.ts';
export { prosodyLimits } from '@rakhim/contract/limits';
export { findTemplateFault, type TemplateFault, type TemplateField, templateFields } from './plan/output-template.ts';
export { planBatch, type PlanOptions } from './plan/plan-batch.ts';
export { safeName } from './plan/safe-name.ts';
export type { BatchOptions } from './run/batch-context.ts';
export { BatchError, type BatchErrorCode } from './run/batch-error.ts';
export * from './run/batch.ts';
export { type Clock, systemClock } from './run/clock.ts';
export { createBatch } from './run/create-batch.ts';
export {
  createConcurrencyLimiter,
  type ConcurrencyLimiter,
  type ConcurrencyLimiterOptions,
  type Permit,
} from './run/concurrency-limiter.ts';
export * from './run/speak.ts';
export * from './store/batch-store.ts';
export { createBlockingStore } from './store/blocking-store.ts';
export { createNodeStore } from './store/node-store.ts';
export { isSsml } from '@rakhim/text/marked-characters';
export { formatSubtitles } from './subtitles/format-subtitles.ts';
export { type SpokenText, subtitleCues } from './subtitles/subtitle-cues.ts';
