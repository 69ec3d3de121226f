/** The replacements of characters before a text is read: one row a meaning, its spellings on the right. */
const rows: readonly (readonly [meaning: string, writings: string])[] = [
  ["'", '‘’‚‛′ʼʹ`´'],
  ['"', '“”„‟″〃'],
  ['-', '‐‑﹣－−⁃'],
  ['–', '‒'],
  ['—', '―⸺⸻'],
  ['%', '٪﹪％'],
  ['‰', '؉'],
  [',', '٬﹐，、'],
  ['.', '٫۔﹒．。｡'],
  ['،', '︐'],
  ['؛', '⁏'],
  ['؟', '⸮'],
  ['...', '…'],
  [
    ' ',
    '\u00A0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200A\u202F\u205F\u3000\t\u2800\uFFFC',
  ],
  ['\n', '\r\u000B\u000C\u0085\u2028\u2029'],
  ['/', '⁄∕'],
  ['*', '٭∗'],
  ['·', '∙⋅・'],
  ['•', '◦▪▫●○■□◆◇►▶‣⁌⁍❖➢➤'],
  ['→', '⇒⟶➔➜'],
  ['←', '⇐⟵'],
  ['ß', 'ẞ'],
  // Kept as they are, although compatibility forms would tear them apart.
  ...Array.from('½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞⅐⅑⅒²³°ªº™℠™ﷺﷻ﷽﷼', (character) => [character, character] as const),
];

export const characterMeanings: ReadonlyMap<string, string> = new Map(
  rows.flatMap(([meaning, writings]) => Array.from(writings, (character) => [character, meaning] as const)),
);
