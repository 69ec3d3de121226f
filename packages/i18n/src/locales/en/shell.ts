/** Menus, the icon beside the clock and notifications of the desktop app. */
export const shell = {
  name: 'Nabra',
  file: 'File',
  edit: 'Edit',
  view: 'View',
  batch: 'Batch',
  add_files: 'Add files …',
  add_folder: 'Add a folder …',
  start: 'Start',
  pause: 'Pause',
  key: 'API key',
  open: 'Open Nabra',
  quit: 'Quit',
  documents: 'Texts',
  needsYou: 'The batch is paused and needs you.',
  ended: 'The batch is done. Read aloud: {{done}}. Failed: {{failed}}.',
};
