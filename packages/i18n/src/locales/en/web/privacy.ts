export const privacy = {
  meta: {
    title: 'Privacy · Rakhim',
    description: 'What Rakhim stores, for how long, how to have nothing kept, and how to delete it all.',
  },
  title: 'Privacy',
  lead: 'What is stored, for how long, and how to be rid of it.',
  sections: [
    {
      title: 'Your account',
      paragraphs: [
        'We keep your name, your email address, the language you chose, and when the account was made. Of your password we keep a hash (argon2id) from which it cannot be read. If you log in with Google we keep the identifier that Google gives us and the address it has verified; we receive nothing else.',
        'For each device that is logged in we keep what the browser calls itself and when it was last used. You see the list in your settings and can end each of them. Sessions that have ended are deleted after 30 days.',
        'API keys are looked up by a hash. So that you can see a key again, an encrypted copy is kept, whose secret is not in the database; every look at it is recorded.',
      ],
    },
    {
      title: 'Your texts and sounds',
      paragraphs: [
        'Unless you choose otherwise, the texts that you have spoken stay in your history until you delete them, and their sounds for 30 days. The operator of this service may have set another number, and you may set your own.',
        'On every plan you can have nothing kept. Then neither text nor sound is written down, and what there was is deleted.',
        'One exception is yours to make: the answer to a request that carries an Idempotency-Key is kept, encrypted, for up to 24 hours, since it could not be given again otherwise.',
        'Texts never appear in our logs. We do not train anything on them.',
      ],
    },
    {
      title: 'Who else receives data',
      paragraphs: [
        'Payments are made on the pages of Stripe. Card numbers never reach us; Stripe learns your email address and which plan you chose.',
        'The built-in voices speak on our own servers. If the operator of a service has chosen the voices of OpenAI instead, texts are sent there to be spoken.',
        'Pages load nothing from third parties: no advertising, no statistics, no fonts from elsewhere.',
      ],
    },
    {
      title: 'In your browser',
      paragraphs: [
        'A cookie keeps you logged in; no script can read it. The browser also remembers your language, theme, way of writing numbers, a short-lived pass of some minutes, and the draft of what you are writing. Nothing of it is used to follow you.',
      ],
    },
    {
      title: 'Usage and bills',
      paragraphs: [
        'For every request we count the characters and note the voice, the key and the program that asked, never the text. These entries are what your bill rests on; they are kept, and stay without your name when the account is deleted.',
      ],
    },
    {
      title: 'Taking it with you, deleting it',
      paragraphs: [
        'In your settings you can download everything that we keep about you, in one file, and delete the account. Keys and sessions end at once; name, address and history are removed and cannot be brought back; a subscription ends with them.',
        'A single text with its sound, or the whole history, can be deleted at any time.',
      ],
    },
  ],
} as const;
