export const terms = {
  meta: {
    title: 'Terms · Rakhim',
    description: 'Trial, billing, refunds, fair use and responsibility, in plain words.',
  },
  title: 'Terms',
  lead: 'What you can expect of us, and what we expect of you, in plain words.',
  sections: [
    {
      title: 'The trial',
      paragraphs: [
        'Every plan starts with 7 days free, with the characters of the plan unless the operator has set fewer for trials. A card is needed to begin. A trial is given once for each person and each card.',
        'Cancel during the trial and you pay nothing. Otherwise the plan goes on at its monthly price when the trial ends.',
      ],
    },
    {
      title: 'Payment',
      paragraphs: [
        'Plans are billed monthly in US dollars, in advance, until you cancel. You cancel in the billing portal, which your dashboard leads to; the plan then ends with the month that is paid for.',
        'A change of plan is charged for the rest of the month at once. If a payment fails, access goes on for three days so that you can mend it.',
      ],
    },
    {
      title: 'Characters',
      paragraphs: [
        'You pay for characters: letters, digits, spaces, punctuation and vowel signs of the text that you send. Instructions about style are not counted. Each month begins with the full number; what was not used is not carried over.',
        'You are charged when the first sound is sent to you. Whatever is refused, fails, or is broken off before that costs nothing. If the voice fails afterwards, the characters are given back in full; if you leave afterwards, they are charged.',
      ],
    },
    {
      title: 'Refunds',
      paragraphs: [
        'Characters for speech that failed are given back by themselves, and can be spent at once. If you believe that you were charged money by mistake, write to us and name the date and the amount.',
      ],
    },
    {
      title: 'Your texts, your responsibility',
      paragraphs: [
        'The texts are yours and remain yours, and so are the sounds made from them, for any use that the law allows. You answer for having the right to what you send.',
        'Do not use the service to deceive people about who is speaking, to harass, or to break the law. Keep your API keys secret; what is done with them counts as done by you.',
      ],
    },
    {
      title: 'What we promise, and what we do not',
      paragraphs: [
        'We aim at 99.9% uptime; it is an aim, not a guarantee. Readings can be wrong: check what you publish.',
        'We may end accounts that break these terms or endanger others. You may end yours at any time, in your settings.',
      ],
    },
  ],
} as const;
