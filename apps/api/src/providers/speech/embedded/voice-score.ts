import type { Score, WordStyle } from '@rakhim/embedded-voice';
import type { Emphasis, Style } from '@rakhim/markup';
import type { SpeechScore } from '../speech-engine.ts';

/** How a word is brought out, or passed over: what people do with pace, pitch, melody and loudness together. */
const emphases: Readonly<Record<Emphasis, WordStyle>> = {
  strong: { rate: 0.86, pitchSemitones: 1.2, range: 1.4, gainDb: 2.5 },
  moderate: { rate: 0.93, pitchSemitones: 0.6, range: 1.2, gainDb: 1.2 },
  none: { rate: 1, pitchSemitones: 0, range: 1, gainDb: 0 },
  reduced: { rate: 1.06, pitchSemitones: -0.5, range: 0.8, gainDb: -2 },
};

/** A score in the words of the embedded voices. */
export function toVoiceScore({ passages, styles, sounds, breaks, marks }: SpeechScore): Score {
  // A style that many words share is one, which is copied to the voices' threads once.
  const wordStyles = new Map<Style, WordStyle>();
  const wordStyleOf = (style: Style): WordStyle => {
    const wordStyle = wordStyles.get(style) ?? toWordStyle(style);
    wordStyles.set(style, wordStyle);
    return wordStyle;
  };
  return {
    passages: passages.map(({ start, end, voice: { dialect, gender }, latinWords }) => {
      return { start, end, dialect, gender, ...(latinWords && { latinWords }) };
    }),
    styles: styles
      .filter(({ style }) => !isPlain(style))
      .map(({ start, end, style }) => ({ start, end, style: wordStyleOf(style) })),
    sounds,
    breaks,
    marks,
  };
}

function isPlain({ rate, pitch, gain, emphasis }: Style): boolean {
  return rate === 1 && pitch === 0 && gain === 0 && emphasis === 'none';
}

function toWordStyle({ rate, pitch, gain, emphasis }: Style): WordStyle {
  const own = emphases[emphasis];
  return {
    rate: rate * own.rate,
    pitchSemitones: pitch + own.pitchSemitones,
    range: own.range,
    gainDb: gain + own.gainDb,
  };
}
