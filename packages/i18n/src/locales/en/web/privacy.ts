export const privacy = {
  meta: {
    title: 'Privacy · Rakhim',
    description: 'What Rakhim stores, for how long, how to keep nothing, and how to delete it all.',
  },
  title: 'Privacy',
  lead: 'What we store, for how long, and how to delete it.',
  sections: [
    {
      title: 'Your account',
      paragraphs: [
        'We keep your name, your email address, your language, and when you created the account. We never keep your password, only a hash (argon2id) that cannot be turned back into it. If you log in with Google, we keep the identifier that Google gives us and the address it has verified. We receive nothing else.',
        'For each device you log in on, we keep the browser’s name and when it was last used. Your settings show the list, and you can log out each one. We delete ended sessions after 30 days.',
        'We look up API keys by a hash. So that you can see a key again, we keep an encrypted copy. The secret that opens it is not in the database, and we record every look at it.',
      ],
    },
    {
      title: 'Your texts and audio',
      paragraphs: [
        'Unless you choose otherwise, your texts stay in your history until you delete them, and their audio for 30 days. The operator of this service may have set another number. You can set your own. Both are stored encrypted.',
        'On every plan you can choose to keep nothing. Then we store neither text nor audio, and delete what there was.',
        'There is one exception, and you control it. If a request carries an Idempotency-Key, we keep its response, encrypted, for up to 24 hours, so that we can send it again.',
        'Your texts never appear in our logs. We do not train anything on them.',
      ],
    },
    {
      title: 'Who else receives data',
      paragraphs: [
        'You pay on Stripe’s pages. Card numbers never reach us. Stripe learns your email address and your plan.',
        'The built-in voices run on our own servers. If the operator of the service uses OpenAI voices instead, your texts go to OpenAI.',
        'Our pages load nothing from third parties: no advertising, no analytics, no fonts.',
      ],
    },
    {
      title: 'In your browser',
      paragraphs: [
        'A cookie keeps you logged in. No script can read it. Another one remembers, for a year, that you have logged in on this browser, so that nobody can lock you out by guessing your password. A third ties a registration to the browser that made it, for a day. The browser also stores your language, theme and number format, an access token that lasts some minutes, and the draft you are writing. We use none of it to track you.',
      ],
    },
    {
      title: 'Usage and billing',
      paragraphs: [
        'For every request we count the characters and record the voice, the key and the app, never the text. Your bill rests on these entries, so we keep them. When you delete the account, they stay without your name.',
      ],
    },
    {
      title: 'Export and deletion',
      paragraphs: [
        'In your settings you can download everything we keep about you in one file, and delete the account. Keys and sessions end at once. Your name, address and history are removed for good, and your subscription ends.',
        'You can delete a single text with its audio, or the whole history, at any time.',
      ],
    },
  ],
} as const;
