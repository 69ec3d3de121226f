// Written by `npm run generate` from the contract.

export interface components {
    schemas: {
        /** @description How to read a piece of the text: either `vowelled` or `spoken`. */
        readonly ChosenReading: {
            /** @description Where it ends, exclusive. */
            readonly end: number;
            /** @description The words to say in its place, in Arabic or Latin letters. */
            readonly spoken?: string;
            /** @description Where the piece begins: code points of `text` as sent. */
            readonly start: number;
            /** @description How to read it, in Arabic letters with vowels, such as one of the `alternatives` of a preview. */
            readonly vowelled?: string;
        };
        readonly ClientToken: {
            readonly characters: number;
            /** Format: date-time */
            readonly expiresAt: string;
            /** Format: uri */
            readonly origin: string;
            readonly scopes: readonly ("speech" | "usage")[];
            /** @description Hand it to the page, which sends it where others send an API key. */
            readonly token: string;
        };
        readonly CreateClientTokenBody: {
            /** @description Characters that may be spoken with it in all. They are charged when they are spoken, not before. */
            readonly characters: number;
            /**
             * Format: uri
             * @description The origin of the page that uses the token, as the browser names it: no path, no slash at its end. It works from no other. For example: https://app.example
             */
            readonly origin: string;
            /**
             * @description What it may be used for; the key must be allowed it, too. Default: `speech`.
             * @default [
             *       "speech"
             *     ]
             */
            readonly scopes?: readonly ("speech" | "usage")[];
            /**
             * @description For how long it works, 10 to 3600 seconds. Default: 300.
             * @default 300
             */
            readonly seconds?: number;
        };
        readonly CreateJobBody: {
            /** @description Default: the dialect of the voice; `msa` when neither is given. */
            readonly dialect?: components["schemas"]["DialectId"];
            /** @description A document whose text is said. Either this or `text`. */
            readonly document?: components["schemas"]["JobDocument"];
            readonly endings?: components["schemas"]["Endings"];
            /**
             * @description `wav` for up to 200000 characters.
             * @default mp3
             */
            readonly format?: components["schemas"]["JobFormat"];
            readonly latinWords?: components["schemas"]["LatinWords"];
            readonly lexicon?: components["schemas"]["LexiconChoice"];
            /** @description True: tags in square brackets are followed, such as `[pause 1.2s]`, `[voice female2]…[/voice]`, `[slow]…[/slow]` and `[mark here]`; a bracket of the text is written `\[`. Default: false. Markup is not charged. */
            readonly markup?: boolean;
            /** @description How high: semitones above the voice’s own pitch, or below it, -6 to 6. Twelve are an octave. */
            readonly pitch?: number;
            /** @description How fast: a factor of the voice’s own pace, 0.5 to 2. A style instruction such as “slowly” adds to it. */
            readonly speed?: number;
            /** @description True: the text is a document of SSML 1.1, of which `speak`, `p`, `s`, `break`, `emphasis`, `prosody`, `say-as`, `sub`, `phoneme`, `voice`, `lang` and `mark` are followed. Absent: it is where it begins with `<speak>`. False: it is plain text, whatever it holds. Markup is not charged. */
            readonly ssml?: boolean;
            /** @description How to say it, in English or Arabic, up to 500 characters. Not charged. For example: slowly and warmly */
            readonly styleInstruction?: string;
            /** @description What to say, up to 1000000 characters. Either this or `document`. For example: مرحبًا بكم في رخيم. */
            readonly text?: string;
            /** @description Names the job in lists. Default: the name of the document, or the first words of the text. */
            readonly title?: string;
            /** @description Default: the first voice of the dialect; `male1` when neither is given. */
            readonly voice?: components["schemas"]["VoiceId"];
        };
        readonly CreateLexiconEntryBody: {
            /**
             * @description The only dialect that it holds in; null for all.
             * @default null
             */
            readonly dialect?: components["schemas"]["DialectId"] | null;
            /**
             * @description Sentences with the word, to hear it in.
             * @default []
             */
            readonly examples?: readonly string[];
            /**
             * @description `word`: also with the article. `name`: as it stands. `phrase`: several words. All are also read behind و, ف, ب, ك and ل.
             * @default word
             */
            readonly kind?: "word" | "name" | "phrase";
            /**
             * @description For people; it changes nothing.
             * @default null
             */
            readonly note?: string | null;
            /**
             * @description Of a word. `noun`: also with pronouns, in the dual and in the plural. `verb`: also with pronouns and in the future.
             * @default null
             */
            readonly part?: ("noun" | "verb") | null;
            /**
             * @description Of entries that fit equally well, the one with the highest number wins.
             * @default 0
             */
            readonly priority?: number;
            /** @description How to read it: in Arabic letters with vowels, or what `readingType` says. For example: القَاهِرَة */
            readonly reading: string;
            /**
             * @description `vowelled`: Arabic letters with vowels. `phonemes`: IPA. `say-as`: `characters`, `digits`, `cardinal`.
             * @default vowelled
             */
            readonly readingType?: "vowelled" | "phonemes" | "say-as";
            /** @description As it is written, in Arabic or in Latin letters; digits may follow or stand alone. Vowels make no difference. For example: القاهرة */
            readonly written: string;
        };
        readonly CreateSpeechBody: {
            /** @description Default: the dialect of the voice; `msa` when neither is given. */
            readonly dialect?: components["schemas"]["DialectId"];
            readonly endings?: components["schemas"]["Endings"];
            /** @description Default: what `Accept` asks for, else `mp3`. */
            readonly format?: components["schemas"]["SpeechFormat"];
            readonly latinWords?: components["schemas"]["LatinWords"];
            readonly lexicon?: components["schemas"]["LexiconChoice"];
            /** @description True: tags in square brackets are followed, such as `[pause 1.2s]`, `[voice female2]…[/voice]`, `[slow]…[/slow]` and `[mark here]`; a bracket of the text is written `\[`. Default: false. Markup is not charged. */
            readonly markup?: boolean;
            /** @description How high: semitones above the voice’s own pitch, or below it, -6 to 6. Twelve are an octave. */
            readonly pitch?: number;
            /** @description Your choices of how pieces of the text are read, in order and without overlap. Not charged, and therefore bounded: up to 10 letters for each character that one stands for; all together may add 20 letters and a fifth of the text's characters. Vowels do not count. */
            readonly readings?: readonly components["schemas"]["ChosenReading"][];
            /** @description `paragraphs`: each line is spoken by itself, and lines whose sounds the history keeps are taken from it. Only the others are charged, and all come in one file. Ogg, and a text of more than 500 lines, is spoken whole. */
            readonly reuse?: "paragraphs";
            /** @description How fast: a factor of the voice’s own pace, 0.5 to 2. A style instruction such as “slowly” adds to it. */
            readonly speed?: number;
            /** @description True: the text is a document of SSML 1.1, of which `speak`, `p`, `s`, `break`, `emphasis`, `prosody`, `say-as`, `sub`, `phoneme`, `voice`, `lang` and `mark` are followed. Absent: it is where it begins with `<speak>`. False: it is plain text, whatever it holds. Markup is not charged. */
            readonly ssml?: boolean;
            /** @description How to say it, in English or Arabic, up to 500 characters. Not charged. For example: slowly and warmly */
            readonly styleInstruction?: string;
            /** @description Which reading of the text, as a person reads it a little differently each time. Default: 1. Each take is charged once, and free from then on as long as it is kept. For example: 2 */
            readonly take?: number;
            /** @description What to say. Up to 5,000 characters, or 20,000 when the audio is streamed. For example: مرحبًا بكم في رخيم. */
            readonly text: string;
            /** @description True: the JSON answer says in `words` when each word sounds. A stream of bytes has no room for it. */
            readonly timestamps?: boolean;
            /** @description Default: the first voice of the dialect; `male1` when neither is given. */
            readonly voice?: components["schemas"]["VoiceId"];
        };
        readonly CreateTimedSpeechBody: {
            /** @description Default: the dialect of the voice; `msa` when neither is given. */
            readonly dialect?: components["schemas"]["DialectId"];
            readonly endings?: components["schemas"]["Endings"];
            /** @description Default: what `Accept` asks for, else `mp3`. */
            readonly format?: components["schemas"]["SpeechFormat"];
            readonly latinWords?: components["schemas"]["LatinWords"];
            readonly lexicon?: components["schemas"]["LexiconChoice"];
            /** @description True: tags in square brackets are followed, such as `[pause 1.2s]`, `[voice female2]…[/voice]`, `[slow]…[/slow]` and `[mark here]`; a bracket of the text is written `\[`. Default: false. Markup is not charged. */
            readonly markup?: boolean;
            /** @description True: each word says in `phonemes` when its sounds are heard, for lips that move or for teaching. */
            readonly phonemes?: boolean;
            /** @description How high: semitones above the voice’s own pitch, or below it, -6 to 6. Twelve are an octave. */
            readonly pitch?: number;
            /** @description Your choices of how pieces of the text are read, in order and without overlap. Not charged, and therefore bounded: up to 10 letters for each character that one stands for; all together may add 20 letters and a fifth of the text's characters. Vowels do not count. */
            readonly readings?: readonly components["schemas"]["ChosenReading"][];
            /** @description `paragraphs`: each line is spoken by itself, and lines whose sounds the history keeps are taken from it. Only the others are charged, and all come in one file. Ogg, and a text of more than 500 lines, is spoken whole. */
            readonly reuse?: "paragraphs";
            /** @description How fast: a factor of the voice’s own pace, 0.5 to 2. A style instruction such as “slowly” adds to it. */
            readonly speed?: number;
            /** @description True: the text is a document of SSML 1.1, of which `speak`, `p`, `s`, `break`, `emphasis`, `prosody`, `say-as`, `sub`, `phoneme`, `voice`, `lang` and `mark` are followed. Absent: it is where it begins with `<speak>`. False: it is plain text, whatever it holds. Markup is not charged. */
            readonly ssml?: boolean;
            /** @description How to say it, in English or Arabic, up to 500 characters. Not charged. For example: slowly and warmly */
            readonly styleInstruction?: string;
            /** @description Which reading of the text, as a person reads it a little differently each time. Default: 1. Each take is charged once, and free from then on as long as it is kept. For example: 2 */
            readonly take?: number;
            /** @description What to say. Up to 5,000 characters, or 20,000 when the audio is streamed. For example: مرحبًا بكم في رخيم. */
            readonly text: string;
            /** @description Default: the first voice of the dialect; `male1` when neither is given. */
            readonly voice?: components["schemas"]["VoiceId"];
        };
        readonly Dialect: {
            readonly id: components["schemas"]["DialectId"];
            /** @description Its name in the language asked for. */
            readonly name: string;
            /** @description `extended` dialects come with Pro and Enterprise. */
            readonly tier: "standard" | "extended";
        };
        /** @description A dialect. For example: egyptian */
        readonly DialectId: "msa" | "egyptian" | "gulf" | "levantine" | "maghrebi" | "saudi" | "uae" | "qatar";
        /** @description How many endings of case and mood are said in standard Arabic inside a phrase: `full`, the likeliest ending of each word; `light`, those that are sure (default); `none`. Endings that you type are always said. Some speech engines know one way only. */
        readonly Endings: "full" | "light" | "none";
        /** @description The answer to every request that fails. */
        readonly Error: {
            /** @description Stable; decide by this one. */
            readonly code: "invalid_json" | "validation_failed" | "text_empty" | "text_too_long" | "text_sounds_too_long" | "text_not_unicode" | "markup_invalid" | "text_not_speakable" | "voice_dialect_mismatch" | "style_too_long" | "api_key_not_in_header" | "credentials_repeated" | "idempotency_key_invalid" | "password_too_short" | "password_too_long" | "password_too_common" | "same_password" | "invalid_email" | "sound_too_long" | "body_too_large" | "unsupported_media_type" | "time_zone_unknown" | "report_too_long" | "range_not_satisfiable" | "not_acceptable" | "invalid_signature" | "contact_form_invalid" | "assignee_not_admin" | "too_many_labels" | "voice_table_invalid" | "mail_unreadable" | "mail_reference_invalid" | "lexicon_file_invalid" | "document_unreadable" | "missing_credentials" | "invalid_api_key" | "api_key_expired" | "client_token_expired" | "missing_session" | "invalid_session" | "session_not_found" | "session_expired" | "refresh_token_not_found" | "refresh_token_already_used" | "invalid_credentials" | "email_not_confirmed" | "otp_expired" | "identity_refused" | "identity_email_unverified" | "authorization_pending" | "slow_down" | "access_denied" | "expired_token" | "invalid_grant" | "invalid_client" | "invalid_scope" | "unsupported_grant_type" | "identity_conflict" | "reauth_required" | "subscription_required" | "quota_exceeded" | "plan_required" | "insufficient_scope" | "api_key_quota_exceeded" | "client_token_used_up" | "api_key_in_browser" | "origin_not_allowed" | "api_key_reveal_disabled" | "confirmation_required" | "admin_required" | "voice_commercial_use_refused" | "mail_off" | "billing_off" | "not_found" | "lexicon_version_unknown" | "model_not_found" | "device_code_unknown" | "method_not_allowed" | "share_limit_reached" | "api_key_limit_reached" | "webhook_address_refused" | "webhook_limit_reached" | "webhook_disabled" | "lexicon_full" | "lexicon_changed_since" | "lexicon_entry_exists" | "speech_in_progress" | "idempotency_key_in_use" | "idempotency_key_reused" | "checkout_replaced" | "message_changed" | "voice_licence_changed" | "voice_task_running" | "voice_table_changed" | "view_limit_reached" | "job_ended" | "job_limit_reached" | "too_many_requests" | "too_many_requests_in_flight" | "internal_error" | "overloaded" | "speech_engine_failed" | "speech_engine_busy" | "service_unavailable" | "billing_unavailable" | "speech_timed_out";
            /** @description More that a program may want to know; what it holds is said where a route names the code. */
            readonly details?: {
                readonly [key: string]: unknown;
            };
            /** @description What went wrong and what to do, in the language of Accept-Language (en, ar). */
            readonly error: string;
            /** @description The part of the request concerned. */
            readonly param?: string;
            /** @description Quote it when you ask for help. */
            readonly requestId: string;
            readonly type: "invalid_request_error" | "authentication_error" | "permission_error" | "not_found_error" | "conflict_error" | "rate_limit_error" | "api_error";
            /**
             * Format: uri
             * @description Where a plan that allows this can be chosen.
             */
            readonly upgradeUrl?: string;
        };
        readonly History: {
            readonly items: readonly components["schemas"]["HistoryItem"][];
            /** @description Send it as `cursor` for what is older; null at the end. A search may have found nothing up to there. */
            readonly nextCursor: string | null;
        };
        readonly HistoryItem: {
            /** @description The key that asked; null for somebody who had signed in. */
            readonly apiKey: {
                /** Format: uuid */
                readonly id: string;
                readonly name: string | null;
            } | null;
            /** @description Null when the sound is not kept. */
            readonly audio: {
                readonly bytes: number;
                /** Format: date-time */
                readonly keptUntil: string;
            } | null;
            /** @description Characters charged; 0 when they were refunded. */
            readonly characters: number;
            /** @description The program that asked, as it names itself. */
            readonly client: string;
            /** Format: date-time */
            readonly createdAt: string;
            readonly dialect: components["schemas"]["DialectId"];
            /** @description Null while it is being made, and when it was broken off. */
            readonly durationMs: number | null;
            /** @description Who spoke; null where that is not known. */
            readonly engine: string | null;
            readonly format: components["schemas"]["SpeechFormat"];
            /** @description The `requestId` of the answer. */
            readonly id: string;
            readonly isRefunded: boolean;
            /** @description The model or voice of the engine that spoke, where it has several. */
            readonly model: string | null;
            /** @description What else was asked for. Sent back with the text, it is said the same way again. */
            readonly settings: components["schemas"]["SpeechSettings"];
            /** @description The listening page; null where there is none. */
            readonly share: components["schemas"]["Share"] | null;
            readonly styleInstruction: string | null;
            readonly text: string;
            readonly voice: components["schemas"]["VoiceId"];
        };
        readonly ImportLexiconBody: {
            /** @description The file, as text. */
            readonly content: string;
            /**
             * @description True: say what would happen, and change nothing.
             * @default false
             */
            readonly dryRun?: boolean;
            readonly format: components["schemas"]["LexiconFormat"];
            /** @description Import only while the lexicon has this version, such as the one of a dry run. */
            readonly ifVersion?: number;
            /**
             * @description `merge` adds and changes. `replace` also deletes what the file does not have.
             * @default merge
             */
            readonly mode?: "merge" | "replace";
        };
        readonly Job: {
            /** @description Set aside when the job is created, charged when it is completed, given back otherwise. */
            readonly characters: number;
            /** Format: date-time */
            readonly createdAt: string;
            readonly dialect: components["schemas"]["DialectId"];
            /** @description Why it failed; null unless it did. */
            readonly error: {
                readonly code: "invalid_json" | "validation_failed" | "text_empty" | "text_too_long" | "text_sounds_too_long" | "text_not_unicode" | "markup_invalid" | "text_not_speakable" | "voice_dialect_mismatch" | "style_too_long" | "api_key_not_in_header" | "credentials_repeated" | "idempotency_key_invalid" | "password_too_short" | "password_too_long" | "password_too_common" | "same_password" | "invalid_email" | "sound_too_long" | "body_too_large" | "unsupported_media_type" | "time_zone_unknown" | "report_too_long" | "range_not_satisfiable" | "not_acceptable" | "invalid_signature" | "contact_form_invalid" | "assignee_not_admin" | "too_many_labels" | "voice_table_invalid" | "mail_unreadable" | "mail_reference_invalid" | "lexicon_file_invalid" | "document_unreadable" | "missing_credentials" | "invalid_api_key" | "api_key_expired" | "client_token_expired" | "missing_session" | "invalid_session" | "session_not_found" | "session_expired" | "refresh_token_not_found" | "refresh_token_already_used" | "invalid_credentials" | "email_not_confirmed" | "otp_expired" | "identity_refused" | "identity_email_unverified" | "authorization_pending" | "slow_down" | "access_denied" | "expired_token" | "invalid_grant" | "invalid_client" | "invalid_scope" | "unsupported_grant_type" | "identity_conflict" | "reauth_required" | "subscription_required" | "quota_exceeded" | "plan_required" | "insufficient_scope" | "api_key_quota_exceeded" | "client_token_used_up" | "api_key_in_browser" | "origin_not_allowed" | "api_key_reveal_disabled" | "confirmation_required" | "admin_required" | "voice_commercial_use_refused" | "mail_off" | "billing_off" | "not_found" | "lexicon_version_unknown" | "model_not_found" | "device_code_unknown" | "method_not_allowed" | "share_limit_reached" | "api_key_limit_reached" | "webhook_address_refused" | "webhook_limit_reached" | "webhook_disabled" | "lexicon_full" | "lexicon_changed_since" | "lexicon_entry_exists" | "speech_in_progress" | "idempotency_key_in_use" | "idempotency_key_reused" | "checkout_replaced" | "message_changed" | "voice_licence_changed" | "voice_task_running" | "voice_table_changed" | "view_limit_reached" | "job_ended" | "job_limit_reached" | "too_many_requests" | "too_many_requests_in_flight" | "internal_error" | "overloaded" | "speech_engine_failed" | "speech_engine_busy" | "service_unavailable" | "billing_unavailable" | "speech_timed_out";
                readonly message: string;
            } | null;
            readonly finishedAt: string | null;
            readonly format: components["schemas"]["JobFormat"];
            /** Format: uuid */
            readonly id: string;
            /** @description When a job that is at its end is deleted with its sound. */
            readonly keptUntil: string | null;
            /** @description Why it is paused; null while it is not. */
            readonly pausedBecause: ("asked" | "subscription_required") | null;
            /** @description The part that has been spoken. */
            readonly progress: number;
            /** @description Null until the job is completed. */
            readonly result: {
                readonly bytes: number;
                readonly durationMs: number;
                /** @description When each word sounds, as JSON; with `&format=srt` or `&format=vtt`, subtitles. A link like `url`. Null for a job that a version without times of words has spoken in part. */
                readonly timestampsUrl: string | null;
                /**
                 * Format: uri
                 * @description The sound, for whoever has the link. It ends after an hour or two: ask again for a new one.
                 */
                readonly url: string;
            } | null;
            readonly segments: {
                readonly done: number;
                readonly total: number;
            };
            /** @description Who has spoken it so far: several where a model could not go on. */
            readonly spokenBy: readonly components["schemas"]["JobSpeaker"][];
            readonly startedAt: string | null;
            /** @description `completed`, `failed` and `canceled` are ends. `paused` goes on with `resume`. */
            readonly status: "queued" | "running" | "paused" | "completed" | "failed" | "canceled";
            readonly title: string;
            readonly voice: components["schemas"]["VoiceId"];
            /** @description What the engines could not do as asked, such as a voice model that could not speak. */
            readonly warnings: readonly components["schemas"]["Warning"][];
        };
        readonly JobDocument: {
            /** @description The file in base64, up to 8 MiB: txt, md, docx, epub, html, srt, vtt, csv or tsv. */
            readonly content: string;
            /** @description The file’s name; its extension says how it is read. For example: book.docx */
            readonly name: string;
        };
        readonly JobFormat: "mp3" | "wav";
        readonly JobQuote: {
            /** @description Characters that the job is charged. */
            readonly characters: number;
            readonly dialect: components["schemas"]["DialectId"];
            /** @description About how long it will sound. */
            readonly durationMs: number;
            /** @description Whether they suffice. */
            readonly isAffordable: boolean;
            /** @description Characters left in this billing period. */
            readonly remaining: number;
            /** @description Characters left once the job has set its own aside. */
            readonly remainingAfter: number;
            /** @description Pieces that it is spoken in. */
            readonly segments: number;
            readonly title: string;
            readonly voice: components["schemas"]["VoiceId"];
        };
        readonly Jobs: {
            readonly items: readonly components["schemas"]["Job"][];
            /** @description Send it as `cursor` for what is older; null at the end. */
            readonly nextCursor: string | null;
        };
        /** @description A speech engine that spoke, and with which of its models. */
        readonly JobSpeaker: {
            readonly engine: string;
            /** @description The neural voice, or the model of a cloud engine; null where the engine has but one. */
            readonly model: string | null;
        };
        readonly JobTimesFormat: "json" | "srt" | "vtt";
        readonly JobTimestamps: {
            /** @description `sentence` where the speech engine does not know when words sound: each entry of `words` is then a sentence, its times reckoned from its length, and a warning says so. */
            readonly granularity: "word" | "sentence";
            /** @description In order and without overlap, in milliseconds of the sound. */
            readonly words: readonly components["schemas"]["JobWord"][];
        };
        readonly JobWord: {
            readonly endMs: number;
            /** @description Only with `phonemes`, and where the engine knows them. */
            readonly phonemes?: readonly components["schemas"]["PhonemeTime"][];
            readonly startMs: number;
            /** @description As it was written. */
            readonly text: string;
        };
        /** @description How words in Latin letters are said: `arabic`, with an Arabic accent (default), or `english`. Some speech engines know one way only. */
        readonly LatinWords: "arabic" | "english";
        readonly Lexicon: {
            readonly entries: readonly components["schemas"]["LexiconEntry"][];
            /** @description Entries in all. */
            readonly entryCount: number;
            /**
             * @description Names the lexicon in requests, alone or with a version: `default@7`.
             * @constant
             */
            readonly id: "default";
            /** @description Send it as `cursor` for what follows; null at the end. */
            readonly nextCursor: string | null;
            /** @description Grows with every change; 0 for a lexicon that never had an entry. */
            readonly version: number;
        };
        readonly LexiconChange: {
            readonly action: "create" | "update" | "delete" | "import" | "undo" | "restore";
            readonly added: number;
            readonly changed: number;
            /** Format: date-time */
            readonly createdAt: string;
            /** @description What it changed, up to 200 entries; `before` is null for a new one, `after` for one deleted. */
            readonly entries: readonly {
                readonly after: components["schemas"]["LexiconEntry"] | null;
                readonly before: components["schemas"]["LexiconEntry"] | null;
            }[];
            /** @description Entries that this version has. */
            readonly entryCount: number;
            /** @description The version that was undone, or that was gone back to. */
            readonly ofVersion: number | null;
            readonly removed: number;
            readonly version: number;
        };
        /** @description `default` (also when absent): with your lexicon as it is now. `default@7`: as version 7 had it. `none`: without it. `readings` win over it. For example: default@7 */
        readonly LexiconChoice: string;
        /** @description How an account reads a word, a name or a phrase. */
        readonly LexiconEntry: {
            /** Format: date-time */
            readonly createdAt: string;
            /** @description The only dialect that it holds in; null for all. */
            readonly dialect: components["schemas"]["DialectId"] | null;
            /** @description Sentences with the word, to hear it in. */
            readonly examples: readonly string[];
            /** Format: uuid */
            readonly id: string;
            /** @description `word`: also with the article. `name`: as it stands. `phrase`: several words. All are also read behind و, ف, ب, ك and ل. */
            readonly kind: "word" | "name" | "phrase";
            /** @description For people; it changes nothing. */
            readonly note: string | null;
            /** @description Of a word. `noun`: also with pronouns, in the dual and in the plural. `verb`: also with pronouns and in the future. */
            readonly part: ("noun" | "verb") | null;
            /** @description Of entries that fit equally well, the one with the highest number wins. */
            readonly priority: number;
            /** @description How to read it: in Arabic letters with vowels, or what `readingType` says. For example: القَاهِرَة */
            readonly reading: string;
            /** @description `vowelled`: Arabic letters with vowels. `phonemes`: IPA. `say-as`: `characters`, `digits`, `cardinal`. */
            readonly readingType: "vowelled" | "phonemes" | "say-as";
            /** Format: date-time */
            readonly updatedAt: string;
            /** @description As it is written, in Arabic or in Latin letters; digits may follow or stand alone. Vowels make no difference. For example: القاهرة */
            readonly written: string;
        };
        readonly LexiconFormat: "csv" | "json" | "pls";
        readonly LexiconHistory: {
            /** @description Send it as `cursor` for what follows; null at the end. */
            readonly nextCursor: string | null;
            /** @description The oldest that can be asked for and gone back to. */
            readonly oldestVersion: number;
            /** @description The newest first. */
            readonly versions: readonly components["schemas"]["LexiconVersion"][];
        };
        readonly LexiconImport: {
            readonly added: number;
            readonly changed: number;
            readonly isApplied: boolean;
            readonly refused: number;
            readonly removed: number;
            /** @description What `replace` deletes, because the file does not have it: up to 200 entries. */
            readonly removedEntries: readonly components["schemas"]["LexiconEntry"][];
            /** @description Up to 200 rows of each outcome, in the order of the file. */
            readonly rows: readonly {
                /** @description What it changes. */
                readonly before: components["schemas"]["LexiconEntry"] | null;
                readonly column: number;
                /** @description Where it stands in the file. */
                readonly line: number;
                readonly outcome: "added" | "changed" | "refused";
                readonly reading: string;
                /** @description Why it was refused, in the language of Accept-Language. */
                readonly reason: string | null;
                readonly written: string;
            }[];
            readonly unchanged: number;
            /** @description The version after it, or the one that a dry run looked at. */
            readonly version: number;
        };
        readonly LexiconPreview: {
            /** @description Places that the entry reads, whether or not they were read so before. */
            readonly matches: number;
            /** @description Every piece of the text that would be read otherwise, in order. */
            readonly places: readonly {
                readonly after: {
                    /** @description The same in IPA. */
                    readonly phonemes: string;
                    /** @description With vowels. */
                    readonly vowelled: string;
                };
                readonly before: {
                    /** @description The same in IPA. */
                    readonly phonemes: string;
                    /** @description With vowels. */
                    readonly vowelled: string;
                };
                /** @description Exclusive. */
                readonly end: number;
                /** @description The piece as it was written. */
                readonly original: string;
                /** @description Code points of `text` as sent. */
                readonly start: number;
            }[];
            /** @description The version of the lexicon that it was compared with. */
            readonly version: number;
        };
        /** @description A change of a lexicon, and the version that it made. */
        readonly LexiconVersion: {
            readonly action: "create" | "update" | "delete" | "import" | "undo" | "restore";
            readonly added: number;
            readonly changed: number;
            /** Format: date-time */
            readonly createdAt: string;
            /** @description Entries that this version has. */
            readonly entryCount: number;
            /** @description The version that was undone, or that was gone back to. */
            readonly ofVersion: number | null;
            readonly removed: number;
            readonly version: number;
        };
        readonly MarkTime: {
            readonly name: string;
            /** @description Where it stands: a code point of `text` as sent. */
            readonly start: number;
            /** @description When it is reached. */
            readonly startMs: number;
        };
        readonly PhonemeTime: {
            readonly endMs: number;
            /** @description The sound in IPA, with `ː` where it is long. */
            readonly ipa: string;
            /** @description When it begins to sound. */
            readonly startMs: number;
        };
        readonly Plan: {
            /** @description Characters that may be spoken in one billing period. */
            readonly characterLimit: number;
            /** @description Requests that one account may have in flight. */
            readonly concurrency: number;
            /** @constant */
            readonly currency: "usd";
            readonly description: string;
            readonly entitlements: readonly ("dialects.standard" | "dialects.extended" | "style")[];
            /** @description What the plan contains, in the language asked for. */
            readonly features: readonly string[];
            readonly id: components["schemas"]["PlanId"];
            /** @constant */
            readonly interval: "month";
            readonly isHighlighted: boolean;
            /** @description Its name in the language asked for. */
            readonly name: string;
            /** @description US cents for one month. */
            readonly priceCents: number;
            readonly trialDays: number;
        };
        /** @description A plan. For example: pro */
        readonly PlanId: "basic" | "pro" | "enterprise";
        readonly PlanList: {
            readonly plans: readonly components["schemas"]["Plan"][];
        };
        readonly PreviewLexiconBody: {
            /** @description Default: the dialect of the entry, else `msa`. */
            readonly dialect?: components["schemas"]["DialectId"];
            readonly entry: components["schemas"]["CreateLexiconEntryBody"];
            /**
             * Format: uuid
             * @description The entry that it would replace. Absent: a new one.
             */
            readonly id?: string;
            /** @description Where to look, up to 20,000 characters. */
            readonly text: string;
        };
        readonly PreviewSpan: {
            /** @description Other vowelled forms of the word, the likeliest first. Send one back in `readings` to choose it. */
            readonly alternatives: readonly string[];
            /** @description How likely the vowels are right, as counted on texts that were not learned from: of words with 0.97 and more, 99 in 100 were. It is 1 where vowels were typed or a rule leaves no doubt. */
            readonly confidence: number;
            /** @description Why a word has its vowels; absent for what is no single word. */
            readonly decision?: components["schemas"]["WordDecision"];
            /** @description Exclusive. */
            readonly end: number;
            /** @description The piece as it was written. */
            readonly original: string;
            /** @description The same in IPA. */
            readonly phonemes: string;
            readonly rule: components["schemas"]["ReadingRule"];
            /** @description The words that are said for it, without vowels. */
            readonly spoken: string;
            /** @description Code points of `text` as sent. */
            readonly start: number;
            /** @description The same with vowels. */
            readonly vowelled: string;
        };
        readonly PreviewTextBody: {
            /** @description Default: the dialect of the voice; `msa` when neither is given. */
            readonly dialect?: components["schemas"]["DialectId"];
            readonly endings?: components["schemas"]["Endings"];
            readonly latinWords?: components["schemas"]["LatinWords"];
            readonly lexicon?: components["schemas"]["LexiconChoice"];
            /** @description True: tags in square brackets are followed, such as `[pause 1.2s]`, `[voice female2]…[/voice]`, `[slow]…[/slow]` and `[mark here]`; a bracket of the text is written `\[`. Default: false. Markup is not charged. */
            readonly markup?: boolean;
            /** @description Your choices of how pieces of the text are read, in order and without overlap. Not charged, and therefore bounded: up to 10 letters for each character that one stands for; all together may add 20 letters and a fifth of the text's characters. Vowels do not count. */
            readonly readings?: readonly components["schemas"]["ChosenReading"][];
            /** @description True: the text is a document of SSML 1.1, of which `speak`, `p`, `s`, `break`, `emphasis`, `prosody`, `say-as`, `sub`, `phoneme`, `voice`, `lang` and `mark` are followed. Absent: it is where it begins with `<speak>`. False: it is plain text, whatever it holds. Markup is not charged. */
            readonly ssml?: boolean;
            /** @description What would be said, up to 20,000 characters. For example: وصل 3 طلاب إلى Google. */
            readonly text: string;
            /** @description Whose dialect is read in. */
            readonly voice?: components["schemas"]["VoiceId"];
        };
        readonly ReadingRule: "plain" | "number" | "ordinal" | "fraction" | "percent" | "date" | "time" | "duration" | "currency" | "unit" | "phone" | "range" | "score" | "version" | "digits" | "abbreviation" | "honorific" | "symbol" | "emoji" | "email" | "url" | "hashtag" | "latin" | "letter" | "reading";
        readonly RestoreLexiconBody: {
            /** @description The version to go back to. */
            readonly version: number;
        };
        readonly Share: {
            /**
             * Format: date-time
             * @description Never later than the sound is kept.
             */
            readonly expiresAt: string;
            /** @description Whoever has it can listen. */
            readonly token: string;
            /**
             * Format: uri
             * @description The listening page. `ar` in its path may be `en`.
             */
            readonly url: string;
        };
        readonly SharedSpeech: {
            readonly dialect: components["schemas"]["DialectId"];
            readonly durationMs: number;
            /** Format: date-time */
            readonly expiresAt: string;
            readonly format: components["schemas"]["SpeechFormat"];
            /** @description The text with its vowels, in order: what is said, and what stands between. */
            readonly pieces: readonly {
                /** @description When it begins to sound; null for what lies between. */
                readonly startMs: number | null;
                readonly text: string;
            }[];
            readonly voice: components["schemas"]["VoiceId"];
        };
        readonly ShareHistoryItemBody: {
            /**
             * @description Days for which the page can be opened.
             * @default 30
             */
            readonly days?: number;
        };
        readonly Speech: {
            /**
             * Format: base64
             * @description The whole sound file.
             */
            readonly audioContent: string;
            /** @description The same number under its older name. */
            readonly characterCount: number;
            /** @description Characters charged; 0 where the sound is the kept one. */
            readonly characters: number;
            readonly dialect: components["schemas"]["DialectId"];
            /** @description Length of the sound. */
            readonly durationMs: number;
            /** @description The speech engine that spoke. Absent where that is not known. */
            readonly engine?: string;
            readonly format: components["schemas"]["SpeechFormat"];
            /** @description When the marks of the text are reached, in order. Absent where it has none. */
            readonly marks?: readonly components["schemas"]["MarkTime"][];
            /** @description The neural voice, or the model of a cloud engine, that spoke. Absent where the engine has but one. */
            readonly model?: string;
            /** @description Characters left in this billing period. */
            readonly remaining: number;
            /** @description The utterance in the history whose kept sound this is: nothing was charged. Absent for a new sound. */
            readonly repeatOf?: string;
            readonly requestId: string;
            readonly voice: components["schemas"]["VoiceId"];
            /** @description What was changed or could not be done. */
            readonly warnings: readonly components["schemas"]["Warning"][];
            /** @description With `timestamps`: when each piece of the text sounds, in order. What is said in several words, such as a number, is one piece. */
            readonly words?: readonly components["schemas"]["WordTime"][];
        };
        /** @description Sound, as soon as it is made. The pieces one after another are the file. */
        readonly SpeechAudio: {
            /**
             * Format: base64
             * @description The next bytes of the file.
             */
            readonly audio: string;
            /** @description discriminator enum property added by openapi-typescript */
            readonly type: "audio";
        };
        /** @description Last, instead of `end`, where the sound could not be finished: nothing was charged. */
        readonly SpeechBrokenOff: {
            readonly error: components["schemas"]["Error"];
            /** @description discriminator enum property added by openapi-typescript */
            readonly type: "error";
        };
        /** @description Last: a stream without it is incomplete. */
        readonly SpeechEnded: {
            /** @description Length of the sound. */
            readonly durationMs: number;
            /** @description `sentence` where the speech engine does not know when words sound: each entry of `words` is then a sentence, its times reckoned from its length, and a warning says so. */
            readonly granularity: "word" | "sentence";
            readonly subtitles: components["schemas"]["Subtitles"];
            /** @description discriminator enum property added by openapi-typescript */
            readonly type: "end";
            /** @description What a long text gave rise to after its sound had begun. */
            readonly warnings: readonly components["schemas"]["Warning"][];
        };
        readonly SpeechFormat: "mp3" | "wav" | "ogg";
        readonly SpeechPrice: {
            /** @description Characters of the whole text. */
            readonly characters: number;
            /** @description Characters that speaking it now would be charged. */
            readonly charged: number;
            /** @description With `reuse`: what each line would be charged. */
            readonly paragraphs: readonly {
                /** @description 0 where its sound is kept. */
                readonly charged: number;
                /** @description Where it ends, exclusive. */
                readonly end: number;
                /** @description Where it begins: code points of `text` as sent. */
                readonly start: number;
            }[];
        };
        readonly SpeechSettings: {
            readonly endings?: components["schemas"]["Endings"];
            readonly latinWords?: components["schemas"]["LatinWords"];
            readonly lexicon?: components["schemas"]["LexiconChoice"];
            /** @description True: tags in square brackets are followed, such as `[pause 1.2s]`, `[voice female2]…[/voice]`, `[slow]…[/slow]` and `[mark here]`; a bracket of the text is written `\[`. Default: false. Markup is not charged. */
            readonly markup?: boolean;
            /** @description How high: semitones above the voice’s own pitch, or below it, -6 to 6. Twelve are an octave. */
            readonly pitch?: number;
            /** @description Your choices of how pieces of the text are read, in order and without overlap. Not charged, and therefore bounded: up to 10 letters for each character that one stands for; all together may add 20 letters and a fifth of the text's characters. Vowels do not count. */
            readonly readings?: readonly components["schemas"]["ChosenReading"][];
            /** @description How fast: a factor of the voice’s own pace, 0.5 to 2. A style instruction such as “slowly” adds to it. */
            readonly speed?: number;
            /** @description True: the text is a document of SSML 1.1, of which `speak`, `p`, `s`, `break`, `emphasis`, `prosody`, `say-as`, `sub`, `phoneme`, `voice`, `lang` and `mark` are followed. Absent: it is where it begins with `<speak>`. False: it is plain text, whatever it holds. Markup is not charged. */
            readonly ssml?: boolean;
            /** @description Which reading of the text, as a person reads it a little differently each time. Default: 1. Each take is charged once, and free from then on as long as it is kept. For example: 2 */
            readonly take?: number;
        };
        /** @description First: what is known before the first sound. The characters have been charged. */
        readonly SpeechStarted: {
            /** @description Characters charged; 0 where the sound is the kept one. */
            readonly characters: number;
            readonly dialect: components["schemas"]["DialectId"];
            /** @description The speech engine that spoke. Absent where that is not known. */
            readonly engine?: string;
            readonly format: components["schemas"]["SpeechFormat"];
            /** @description The neural voice, or the model of a cloud engine, that spoke. Absent where the engine has but one. */
            readonly model?: string;
            /** @description Characters left in this billing period. */
            readonly remaining: number;
            /** @description The utterance in the history whose kept sound this is: nothing was charged. Absent for a new sound. */
            readonly repeatOf?: string;
            readonly requestId: string;
            /** @description discriminator enum property added by openapi-typescript */
            readonly type: "start";
            readonly voice: components["schemas"]["VoiceId"];
            /** @description What was changed or could not be done. */
            readonly warnings: readonly components["schemas"]["Warning"][];
        };
        readonly SpeechWords: {
            /** @description When the marks of the text are reached, in order. Absent where it has none. */
            readonly marks?: readonly components["schemas"]["MarkTime"][];
            /** @description discriminator enum property added by openapi-typescript */
            readonly type: "words";
            /** @description The next pieces of the text and when they sound; each comes once, in order. */
            readonly words: readonly components["schemas"]["WordTime"][];
        };
        readonly Subscription: {
            /** @description When access ends if nothing else happens; `null` without access. */
            readonly accessEnd: string | null;
            /** @description It will end with the period. */
            readonly cancelAtPeriodEnd: boolean;
            readonly isInTrial: boolean;
            /** @description Whether speech can be generated now, in a trial or paid for. */
            readonly isSubscribed: boolean;
            /** @description The trial was ended because this person, or this card, had had one. Nothing was charged. */
            readonly isTrialRefused: boolean;
            /** @description Since when a payment has been due; access goes on for three days. */
            readonly pastDueSince: string | null;
            /** @description `null`: never subscribed. */
            readonly plan: components["schemas"]["PlanId"] | null;
            /** @description Stripe's word for it, such as `trialing`, `active`, `past_due`, `canceled`. For example: trialing */
            readonly status: string | null;
            /** @description End of the current period: it renews then, or ends. */
            readonly subscriptionEnd: string | null;
            readonly trialEnd: string | null;
        };
        /** @description The text as it was written, in cues of one or two lines that end with a clause or a sentence where they can. */
        readonly Subtitles: {
            /** @description SubRip, to be stored as UTF-8. */
            readonly srt: string;
            /** @description WebVTT, for `<track>` in browsers. */
            readonly vtt: string;
        };
        readonly TextPreview: {
            /** @description Characters that speaking the text would be charged. */
            readonly characters: number;
            /** @description The same in IPA; `|` is a short pause, `‖` the end of a sentence. */
            readonly phonemes: string;
            /** @description What the rules that occur mean, in the language of Accept-Language (en, ar). */
            readonly rules: {
                readonly [key: string]: string;
            };
            /** @description Every piece of the text that is spoken, in order and without overlap. */
            readonly spans: readonly components["schemas"]["PreviewSpan"][];
            /** @description The whole text in words, without vowels, with pauses as punctuation. */
            readonly spoken: string;
            /** @description The same with vowels. */
            readonly vowelled: string;
            /** @description What is worth knowing before paying. */
            readonly warnings: readonly components["schemas"]["Warning"][];
        };
        readonly TimedSpeech: {
            /**
             * Format: base64
             * @description The whole sound file.
             */
            readonly audioContent: string;
            /** @description The same number under its older name. */
            readonly characterCount: number;
            /** @description Characters charged; 0 where the sound is the kept one. */
            readonly characters: number;
            readonly dialect: components["schemas"]["DialectId"];
            /** @description Length of the sound. */
            readonly durationMs: number;
            /** @description The speech engine that spoke. Absent where that is not known. */
            readonly engine?: string;
            readonly format: components["schemas"]["SpeechFormat"];
            /** @description `sentence` where the speech engine does not know when words sound: each entry of `words` is then a sentence, its times reckoned from its length, and a warning says so. */
            readonly granularity: "word" | "sentence";
            /** @description When the marks of the text are reached, in order. Absent where it has none. */
            readonly marks?: readonly components["schemas"]["MarkTime"][];
            /** @description The neural voice, or the model of a cloud engine, that spoke. Absent where the engine has but one. */
            readonly model?: string;
            /** @description Characters left in this billing period. */
            readonly remaining: number;
            /** @description The utterance in the history whose kept sound this is: nothing was charged. Absent for a new sound. */
            readonly repeatOf?: string;
            readonly requestId: string;
            readonly subtitles: components["schemas"]["Subtitles"];
            readonly voice: components["schemas"]["VoiceId"];
            /** @description What was changed or could not be done. */
            readonly warnings: readonly components["schemas"]["Warning"][];
            /** @description When each piece of the text sounds, in order and without overlap. What is said in several words, such as a number, is one piece. */
            readonly words: readonly components["schemas"]["WordTime"][];
        };
        readonly TimedSpeechEvent: components["schemas"]["SpeechStarted"] | components["schemas"]["SpeechAudio"] | components["schemas"]["SpeechWords"] | components["schemas"]["SpeechEnded"] | components["schemas"]["SpeechBrokenOff"];
        readonly UndoLexiconBody: {
            /** @description The change to undo. Default: the last one. */
            readonly version?: number;
        };
        readonly UpdateLexiconEntryBody: {
            /** @description The only dialect that it holds in; null for all. */
            readonly dialect?: components["schemas"]["DialectId"] | null;
            /** @description Sentences with the word, to hear it in. */
            readonly examples?: readonly string[];
            /** @description `word`: also with the article. `name`: as it stands. `phrase`: several words. All are also read behind و, ف, ب, ك and ل. */
            readonly kind?: "word" | "name" | "phrase";
            /** @description For people; it changes nothing. */
            readonly note?: string | null;
            /** @description Of a word. `noun`: also with pronouns, in the dual and in the plural. `verb`: also with pronouns and in the future. */
            readonly part?: ("noun" | "verb") | null;
            /** @description Of entries that fit equally well, the one with the highest number wins. */
            readonly priority?: number;
            /** @description How to read it: in Arabic letters with vowels, or what `readingType` says. For example: القَاهِرَة */
            readonly reading?: string;
            /** @description `vowelled`: Arabic letters with vowels. `phonemes`: IPA. `say-as`: `characters`, `digits`, `cardinal`. */
            readonly readingType?: "vowelled" | "phonemes" | "say-as";
            /** @description As it is written, in Arabic or in Latin letters; digits may follow or stand alone. Vowels make no difference. For example: القاهرة */
            readonly written?: string;
        };
        readonly Usage: {
            /** @description Characters that the plan gives for a period; 0 without a subscription. */
            readonly limit: number;
            /** @description Used of limit, rounded; 0 when the limit is 0. */
            readonly percent: number;
            /** @description When the next period begins, with its full limit. */
            readonly periodEnd: string | null;
            readonly periodStart: string | null;
            /** @description Characters that can still be spent; what requests in flight have reserved is not among them. */
            readonly remaining: number;
            /** @description Characters charged in this period. */
            readonly used: number;
        };
        readonly UsageReport: {
            /** @description The sum of all rows. */
            readonly characters: number;
            readonly requests: number;
            readonly rows: readonly {
                /** @description Charged minus refunded. */
                readonly characters: number;
                /** @description The day, the voice, the id of the key (empty: somebody who had signed in) or the client. */
                readonly key: string;
                /** @description For people: the name of the key; otherwise the same as `key`. */
                readonly name: string;
                /** @description Requests charged and not refunded. */
                readonly requests: number;
            }[];
        };
        readonly Voice: {
            /** @description What it sounds like, in three words of the language asked for. */
            readonly character: string;
            readonly dialect: components["schemas"]["DialectId"];
            readonly gender: "male" | "female";
            /** @description What people mostly choose it for. */
            readonly goodFor: string;
            readonly id: components["schemas"]["VoiceId"];
            /** @description Its name in the language asked for. */
            readonly name: string;
            /** @description `extended` voices come with Pro and Enterprise. */
            readonly tier: "standard" | "extended";
        };
        /** @description A voice. For example: female2 */
        readonly VoiceId: "male1" | "male2" | "male3" | "male4" | "male5" | "male6" | "male7" | "male8" | "female1" | "female2" | "female3" | "female4" | "female5" | "female6" | "female7" | "female8";
        readonly VoiceList: {
            readonly dialects: readonly components["schemas"]["Dialect"][];
            readonly voices: readonly components["schemas"]["Voice"][];
        };
        readonly Warning: {
            readonly code: "style_not_honoured" | "markup_removed" | "characters_skipped" | "foreign_script_skipped" | "repeats_shortened" | "text_in_other_dialect" | "quran_text" | "quran_not_styled" | "uncertain_words" | "timestamps_unavailable" | "sentence_times" | "speed_not_honoured" | "pitch_not_honoured" | "markup_not_honoured" | "voice_substituted";
            /** @description The words concerned. */
            readonly detail?: string;
            /** @description With `text_in_other_dialect`: the dialect that the text is written in. */
            readonly dialect?: components["schemas"]["DialectId"];
            /** @description In the language of Accept-Language (en, ar). */
            readonly message: string;
        };
        /** @description Why a word has its vowels. */
        readonly WordDecision: {
            /** @description How likely the vowels before the last letter are right. */
            readonly confidence: number;
            /** @description What decided on the ending, where that was another rule. */
            readonly ending?: string;
            /** @description The rule or list there; stable enough to search for, not to branch on. */
            readonly rule: string;
            /** @description The next likeliest form. */
            readonly runnerUp?: string;
            /** @description File and line of the rule, where it is a row of data. */
            readonly source?: string;
            /** @description What decided: `typed` marks, everyday `talk`, the `context`, the next word of a `particle`, a word list (`lexicon`, `learned`), the `pattern` of a verb, a `related` word, a `guess` or the `network`. */
            readonly stage: "typed" | "talk" | "context" | "particle" | "lexicon" | "learned" | "pattern" | "related" | "guess" | "network";
        };
        readonly WordTime: {
            /** @description Where it ends, exclusive. */
            readonly end: number;
            readonly endMs: number;
            /** @description With `phonemes`: its sounds in order. Absent where the speech engine does not know them. */
            readonly phonemes?: readonly components["schemas"]["PhonemeTime"][];
            /** @description Where the word begins: code points of `text` as sent. */
            readonly start: number;
            /** @description When it begins to sound. */
            readonly startMs: number;
        };
    };
}
