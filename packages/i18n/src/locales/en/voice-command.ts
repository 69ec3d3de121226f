/** What `npm run voices` says. */
export const voiceCommand = {
  usage: `Usage: npm run voices -- COMMAND [--json]

  list                what can be added, and what is installed
  add ID              shows the licence, fetches the voice and checks it
                      --accept-licence   agrees without being asked
                      --from PLACE       a folder, or the address of a mirror, in place of the internet
  remove ID           deletes a voice
  verify [ID]         checks every file again, and measures how fast the voice speaks here
  speak-sample ID     has the voice say a sentence  (--out FILE, --text TEXT)`,
  installed: 'installed',
  available: 'can be added',
  recommended: 'recommended',
  megabytes: '{{size}} MB',
  commercial_yes: 'commercial use allowed',
  commercial_no: 'no commercial use',
  commercial_unclear: 'commercial use unclear',
  notMeasured: 'not yet measured',
  figures: 'here: first sound {{firstAudio}} ms, {{factor}} s of computing for a second of sound, {{memory}} MB',
  licence: 'Licence of {{voice}}: {{licence}}, {{url}}',
  attribution: 'By: {{attribution}}',
  unclear: 'Whether it may be used commercially is unclear. Find out before you charge for it.',
  question: 'Do you agree to this licence? [y/N] ',
  yes: 'y',
  fetching: '{{done}} of {{total}} MB',
  unpacking: 'unpacking',
  added: '{{voice}} is installed in {{folder}}.',
  removed: '{{voice}} was removed.',
  intact: '{{voice}}: all {{count}} files are as they were installed.',
  missing: '{{path}} is missing',
  changed: '{{path}} has changed',
  broken: '{{voice}} is broken: {{faults}}. Remove it and add it again.',
  nothing: 'No voice is installed.',
  spoken: '{{voice}} said it: {{file}} ({{seconds}} s of sound)',
  unusable: '{{voice}} cannot be spoken with: {{reason}}',
} as const;
