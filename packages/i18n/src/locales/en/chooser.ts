/** The page on which a local run lets anybody be chosen in place of Google. */
export const chooser = {
  title: 'Choose an account',
  notice: 'This is not Google. The page stands in for it on this machine: nothing is checked, and no one is asked.',
  somebodyElse: 'Somebody else',
  email: 'E-mail address',
  name: 'Name (may be left empty)',
  continue: 'Continue',
  cancel: 'Cancel',
} as const;
