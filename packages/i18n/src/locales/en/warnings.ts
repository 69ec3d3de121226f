import type { WarningCode } from '@rakhim/contract';

export const warnings = {
  style_not_honoured: 'This voice could not follow part of the style instruction: “{{detail}}”.',
  markup_removed: 'Markup in the text is not read; it was left out: “{{detail}}”.',
  characters_skipped: 'Characters that have no sound were left out: “{{detail}}”.',
  foreign_script_skipped: 'The voices read Arabic and Latin letters; this was left out: “{{detail}}”.',
  repeats_shortened: 'The same sign many times over is read once and charged as written: “{{detail}}”.',
  text_in_other_dialect:
    'The text is written in {{dialect}} (“{{detail}}”), the voice speaks another dialect. A voice of that dialect will sound natural.',
  quran_text:
    'The text quotes the Quran (“{{detail}}”). A voice that is made reads it plainly; it is no recitation and may misread it.',
  quran_not_styled: 'The style instruction was not applied, because the text quotes the Quran.',
  uncertain_words:
    'No list knows these words, and their vowels were guessed: “{{detail}}”. Type the vowels, or choose a reading.',
  timestamps_unavailable:
    'There are no times of words: either the answer is a stream, or the speech engine does not know them.',
  sentence_times:
    'This speech engine does not know when words sound; the times are of whole sentences, reckoned from their length.',
  speed_not_honoured: 'This voice could not follow the speed that was asked for: {{detail}}.',
} as const satisfies Record<WarningCode, string>;
