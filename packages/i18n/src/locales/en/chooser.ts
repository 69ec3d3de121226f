/** The page on which a local run lets anybody be chosen in place of Google. */
export const chooser = {
  title: 'Choose an account',
  notice: 'This is not Google. This page stands in for it on your machine: nothing is checked, and nobody is asked.',
  somebodyElse: 'Somebody else',
  email: 'Email address',
  name: 'Name (optional)',
  continue: 'Continue',
  cancel: 'Cancel',
} as const;
