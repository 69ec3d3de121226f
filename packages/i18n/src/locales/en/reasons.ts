/** Why one field was refused, chosen by the validator's issue code. */
export const reasons = {
  required: 'it is required.',
  wrong_type: 'it must be {{expected}}.',
  too_long: 'it is too long.',
  too_short: 'it is too short.',
  not_an_option: 'it must be one of {{options}}.',
  unknown_field: 'there is no such field here; check the spelling.',
  invalid: 'its value is not accepted.',
  one_of_vowelled_or_spoken: 'it needs either vowelled or spoken, and not both.',
  out_of_text: 'start and end must be places within the text, counted in code points, start before end.',
  out_of_order: 'it overlaps the one before, or stands before it in the text.',
  not_arabic_words: 'vowelled takes Arabic letters, vowels and spaces only.',
  not_words: 'spoken takes letters and spaces only; write numbers and signs in words.',
  reading_too_long: 'it says far more than what it stands for.',
  readings_add_too_much: 'together the readings say far more than the text; put the words into the text.',
} as const;
