/** Why one field was refused, chosen by the validator's issue code. */
export const reasons = {
  required: 'it is required.',
  wrong_type: 'it must be {{expected}}.',
  too_long: 'it is too long.',
  too_short: 'it is too short.',
  not_an_option: 'it must be one of {{options}}.',
  unknown_field: 'there is no such field here; check the spelling.',
  invalid: 'its value is not accepted.',
} as const;
