/** Letters that bear no mark of their own. */
export const neverMarked = 'اىآ';
/** Those of them that lengthen the vowel before them. */
export const longA = 'اى';
