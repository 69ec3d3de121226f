/** The screen of the API key in the desktop app. */
export const key = {
  title: 'API key',
  lead: 'Rakhim reads your files with the key of your account. You can give it, replace it and remove it; the app never shows it again.',
  present: 'A key is here. It ends in {{last4}}.',
  absent: 'There is no key yet.',
  places: {
    keychain: 'Kept in the keychain of your system.',
    'encrypted-file': 'Kept in a file that your system encrypts, because its keychain cannot be used.',
    memory:
      'Kept in memory until you close the app, and asked for again next time, because there is no safe place on this system.',
  },
  reasons: {
    no_service: 'No keychain is running on this system.',
    locked: 'The keychain is locked. Unlock it and start the app again.',
    not_loaded: 'The part of your system that reaches the keychain is missing.',
    timed_out: 'The keychain did not answer in time.',
    failed: 'The keychain did not work.',
  },
  signIn: {
    title: 'Sign in with your browser',
    body: 'A page opens where you confirm a code. The key then comes by itself.',
    start: 'Sign in',
    code: 'Confirm this code in your browser',
    waiting: 'Waiting for you in the browser …',
    openAgain: 'Open the page again',
    cancel: 'Cancel',
    ends: {
      signed_in: 'You are signed in',
      denied: 'The request was refused',
      expired: 'The code has expired. Start again.',
      cancelled: 'Signing in was cancelled',
      failed: 'Signing in did not work. Try again.',
    },
  },
  paste: {
    title: 'Or paste a key',
    label: 'API key',
    hint: 'You create keys on your dashboard.',
    show: 'Show the key',
    hide: 'Hide the key',
    save: 'Save the key',
    saved: 'The key is saved',
    create: 'Create a key',
  },
  account: {
    title: 'Your account',
    check: 'Test the key',
    remaining: '{{remaining}} of {{limit}} characters left',
  },
  remove: 'Remove the key',
  removed: 'The key is removed',
  server: {
    title: 'Server',
    label: 'Address of the server',
    hint: 'Each server has a key of its own; a key is never sent to another one.',
    save: 'Use this server',
    confirmTitle: 'Use another server?',
    confirmBody: 'Your texts will be sent to {{server}}. Do this only if you know who runs it.',
    invalid:
      'Write an address such as https://rakhim.example, without anything after it. Without https only this machine can be used.',
  },
};
