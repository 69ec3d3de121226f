import type { Dialect } from '../../dialect.ts';
import { isWrittenIn } from '../../dialect-recognition/is-written-in.ts';
import { groupOf } from '../../dialect-recognition/recognise-dialect.ts';
import type { LexiconRow } from '../lexicon-rows.ts';
import { kasra, removeMarks, sukun } from '../marks.ts';
import { isParticle } from '../network/evidence.ts';
import { originOf, talkOf } from '../own-words.ts';
import type { WordReading } from '../word-reading.ts';
import { colloquialVerbsOf } from './colloquial-verbs.ts';
import { type ImperfectReader, standardVerbInTalk } from './standard-verbs.ts';
import { particlesOfTalk, rootsOfTalk } from './talk-forms.data.ts';

/** What is written in a dialect is read with the dialect's own vowels, in a voice of that dialect. */
export interface ColloquialReader {
  /** @param words of one passage, as they are written. */
  readonly isTalk: (words: readonly string[]) => boolean;
  /** The word as it is said in talk; `undefined` where the dialect has no vowels of its own for it. */
  readonly read: (bare: string) => WordReading | undefined;
}

/** What a dialect's reader asks of the rest. */
export interface StandardWords {
  /** True for words that the standard language writes as well. */
  readonly isStandard: (bare: string) => boolean;
  readonly readImperfect: ImperfectReader;
}

/** So many words of the dialect's own are no quotation: one in a message, two in more. */
const lineWordsMax = 15;
const tellingInLine = 1;
const tellingInPage = 2;
/** What words say that the standard language spells alike. */
const tellingShare = { listed: 0.5, talk: 0.35 } as const;
/** The grammar of a dialect's verbs and its everyday words are as sure as rules about certain words are. */
const talkConfidence = 0.97;
/** عالسوق: a word with the article, after ع for on. */
const ontoThe = /^ع(?=ال\p{L}{3})/u;
/** فالدار: in the Maghreb ف is in, and stands within a clause. */
const inThe = /^فال\p{L}{2}/u;
const joinedLengthMin = 3;
const and = /^[وف](?=...)/u;

/**
 * Makes the reader of talk in a dialect.
 *
 * @param listed the dialect's own list.
 * @returns `undefined` for the standard language.
 */
export function createColloquialReader(
  dialect: Dialect,
  listed: ReadonlyMap<string, LexiconRow>,
  { isStandard, readImperfect }: StandardWords,
): ColloquialReader | undefined {
  const group = groupOf[dialect];
  if (group === undefined) {
    return undefined;
  }
  const verbs = colloquialVerbsOf(group);
  const talk = talkOf(group);
  const particles = particlesOfTalk[group];
  const origin = { stage: 'talk', rule: `talk.${group}` } as const;
  const standardVerb = standardVerbInTalk(group, { isStandard, readImperfect });
  const deniedEnd = `${group === 'maghrebi' ? sukun : kasra}ش`;

  /** ما كلتش: what is denied, of a verb of the list. */
  function denied(bare: string): string | undefined {
    const done = bare.endsWith('تش') && !isStandard(bare) ? talk.get(bare.slice(0, -1)) : undefined;
    return done && `${done}${deniedEnd}`;
  }

  function formOf(bare: string): string | undefined {
    const form = talk.get(bare);
    return form !== undefined || isParticle(bare) ? form : (verbs(bare)?.form ?? standardVerb(bare) ?? denied(bare));
  }

  /** وبيتي, فالدار, للسوق: a word of the lists after a particle of one letter. */
  function joinedForm(bare: string): string | undefined {
    for (const [written, rest, particle] of particles) {
      const word = bare.startsWith(written) ? `${rest}${bare.slice(written.length)}` : '';
      const form = word.length < joinedLengthMin ? undefined : (listed.get(word)?.form ?? formOf(word));
      if (form !== undefined) {
        return `${particle}${written === 'لل' ? form.slice(1) : form}`;
      }
    }
    return undefined;
  }

  function read(bare: string): WordReading | undefined {
    const row = listed.get(bare);
    const form = row?.form ?? formOf(bare) ?? joinedForm(bare);
    return form === undefined
      ? undefined
      : {
          form,
          coreConfidence: talkConfidence,
          endingConfidence: 1,
          isOwn: true,
          origin: row === undefined ? origin : originOf(row),
        };
  }

  /** How much a word says that the text is talk. */
  function tellingOf(word: string, before: string | undefined): number {
    const alone = listed.has(word) ? word : word.replace(and, '');
    if (listed.has(alone)) {
      return isStandard(word) || isStandard(alone) ? tellingShare.listed : 1;
    }
    if (talk.has(word)) {
      return isParticle(word) ? 0 : tellingShare.talk;
    }
    return group === 'maghrebi' && before !== undefined && inThe.test(word) ? tellingShare.listed : 0;
  }

  function isTalk(written: readonly string[]): boolean {
    const words = written.map(removeMarks);
    const telling = words.reduce((sum, word, index) => sum + tellingOf(word, words[index - 1]), 0);
    return (
      telling >= (words.length <= lineWordsMax ? tellingInLine : tellingInPage) ||
      words.some(
        (word) => !isStandard(word) && (rootsOfTalk.test(word) || (ontoThe.test(word) && isStandard(word.slice(1)))),
      ) ||
      isWrittenIn(dialect, words.join(' '))
    );
  }

  return { read, isTalk };
}
