import type { SpeechWarning } from './speech-engine.ts';

/** What an engine says of a speed that it cannot follow: it has one pace, or goes only so far. */
export function speedWarnings(speed: number | undefined): readonly SpeechWarning[] {
  return speed === undefined ? [] : [{ code: 'speed_not_honoured', detail: String(speed) }];
}
