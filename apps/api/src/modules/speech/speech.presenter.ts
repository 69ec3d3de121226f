import type { CreateSpeechBody, Speech, SpeechFormat, Warning } from '@nabra/contract';
import type { Translate } from '@nabra/i18n';
import type { SpeechWarning } from '#src/providers/speech/speech-engine.ts';
import type { SoundEnd } from './collect-file.ts';
import type { SpokenFile, SpokenStream, UtteranceFacts } from './speech.service.ts';

/** The JSON answer for a finished file. */
export function presentSpeech(file: SpokenFile, requestId: string, translate: Translate): Speech {
  return {
    audioContent: Buffer.from(file.bytes.buffer, file.bytes.byteOffset, file.bytes.length).toString('base64'),
    format: file.format,
    characters: file.characters,
    characterCount: file.characters,
    remaining: file.remaining,
    durationMs: Math.round(file.durationMs),
    voice: file.voice.id,
    dialect: file.voice.dialect,
    requestId,
    warnings: presentWarnings(file.warnings, translate),
  };
}

/** The facts that travel in headers beside a stream of bytes. */
export function presentHeaders(stream: SpokenStream, translate: Translate): Record<string, string> {
  return {
    ...presentFacts(stream),
    ...presentWarningsHeader(stream.warnings, translate),
    trailer: 'x-duration-ms, x-warnings',
  };
}

/** What is known only at the end of a stream of bytes, as trailers. */
export function presentTrailers({ durationMs, laterWarnings }: SoundEnd, translate: Translate): Record<string, string> {
  return { 'x-duration-ms': String(Math.round(durationMs)), ...presentWarningsHeader(laterWarnings, translate) };
}

function presentWarningsHeader(warnings: readonly SpeechWarning[], translate: Translate): Record<string, string> {
  // Headers are ASCII, sentences are not.
  return warnings.length > 0 ? { 'x-warnings': encodeURIComponent(JSON.stringify(presentWarnings(warnings, translate))) } : {};
}

function presentFacts({ characters, remaining, voice }: UtteranceFacts): Record<string, string> {
  return {
    'x-characters': String(characters),
    'x-remaining': String(remaining),
    'x-voice': voice.id,
    'x-dialect': voice.dialect,
  };
}

/** All warnings together have to fit into a header, percent-encoded. */
const detailCharactersMax = 60;
const warningsMax = 10;

function presentWarnings(warnings: readonly SpeechWarning[], translate: Translate): Warning[] {
  return warnings.slice(0, warningsMax).map(({ code, detail: whole }) => {
    const detail = [...whole].slice(0, detailCharactersMax).join('');
    return { code, message: translate(`warnings:${code}`, { detail }), detail };
  });
}

/** The format an answer is made in: what the body says, else what `Accept` asked for, else MP3. */
export function chooseFormat(body: CreateSpeechBody, accepted: SpeechFormat | undefined): SpeechFormat {
  return body.format ?? accepted ?? 'mp3';
}
