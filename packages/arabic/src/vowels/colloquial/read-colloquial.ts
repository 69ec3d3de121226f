import type { Dialect } from '../../dialect.ts';
import { isWrittenIn } from '../../dialect-recognition/is-written-in.ts';
import { groupOf } from '../../dialect-recognition/recognise-dialect.ts';
import { joinMarks, removeMarks, splitMarks } from '../marks.ts';
import { isParticle } from '../network/evidence.ts';
import type { WordReading } from '../word-reading.ts';
import { colloquialVerbsOf } from './colloquial-verbs.ts';
import { everydayTalk } from './everyday-talk.data.ts';

/** What is written in a dialect is read with the dialect's own vowels, in a voice of that dialect. */
export interface ColloquialReader {
  /** @param words of one passage, as they are written. */
  readonly isTalk: (words: readonly string[]) => boolean;
  /** The word as it is said in talk; `undefined` where the dialect has no vowels of its own for it. */
  readonly read: (bare: string) => WordReading | undefined;
}

/** So many words of the dialect's own are no quotation: one in a message, two in more. */
const lineWordsMax = 15;
const tellingInLine = 1;
const tellingInPage = 2;
/** The grammar of a dialect's verbs and its everyday words are as sure as rules about certain words are. */
const talkConfidence = 0.97;
/** عالسوق: a word with the article, after ع for on. */
const ontoThe = /^ع(?=ال\p{L}{3})/u;
const and = /^و(?=..)/u;
const vowelsOfAnd: Readonly<Partial<Record<Dialect, string>>> = { levantine: 'وْ', maghrebi: 'وْ' };

/**
 * Makes the reader of talk in a dialect.
 *
 * @param isListed true for words of the dialect's own list, which stand.
 * @param isStandard true for words that the standard language writes as well.
 * @returns `undefined` for the standard language.
 */
export function createColloquialReader(
  dialect: Dialect,
  isListed: (bare: string) => boolean,
  isStandard: (bare: string) => boolean,
): ColloquialReader | undefined {
  const group = groupOf[dialect];
  if (group === undefined) {
    return undefined;
  }
  const verbs = colloquialVerbsOf(group);
  const talk = new Map(
    everydayTalk[group]
      .trim()
      .split(/\s+/u)
      .map((form) => [removeMarks(form), joinMarks(splitMarks(form))]),
  );
  const origin = { stage: 'talk', rule: `talk.${group}` } as const;
  const formOf = (bare: string) => talk.get(bare) ?? (isParticle(bare) ? undefined : verbs(bare)?.form);

  function read(bare: string): WordReading | undefined {
    if (isListed(bare)) {
      return undefined;
    }
    const joined = and.test(bare) && !isListed(bare.slice(1)) ? formOf(bare.slice(1)) : undefined;
    const form = formOf(bare) ?? (joined && `${vowelsOfAnd[dialect] ?? 'وَ'}${joined}`);
    return form === undefined
      ? undefined
      : { form, coreConfidence: talkConfidence, endingConfidence: 1, isOwn: true, origin };
  }

  function isTalk(written: readonly string[]): boolean {
    const words = written.map(removeMarks);
    const telling = words.filter((word) => isListed(word) && !isStandard(word)).length;
    return (
      telling >= (words.length <= lineWordsMax ? tellingInLine : tellingInPage) ||
      words.some((word) => ontoThe.test(word) && !isStandard(word) && isStandard(word.slice(1))) ||
      isWrittenIn(dialect, words.join(' '))
    );
  }

  return { read, isTalk };
}
