import type { SpeechRequest, SpeechWarning } from './speech-engine.ts';

/** What an engine says of a speed or a pitch that it cannot follow. Absent ones are no wish. */
export function prosodyWarnings({ speed, pitch }: Pick<SpeechRequest, 'speed' | 'pitch'>): readonly SpeechWarning[] {
  return [
    ...(speed === undefined ? [] : [{ code: 'speed_not_honoured' as const, detail: String(speed) }]),
    ...(pitch === undefined ? [] : [{ code: 'pitch_not_honoured' as const, detail: String(pitch) }]),
  ];
}
