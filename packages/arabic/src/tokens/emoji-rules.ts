import { spellDigits } from '../numbers/digits.ts';
import { emojiNames, flagNames, flagWord } from './emoji.data.ts';
import { endOf, type Reading, say, type TokenContext, type TokenRule, type WordPiece } from './token-rule.ts';

/** Skin tones and the selectors that ask for colour do not change the name. */
const dressing = /[\u{1F3FB}-\u{1F3FF}\uFE0E\uFE0F]/gu;
/** One picture with its dressing, pictures joined to one, or the two letters of a flag. */
const emoji = String.raw`(?:\p{Regional_Indicator}{2}|\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]*(?:\u200D\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]*)*)`;
const eachEmoji = new RegExp(emoji, 'gu');

/** More of the same in a row than anyone types for emphasis. */
const emphasisMax = 10;

function nameOf(sequence: string): string | undefined {
  const plain = sequence.replace(dressing, '');
  const [first = ''] = plain;
  if (/^\p{Regional_Indicator}{2}$/u.test(plain)) {
    const name =
      flagNames[
        Array.from(plain, (letter) => String.fromCharCode((letter.codePointAt(0) ?? 0) - 0x1f1e6 + 65)).join('')
      ];
    return name === undefined ? undefined : `${flagWord} ${name}`;
  }
  return emojiNames[plain] ?? emojiNames[plain.split('\u200D')[0] ?? ''] ?? emojiNames[first];
}

/** A row of emoji: each is named once, however often it is repeated; those without a name here are silent. */
function readEmoji(match: RegExpExecArray, { warn }: TokenContext): Reading {
  let previous: string | undefined;
  let repeats = 0;
  const pieces = Array.from(match[0].matchAll(eachEmoji)).flatMap(({ 0: sequence, index }): WordPiece[] => {
    const name = nameOf(sequence);
    repeats += name !== undefined && name === previous ? 1 : 0;
    if (name === undefined || name === previous) {
      return [];
    }
    previous = name;
    const at = match.index + index;
    return say([name], 'emoji', [at, at + sequence.length]);
  });
  if (repeats >= emphasisMax) {
    warn({ code: 'repeats_shortened', detail: Array.from(match[0]).slice(0, emphasisMax).join('') });
  }
  return { pieces, end: endOf(match) };
}

/** Emoji, flags and keycaps. */
export const emojiRules: readonly TokenRule[] = [
  {
    name: 'keycap',
    starts: ['digit', 'symbol'],
    pattern: /([\d#*])\uFE0F?\u20E3/uy,
    read: (match) => ({
      pieces: say(spellDigits((match[1] ?? '').replace(/\D/u, '')), 'emoji', [match.index, endOf(match)]),
      end: endOf(match),
    }),
  },
  {
    name: 'emoji',
    starts: ['symbol'],
    pattern: new RegExp(String.raw`(?:${emoji}[\uFE0F\u200D]* ?){1,50}`, 'uy'),
    read: readEmoji,
  },
];
