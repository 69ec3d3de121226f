import { nounsInWaw } from '../tokens/governors.data.ts';
import { removeMarks } from '../vowels/marks.ts';

const inWaw: ReadonlySet<string> = new Set(nounsInWaw.split(' '));

/** What can be seen of a word without knowing it, the first that fits. */
const shapes: readonly (readonly [name: string, shape: RegExp])[] = [
  ['with-article', /^ال\p{L}{2}/u],
  ['joined-article', /^(?:لل|بال|كال)\p{L}{2}/u],
  ['in-ta', /ة$/u],
  ['with-pronoun', /\p{L}{3}(?:ه|ها|هم|هما|هن|كم|نا)$/u],
  ['future', /^س[يتن]\p{L}{3}/u],
  ['present', /^[يتن]\p{L}{3}/u],
  ['plural', /\p{L}{2}(?:ون|ين|ات)$/u],
  ['past-of-her', /\p{L}{2}ت$/u],
  ['in-alif', /\p{L}{2}ا$/u],
  ['short', /^\p{L}{1,2}$/u],
];

/** With و, or with ف, which is more often a letter of a short word: فرعنا. */
const joined = /^(?:و\p{L}{3}|ف\p{L}{5})/u;

/** What can be seen of one word: its letters, its shape, and whether its ending is nunation or i. */
export interface SeenWord {
  readonly bare: string;
  readonly shape: string;
  readonly isNunated: boolean;
  readonly isGenitive: boolean;
}

/** @param vowelled a word with whatever marks are known. */
export function seeWord(vowelled: string): SeenWord {
  const bare = removeMarks(vowelled);
  return {
    bare,
    shape: shapeOf(bare),
    isNunated: /[\u064B-\u064D]\p{L}?$/u.test(vowelled),
    isGenitive: /[\u064D\u0650]$/u.test(vowelled),
  };
}

function shapeOf(bare: string): string {
  if (joined.test(bare) && !inWaw.has(bare)) {
    return `${bare.startsWith('و') ? 'and' : 'so'}-${shapeOf(bare.slice(1))}`;
  }
  return shapes.find(([, shape]) => shape.test(bare))?.[0] ?? 'other';
}
