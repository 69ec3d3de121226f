export const terms = {
  meta: {
    title: 'Terms · Rakhim',
    description: 'Trial, billing, refunds, fair use and responsibility, in plain words.',
  },
  title: 'Terms',
  lead: 'What you can expect from us, and what we expect from you, in plain words.',
  sections: [
    {
      title: 'The trial',
      paragraphs: [
        'Every plan starts with 7 days free. You get the plan’s characters, or the smaller number that your trial shows. You need a card to begin. Each person and each card gets one trial.',
        'Cancel during the trial and you pay nothing. Otherwise the plan continues at its monthly price when the trial ends.',
      ],
    },
    {
      title: 'Payment',
      paragraphs: [
        'We bill plans monthly in US dollars, in advance, until you cancel. You cancel in the billing portal, which you open from your dashboard. The plan then ends with the month you have paid for.',
        'When you change plans, we charge the difference for the rest of the month at once. If a payment fails, you keep access for three days so you can fix it.',
      ],
    },
    {
      title: 'Characters',
      paragraphs: [
        'You pay for characters: the letters, digits, spaces, punctuation and vowel signs of the text you send. Style instructions are free. Each month begins with the full number. Unused characters do not carry over.',
        'We charge when we send you the first sound. A request that is refused, fails or is cancelled before that costs nothing. If the voice fails later, we refund all its characters. If you leave later, they are charged.',
      ],
    },
    {
      title: 'Refunds',
      paragraphs: [
        'We refund characters for failed speech automatically, and you can use them at once. If you think we charged you by mistake, write to us with the date and the amount.',
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
