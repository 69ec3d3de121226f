export type { Bytes } from './core/bytes.ts';
export { ApiPromise, type WithResponse } from './core/api-promise.ts';
export type { CallOptions, ChargedCallOptions } from './core/call-options.ts';
export type { Fetch, RakhimOptions } from './core/client-options.ts';
export type { RakhimLogger } from './core/logger.ts';
export { Page, PagePromise } from './core/page-promise.ts';
export {
  ApiError,
  AuthenticationError,
  ConflictError,
  type ErrorCode,
  type ErrorType,
  NotFoundError,
  PermissionDeniedError,
  QuotaExceededError,
  RateLimitError,
  ServerError,
  ValidationError,
} from './errors/api-error.ts';
export { AbortError, ConnectionError, TimeoutError } from './errors/connection-error.ts';
export { RakhimError } from './errors/rakhim-error.ts';
export type {
  ChosenReading,
  CreateLexiconEntryBody,
  Dialect,
  DialectId,
  HistoryItem,
  Job,
  JobFormat,
  JobQuote,
  JobSpeaker,
  JobTimestamps,
  LexiconChange,
  LexiconEntry,
  LexiconFormat,
  LexiconImport,
  LexiconPreview,
  LexiconVersion,
  PreviewSpan,
  PreviewTextBody,
  SpeechFormat,
  Subscription,
  Subtitles,
  TextPreview,
  Usage,
  UsageReport,
  Voice,
  VoiceId,
  VoiceList,
  Warning,
  WordTime,
} from './generated/api-types.ts';
export { Rakhim } from './rakhim.ts';
export type { ExportLexiconParams, LexiconResource, ListLexiconParams } from './resources/lexicon.ts';
export type { HistoryResource, ListHistoryParams } from './resources/history.ts';
export type { JobParams, JobTimestampsOptions, JobsResource, ListJobsParams, WaitOptions } from './resources/jobs.ts';
export type { SpeechResource, TimedSpeechResult } from './resources/speech.ts';
export type { SubscriptionResource } from './resources/subscription.ts';
export type { TextResource } from './resources/text.ts';
export type { UsageReportParams, UsageResource } from './resources/usage.ts';
export type { ListVoicesParams, VoicesResource } from './resources/voices.ts';
export { AudioStream, type ByteChunks } from './speech/audio-stream.ts';
export { countCharacters } from './speech/count-characters.ts';
export type { SpeechFacts } from './speech/speech-facts.ts';
export type { SpeechTimes, SpokenWord } from './speech/join-times.ts';
export type { SpeechResult } from './speech/speak-documents.ts';
export type { SpeechFile, ToFileOptions } from './speech/speak-to-file.ts';
export type { SpeechParams, TimedSpeechParams } from './speech/speech-params.ts';
export { SpeechStream } from './speech/speech-stream.ts';
export { splitText } from './speech/split-text.ts';
export { version } from './generated/version.ts';
