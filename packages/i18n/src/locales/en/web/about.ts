export const about = {
  meta: { title: 'About Rakhim', description: 'Who Rakhim is for, how it reads Arabic, and what it does not do.' },
  title: 'Arabic deserves a reader of its own',
  lead: 'Rakhim is the Arabic word for a mellow, pleasing voice. It reads Arabic aloud, with the vowels that nobody writes, numbers as people say them, and the dialect of its listeners.',
  sections: [
    {
      title: 'Why it is hard',
      paragraphs: [
        'Written Arabic leaves most vowels out. A reader supplies them from the sentence. A machine that guesses them one word at a time reads a different sentence.',
        'Numbers, dates and prices change with gender and case. Months have different names in Cairo, Damascus and Rabat. And people mix in English words.',
      ],
    },
    {
      title: 'How Rakhim reads',
      paragraphs: [
        'It works out the reading first and shows it to you. Every word has its vowels, and a mark shows what was inferred. You correct what you would say differently. Only then does it speak.',
        'Vowels that you type are kept. If Rakhim changes something or cannot do it, it tells you.',
      ],
    },
    {
      title: 'What it does not do',
      paragraphs: [
        'It does not imitate the voice of a real person. The built-in voices were learned from recordings and sound like a person on the radio. For studio narration choose a neural voice.',
        'No reader is always right. It errs most in names, poetry and dialect in free spelling. Read the preview before you publish.',
      ],
    },
    {
      title: 'Who it is for',
      paragraphs: [
        'For people who narrate videos and lessons, publish articles to be heard, or build Arabic into their products through the API.',
      ],
    },
  ],
} as const;
