/** Why one field was refused, chosen by the validator's issue code. */
export const reasons = {
  required: 'it is required.',
  wrong_type: 'it must be {{expected}}.',
  too_long: 'it is too long.',
  too_short: 'it is too short.',
  not_an_option: 'it must be one of {{options}}.',
  unknown_field: 'there is no such field here. Check the spelling.',
  invalid: 'its value is not accepted.',
  one_of_vowelled_or_spoken: 'it needs either vowelled or spoken, not both.',
  out_of_text: 'start and end must lie within the text, counted in code points, with start before end.',
  out_of_order: 'it overlaps the previous one, or comes before it in the text.',
  not_arabic_words: 'vowelled takes Arabic letters, vowels and spaces only.',
  not_words: 'spoken takes letters and spaces only. Write numbers and symbols in words.',
  reading_too_long: 'it says far more than the words it replaces.',
  readings_add_too_much: 'together the readings say far more than the text. Put the words into the text.',
} as const;
