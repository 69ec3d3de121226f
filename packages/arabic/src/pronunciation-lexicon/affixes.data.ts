/** Words of one letter that are written in front of the next one, and the article. */
export const conjunctions = ['', 'و', 'ف'] as const;
export const prepositions = ['', 'ب', 'ك', 'ل'] as const;
export const article = 'ال';
/** After the preposition ل the article loses its alif. */
export const articleAfterLam = 'ل';
/** What dialects write together with the article: على, هذا. */
export const dialectPrepositions = ['ع', 'ه'] as const;
/** Of the future, in front of a verb: of the standard language, and of Egyptian and Levantine. */
export const futureMarkers = ['', 'س', 'ح', 'ه'] as const;

/** Pronouns that are written at the end of a noun or a verb. */
export const nounPronouns = ['ه', 'ها', 'هم', 'هن', 'هما', 'ك', 'كم', 'كن', 'كما', 'ي', 'نا'] as const;
export const verbPronouns = ['ه', 'ها', 'هم', 'هن', 'هما', 'ك', 'كم', 'كن', 'كما', 'ني', 'نا'] as const;
/** Endings of the dual and of the sound plurals. */
export const dualEndings = ['ان', 'ين'] as const;
export const masculinePluralEndings = ['ون', 'ين'] as const;
export const femininePluralEnding = 'ات';

/** Particles that differ from names and nouns by a letter which people confuse: they are themselves only. */
export const particles: ReadonlySet<string> = new Set([
  'على',
  'إلى',
  'الى',
  'حتى',
  'متى',
  'لدى',
  'سوى',
  'بلى',
  'أن',
  'إن',
  'أنه',
  'إذا',
  'إذ',
  'أو',
  'أي',
  'إلا',
  'ألا',
  'أما',
  'إما',
]);
