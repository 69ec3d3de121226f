export const home = {
  meta: {
    title: 'Rakhim: Arabic text to speech in 8 dialects',
    description:
      'Turn Arabic text into natural speech: correct vowels, numbers read as people say them, 8 dialects and 16 voices. Hear it now.',
    keywords:
      'Arabic text to speech, Arabic TTS, Egyptian Arabic voice, Saudi Arabic voice, Modern Standard Arabic, Arabic TTS API',
  },
  hero: {
    title: 'Arabic, read aloud the way it is meant',
    lead: 'Paste Arabic as people write it: no vowels, and dates, prices and English words in between. Rakhim works out the reading, shows it to you, and speaks it in the dialect you choose.',
    generate: 'Generate speech',
    pricing: 'See the plans',
    trial: '7 days free with every plan. Cancel any time in the trial without charge.',
  },
  live: {
    label: 'See how your own sentence is read',
    placeholder: 'اكتب جملة أو الصقها هنا',
    note: '{{number}} of {{max}} characters, no account needed',
    register: 'Create an account to hear it',
    hear: 'Hear it now',
    trial: '7 days free. Your sentence comes with you.',
  },
  samples: {
    title: 'Listen first',
    play: 'Play the sample: {{name}}',
    stop: 'Stop the sample: {{name}}',
    failed: 'The sample could not be played. Try again.',
    note: 'Made by Rakhim’s own engine. Nothing is retouched.',
  },
  reading: {
    title: 'You see how it will be read before it is spoken',
    lead: 'Most engines guess and do not tell you. Rakhim shows every word with its vowels and marks what it inferred. You correct it with one tap.',
    written: 'As you write it',
    spoken: 'As it is spoken',
    rules: { date: 'a date', money: 'an amount', time: 'a time' },
  },
  studio: {
    title: 'One sheet to write, correct and listen',
    alt: 'The studio: a vowelled text, its voices and its player',
  },
  book: {
    title: 'A page that reads itself',
    lead: 'Every vowel in its place, and every word lit as it is said.',
    play: 'Play the page',
    stop: 'Stop the page',
    voice: 'Read by {{name}}',
  },
  statistics: {
    title: 'What you can count on',
    dialects_one: '{{number}} dialect',
    dialects_other: '{{number}} dialects',
    voices_one: '{{number}} voice',
    voices_other: '{{number}} voices',
    dialectsNote: 'from Modern Standard to Maghrebi',
    voicesNote: 'a man and a woman for each dialect',
    uptimeTarget: 'uptime target',
    speedTarget: 'to the first sound (target)',
    milliseconds: '{{number}} ms',
    measured: 'Measured on this server just now: the first sound takes {{ms}} ms (median).',
  },
  features: {
    title: 'Made for Arabic, not adapted to it',
    items: {
      vowels: {
        title: 'Vowels where they belong',
        body: 'It knows word forms, case endings and pauses. Vowels that you type are always kept.',
      },
      numbers: {
        title: 'Numbers as people say them',
        body: 'Gender and case agree with what is counted; dates, times, prices and phone numbers follow the country.',
      },
      dialects: {
        title: 'Eight dialects',
        body: 'From Modern Standard to Cairo, Riyadh and Casablanca: sounds, numerals and month names follow the dialect.',
      },
      exact: {
        title: 'Exact billing',
        body: 'You pay only for what you heard. A request that fails or is cancelled before the first sound costs nothing.',
      },
    },
  },
  integrations: {
    title: 'Use it where you work',
    api: {
      title: 'API',
      body: 'One call: POST /api/v1/synthesize with a JSON body that contains text.',
      action: 'Read the documentation',
    },
    mobile: {
      title: 'Mobile SDK',
      body: 'The same voices inside your app, on Android and iOS.',
      action: 'Coming soon',
    },
    enterprise: {
      title: 'Enterprise',
      body: 'Large volumes, a dedicated account manager, deployment your way.',
      action: 'Talk to us',
    },
  },
  testimonials: {
    title: 'What people say',
    body: 'We publish real quotes, with permission. Yours could be the first.',
    action: 'Tell us what you think',
  },
  uses: {
    title: 'Who it is for',
    items: {
      creators: { title: 'Content creators', body: 'Narrate videos and podcasts without a studio.' },
      developers: { title: 'Developers', body: 'Give apps and assistants an Arabic voice with one request.' },
      educators: { title: 'Educators', body: 'Lessons, dictations and exercises, read with full vowels.' },
      publishers: { title: 'Publishers', body: 'Articles and whole books, chapter by chapter.' },
    },
  },
  closing: {
    title: 'Hear your own text',
    body: 'Paste a paragraph, and listen.',
    action: 'Create an account',
  },
} as const;
