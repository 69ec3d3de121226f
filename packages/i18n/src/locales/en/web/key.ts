/** The screen of the API key in the desktop app. */
export const key = {
  title: 'API key',
  lead: 'Rakhim reads your files with your account’s API key. You can add, replace or remove it. The app never shows it again.',
  present: 'A key is saved. It ends in {{last4}}.',
  absent: 'There is no key yet.',
  places: {
    keychain: 'Kept in the keychain of your system.',
    'encrypted-file': 'Kept in a file that your system encrypts, because the keychain is not available.',
    memory:
      'Kept in memory until you close the app, because this system has no safe place for it. You will need it again next time.',
  },
  reasons: {
    no_service: 'No keychain is running on this system.',
    locked: 'The keychain is locked. Unlock it and restart the app.',
    not_loaded: 'The system component that opens the keychain is missing.',
    timed_out: 'The keychain did not answer in time.',
    failed: 'The keychain failed.',
  },
  signIn: {
    title: 'Sign in with your browser',
    body: 'A page opens. Confirm the code there, and the key arrives by itself.',
    start: 'Sign in',
    code: 'Confirm this code in your browser',
    waiting: 'Waiting for you in the browser …',
    openAgain: 'Open the page again',
    cancel: 'Cancel',
    ends: {
      signed_in: 'You are signed in',
      denied: 'The request was refused',
      expired: 'The code has expired. Start again.',
      cancelled: 'Sign-in cancelled',
      failed: 'Sign-in failed. Try again.',
    },
  },
  paste: {
    title: 'Or paste a key',
    label: 'API key',
    hint: 'You create keys on your dashboard.',
    show: 'Show the key',
    hide: 'Hide the key',
    save: 'Save the key',
    saved: 'Key saved',
    create: 'Create a key',
  },
  account: {
    title: 'Your account',
    check: 'Test the key',
    remaining: '{{remaining}} of {{limit}} characters left',
  },
  remove: 'Remove the key',
  removed: 'Key removed',
  server: {
    voices:
      'More natural voices are added on the server: by its administrator at {{address}}, or there with npm run voices.',
    title: 'Server',
    label: 'Address of the server',
    hint: 'Each server has its own key. The app never sends a key to another server.',
    save: 'Use this server',
    confirmTitle: 'Use another server?',
    confirmBody: 'Your texts will be sent to {{server}}. Do this only if you know who runs it.',
    invalid:
      'Enter an address such as https://rakhim.example, with nothing after it. Only this machine can be used without https.',
  },
};
