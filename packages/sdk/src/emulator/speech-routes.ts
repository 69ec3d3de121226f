import { readString } from '../core/read-json.ts';
import type { DialectId, HistoryItem, SpeechFormat, TimedSpeech, VoiceId } from '../generated/api-types.ts';
import { limits, voices } from '../generated/catalogue.ts';
import { countCharacters } from '../speech/count-characters.ts';
import { concatBytes } from '@rakhim/containers';
import { mediaTypes } from '../speech/media-type.ts';
import type { EmulatedAccount } from './account.ts';
import { type EmulatedText, readMarked } from './marked-text.ts';
import { Refusal } from './responses.ts';
import type { EmulatedRequest } from './emulated-request.ts';
import { encodeBase64 } from '../core/base64.ts';
import { type EmulatedSound, emulateMp3, emulateWav } from './sounds.ts';
import { emulateTimes } from './times.ts';

/** An answer that may be given again under its key, and cut off on its way. */
export type EmulatedAnswer = { readonly headers: Readonly<Record<string, string>> } & (
  | { readonly json: unknown }
  | { readonly chunks: readonly Uint8Array[] }
);

interface Utterance extends EmulatedText {
  readonly text: string;
  readonly voice: VoiceId;
  readonly dialect: DialectId;
  readonly format: SpeechFormat;
}

/** `POST /api/v1/synthesize`: JSON, or a stream of bytes where `Accept` asks for one. */
export function emulateSpeech(request: EmulatedRequest, account: EmulatedAccount, now: Date): EmulatedAnswer {
  const accepted = request.headers.get('accept') ?? '';
  const isStream = accepted.startsWith('audio/');
  const utterance = readUtterance(request, isStream ? limits.streamedTextCharactersMax : limits.textCharactersMax);
  const sound = speak(request, utterance, account, now);
  const { voice, dialect, characters, format } = utterance;
  if (isStream) {
    const facts = {
      'x-voice': voice,
      'x-dialect': dialect,
      'x-characters': String(characters),
      'x-remaining': String(account.remaining),
    };
    return { headers: { 'content-type': mediaTypes[format], ...facts }, chunks: sound.chunks };
  }
  return { headers: {}, json: documentOf(request, utterance, sound, account) };
}

/** `POST /api/v1/synthesize/with-timestamps` */
export function emulateTimedSpeech(request: EmulatedRequest, account: EmulatedAccount, now: Date): EmulatedAnswer {
  const utterance = readUtterance(request, limits.textCharactersMax);
  const sound = speak(request, utterance, account, now);
  const timed: TimedSpeech = {
    ...documentOf(request, utterance, sound, account),
    granularity: 'word',
    ...emulateTimes(utterance, sound.durationMs),
  };
  return { headers: {}, json: timed };
}

function documentOf(
  { requestId }: EmulatedRequest,
  { characters, voice, dialect, format }: Utterance,
  { chunks, durationMs }: EmulatedSound,
  { remaining }: EmulatedAccount,
) {
  return {
    audioContent: encodeBase64(concatBytes(chunks)),
    format,
    characters,
    characterCount: characters,
    remaining,
    durationMs,
    voice,
    dialect,
    requestId,
    warnings: [],
  };
}

function readUtterance({ body, headers }: EmulatedRequest, charactersMax: number): Utterance {
  const text = readString(body, 'text');
  if (text === undefined) {
    throw new Refusal('validation_failed', { param: 'text' });
  }
  const marked = readMarked(text, body);
  const { characters } = marked;
  if (marked.caption.trim() === '') {
    throw new Refusal('text_empty', { param: 'text' });
  }
  if (characters > charactersMax) {
    throw new Refusal('text_too_long', { param: 'text' });
  }
  if (soundsTooLong(marked.caption, characters)) {
    throw new Refusal('text_sounds_too_long', { param: 'text' });
  }
  if (countCharacters(readString(body, 'styleInstruction') ?? '') > limits.styleInstructionCharactersMax) {
    throw new Refusal('style_too_long', { param: 'styleInstruction' });
  }
  return {
    text,
    ...marked,
    ...chooseVoice(readString(body, 'voice'), readString(body, 'dialect')),
    format: chooseFormat(readString(body, 'format'), headers.get('accept') ?? ''),
  };
}

/** Seconds that a sign of each kind sounds for, as the service's voices speak: about, for the emulator reads nothing. */
const secondsOf: readonly (readonly [RegExp, number])[] = [
  [/\p{L}/gu, 0.1],
  [/\p{Nd}/gu, 0.6],
  [/[\p{S}\p{P}]/gu, 0.4],
];

/**
 * Tells whether the service would refuse a text because it sounds far longer than its characters, such as digits by the
 * thousand. Near the limit the service may decide otherwise.
 */
function soundsTooLong(text: string, characters: number): boolean {
  const seconds = secondsOf.reduce((sum, [kind, each]) => sum + each * (text.match(kind)?.length ?? 0), 0);
  return seconds > limits.spokenSecondsFree + limits.spokenSecondsPerCharacter * characters;
}

function chooseVoice(voice: string | undefined, dialect: string | undefined): { voice: VoiceId; dialect: DialectId } {
  const chosen = voices.find(
    (each) => (voice === undefined || each.id === voice) && (dialect === undefined || each.dialect === dialect),
  );
  if (chosen === undefined) {
    const isKnown = voices.some((each) => each.id === voice) && voices.some((each) => each.dialect === dialect);
    throw new Refusal(isKnown ? 'voice_dialect_mismatch' : 'validation_failed', { param: 'voice' });
  }
  return { voice: chosen.id, dialect: chosen.dialect };
}

function chooseFormat(format: string | undefined, accepted: string): SpeechFormat {
  const chosen = format ?? (accepted === mediaTypes.wav ? 'wav' : accepted === mediaTypes.ogg ? 'ogg' : 'mp3');
  if (chosen !== 'mp3' && chosen !== 'wav') {
    // An Ogg file needs an encoder, which this package does without.
    throw new Refusal('validation_failed', { param: 'format' });
  }
  return chosen;
}

function speak(
  { requestId, headers }: EmulatedRequest,
  { text, characters, voice, dialect, format }: Utterance,
  account: EmulatedAccount,
  now: Date,
): EmulatedSound {
  account.charge(characters);
  const sound = (format === 'mp3' ? emulateMp3 : emulateWav)(text, characters * account.characterMs);
  const item: HistoryItem = {
    id: requestId,
    text,
    characters,
    isRefunded: false,
    voice,
    dialect,
    styleInstruction: null,
    settings: {},
    format,
    durationMs: sound.durationMs,
    apiKey: null,
    client: headers.get('user-agent')?.split('/')[0] ?? 'unknown',
    engine: null,
    model: null,
    createdAt: now.toISOString(),
    audio: null,
    share: null,
  };
  account.remember(item);
  return sound;
}
