/**
 * Everyday verbs of the present, each in its commonest form. What else their letters could be is rare beside them
 * (يُسَبِّحُ of him who swims), or another person's verb (تَلَعَّبَ of her who plays).
 */
export const everydayPresents = `
  يُرَحِّبُ يُغَنِّي يُشَجِّعُ يُوَدِّعُ يُلَوِّنُ يَسْبَحُ يَكْرَهُ يَفْشَلُ يَمْرَضُ يَمْضَغُ يَخِيطُ يَغَارُ يُكَرِّمُ يَرُدُّ يَصُبُّ يَفُكُّ يَدُقُّ يَهُزُّ يَشُدُّ يَلُفُّ يَحُكُّ يَقُصُّ يَشُمُّ يَعَضُّ يَمُرُّ يَلُومُ يَنْدَمُ يَحْسُدُ
  يُفَكِّرُ يُخَطِّطُ يَكْنُسُ يَلْبَسُ يَرْسُبُ يَزُورُ يُسَامِحُ يَهْرُبُ يَغْرَقُ يَرْكَبُ يُجِيبُ يُرَتِّبُ يَغِيبُ يَمْدَحُ يَعْطِسُ يَسْعُلُ يَطْرُقُ يُهَنِّئُ يُصَافِحُ يُعَانِقُ يَأْكُلُ يَشْرَبُ
  يَدْخُلُ يَصْعَدُ يَنْزِلُ يَسْقُطُ يَلْعَبُ يَعْمَلُ يَنْظُرُ يَغْضَبُ يَحْلُمُ يُشَارِكُ يَسْكُنُ يَنْقُصُ يُوَافِقُ يُدَافِعُ يَتْعَبُ يُؤْمِنُ يُوَفِّرُ يُقَلِّلُ يَسْبِقُ يَخْدَعُ يَكْوِي يَجْلِسُ
  يَفْرَحُ يَضْحَكُ يَرْكُضُ يَجْرِي يَمْشِي يَكْذِبُ يَطِيرُ يُولَدُ يَسْتَوْرِدُ يَخَافُ يَنَامُ يَذُوقُ يَلْمَعُ يَصْرُخُ يَرْقُصُ يَقْفِزُ يَرْبَحُ يَخْسَرُ يَنْجَحُ يَكْبُرُ يَنْصَحُ يَرْجِعُ يَبْتَسِمُ يَحْضُرُ يَدُورُ
  يَبْرُدُ يُفَوِّتُ يُسَارِعُ يَتَرَدَّدُ يُطَالِعُ يُهَدِّئُ يُخَبِّئُ يَتَسَلَّقُ يَخْتَبِئُ
`;

/** The same of verbs whose passive is as common: with their subject named they are active. */
export const presentsWithSubject = `
  يُعَاقِبُ يَتَّهِمُ يُمْسِكُ يُوَزِّعُ يَسْحَبُ يُسَخِّنُ يُجَهِّزُ يَسْجُنُ يَذْبَحُ يُقَشِّرُ يَنْسِجُ يُشْعِلُ يَطْلُبُ يَحْمِلُ يَرْفَعُ يَصْنَعُ يَهْدِمُ يَغْسِلُ يُنَظِّفُ يَدْفَعُ يُقَدِّمُ يَجْمَعُ يَحْفَظُ يَطْبَعُ يَمْنَعُ يَنْقُلُ يَدْفِنُ
  يَقْطَعُ يَرْبِطُ يُؤَلِّفُ يَعْبُدُ يَلْحَقُ يَشْفِي يَخْلِطُ يُفَضِّلُ يُحَقِّقُ يَحْكُمُ يَسْمَعُ يُعَلِّمُ يَقْتُلُ يُرْضِعُ يَزْرَعُ يَحْصُدُ يُصْلِحُ يُرَبِّي يَسْرِقُ يَتْرُكُ يَضْرِبُ يَحْرُسُ يُعَالِجُ يَكْتُبُ يَقْرَأُ يُرْسِلُ يَخْبِزُ يَسْتَعْمِلُ يُنْتِجُ يَخْرُجُ يَفْهَمُ يَقُودُ يُوصِلُ يَنْتَظِرُ يَعْرِضُ يَعِظُ يَصِفُ يَفْتَحُ يُغْلِقُ يَنْشُرُ يُتَرْجِمُ يَسْتَخْدِمُ يَطْبُخُ يُغَيِّرُ يُدِيرُ يُضِيفُ يُقَرِّرُ يَعْرِفُ يَكْسِرُ يَرْسُمُ يُنَفِّذُ يُصَوِّرُ يَشْرَحُ
`;

/** Before an object the letters are of form IV or II: يُحْضِرُهُ. */
export const presentsWithObject =
  'يُحْضِرُ يُدْخِلُ يُخْرِجُ يُسْقِطُ يُنْزِلُ يُرْجِعُ يُفْشِلُ يُغْرِقُ يُؤْلِمُ يُضْحِكُ يُفْرِحُ يُغْضِبُ يُتْعِبُ يُمْرِضُ يُصْلِحُ يُخِيفُ يُعْمِلُ';

/** First persons wherever they stand; other words of their letters are rare. */
export const firstPersons =
  'أَعْمَلُ أَسْكُنُ أَدْرُسُ أَشْعُرُ أَعِيشُ أَذْهَبُ أَشْرَبُ أَلْعَبُ أَعْرِفُ أَفْهَمُ أَنَامُ أَرْغَبُ أَحْتَاجُ أَنْتَظِرُ أَسْتَيْقِظُ أَكْتُبُ أَقْرَأُ أَبْحَثُ أَجْلِسُ أَرْكَبُ أَلْبَسُ أَغْسِلُ أَطْبُخُ أَرْسُمُ أَحْلُمُ أَسْبَحُ أَرْكُضُ أَوَدُّ أَتَوَاصَلُ أَسْتَفْسِرُ أُؤَكِّدُ أَسْتَطِيعُ';

/** First persons where the addressee is the object; the same letters are a past: أرسل لكم. */
export const firstPersonsToAddressee =
  'أُرْفِقُ أُرْسِلُ أُخْبِرُ أُعْلِمُ أُبْلِغُ أُفِيدُ أَشْكُرُ أُقَدِّمُ أُعِيدُ أَبْعَثُ أَطْلُبُ أَعْرِضُ أُذَكِّرُ أَكْتُبُ أَدْعُو أُهْدِي أُرَحِّبُ أُوَجِّهُ أُجَدِّدُ أَشْرَحُ أُوَضِّحُ أُضِيفُ أَقْتَرِحُ أَنْصَحُ';

/** By the letter of the person: after these words its verb follows, and no verbal noun. */
export const wordsBeforeVerbs = {
  ي: 'هو وهو فهو',
  ت: 'هي وهي فهي التي والتي أنها إنها لأنها لكنها كأنها بأنها كانت',
  ن: 'نحن ونحن أننا إننا لأننا لكننا كنا أن لن لم لا سوف دعونا',
  أ: 'أنا وأنا أنني إنني لأنني لكنني كنت لن لم لا سوف دعني',
} as const;

/** After these a verb follows: هل تفضل الدفع؟ */
export const questionsBeforeVerbs = 'هل وهل فهل لماذا كيف متى أين ماذا';

/** First persons that open a clause in which no subject is named: أحب القهوة. */
export const openingFirstPersons =
  'أُحِبُّ أُحَاوِلُ أُمَارِسُ أُسَافِرُ أُشَاهِدُ أُسَاعِدُ أُعَانِي أُوَافِقُ أُفَكِّرُ أُقِيمُ أُدِيرُ أُدَرِّسُ أُجَهِّزُ أُنَظِّفُ أُرَتِّبُ أُشَارِكُ أُتَابِعُ أُقَدِّرُ أُصَدِّقُ أُفَضِّلُ أُكَرِّرُ أُسَجِّلُ أُؤَيِّدُ أُعَارِضُ أُحَضِّرُ أُخَطِّطُ أُرَاجِعُ أُرَاسِلُ أُوَاجِهُ أُضِيفُ أُثَمِّنُ';

export const pronounsOfSubjects = 'هو وهو فهو هي وهي فهي نحن ونحن أنا وأنا';

/** Subjects in the feminine plural, and what stands for them. */
export const feminineSubjects = 'هن وهن النساء اللواتي اللاتي نساء';

/** Endings of the plural: يلعبون, يلعبوا, يلعبن. */
export const endingsOfPlurals: Readonly<Record<string, string>> = { ون: 'ُونَ', وا: 'ُوا', ن: 'ْنَ' };

/** Objects: يزورنا. */
export const objectsOfPresents: Readonly<Record<string, string>> = {
  ه: 'هُ',
  ها: 'هَا',
  هم: 'هُمْ',
  ني: 'نِي',
  نا: 'نَا',
  كم: 'كُمْ',
};

/** First persons whose letters also compare: أفضل العروض. */
export const presentsLikeComparisons = 'أفضل';

/** What forbids at the beginning of a clause. */
export const prohibitionsOfPresents = 'لا فلا';

/** The س of the future, the person, and the rest with its endings. */
export const presentShape = /^(?<future>س?)(?<person>[يتنأ])(?<rest>[ء-يٱ-ۓ]{2,})$/u;
export const [pluralEnding, feminineEnding] = ['وا', 'ن'];
/** أفضل أن, and أفضل الشاي على القهوة. */
export const comparison = { that: 'أن', than: 'على' } as const;
/** After these another is the subject: أحب أنه. */
export const notOpeningFirstPerson = /^(?:[إأ]نه?ا?|قد|ب?أن\p{L}+)$/u;
export const definite = /^ال|[يهاك]$/u;
/** كانت أمي تطبخ. */
export const beforeFeminine = 'كانت';
/** With the article, what is feminine by its letters. */
export const feminineByLetters = /^ال.*(?:ة|ات|اء)$/u;
export const pluralSubject = /^ال\p{L}+ات$/u;
