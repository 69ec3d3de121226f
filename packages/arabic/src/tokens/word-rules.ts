import { letterClass, markClass, withAnyMarks } from '../normalise/alphabet.ts';
import { type State, withArticle, withProclitic } from '../numbers/declension.ts';
import { removeMarks } from '../vowels/marks.ts';
import { namesLetter } from './abbreviation-rules.ts';
import { sayLiteral } from './number-literal.ts';
import {
  endOf,
  groupSpan,
  pause,
  type Piece,
  type Reading,
  say,
  type TokenContext,
  type TokenRule,
} from './token-rule.ts';

/** Nobody writes a longer word; a row of letters without spaces is cut, so that no clause grows without bound. */
const wordLengthMax = 60;
const letters = `[${letterClass}]`;
const marks = `[${markClass}]`;

/** Particles as they sound when what they are joined to is written in another script. */
const detached: Readonly<Record<string, string>> = {
  و: 'وَ',
  ف: 'فَ',
  ب: 'بِ',
  ل: 'لِ',
  ك: 'كَ',
  ال: 'اَلْ',
  وال: 'وَٱلْ',
  بال: 'بِٱلْ',
  وبال: 'وَبِٱلْ',
  لل: 'لِلْ',
  ولل: 'وَلِلْ',
  كال: 'كَٱلْ',
  وب: 'وَبِ',
  ول: 'وَلِ',
  فال: 'فَٱلْ',
};

function readWord(match: RegExpExecArray, { text }: TokenContext): Reading {
  const [word] = match;
  const end = endOf(match);
  const isDetached = word === 'و' || /^[\p{Script=Latin}\d$€£]/u.test(text.slice(end, end + 2));
  const spoken = isDetached && Object.hasOwn(detached, word) ? detached[word] : undefined;
  return { pieces: say([spoken ?? word], 'plain', [match.index, end]), end };
}

const conjunctions: Readonly<Record<string, string>> = { و: 'وَ', ف: 'فَ' };
const prepositions: Readonly<Record<string, string>> = { ب: 'بِ', ل: 'لِ', ك: 'كَ' };

/** The particles that are joined to a number, and what they ask of it. */
function parseProclitics(written: string): {
  spoken: readonly string[];
  isGenitive: boolean;
  state: State | undefined;
} {
  const [, conjunction = '', rest = ''] = /^([وف]?)(.*)$/u.exec(written) ?? [];
  const preposition = /^[بلك]/u.exec(rest)?.[0] ?? '';
  const isDefinite = rest.endsWith('ال') || rest === 'لل';
  const spoken = [conjunctions[conjunction], prepositions[preposition]].filter((particle) => particle !== undefined);
  return { spoken, isGenitive: preposition !== '', state: isDefinite ? 'definite' : undefined };
}

/** Puts particles before the first word; words that shared its place share the longer one. */
function attach(
  pieces: readonly Piece[],
  { spoken, state }: { spoken: readonly string[]; state: State | undefined },
  from: number,
): Piece[] {
  const first = pieces.find((piece) => piece.kind === 'word');
  if (!first) {
    return [...pieces];
  }
  return pieces.map((piece) => {
    if (piece.kind !== 'word' || piece.from !== first.from || piece.to !== first.to) {
      return piece;
    }
    if (piece !== first) {
      return { ...piece, from };
    }
    const word = state === 'definite' && !first.text.startsWith('ال') ? withArticle(first.text) : first.text;
    return { ...piece, from, text: spoken.reduceRight((joined, particle) => withProclitic(particle, joined), word) };
  });
}

/** و, ب, ال and their like, joined to digits: والـ25, بـ5$, لل100. */
function readProclitics(match: RegExpExecArray, context: TokenContext): Reading | undefined {
  if (namesLetter.test(context.previous.at(-1) ?? '') && !match[0].includes('ال')) {
    return undefined;
  }
  const proclitics = parseProclitics(removeMarks(match.groups?.['joined'] ?? match.groups?.['apart'] ?? ''));
  const inner = context.readFrom(endOf(match), {
    ...(proclitics.isGenitive && { case: 'genitive' }),
    ...(proclitics.state && { state: proclitics.state }),
  });
  return inner && { pieces: attach(inner.pieces, proclitics, match.index), end: inner.end };
}

/** The number of a paragraph or list entry, at the beginning of a line. */
function readListNumber(match: RegExpExecArray, { style }: TokenContext): Reading {
  const words = sayLiteral(
    { integer: match[1] ?? '', fraction: '' },
    { gender: 'masculine', case: 'nominative', state: 'indefinite' },
    style,
  );
  return { pieces: [...say(words, 'number', groupSpan(match, 1)), pause('comma')], end: endOf(match) };
}

export const listNumber: TokenRule = {
  name: 'list number',
  starts: ['digit'],
  pattern: /(?<=(?:^|\n)[ (]*)(\d{1,3})(?:[.)] ?\)?| ?[-–] ?)(?=["«(]?\p{L})/duy,
  read: readListNumber,
};

export const proclitics: TokenRule = {
  name: 'proclitics',
  starts: ['arabic'],
  pattern: new RegExp(
    String.raw`(?<![\p{L}\p{M}])(?:(?<joined>(?:[وف]${marks}*)?(?:(?:${['بال', 'كال', 'لل', 'ال'].map(withAnyMarks).join('|')}|[بلك]${marks}*)-?)?)|(?<apart>(?:و${marks}*)|(?:و?[بل]${marks}*)|(?:[وف]${marks}*)?(?:[بك]${marks}*)?${withAnyMarks('ال')}) )(?<=[\p{L}\p{M} -])(?=[\d$€£¥%*½⅓⅔¼¾⅕⅛]|(?<=(?<![\p{L}\p{M}])[وف])[+-]\d)`,
    'uy',
  ),
  read: readProclitics,
};

export const arabicWord: TokenRule = {
  name: 'arabic word',
  starts: ['arabic'],
  pattern: new RegExp(`${letters}${marks}*(?:${letters}${marks}*){0,${wordLengthMax - 1}}`, 'uy'),
  read: readWord,
};
