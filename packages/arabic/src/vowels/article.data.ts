/** The definite article, bare. */
export const article = 'ال';

/** The article with the preposition that may be joined to it, as a pattern: ال, بال, كال, لل. */
export const joinedArticle = '(?:[بك]?ال|لل)';

/** Letters that the l of the article turns into, and that are doubled by it: الشَّمْس. */
export const sunLetters = 'تثدذرزسشصضطظلن';
