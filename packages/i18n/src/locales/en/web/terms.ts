export const terms = {
  meta: {
    title: 'Terms · Rakhim',
    description: 'Characters, refunds, fair use and responsibility, in plain words.',
  },
  title: 'Terms',
  lead: 'What you can expect from us, and what we expect from you, in plain words.',
  sections: [
    {
      title: 'The trial',
      isAboutSelling: true,
      paragraphs: [
        'Every plan starts with 7 days free. You get the plan’s characters, or the smaller number that your trial shows. You need a card to begin. Each person and each card gets one trial.',
        'Cancel during the trial and you pay nothing. Otherwise the plan continues at its monthly price when the trial ends.',
      ],
    },
    {
      title: 'Payment',
      isAboutSelling: true,
      paragraphs: [
        'We bill plans monthly in US dollars, in advance, until you cancel. You cancel in the billing portal, which you open from your dashboard. The plan then ends with the month you have paid for.',
        'When you change plans, we charge the difference for the rest of the month at once. If a payment fails, you keep access for three days so you can fix it.',
      ],
    },
    {
      title: 'Characters',
      paragraphs: [
        'What counts is characters: the letters, digits, spaces, punctuation and vowel signs of the text you send. Style instructions do not count, and what you had spoken before is free as long as its sound is kept. Each month begins with the full number. Unused characters do not carry over.',
        'Characters are counted when we send you the first sound. A request that is refused, fails or is cancelled before that costs none. If the voice fails later, you get all its characters back. If you leave later, they stay counted.',
      ],
    },
    {
      title: 'Refunds',
      paragraphs: [
        'Characters of failed speech come back by themselves, and you can use them at once. If you think that something was counted by mistake, write to us and name the date.',
      ],
    },
    {
      title: 'Your texts, your responsibility',
      paragraphs: [
        'Your texts stay yours, and so does the audio made from them, for any lawful use. You are responsible for having the right to use what you send.',
        'Do not use the service to deceive people about who is speaking, to harass, or to break the law. Keep your API keys secret. You are responsible for what is done with them.',
      ],
    },
    {
      title: 'What we promise, and what we do not',
      paragraphs: [
        'We aim for 99.9% uptime. That is a target, not a guarantee. Readings can be wrong, so check what you publish.',
        'We may close accounts that break these terms or endanger others. You can close yours at any time in your settings.',
      ],
    },
  ],
} as const;
