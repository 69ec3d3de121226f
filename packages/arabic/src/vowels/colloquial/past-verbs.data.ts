import type { DialectGroup } from '../../dialect-recognition/everyday-words.data.ts';

/** How a dialect says what was done. Endings of vowels stand for the last vowel of the stem. */
export interface PastConjugation {
  /** He did it, where no table of verbs has it; a hollow verb with the stem before consonants: راح/رح. */
  readonly stems: string;
  /** Me and you and us, after a firm letter, after a doubled one, after ā and after ī. */
  readonly ofMe: Readonly<Record<'firm' | 'double' | 'weak' | 'weakI', string>>;
  /** What she did: after a firm letter, ā and ī. */
  readonly ofHer: Readonly<Record<'firm' | 'hollow' | 'weak' | 'weakI', string>>;
  /** What they did. */
  readonly ofThem: Readonly<Record<'firm' | 'weak' | 'weakI', string>>;
  /** The vowel that parts two consonants before an object and a denial: شفتها, ماشفتش. */
  readonly helping: Readonly<Record<string, string>>;
  /** Him, as an object after a consonant. */
  readonly his: string;
}

const ofThreePersons = (helping: string): Readonly<Record<string, string>> => ({ '': helping });

/**
 * The past of everyday verbs of the first form and of weak ones; the derived forms are those of the imperfect. In the
 * Maghreb all of the past follows from the imperfect but for these.
 *
 * Sources: as of the imperfect. The selection is ours.
 */
export const pasts: Readonly<Record<DialectGroup, PastConjugation>> = {
  egyptian: {
    ofMe: { firm: 'ْ', double: 'َيْ', weak: 'َيْ', weakI: 'ِي' },
    ofHer: { firm: 'ِت', hollow: 'ِت', weak: 'ِت', weakI: 'ْيِت' },
    ofThem: { firm: 'ُو', weak: 'ُو', weakI: 'ْيُو' },
    helping: { ها: 'َ', هم: 'ُ', هو: 'ُ', كم: 'ُ', كو: 'ُ', '': 'ِ' },
    his: 'ُه',
    stems: '',
  },
  levantine: {
    ofMe: { firm: 'ِ', double: 'َيْ', weak: 'َيْ', weakI: 'ِي' },
    ofHer: { firm: 'ِت', hollow: 'ِت', weak: 'ِت', weakI: 'ْيِت' },
    ofThem: { firm: 'ُو', weak: 'ُو', weakI: 'ْيُو' },
    helping: ofThreePersons('ْ'),
    his: 'ُه',
    // Its verbs stand in levantine/.
    stems: '',
  },
  gulf: {
    ofMe: { firm: 'ْ', double: 'َيْ', weak: 'َيْ', weakI: 'َيْ' },
    ofHer: { firm: 'َت', hollow: 'َت', weak: 'َت', weakI: 'َت' },
    ofThem: { firm: 'َو', weak: 'َو', weakI: 'َو' },
    helping: ofThreePersons('ْ'),
    his: 'َه',
    stems: '',
  },
  maghrebi: {
    ofMe: { firm: 'ْ', double: 'ِي', weak: 'ِي', weakI: 'ِي' },
    ofHer: { firm: 'َت', hollow: 'َت', weak: 'َات', weakI: 'َات' },
    ofThem: { firm: 'ُو', weak: 'َاو', weakI: 'َاو' },
    helping: ofThreePersons('ْ'),
    his: 'ُه',
    stems: 'بَان/بِن جَى',
  },
};

/** What follows a noun as well as a verb: طلبها. */
export const possessivesOfNouns = 'ه ها ك كم نا هم هن كن ج چ';

/** For whom it was done; of له and لو the first letter may belong to the verb. */
export const forWhom =
  'لي لك لها لنا لكم لهم لكو هالي هالك هاله هالها هالنا هالكم هالهم هولي هولك هوله هولها هولنا هولكم هولهم';

/** What is done to me and us, and for us. */
export const objectsOfFirstPerson = 'ني نا لي لنا هالي هالنا هولي هولنا';
