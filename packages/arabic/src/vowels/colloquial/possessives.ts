import type { DialectGroup } from '../../dialect-recognition/everyday-words.data.ts';
import { hasArticle } from '../clitics.ts';
import { type LexiconRow, rowsOf } from '../word-lists/lexicon-rows.ts';
import { sukun } from '../marks.ts';
import { changedBy, spell } from './form-changes.ts';
import {
  beforePossessive,
  type Possessive,
  type PossessiveGrammar,
  possessivesOf,
  ratherObject,
} from './possessives.data.ts';
import { talkChanges } from './talk-forms.data.ts';

const opensWithVowel = /^[\u064E-\u0650]/u;
const openingMark = /^[\u064E-\u0652]/u;
const feminineEnd = /[\u064E\u0650]ة$/u;
const { ta, taWritten, finalA, finalAWritten } = beforePossessive;

/** A noun as it is said, with a possessive; `undefined` where it cannot have one. */
function withPossessive(
  form: string,
  [, afterOne, afterTwo]: Possessive,
  grammar: PossessiveGrammar,
): string | undefined {
  const isOpening = opensWithVowel.test(afterOne);
  if (feminineEnd.test(form)) {
    const base = form.replace(feminineEnd, '');
    const isLost = (isOpening ? grammar.lostBeforeVowel : grammar.lostBeforeConsonant)?.test(base) === true;
    return `${base}${isLost ? sukun : grammar.vowelBeforeTa}${taWritten}${afterOne}`;
  }
  if (grammar.long?.test(form) === true) {
    return form.replace(finalA, finalAWritten) + afterOne.replace(openingMark, '');
  }
  if (!grammar.firm.test(form)) {
    return undefined;
  }
  return afterTwo !== undefined && grammar.twoAtEnd?.test(form) === true
    ? form + afterTwo
    : (isOpening ? changedBy(grammar.beforeVowel, form) : form) + afterOne;
}

/** A noun of the standard lists as the dialect says it. */
function standardNoun(group: DialectGroup, bare: string): string | undefined {
  const isNoun = ({ features: { pos, dialect, prior } }: LexiconRow) => pos === 'noun' && dialect === '' && prior !== 0;
  const form = rowsOf(bare).find(isNoun)?.form;
  return form && changedBy(talkChanges[group], form);
}

interface WordsOfTalk {
  readonly isVerb: (bare: string) => boolean;
  /** True for what is surely a verb in the perfect. */
  readonly isPerfect: (bare: string) => boolean;
  /** A noun of the dialect's own. */
  readonly formOf: (bare: string) => string | undefined;
}

/** Makes the reader of nouns with a possessive: سِعْرُه, خُدْمَتْهَا. A verb with its object is none. */
export function createPossessiveReader(
  group: DialectGroup,
  { isVerb, isPerfect, formOf }: WordsOfTalk,
): (bare: string) => string | undefined {
  const grammar = possessivesOf[group];

  function nounOf(noun: string, bare: string): string | undefined {
    const form = isVerb(noun) ? undefined : formOf(noun);
    const isStandard = form === undefined && grammar.ofStandardNouns === true && !isVerb(noun) && !isVerb(bare);
    return isStandard ? standardNoun(group, noun) : form;
  }

  return (bare) => {
    if (grammar.ratherPerfect?.test(bare) === true && isPerfect(bare)) {
      return undefined;
    }
    for (const pronoun of grammar.pronouns) {
      const [written] = pronoun;
      const noun = bare.endsWith(written) ? bare.slice(0, -written.length) : '';
      const isOfTa = noun.endsWith(taWritten) && noun.length >= grammar.lengthMinOfTa;
      const form =
        noun.length < grammar.lengthMin || noun.endsWith(ta) || (written === ratherObject && isPerfect(bare))
          ? undefined
          : ((isOfTa ? nounOf(`${noun.slice(0, -1)}${ta}`, bare) : undefined) ??
            nounOf(noun, bare) ??
            (noun.endsWith(finalAWritten) ? nounOf(`${noun.slice(0, -1)}${finalA}`, bare) : undefined));
      const isFree = form !== undefined && (grammar.takesArticle === true || !hasArticle(form));
      const said = isFree ? withPossessive(form, pronoun, grammar) : undefined;
      if (said !== undefined) {
        return spell(said);
      }
    }
    return undefined;
  };
}
