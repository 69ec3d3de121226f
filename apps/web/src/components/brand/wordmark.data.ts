/**
 * The word رخيم in square Kufic, on a grid of 14 by 9 units that begins at (0, 1); every stroke is one unit thick and
 * the baseline is row 7. From the right: ra under the line, kha (a bar turning back onto the line, dot above), ya (a
 * tooth, two dots below), and mim with its tail.
 */
export const wordmarkStrokes = [
  'M13 5h1v5h-1z M11 9h2v1h-2z',
  'M7 3h4v5h-7v-1h6v-3h-3z M8 1h1v1h-1z',
  'M5 5h1v2h-1z M4 9h1v1h-1z M6 9h1v1h-1z',
  'M0 4h4v4h-4z M1 5v2h2v-2z M0 8h1v2h-1z',
].join(' ');

export const wordmarkGrid = { left: 0, top: 1, width: 14, height: 9 } as const;
