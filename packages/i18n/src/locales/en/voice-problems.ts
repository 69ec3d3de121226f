/** What can go wrong when an operator adds, checks or removes a voice. */
export const voiceProblems = {
  catalogue_invalid: 'The list of voices cannot be read: {{file}}.',
  voice_unknown: 'There is no voice “{{voice}}” in the list.',
  licence_not_accepted: 'Read the licence of {{voice}} ({{licence}}) and agree to it first. Nothing was fetched.',
  commercial_use_refused:
    'The licence of {{voice}} ({{licence}}) forbids commercial use, and this service sells subscriptions. Nothing was fetched.',
  host_not_allowed: 'The download led to {{host}}, which is not among the allowed hosts. Nothing was installed.',
  download_failed: 'The download broke off ({{reason}}). Nothing was installed; the next try goes on from there.',
  download_stalled: '{{host}} stopped sending. Nothing was installed; the next try goes on from there.',
  download_too_large: '{{file}} is larger than the list says. It was thrown away, and nothing was installed.',
  file_damaged: '{{file}} is not the file that the list names: its checksum differs. Nothing was installed.',
  file_missing: '{{file}} is not in {{folder}}. Nothing was installed.',
  archive_unsafe: '{{file}} holds something that is no plain file below its folder ({{entry}}). Nothing was installed.',
  archive_too_large: '{{file}} unpacks to more than the list allows. Nothing was installed.',
  disk_full: 'The disk has no room for {{file}}. Nothing was installed.',
  store_busy: 'Voices are being added or removed by another process. Try again when it has finished.',
  not_installed: 'The voice “{{voice}}” is not installed.',
  model_unusable: 'The voice “{{voice}}” cannot be spoken with: {{reason}}',
  interrupted: 'The service stopped in the middle. Nothing was installed; the next try goes on from there.',
  files_changed: 'Files are not as they were installed: {{files}}. Remove the voice and add it again.',
  internal: 'Something went wrong inside the service. Its log has more.',
} as const;
