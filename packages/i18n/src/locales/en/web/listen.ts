/** The page on which somebody hears what another shares. */
export const listen = {
  meta: { title: 'Listen · Rakhim', description: 'An Arabic text with its vowels, read aloud.' },
  title: 'A text to listen to',
  play: 'Play',
  pause: 'Pause',
  position: 'Position',
  clock: '{{now}} of {{all}}',
  until: 'You can listen here until {{date}}.',
  make: 'Have your own text read',
  playFailed: 'The sound could not be played.',
  gone: { title: 'Nothing to hear here any more', body: 'Its time is over, or whoever shared it has taken it back.' },
  failed: { title: 'The page could not be loaded', body: 'Please check your connection.' },
  home: 'Go to Rakhim',
} as const;
