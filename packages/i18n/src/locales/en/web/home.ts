export const home = {
  meta: {
    title: 'Rakhim: Arabic text to speech in 8 dialects',
    description:
      'Turn Arabic text into natural speech: correct vowels, numbers read as people say them, 8 dialects and 16 voices. Hear it now; try every plan for 7 days.',
    keywords:
      'Arabic text to speech, Arabic TTS, Egyptian Arabic voice, Saudi Arabic voice, Modern Standard Arabic, Arabic TTS API',
  },
  hero: {
    title: 'Arabic, read aloud the way it is meant',
    lead: 'Paste Arabic as people write it: without vowels, with dates, prices and English words in between. Rakhim works out how it is read, shows you, and says it in the dialect you choose.',
    generate: 'Generate speech',
    pricing: 'See the plans',
    trial: '7 days free with every plan. Cancel any time in the trial without charge.',
  },
  samples: {
    title: 'Listen first',
    play: 'Play the sample: {{name}}',
    stop: 'Stop the sample: {{name}}',
    failed: 'The sample could not be played. Try again.',
    note: 'Made by Rakhim’s own engine, nothing retouched.',
  },
  reading: {
    title: 'You see how it will be read before you pay',
    lead: 'Most engines guess and stay silent about it. Rakhim shows each word with its vowels, and marks what it worked out, so that you can correct it with one tap.',
    written: 'As you write it',
    spoken: 'As it is spoken',
    rules: { date: 'a date', money: 'an amount', time: 'a time' },
  },
  statistics: {
    title: 'What you can count on',
    dialects_one: '{{number}} dialect',
    dialects_other: '{{number}} dialects',
    voices_one: '{{number}} voice',
    voices_other: '{{number}} voices',
    dialectsNote: 'from Fusha to Casablanca',
    voicesNote: 'a man and a woman for each dialect',
    uptimeTarget: 'is the uptime we aim at',
    speedTarget: 'to the first sound is what we aim at',
    milliseconds: '{{number}} ms',
    measured: 'Measured on this server just now: first sound after {{ms}} ms at the median.',
  },
  features: {
    title: 'Made for Arabic, not adapted to it',
    items: {
      vowels: {
        title: 'Vowels where they belong',
        body: 'A reader that knows word forms, case endings and where a speaker would pause. Vowels that you type are always kept.',
      },
      numbers: {
        title: 'Numbers as people say them',
        body: 'Gender and case agree with what is counted; dates, times, prices and phone numbers follow the country.',
      },
      dialects: {
        title: 'Eight dialects',
        body: 'From Fusha to Cairo, Riyadh and Casablanca: sounds, numerals and month names change with the dialect.',
      },
      exact: {
        title: 'Exact billing',
        body: 'You pay for characters that you heard. What failed or was cancelled before the first sound costs nothing.',
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
      body: 'Large volumes, an account manager of your own, deployment to your liking.',
      action: 'Talk to us',
    },
  },
  testimonials: {
    title: 'What people say',
    body: 'Only what somebody has said, and has agreed to see here, will ever stand in this place. Rakhim is young: your words can be the first.',
    action: 'Tell us how it sounds to you',
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
    body: 'Start the trial, paste a paragraph, and listen.',
    action: 'Start the free trial',
  },
} as const;
