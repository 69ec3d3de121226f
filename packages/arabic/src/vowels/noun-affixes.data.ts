type Endings = Readonly<Record<string, string>>;

/** Endings of adjectives of relation (عربيّ), by what stands after their ي. */
export const relationEndings: Endings = {
  ة: '\u064Eة',
  ات: '\u064Eات',
  ون: '\u064Fونَ',
  ين: '\u0650ينَ',
  ا: '\u064Bا',
  تين: '\u064Eتَيْنِ',
  تان: '\u064Eتَانِ',
};

/** The plural of most nouns in ة. */
export const pluralOfFeminine = 'ات';

/** What the ة of a noun becomes in its plural and dual. */
export const feminineEndings: Endings = { [pluralOfFeminine]: 'َات', تين: 'َتَيْنِ', تان: 'َتَانِ' };

/** The letters of a participle or of فَعَّال. */
export const personalNoun = 'م.{3,}|.{2}ا.';

/** Endings of participles: مسلحون, مساعدة. */
export const participleEndings: Endings = { ون: 'ُونَ', ين: 'ِينَ', ة: 'َة', ات: 'َات', ا: 'ًا' };

/** The pronouns of owners after a noun in t, bare to vowelled: سيارته. */
export const pronounsOfOwners: Endings = {
  ه: 'ُهُ',
  ها: 'ُهَا',
  هم: 'ُهُمْ',
  هما: 'ُهُمَا',
  هن: 'ُهُنَّ',
  ك: 'ُكَ',
  كم: 'ُكُمْ',
  نا: 'ُنَا',
  ي: 'ِي',
};
