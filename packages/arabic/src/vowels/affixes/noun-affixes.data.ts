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

/** Those of who reads and who writes, after the vowel of the case: رقمك, فرعنا. */
export const pronounsOfReaders: Endings = { ك: 'كَ', كم: 'كُمْ', نا: 'نَا' };

/**
 * What is said to be the reader's or the writer's: with a pronoun these are nouns, though some of them are spelt as a
 * verb with its object (رقمك, فرعنا).
 */
export const nounsOfReaders = `
  قَصْد كَلَام رَأْي شُغْل حُكْم شُكْر تَعَب غَضَب حُزْن فِكْر وَعْد عُذْر لُطْف كَرَم فَضْل دَرْس بَحْث رَسْم أَهْل نَفْس قَلَم دَفْتَر طَعَام غَدَاء عَشَاء أَجْر ثَمَن سُتْرَة
  طَلَب بَلَاغ فَرْع رَقْم لَوْن رَدّ نَصّ خَطّ وَقْت عَقْد عَرْض سِعْر دَوْر صَوْت وَجْه شَعْر جِسْم قَلْب بَيْت عُمْر وَزْن طُول نَوْم ظَهْر عَمَل حَقّ دَخْل سَفَر حَجْز وَضْع قَرْض رَمْز مَبْلَغ هَدَف جُهْد صَبْر ذَوْق حُلْم حَفْل قِسْم دَعْم بَرِيد رَصِيد مِلَفّ مَوْقِع مَوْعِد حِسَاب طَرْد كُوب جَيْب ضَمَان عُنْوَان اشْتِرَاك
  جِهَاز فَرِيق هَاتِف مَتْجَر مَطْبَخ مَكْتَب مَنْزِل مَطْعَم فُرْن طَبَق فُنْدُق مَصْرِف حَاسُوب جَوَّال تَطْبِيق بَرْنَامَج نِظَام تَقْرِير طَاقَم مُدِير زَمِيل مُوَظَّف مُمَثِّل مَنْدُوب عَمِيل مُنْتَج إِعْلَان اقْتِرَاح اسْتِفْسَار اتِّصَال انْتِظَار اهْتِمَام تَعَاوُن تَفَهُّم حُضُور غِيَاب تَأَخُّر دُخُول خُرُوج تَسْجِيل تَوْقِيع تَأْكِيد إِذْن
  طَلَبَات مُلَاحَظَات بَيَانَات مَعْلُومَات رَغَبَات احْتِيَاجَات مَهَارَات خِدْمَات عُرُوض أَسْعَار مُنْتَجَات شُرُوط فُرُوع مَوَاعِيد خُطُوط مَكَاتِب فَوَاتِير طُرُود أَمْوَال نُقُود أَحْلَام أَهْدَاف أَفْكَار أَوْلَاد أَطْفَال أَصْحَاب ضُيُوف مُسْتَقْبَل مَقْعَد مَقَاعِد سَرِير بَاب جِدَار أَثَاث مَلَابِس قَمِيص مِعْصَم أَسْنَان عَيْن عُيُون أَظَافِر صَنَادِيق
  مُتَصَفِّح مَعْرِض مُسْتَوْدَع مَخْزَن مَصْنَع مَشْرُوع مَشَارِيع عَالَم إِنْجَاز نَجَاح إِعْجَاب انْضِمَام اخْتِيَار اسْتِخْدَام تَقْيِيم قَرَار سُؤَال جَوَاب خِطَاب كِتَاب حِزَام قُفْل مَسْكَن حَيّ مَسَار سَائِق رَاتِب مَعَاش دَيْن صَيْف يَوْم أُسْبُوع صَبَاح جَدْوَل تَقْوِيم بَصْمَة
  سَلَّة حَدِيقَة بَاقَة غُرْفَة حَقِيبَة هُوِيَّة شَقَّة وَظِيفَة رِسَالَة فَاتُورَة شُحْنَة مُكَالَمَة مُحَادَثَة صَفْحَة شَاشَة قَائِمَة مِحْفَظَة تَجْرِبَة رِحْلَة عُطْلَة لُغَة مَدِينَة صِحَّة رَاحَة ثِقَة رَغْبَة مُشْكِلَة مُهِمَّة خِبْرَة مُؤَسَّسَة شَرِكَة عَائِلَة أُسْرَة طَاوِلَة دَفْعَة مُشَارَكَة مُسَاهَمَة زِيَارَة دَعْوَة مُوَافَقَة مُرَاسَلَة مُلَاحَظَة
  بِطَاقَة عَلَامَة سَاعَة دَقِيقَة مُنْشَأَة عِيَادَة صُورَة نُسْخَة كَلِمَة عَمَلِيَّة خِدْمَة جَلْسَة وَجْبَة قَهْوَة بَشَرَة إِجَازَة سِيرَة شَهَادَة مُقَابَلَة اسْتِقَالَة مُسَاعَدَة سَلَامَة خُطْوَة فُرْصَة مَوْهِبَة فِكْرَة مَجْمُوعَة تَشْكِيلَة مَكْتَبَة سَيَّارَة مَرْكَبَة دَرَّاجَة خَرِيطَة مُدَّة فَتْرَة نُقْطَة مِنَصَّة بَوَّابَة لَوْحَة خِزَانَة ثَلَّاجَة غَسَّالَة
`;

/** What may be written onto a noun: the article, with the proclitics before it; the noun may have the article, too. */
export const articleAndNoun = /^(?<conjunction>[وف]?)(?<preposition>[بك]?)(?:ال|(?<to>ل)ل)(?<noun>.{3,})$/u;
/** The same without the article; one letter before a short word more often belongs to it. */
export const procliticsAndNoun = /^(?<conjunction>[وف]?)(?<preposition>[بلك]?)(?<noun>.{4,})$/u;
/** Before the pronoun of an owner ة is a t. */
export const [taMarbuta, taBeforePronoun] = ['ة', 'ت'];

/** A noun before such a pronoun, as far as its last letter tells. */
export const ownedAsWritten = new RegExp(
  `^(?<noun>\\p{L}+[^اىةءيو])(?<pronoun>${Object.keys(pronounsOfReaders).join('|')})$`,
  'u',
);

/** The seat of a last hamza before a pronoun says the case: عملاؤنا, عملاءنا, عملائنا. */
export const vowelOfSeat: Endings = { ؤ: '\u064F', ء: '\u064E', ئ: '\u0650' };

/** The last letter of such a noun by itself. */
export const hamza = 'ء';

/** هُ and هُمْ, which become هِ and هِمْ after a kasra. */
export const raisedOwner = /^(?<letter>ه)\u064F/u;

/** A noun in اء before a pronoun. */
export const ownedInHamza = new RegExp(
  `^(?<noun>\\p{L}+ا)(?<seat>[${Object.keys(vowelOfSeat).join('')}])(?<pronoun>${Object.keys(pronounsOfOwners).join('|')})$`,
  'u',
);

/** What stands before the pronoun of who reads and who writes in a word that is no verb of the present. */
export const ownedByReader = /^(?![وف]?[سل]?[ين]).{3,}(?=(?:ك|كم|نا)$)/u;

/** The t of a noun in ة before the pronoun of its owner. */
export const feminineWithPossessive = /ت(?:هم?|هما|ها|هن|ك|كم|نا)$/u;

/** حمراء is an adjective, شراء and انتهاء are verbal nouns. */
export const adjectiveEnding = /(?:ة|ى|^[^أإا][ء-يٱ-ۓ]{2}اء)$/u;
