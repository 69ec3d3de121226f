// Written by `npm run generate` from the contract.
export const apiMeanings = {
  "createSpeech": {
    "summary": "Turn Arabic text into speech",
    "parameters-Idempotency-Key": "Send the same value with a repeated request, and it is answered with the same bytes and charged once, for 24 hours.",
    "request-text": "What to say. Up to 5000 characters, or 20000 when the audio is streamed.",
    "request-voice": "Default: the first voice of the dialect; `male1` when neither is given.",
    "request-dialect": "Default: the dialect of the voice; `msa` when neither is given.",
    "request-styleInstruction": "How to say it, in English or Arabic, up to 500 characters. Not charged.",
    "request-speed": "How fast: a factor of the voice’s own pace, 0.5 to 2. A style instruction such as “slowly” adds to it.",
    "request-pitch": "How high: semitones above the voice’s own pitch, or below it, -6 to 6. Twelve are an octave.",
    "request-readings": "Your choices of how pieces of the text are read, in order and without overlap. Not charged, and therefore bounded: up to 10 letters for each character that one stands for; all together may add 20 letters and a fifth of the text's characters. Vowels do not count.",
    "request-readings-start": "Where the piece begins: code points of `text` as sent.",
    "request-readings-end": "Where it ends, exclusive.",
    "request-readings-vowelled": "How to read it, in Arabic letters with vowels, such as one of the `alternatives` of a preview.",
    "request-readings-spoken": "The words to say in its place, in Arabic or Latin letters.",
    "request-latinWords": "How words in Latin letters are said: `arabic`, with an Arabic accent (default), or `english`. Some speech engines know one way only.",
    "request-take": "Which reading of the text, as a person reads it a little differently each time. Default: 1. Each take is charged once, and free from then on as long as it is kept.",
    "request-timestamps": "True: the JSON answer says in `words` when each word sounds. A stream of bytes has no room for it.",
    "request-format": "Default: what `Accept` asks for, else `mp3`.",
    "response-audioContent": "The whole sound file.",
    "response-characters": "Characters charged; 0 where the sound is the kept one.",
    "response-characterCount": "The same number under its older name.",
    "response-remaining": "Characters left in this billing period.",
    "response-durationMs": "Length of the sound.",
    "response-voice": "A voice.",
    "response-dialect": "A dialect.",
    "response-repeatOf": "The utterance in the history whose kept sound this is: nothing was charged. Absent for a new sound.",
    "response-warnings": "What was changed or could not be done.",
    "response-warnings-message": "In the language of Accept-Language (en, ar).",
    "response-warnings-detail": "The words concerned.",
    "response-warnings-dialect": "With `text_in_other_dialect`: the dialect that the text is written in.",
    "response-words": "With `timestamps`: when each piece of the text sounds, in order. What is said in several words, such as a number, is one piece.",
    "response-words-start": "Where the word begins: code points of `text` as sent.",
    "response-words-end": "Where it ends, exclusive.",
    "response-words-startMs": "When it begins to sound.",
    "response-words-phonemes": "With `phonemes`: its sounds in order. Absent where the speech engine does not know them."
  },
  "createTimedSpeech": {
    "summary": "Turn Arabic text into speech with word timestamps",
    "parameters-Idempotency-Key": "Send the same value with a repeated request, and it is answered with the same bytes and charged once, for 24 hours.",
    "request-text": "What to say. Up to 5000 characters, or 20000 when the audio is streamed.",
    "request-voice": "Default: the first voice of the dialect; `male1` when neither is given.",
    "request-dialect": "Default: the dialect of the voice; `msa` when neither is given.",
    "request-styleInstruction": "How to say it, in English or Arabic, up to 500 characters. Not charged.",
    "request-speed": "How fast: a factor of the voice’s own pace, 0.5 to 2. A style instruction such as “slowly” adds to it.",
    "request-pitch": "How high: semitones above the voice’s own pitch, or below it, -6 to 6. Twelve are an octave.",
    "request-readings": "Your choices of how pieces of the text are read, in order and without overlap. Not charged, and therefore bounded: up to 10 letters for each character that one stands for; all together may add 20 letters and a fifth of the text's characters. Vowels do not count.",
    "request-readings-start": "Where the piece begins: code points of `text` as sent.",
    "request-readings-end": "Where it ends, exclusive.",
    "request-readings-vowelled": "How to read it, in Arabic letters with vowels, such as one of the `alternatives` of a preview.",
    "request-readings-spoken": "The words to say in its place, in Arabic or Latin letters.",
    "request-latinWords": "How words in Latin letters are said: `arabic`, with an Arabic accent (default), or `english`. Some speech engines know one way only.",
    "request-take": "Which reading of the text, as a person reads it a little differently each time. Default: 1. Each take is charged once, and free from then on as long as it is kept.",
    "request-format": "Default: what `Accept` asks for, else `mp3`.",
    "request-phonemes": "True: each word says in `phonemes` when its sounds are heard, for lips that move or for teaching.",
    "response-audioContent": "The whole sound file.",
    "response-characters": "Characters charged; 0 where the sound is the kept one.",
    "response-characterCount": "The same number under its older name.",
    "response-remaining": "Characters left in this billing period.",
    "response-durationMs": "Length of the sound.",
    "response-voice": "A voice.",
    "response-dialect": "A dialect.",
    "response-repeatOf": "The utterance in the history whose kept sound this is: nothing was charged. Absent for a new sound.",
    "response-warnings": "What was changed or could not be done.",
    "response-warnings-message": "In the language of Accept-Language (en, ar).",
    "response-warnings-detail": "The words concerned.",
    "response-warnings-dialect": "With `text_in_other_dialect`: the dialect that the text is written in.",
    "response-words": "When each piece of the text sounds, in order and without overlap. What is said in several words, such as a number, is one piece.",
    "response-words-start": "Where the word begins: code points of `text` as sent.",
    "response-words-end": "Where it ends, exclusive.",
    "response-words-startMs": "When it begins to sound.",
    "response-words-phonemes": "With `phonemes`: its sounds in order. Absent where the speech engine does not know them.",
    "response-granularity": "`sentence` where the speech engine does not know when words sound: each entry of `words` is then a sentence, its times reckoned from its length, and a warning says so.",
    "response-subtitles": "The text as it was written, in cues of one or two lines that end with a clause or a sentence where they can."
  },
  "createClientToken": {
    "summary": "Create a token for a web page",
    "request-origin": "The origin of the page that uses the token, as the browser names it: no path, no slash at its end. It works from no other.",
    "request-characters": "Characters that may be spoken with it in all. They are charged when they are spoken, not before.",
    "request-seconds": "For how long it works, 10 to 3600 seconds. Default: 300.",
    "request-scopes": "What it may be used for; the key must be allowed it, too. Default: `speech`.",
    "response-token": "Hand it to the page, which sends it where others send an API key."
  },
  "previewText": {
    "summary": "Preview how a text will be read",
    "request-text": "What would be said, up to 20000 characters.",
    "request-voice": "Whose dialect is read in.",
    "request-dialect": "Default: the dialect of the voice; `msa` when neither is given.",
    "request-readings": "Your choices of how pieces of the text are read, in order and without overlap. Not charged, and therefore bounded: up to 10 letters for each character that one stands for; all together may add 20 letters and a fifth of the text's characters. Vowels do not count.",
    "request-readings-start": "Where the piece begins: code points of `text` as sent.",
    "request-readings-end": "Where it ends, exclusive.",
    "request-readings-vowelled": "How to read it, in Arabic letters with vowels, such as one of the `alternatives` of a preview.",
    "request-readings-spoken": "The words to say in its place, in Arabic or Latin letters.",
    "request-latinWords": "How words in Latin letters are said: `arabic`, with an Arabic accent (default), or `english`. Some speech engines know one way only.",
    "response-spoken": "The whole text in words, without vowels, with pauses as punctuation.",
    "response-vowelled": "The same with vowels.",
    "response-phonemes": "The same in IPA; `|` is a short pause, `‖` the end of a sentence.",
    "response-characters": "Characters that speaking the text would be charged.",
    "response-warnings": "What is worth knowing before paying.",
    "response-warnings-message": "In the language of Accept-Language (en, ar).",
    "response-warnings-detail": "The words concerned.",
    "response-warnings-dialect": "With `text_in_other_dialect`: the dialect that the text is written in.",
    "response-spans": "Every piece of the text that is spoken, in order and without overlap.",
    "response-spans-start": "Code points of `text` as sent.",
    "response-spans-end": "Exclusive.",
    "response-spans-original": "The piece as it was written.",
    "response-spans-spoken": "The words that are said for it, without vowels.",
    "response-spans-vowelled": "The same with vowels.",
    "response-spans-phonemes": "The same in IPA.",
    "response-spans-confidence": "How likely the vowels are right, as counted on texts that were not learned from: of words with 0.97 and more, 99 in 100 were. It is 1 where vowels were typed or a rule leaves no doubt.",
    "response-spans-alternatives": "Other vowelled forms of the word, the likeliest first. Send one back in `readings` to choose it.",
    "response-spans-decision": "Why a word has its vowels; absent for what is no single word.",
    "response-rules": "What the rules that occur mean, in the language of Accept-Language (en, ar)."
  },
  "createOpenAiSpeech": {
    "summary": "Generate speech (OpenAI-compatible)",
    "parameters-Idempotency-Key": "Send the same value with a repeated request, and it is answered with the same bytes and charged once, for 24 hours.",
    "request-model": "One of: `rakhim`, `tts-1`, `tts-1-hd`, `gpt-4o-mini-tts`, `gpt-4o-mini-tts-2025-03-20`, `gpt-4o-mini-tts-2025-12-15`. All of them are the same voices.",
    "request-input": "What to say, up to 20000 characters.",
    "request-voice": "A voice of ours, which brings its dialect, or a name of OpenAI’s, in whose place one of ours speaks: `alloy` and `onyx` in Modern Standard Arabic, the others as `/v1/audio/voices` says.",
    "request-instructions": "How to say it: the `styleInstruction` of our own address. Not charged.",
    "request-response_format": "`pcm`: 24 kHz, 16 bit, little-endian, mono. `opus`: in Ogg. `flac`: 16 bit. `aac`: in ADTS.",
    "request-speed": "The voices follow it from 0.5 to 2; beyond that, `x-warnings` says so.",
    "request-pitch": "How high: semitones above the voice’s own pitch, or below it, -6 to 6. Twelve are an octave.",
    "request-take": "Which reading of the text, as a person reads it a little differently each time. Default: 1. Each take is charged once, and free from then on as long as it is kept."
  },
  "listOpenAiModels": {
    "summary": "List models (OpenAI-compatible)",
    "response-data-created": "Unix seconds."
  },
  "listOpenAiVoices": {
    "summary": "List voices (OpenAI-compatible)",
    "response-voices-id": "A voice.",
    "response-voices-name": "Its name in the language asked for.",
    "response-voices-dialect": "A dialect.",
    "response-voices-character": "What it sounds like, in three words of the language asked for.",
    "response-voices-goodFor": "What people mostly choose it for.",
    "response-voices-tier": "`extended` voices come with Pro and Enterprise.",
    "response-voices-aliases": "OpenAI’s names that this voice goes by, too."
  },
  "getOpenAiModel": {
    "summary": "Get one model (OpenAI-compatible)",
    "response-created": "Unix seconds."
  },
  "listVoices": {
    "summary": "List the voices and dialects",
    "parameters-dialect": "Only the voices of this dialect.",
    "response-voices-id": "A voice.",
    "response-voices-name": "Its name in the language asked for.",
    "response-voices-dialect": "A dialect.",
    "response-voices-character": "What it sounds like, in three words of the language asked for.",
    "response-voices-goodFor": "What people mostly choose it for.",
    "response-voices-tier": "`extended` voices come with Pro and Enterprise.",
    "response-dialects-id": "A dialect.",
    "response-dialects-name": "Its name in the language asked for.",
    "response-dialects-tier": "`extended` dialects come with Pro and Enterprise."
  },
  "listPlans": {
    "summary": "List the plans",
    "response-plans-id": "A plan.",
    "response-plans-name": "Its name in the language asked for.",
    "response-plans-priceCents": "US cents for one month.",
    "response-plans-characterLimit": "Characters that may be spoken in one billing period.",
    "response-plans-concurrency": "Requests that one account may have in flight.",
    "response-plans-features": "What the plan contains, in the language asked for."
  },
  "getUsage": {
    "summary": "Get characters used and remaining",
    "response-used": "Characters charged in this period.",
    "response-remaining": "Characters that can still be spent; what requests in flight have reserved is not among them.",
    "response-limit": "Characters that the plan gives for a period; 0 without a subscription.",
    "response-percent": "Used of limit, rounded; 0 when the limit is 0.",
    "response-periodEnd": "When the next period begins, with its full limit."
  },
  "getUsageReport": {
    "summary": "Report usage by day, voice, key or client",
    "parameters-from": "The first day.",
    "parameters-to": "The last day, included. At most 366 days.",
    "parameters-timeZone": "Where days begin, such as `Asia/Riyadh`.",
    "parameters-format": "Default: what `Accept` asks for, else `json`.",
    "response-rows-key": "The day, the voice, the id of the key (empty: somebody who had signed in) or the client.",
    "response-rows-name": "For people: the name of the key; otherwise the same as `key`.",
    "response-rows-characters": "Charged minus refunded.",
    "response-rows-requests": "Requests charged and not refunded.",
    "response-characters": "The sum of all rows."
  },
  "listHistory": {
    "summary": "List your history, newest first",
    "parameters-search": "Only texts with these words in them; vowel signs and the kinds of alif make no difference.",
    "response-items-id": "The `requestId` of the answer.",
    "response-items-characters": "Characters charged; 0 when they were refunded.",
    "response-items-voice": "A voice.",
    "response-items-dialect": "A dialect.",
    "response-items-durationMs": "Null while it is being made, and when it was broken off.",
    "response-items-apiKey": "The key that asked; null for somebody who had signed in.",
    "response-items-client": "The program that asked, as it names itself.",
    "response-items-audio": "Null when the sound is not kept.",
    "response-nextCursor": "Send it as `cursor` for what is older; null at the end. A search may have found nothing up to there."
  },
  "getHistoryItem": {
    "summary": "Get one generation",
    "parameters-id": "The `requestId` of the answer.",
    "response-id": "The `requestId` of the answer.",
    "response-characters": "Characters charged; 0 when they were refunded.",
    "response-voice": "A voice.",
    "response-dialect": "A dialect.",
    "response-durationMs": "Null while it is being made, and when it was broken off.",
    "response-apiKey": "The key that asked; null for somebody who had signed in.",
    "response-client": "The program that asked, as it names itself.",
    "response-audio": "Null when the sound is not kept."
  },
  "getHistoryAudio": {
    "summary": "Get the audio of a generation",
    "parameters-id": "The `requestId` of the answer.",
    "parameters-download": "Suggests to save it as a file."
  },
  "deleteHistoryItem": {
    "summary": "Delete a generation",
    "parameters-id": "The `requestId` of the answer."
  },
  "deleteHistory": {
    "summary": "Delete your whole history"
  },
  "getSubscription": {
    "summary": "Get your subscription",
    "response-isSubscribed": "Whether speech can be generated now, in a trial or paid for.",
    "response-plan": "`null`: never subscribed.",
    "response-status": "Stripe's word for it, such as `trialing`, `active`, `past_due`, `canceled`.",
    "response-subscriptionEnd": "End of the current period: it renews then, or ends.",
    "response-cancelAtPeriodEnd": "It will end with the period.",
    "response-pastDueSince": "Since when a payment has been due; access goes on for three days.",
    "response-accessEnd": "When access ends if nothing else happens; `null` without access.",
    "response-isTrialRefused": "The trial was ended because this person, or this card, had had one. Nothing was charged."
  },
  "startDevice": {
    "summary": "Start device authorization: get a code that a person types on another device",
    "request-client_id": "One of: `rakhim-cli`, `rakhim-desktop`.",
    "request-scope": "What the key shall be allowed to do, with spaces between: speech, usage, history. Default: all of it.",
    "request-device_name": "The name of the machine, to be shown to the person and to name the key by.",
    "response-device_code": "Known to the program only.",
    "response-user_code": "To be typed by the person, such as `WDJB-MJHT`.",
    "response-verification_uri_complete": "The same with the code in it.",
    "response-expires_in": "Seconds.",
    "response-interval": "Seconds to wait between two questions for the token."
  },
  "createDeviceToken": {
    "summary": "Poll for the API key of a device authorization",
    "request-grant_type": "`urn:ietf:params:oauth:grant-type:device_code`",
    "request-client_id": "One of: `rakhim-cli`, `rakhim-desktop`.",
    "response-access_token": "An API key: send it as `x-api-key` or as a bearer token. It does not expire.",
    "response-key_name": "Under which the person finds the key on the dashboard."
  },
  "revokeDeviceToken": {
    "summary": "Revoke an API key by presenting it (RFC 7009)",
    "request-client_id": "One of: `rakhim-cli`, `rakhim-desktop`."
  },
  "getStatus": {
    "summary": "Get what the service measured of itself",
    "response-timeToFirstAudioByteMs": "Measured by this process since it started; null before the first utterance.",
    "response-targets": "What we aim at, stated beside what was measured."
  },
  "getLiveness": {
    "summary": "Check whether the process is alive"
  },
  "getReadiness": {
    "summary": "Check whether it can serve requests"
  },
  "getOpenApi": {
    "summary": "Get this description of the API"
  }
} as const;
