import { type PronouncedWord, type ReadingRule, removeMarks } from '@rakhim/arabic';
import { particles, questionWords, yesNoOpeners } from './word-kinds.data.ts';

const particleSet: ReadonlySet<string> = new Set(particles);
const questionSet: ReadonlySet<string> = new Set(questionWords);
const openerSet: ReadonlySet<string> = new Set(yesNoOpeners);

/** Read to be written down: digits, codes, addresses. */
const dictated: ReadonlySet<ReadingRule> = new Set<ReadingRule>([
  'phone',
  'digits',
  'letter',
  'email',
  'url',
  'version',
]);
const counted: ReadonlySet<ReadingRule> = new Set<ReadingRule>([
  'number',
  'ordinal',
  'fraction',
  'percent',
  'date',
  'time',
  'duration',
  'currency',
  'unit',
  'range',
  'score',
]);

/** Factors of length for words that listeners write down, or count. */
const paces = { dictated: 1.22, counted: 1.06, particle: 0.92, plain: 1 } as const;

/** What a word is to the melody. */
export interface WordKind {
  readonly isParticle: boolean;
  readonly isQuestionWord: boolean;
  /** Factor of the length of its sounds. */
  readonly pace: number;
  /** True where a phrase ends with it and no silence follows. */
  readonly endsPhrase: boolean;
}

export function kindOf({ text, rule, breakAfter }: Pick<PronouncedWord, 'text' | 'rule' | 'breakAfter'>): WordKind {
  const bare = removeMarks(text);
  const endsPhrase = breakAfter === 'slight';
  if (dictated.has(rule) || counted.has(rule)) {
    const pace = dictated.has(rule) ? paces.dictated : paces.counted;
    return { isParticle: false, isQuestionWord: false, pace, endsPhrase };
  }
  const isParticle = rule === 'plain' && particleSet.has(bare);
  const isQuestionWord = questionSet.has(bare);
  return { isParticle, isQuestionWord, pace: isParticle ? paces.particle : paces.plain, endsPhrase };
}

/** True for a question that is answered by yes or no: nothing in its first words asks for anything else. */
export function isYesNoQuestion(words: readonly Pick<PronouncedWord, 'text' | 'rule'>[]): boolean {
  const opening = words.slice(0, 4).map(({ text }) => removeMarks(text).replace(/^[وف](?=\p{L}{2})/u, ''));
  return openerSet.has(opening[0] ?? '') || !opening.some((word) => questionSet.has(word));
}
