import type { WarningCode } from '@rakhim/contract';

export const warnings = {
  style_not_honoured: 'This voice could not follow part of the style instruction: “{{detail}}”.',
  markup_removed: 'Markup is not read and was left out: “{{detail}}”.',
  characters_skipped: 'Characters that have no sound were left out: “{{detail}}”.',
  foreign_script_skipped: 'The voices read only Arabic and Latin letters. This was left out: “{{detail}}”.',
  repeats_shortened: 'A character repeated many times is read once and charged as written: “{{detail}}”.',
  text_in_other_dialect:
    'The text is in {{dialect}} (“{{detail}}”), but the voice speaks another dialect. A voice of that dialect sounds more natural.',
  quran_text:
    'The text quotes the Quran (“{{detail}}”). A synthetic voice reads it plainly. It is not a recitation, and it may misread.',
  quran_not_styled: 'The style instruction was not applied, because the text quotes the Quran.',
  uncertain_words:
    'These words are unknown, and their vowels were guessed: “{{detail}}”. Type the vowels, or choose a reading.',
  timestamps_unavailable:
    'There are no word times: either the audio is streamed, or the speech engine does not provide them.',
  sentence_times:
    'This speech engine provides no word times. The times are of whole sentences, estimated from their length.',
  speed_not_honoured: 'This voice could not follow the requested speed: {{detail}}.',
  pitch_not_honoured: 'This voice could not follow the requested pitch: {{detail}}.',
  markup_not_honoured: 'The speech engine cannot follow this markup: {{detail}}.',
  voice_substituted: 'The voice model “{{detail}}” could not speak, so the built-in voice did. It sounds different.',
} as const satisfies Record<WarningCode, string>;
