import { withAnyMarks } from '../normalise/alphabet.ts';
import { removeMarks } from '../vowels/marks.ts';
import { phraseSigns, setPhrases } from './phrases.data.ts';
import { endOf, type Reading, say, type TokenRule, type WordPiece } from './token-rule.ts';

/** A pattern for the letters of a phrase with any marks among them; hamza may be left off a first alif. */
function loosely(phrase: string): string {
  return withAnyMarks(removeMarks(phrase)).replaceAll(' ', ' +').replace(/[أإ]/gu, '[$&ا]');
}

const bySkeleton = new Map(setPhrases.map((phrase) => [skeleton(phrase), phrase]));

function skeleton(text: string): string {
  return removeMarks(text).replace(/[أإ]/gu, 'ا').replace(/ +/gu, ' ');
}

/** Each word keeps its place; typed marks win over ours. */
function readPhrase(match: RegExpExecArray): Reading | undefined {
  const phrase = bySkeleton.get(skeleton(match[0]));
  if (phrase === undefined) {
    return undefined;
  }
  const known = phrase.split(' ');
  const pieces = Array.from(match[0].matchAll(/[^ ]+/gu)).flatMap(({ 0: written, index }, position): WordPiece[] => {
    const at = match.index + index;
    const isBare = removeMarks(written) === written;
    return say([isBare ? (known[position] ?? written) : written], 'honorific', [at, at + written.length]);
  });
  return { pieces, end: endOf(match) };
}

const signSource = Object.keys(phraseSigns)
  .map((sign) => sign.replace(/[()]/gu, String.raw`\$&`))
  .join('|');

/** Honorifics and set phrases. The longest phrase comes first among the alternatives. */
export const phraseRules: readonly TokenRule[] = [
  {
    name: 'phrase sign',
    starts: ['symbol', 'arabic'],
    pattern: new RegExp(signSource, 'uy'),
    read: (match) => ({
      pieces: say([phraseSigns[match[0]] ?? ''], 'honorific', [match.index, endOf(match)]),
      end: endOf(match),
    }),
  },
  {
    name: 'set phrase',
    starts: ['arabic'],
    pattern: new RegExp(
      `(?<![\\p{L}\\p{M}])(?:${[...setPhrases]
        .sort((a, b) => b.length - a.length)
        .map(loosely)
        .join('|')})(?![\\p{L}\\p{M}])`,
      'uy',
    ),
    read: readPhrase,
  },
];
