import type { Dialect } from '../../dialect.ts';
import type { DialectGroup } from '../../dialect-recognition/everyday-words.data.ts';
import { groupOf } from '../../dialect-recognition/recognise-dialect.ts';
import { isParticle } from '../particles.ts';
import type { LexiconRow, WordMap } from '../word-lists/lexicon-rows.ts';
import { originOf } from '../word-lists/own-words.ts';
import type { WordReading } from '../word-reading.ts';
import { feminineT } from './clause-position.data.ts';
import { imperfectsOf } from './read-imperfect.ts';
import { changedBy } from './form-changes.ts';
import { createJoinedReader } from './joined-particles.ts';
import { createListedReader } from './listed-words.ts';
import { type ClausePosition, isAfterFeminineSubject, neighbourRule, readByNeighbours } from './neighbours.ts';
import { type Perfect, perfectsOf } from './read-perfect.ts';
import {
  andInTalk,
  endOfOurPerfect,
  imperfectsOfDialect,
  perfectsOfDialect,
  wordsOfDialect,
} from './talk-forms.data.ts';
import { createTalkSigns, isTalk } from './talk-signs.ts';

/** What is written in a dialect is read with the dialect's own vowels, in a voice of that dialect. */
export interface ColloquialReader {
  /** @param words of one passage, as they are written. */
  readonly isTalk: (words: readonly string[]) => boolean;
  /** The word as it is said in talk; `undefined` where the dialect has no vowels of its own for it. */
  readonly read: (bare: string, place?: ClausePosition) => WordReading | undefined;
  /** True for a word of the dialect's lists, and where و stands before it. */
  readonly isListed: (bare: string) => boolean;
}

/** The grammar of a dialect's verbs and its everyday words are as sure as rules about certain words are. */
const talkConfidence = 0.97;

/**
 * Makes the reader of talk in a dialect.
 *
 * @param listed the dialect's own list.
 * @param isStandard true for words that the standard language writes as well.
 * @returns `undefined` for the standard language.
 */
export function createColloquialReader(
  dialect: Dialect,
  listed: WordMap<LexiconRow>,
  isStandard: (bare: string) => boolean,
): ColloquialReader | undefined {
  const group = groupOf[dialect];
  return group && createGroupReader(dialect, group, listed, isStandard);
}

function createGroupReader(
  dialect: Dialect,
  group: DialectGroup,
  listed: WordMap<LexiconRow>,
  isStandard: (bare: string) => boolean,
): ColloquialReader {
  const imperfects = imperfectsOf(group);
  const verbs = (bare: string) => {
    const verb = imperfects(bare);
    return verb && { ...verb, form: changedBy(imperfectsOfDialect[dialect], verb.form) };
  };
  const perfects = perfectsOf(group);
  const origin = { stage: 'talk', rule: `talk.${group}` } as const;
  const byNeighbours = { stage: 'talk', rule: neighbourRule } as const;
  const { wordOf, withArticleOf, withPossessive } = createListedReader({ dialect, group }, { listed, perfects, verbs });

  /** The first person, or the third where a woman is spoken of. */
  function saidOf(perfect: Perfect, place: ClausePosition | undefined): string {
    const isHers = perfect.ofHer !== undefined && place !== undefined && isAfterFeminineSubject(place);
    return changedBy(perfectsOfDialect[dialect], isHers ? (perfect.ofHer ?? perfect.form) : perfect.form);
  }

  /** A perfect, of letters that the standard language has for nothing else. */
  function perfectOf(bare: string, place: ClausePosition | undefined): string | undefined {
    const perfect = perfects(bare);
    return perfect === undefined || (perfect.isDoubtful && isStandard(bare)) ? undefined : saidOf(perfect, place);
  }

  /** What is listed for both is mine, unless she is spoken of: نزلت. */
  function listedPerfect(bare: string, form: string, place: ClausePosition | undefined): string {
    const known = perfects(bare);
    const perfect = bare.endsWith(feminineT) || (group === 'gulf' && known?.form === form) ? known : undefined;
    return perfect === undefined ? changedBy(wordsOfDialect[dialect], form) : saidOf({ ...perfect, form }, place);
  }

  /** A word of the lists, and what its place makes of it. */
  function listedForm(bare: string, place: ClausePosition | undefined): string | undefined {
    const form = withArticleOf(bare);
    return form && listedPerfect(bare, form, place);
  }

  function verbForm(bare: string, place: ClausePosition | undefined): string | undefined {
    // اشترينا: we did it, rather than somebody to us.
    const ofUs = bare.endsWith(endOfOurPerfect) ? perfectOf(bare, place) : undefined;
    return withPossessive(bare) ?? ofUs ?? verbs(bare)?.form ?? perfectOf(bare, place);
  }

  function formOf(bare: string, place?: ClausePosition): string | undefined {
    const form = listedForm(bare, place);
    return form !== undefined || isParticle(bare) ? form : verbForm(bare, place);
  }

  const besideNeighbours = (bare: string, place?: ClausePosition) => place && readByNeighbours(group, bare, place);

  const joinedForm = createJoinedReader(
    { dialect, group },
    {
      isListed: (bare) => wordOf(bare) !== undefined,
      isStandard,
      isVerb: (bare, form) => verbs(bare)?.form === form,
      wordOf: (bare, place) => besideNeighbours(bare, place) ?? formOf(bare, place),
      nounOf: withArticleOf,
      withPossessive,
    },
  );

  function read(bare: string, place?: ClausePosition): WordReading | undefined {
    const beside = besideNeighbours(bare, place);
    const form = beside ?? formOf(bare, place) ?? joinedForm(bare, place);
    const row = listed.get(bare);
    return form === undefined
      ? undefined
      : {
          form,
          coreConfidence: talkConfidence,
          endingConfidence: 1,
          isOwn: true,
          origin: beside !== undefined ? byNeighbours : row?.form === form ? originOf(row) : origin,
        };
  }

  const signsOf = createTalkSigns(dialect, group, isStandard);
  const isListed = (bare: string) =>
    wordOf(bare) !== undefined || (bare.startsWith(andInTalk) && wordOf(bare.slice(1)) !== undefined);
  return { read, isListed, isTalk: (words) => isTalk(signsOf(words)) };
}
