// Written by `npm run samples:book` from what the engine said.
/** When each word of the page begins to sound, in milliseconds. */
export const bookPageTimes: readonly number[] = [48, 368, 568, 1088, 1608, 2358, 2558, 3018, 3680, 4130, 4840, 5390, 6409, 6999, 7359, 7579, 8205, 8805, 9497, 10067, 10427, 10877, 11327, 11507, 11977];
