export const about = {
  meta: { title: 'About Rakhim', description: 'Who Rakhim is for, how it reads Arabic, and what it does not do.' },
  title: 'Arabic deserves a reader of its own',
  lead: 'Rakhim means tone of voice. It reads Arabic aloud: the vowels that nobody writes, the numbers as people say them, in the dialect of those who listen.',
  sections: [
    {
      title: 'Why it is hard',
      paragraphs: [
        'Written Arabic leaves most vowels out, and a reader supplies them from the sentence. A machine that guesses them one word at a time reads a different sentence from the one that was written.',
        'Numbers, dates and prices change with gender and case. Months have other names in Cairo than in Damascus or Rabat. Much of what people write holds English words besides.',
      ],
    },
    {
      title: 'How Rakhim reads',
      paragraphs: [
        'It works out the reading first and shows it to you: every word with its vowels, and a mark on whatever was worked out rather than written. You correct what you would say differently, and only then is it spoken.',
        'Vowels that you type are kept. Whatever was changed or could not be honoured is said, not passed over.',
      ],
    },
    {
      title: 'What it does not do',
      paragraphs: [
        'It does not imitate the voice of a real person. The built-in voices are synthetic, and sound like it.',
        'No reader is always right. Names, poetry and dialect in free spelling are where it errs most: read the preview before you publish.',
      ],
    },
    {
      title: 'For whom',
      paragraphs: [
        'For those who narrate videos and lessons, who publish articles to be heard, and who build Arabic into what they make. There is an API, and every plan contains it.',
      ],
    },
  ],
} as const;
