import type { SubstitutedText } from '@rakhim/arabic';
import type { SpeechScore, SpeechWarning } from './speech-engine.ts';

/** The same score for the text with readings in it. */
export function placeScore(score: SpeechScore, toTarget: SubstitutedText['toTarget']): SpeechScore {
  const place = <Place extends { readonly start: number; readonly end: number }>(span: Place): Place => ({
    ...span,
    start: toTarget(span.start),
    end: toTarget(span.end),
  });
  const move = <Place extends { readonly at: number }>(cue: Place): Place => ({ ...cue, at: toTarget(cue.at) });
  return {
    ...score,
    passages: score.passages.map(place),
    styles: score.styles.map(place),
    sounds: score.sounds.map(place),
    breaks: score.breaks.map(move),
    marks: score.marks.map(move),
  };
}

/** Says what an engine does not follow of a score, by the names of its elements. */
export function warnOfScore({ passages, styles, sounds, breaks, marks }: SpeechScore): SpeechWarning[] {
  const elements = [
    ...(passages.length > 1 ? ['voice'] : []),
    ...(styles.some(({ style }) => style.rate !== 1 || style.pitch !== 0 || style.gain !== 0) ? ['prosody'] : []),
    ...(styles.some(({ style }) => style.emphasis !== 'none') ? ['emphasis'] : []),
    ...(sounds.length > 0 ? ['phoneme'] : []),
    ...(breaks.length > 0 ? ['break'] : []),
    ...(marks.length > 0 ? ['mark'] : []),
  ];
  return elements.length === 0 ? [] : [{ code: 'markup_not_honoured', detail: elements.join(', ') }];
}
