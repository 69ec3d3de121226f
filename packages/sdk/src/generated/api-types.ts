// Written by `npm run generate` from the contract.

import type { components } from './schemas.ts';

export type ChosenReading = components['schemas']['ChosenReading'];
export type ClientToken = components['schemas']['ClientToken'];
export type CreateClientTokenBody = components['schemas']['CreateClientTokenBody'];
export type CreateJobBody = components['schemas']['CreateJobBody'];
export type CreateLexiconEntryBody = components['schemas']['CreateLexiconEntryBody'];
export type CreateSpeechBody = components['schemas']['CreateSpeechBody'];
export type CreateTimedSpeechBody = components['schemas']['CreateTimedSpeechBody'];
export type Dialect = components['schemas']['Dialect'];
export type DialectId = components['schemas']['DialectId'];
export type Endings = components['schemas']['Endings'];
export type ApiErrorBody = components['schemas']['Error'];
export type History = components['schemas']['History'];
export type HistoryItem = components['schemas']['HistoryItem'];
export type ImportLexiconBody = components['schemas']['ImportLexiconBody'];
export type Job = components['schemas']['Job'];
export type JobDocument = components['schemas']['JobDocument'];
export type JobFormat = components['schemas']['JobFormat'];
export type JobQuote = components['schemas']['JobQuote'];
export type Jobs = components['schemas']['Jobs'];
export type JobSpeaker = components['schemas']['JobSpeaker'];
export type JobTimesFormat = components['schemas']['JobTimesFormat'];
export type JobTimestamps = components['schemas']['JobTimestamps'];
export type JobWord = components['schemas']['JobWord'];
export type LatinWords = components['schemas']['LatinWords'];
export type Lexicon = components['schemas']['Lexicon'];
export type LexiconChange = components['schemas']['LexiconChange'];
export type LexiconChoice = components['schemas']['LexiconChoice'];
export type LexiconEntry = components['schemas']['LexiconEntry'];
export type LexiconFormat = components['schemas']['LexiconFormat'];
export type LexiconHistory = components['schemas']['LexiconHistory'];
export type LexiconImport = components['schemas']['LexiconImport'];
export type LexiconPreview = components['schemas']['LexiconPreview'];
export type LexiconVersion = components['schemas']['LexiconVersion'];
export type MarkTime = components['schemas']['MarkTime'];
export type PhonemeTime = components['schemas']['PhonemeTime'];
export type Plan = components['schemas']['Plan'];
export type PlanId = components['schemas']['PlanId'];
export type PlanList = components['schemas']['PlanList'];
export type PreviewLexiconBody = components['schemas']['PreviewLexiconBody'];
export type PreviewSpan = components['schemas']['PreviewSpan'];
export type PreviewTextBody = components['schemas']['PreviewTextBody'];
export type ReadingRule = components['schemas']['ReadingRule'];
export type RestoreLexiconBody = components['schemas']['RestoreLexiconBody'];
export type Share = components['schemas']['Share'];
export type SharedSpeech = components['schemas']['SharedSpeech'];
export type ShareHistoryItemBody = components['schemas']['ShareHistoryItemBody'];
export type Speech = components['schemas']['Speech'];
export type SpeechAudio = components['schemas']['SpeechAudio'];
export type SpeechBrokenOff = components['schemas']['SpeechBrokenOff'];
export type SpeechEnded = components['schemas']['SpeechEnded'];
export type SpeechFormat = components['schemas']['SpeechFormat'];
export type SpeechPrice = components['schemas']['SpeechPrice'];
export type SpeechSettings = components['schemas']['SpeechSettings'];
export type SpeechStarted = components['schemas']['SpeechStarted'];
export type SpeechWords = components['schemas']['SpeechWords'];
export type Subscription = components['schemas']['Subscription'];
export type Subtitles = components['schemas']['Subtitles'];
export type TextPreview = components['schemas']['TextPreview'];
export type TimedSpeech = components['schemas']['TimedSpeech'];
export type TimedSpeechEvent = components['schemas']['TimedSpeechEvent'];
export type UndoLexiconBody = components['schemas']['UndoLexiconBody'];
export type UpdateLexiconEntryBody = components['schemas']['UpdateLexiconEntryBody'];
export type Usage = components['schemas']['Usage'];
export type UsageReport = components['schemas']['UsageReport'];
export type Voice = components['schemas']['Voice'];
export type VoiceId = components['schemas']['VoiceId'];
export type VoiceList = components['schemas']['VoiceList'];
export type Warning = components['schemas']['Warning'];
export type WordDecision = components['schemas']['WordDecision'];
export type WordTime = components['schemas']['WordTime'];

export interface operations {
    readonly getUsageReport: {
        readonly parameters: {
            readonly query: {
                readonly by?: "day" | "voice" | "key" | "client";
                /** @description Default: what `Accept` asks for, else `json`. */
                readonly format?: "json" | "csv";
                /** @description The first day. */
                readonly from: string;
                /** @description Where days begin, such as `Asia/Riyadh`. */
                readonly timeZone?: string;
                /** @description The last day, included. At most 366 days. */
                readonly to: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Report usage by day, voice, key or client */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["UsageReport"];
                    readonly "text/csv": string;
                };
            };
            /** @description `validation_failed`, `api_key_not_in_header`, `credentials_repeated`, `time_zone_unknown`, `report_too_long` */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `missing_credentials`, `invalid_api_key`, `api_key_expired`, `client_token_expired`, `invalid_session`, `session_not_found` */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `insufficient_scope`, `api_key_in_browser`, `origin_not_allowed` */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `too_many_requests` */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error` */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `service_unavailable` */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
}
