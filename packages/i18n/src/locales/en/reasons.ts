/** The reason why one field was refused, chosen by the validator's issue code. */
export const reasons = {
  required: 'it is required.',
  wrong_type: 'it must be {{expected}}.',
  too_long: 'it is too long.',
  too_short: 'it is too short.',
  at_most: 'it must be at most {{limit}}.',
  at_least: 'it must be at least {{limit}}.',
  less_than: 'it must be less than {{limit}}.',
  more_than: 'it must be more than {{limit}}.',
  too_many_entries: 'it may have at most {{limit}} entries.',
  too_few_entries: 'it must have at least {{limit}} entries.',
  not_an_option: 'it must be one of {{options}}.',
  unknown_field: 'there is no such field here. Check the spelling.',
  month_used_up:
    'You have used all of this month’s characters. The administrator sets how many there are; the count starts again on the first of the month (UTC).',
  visitor_text_too_long:
    'Without an account, texts of up to {{max}} characters are read; this one has {{count}}. Create an account to read longer ones.',
  invalid: 'its value is not accepted.',
  one_of_vowelled_or_spoken: 'it needs either vowelled or spoken, not both.',
  out_of_text: 'start and end must lie within the text, counted in code points, with start before end.',
  out_of_order: 'it overlaps the previous one, or comes before it in the text.',
  not_arabic_words: 'vowelled takes Arabic letters, vowels and spaces only.',
  not_words: 'spoken takes letters and spaces only. Write numbers and symbols in words.',
  reading_too_long: 'it says far more than the words it replaces.',
  readings_add_too_much: 'together the readings say far more than the text. Put the words into the text.',
} as const;
