export const generate = {
  meta: {
    title: 'Generate Arabic speech from text: Rakhim',
    description:
      'Type or paste Arabic text, choose a dialect and a voice, see how every word will be read, and listen. Download MP3, WAV or captions.',
    keywords: 'generate Arabic speech, Arabic text to voice, Arabic TTS online',
  },
  title: 'Generate speech',
  access: {
    signedOut: {
      title: 'Authentication Required',
      body: 'Please log in or create an account to generate speech. What you type here is kept.',
      login: 'Login',
      register: 'Sign Up',
    },
  },
  text: {
    label: 'Text',
    placeholder: 'Type or paste Arabic text',
    example: 'Try an example',
    clear: 'Clear',
    cleared: 'Text cleared',
    undo: 'Undo',
    count_one: '{{number}} character',
    count_other: '{{number}} characters',
    tooLong: 'At most {{max}} characters at a time. Please shorten or split the text.',
  },
  dialect: {
    label: 'Dialect',
    locked: 'in Pro and Enterprise',
    lockedNote: 'Saudi, UAE and Qatar voices come with Pro and Enterprise.',
  },
  voice: {
    label: 'Voice',
    favourites: 'Your favourites in other dialects',
    previewFailed: 'The preview could not be played.',
  },
  style: {
    label: 'Style instruction',
    optional: 'optional',
    placeholder: 'Slowly and calmly',
    hint: 'How it should sound, in English or Arabic. Not charged.',
    tooLong: 'At most {{max}} characters.',
    lockedNote: 'Style instructions come with Pro and Enterprise.',
  },
  upgrade: 'See the plans',
  actions: {
    generate: 'Generate',
    generating: 'Generating',
    cancel: 'Cancel',
    shortcut: 'or press <keys/>',
    take: 'Another take',
    needsAccount: 'Create an account to hear it.',
  },
  done: 'Speech generated!',
  sheet: { vowels: 'Show vowels' },
  prosody: { speed: 'Speaking speed', pitch: 'Pitch' },
  dock: 'Sound',
  reading: {
    signedOut: 'Up to {{max}} characters are read here without an account. Log in for longer texts.',
    failed: 'The reading could not be shown. You can still generate speech.',
  },
} as const;
