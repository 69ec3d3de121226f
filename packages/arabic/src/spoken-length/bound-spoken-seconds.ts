/**
 * Seconds that a sign can take at most: a letter of a word, a letter that is read by its name, a digit of a number, a
 * sign or an emoji in several words. Taken from the longest readings in the tables of this package, at the pace of
 * `estimateSpokenSeconds`.
 */
const secondsOf = { letter: 0.14, named: 0.7, digit: 1.2, lineBreak: 0.7, silent: 0, other: 2.6 } as const;
type Kind = keyof typeof secondsOf;

/** The first and the last UTF-16 unit of each kind; what stands nowhere here is `other`. */
const ranges: readonly [Kind, string, string][] = [
  ['letter', '\u0620', '\u063F'],
  ['letter', '\u0641', '\u064A'],
  ['letter', '\u0671', '\u06D3'],
  ['named', 'A', 'Z'],
  ['named', 'a', 'z'],
  ['digit', '0', '9'],
  ['digit', '\u0660', '\u0669'],
  ['digit', '\u06F0', '\u06F9'],
  ['lineBreak', '\n', '\n'],
  ['silent', ' ', ' '],
  ['silent', '\t', '\t'],
  ['silent', '\u0640', '\u0640'],
  ['silent', '\u064B', '\u0655'],
];

const kinds = new Map<number, Kind>(
  ranges.flatMap(([kind, first, last]) =>
    Array.from({ length: last.charCodeAt(0) - first.charCodeAt(0) + 1 }, (_value, index): [number, Kind] => [
      first.charCodeAt(0) + index,
      kind,
    ]),
  ),
);

/**
 * A number of seconds in which a text is certainly read, at a voice's own pace. Costs next to nothing, and is a few
 * times too high for signs: where it matters how high, `estimateSpokenSeconds` reads the text.
 */
export function boundSpokenSeconds(text: string): number {
  let seconds = 0;
  let word = 0;
  for (let index = 0; index <= text.length; index += 1) {
    const kind = kinds.get(text.charCodeAt(index)) ?? 'other';
    const isEnd = index === text.length;
    if (kind === 'letter' && !isEnd) {
      word += 1;
    } else if (kind !== 'silent' || text.charCodeAt(index) === 32 || isEnd) {
      // A letter that stands alone is named.
      seconds += word === 1 ? secondsOf.named : word * secondsOf.letter;
      word = 0;
    }
    seconds += isEnd || kind === 'letter' ? 0 : secondsOf[kind];
  }
  return seconds;
}
