export const device = {
  meta: { title: 'Connect a device · Rakhim', description: 'Let the Rakhim CLI or desktop app use your account.' },
  title: 'Connect a device',
  code: {
    lead: 'Enter the code that your device shows.',
    label: 'Code',
    hint: 'Eight letters. Case, spaces and the hyphen do not matter.',
    incomplete: 'The code is not complete. It has eight letters, such as WDJB-MJHT.',
    continue: 'Continue',
  },
  decision: {
    title: 'Allow {{program}}?',
    lead: 'It gets its own API key. You can revoke it on the page of API keys at any time.',
    warning: 'Approve only what you started',
    warningBody: 'If somebody sent you this code or link, deny it. Whoever holds the key spends your characters.',
    approve: 'Approve',
    deny: 'Deny',
    otherCode: 'Enter another code',
  },
  facts: {
    code: 'Code',
    program: 'Program',
    device: 'Device',
    noName: 'not named',
    account: 'Your account',
    rights: 'Permissions',
    time: 'Requested',
  },
  scopes: { speech: 'generate speech', usage: 'read your usage', history: 'read and delete your history' },
  outcome: {
    approved: '{{program}} is connected',
    approvedBody:
      'Go back to your device. You can close this page. The page of API keys lists the key as “{{keyName}}”.',
    denied: '{{program}} was denied',
    deniedBody: 'It received no key. If you did not start this, you need do nothing else.',
    keys: 'Go to API keys',
  },
} as const;
