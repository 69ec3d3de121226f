import type { DialectId, VoiceId, Warning } from '../generated/api-types.ts';

/** The facts about an utterance that the service returns beside its sound. */
export interface SpeechFacts {
  readonly voice: VoiceId;
  readonly dialect: DialectId;
  /** Characters charged; 0 where the sound is a kept one. */
  readonly characters: number;
  /** Characters left in this billing period. */
  readonly remaining: number;
  readonly requestId: string;
  /** The utterance in the history whose kept sound this is; absent for a new sound, and for one of several parts. */
  readonly repeatOf?: string | undefined;
  /** The speech engine that spoke; absent where that is not known, and where parts were spoken by several. */
  readonly engine?: string | undefined;
  /** The neural voice, or the model of a cloud engine, that spoke; absent where the engine has but one. */
  readonly model?: string | undefined;
  readonly warnings: readonly Warning[];
}

/** Reads the facts of a streamed answer, which travel in its headers. */
export function readFacts({ headers }: Response): SpeechFacts {
  const repeatOf = headers.get('x-repeat-of');
  const engine = headers.get('x-engine');
  const model = headers.get('x-model');
  return {
    voice: (headers.get('x-voice') ?? '') as VoiceId,
    dialect: (headers.get('x-dialect') ?? '') as DialectId,
    characters: Number(headers.get('x-characters') ?? 0),
    remaining: Number(headers.get('x-remaining') ?? 0),
    requestId: headers.get('x-request-id') ?? '',
    ...(repeatOf !== null && { repeatOf }),
    ...(engine !== null && { engine }),
    ...(model !== null && { model }),
    warnings: readWarnings(headers.get('x-warnings')),
  };
}

/** Sentences are not ASCII, so they come as percent-encoded JSON. */
function readWarnings(header: string | null): readonly Warning[] {
  try {
    return header === null ? [] : (JSON.parse(decodeURIComponent(header)) as Warning[]);
  } catch {
    return [];
  }
}

/** The facts of an utterance of several requests. A warning that all of them give is given once. */
export function addFacts({ repeatOf: _one, engine, model, ...sum }: SpeechFacts, next: SpeechFacts): SpeechFacts {
  const isSameSpeaker = engine !== undefined && engine === next.engine && model === next.model;
  const known = new Set(sum.warnings.map((warning) => JSON.stringify(warning)));
  return {
    ...sum,
    ...(isSameSpeaker && { engine, ...(model !== undefined && { model }) }),
    characters: sum.characters + next.characters,
    remaining: next.remaining,
    warnings: [...sum.warnings, ...next.warnings.filter((warning) => !known.has(JSON.stringify(warning)))],
  };
}
