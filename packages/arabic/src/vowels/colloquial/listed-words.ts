import type { Dialect } from '../../dialect.ts';
import type { DialectGroup } from '../../dialect-recognition/everyday-words.data.ts';
import { hasArticle, withArticle } from '../article.ts';
import { fatha } from '../marks.ts';
import { isParticle } from '../particles.ts';
import { type LexiconRow, standardNouns, type WordMap } from '../word-lists/lexicon-rows.ts';
import { talkOf } from '../word-lists/dialect-words.ts';
import { colloquialImperativesOf } from './colloquial-imperatives.ts';
import type { ColloquialPast, ColloquialVerb } from './colloquial-words.ts';
import { createParticipleReader } from './participles.ts';
import { createPossessiveReader } from './possessives.ts';
import { articled, beforePossessor, manyThings, objectOfHers, oneThing, oneThingInForm } from './talk-forms.data.ts';

interface Words {
  readonly listed: WordMap<LexiconRow>;
  readonly isStandard: (bare: string) => boolean;
  readonly pasts: (bare: string) => ColloquialPast | undefined;
  readonly verbs: (bare: string) => ColloquialVerb | undefined;
}

/** Words of the dialect's lists, and participles. */
export interface ListedWords {
  /** As the lists have it. */
  readonly wordOf: (bare: string) => string | undefined;
  /** With its article or without. */
  readonly withArticleOf: (bare: string) => string | undefined;
  readonly withPossessive: (bare: string) => string | undefined;
}

/** فَاتُورِة النُّور: so before a possessor, فَاتُورَة alone. */
export function asAlone(form: string): string {
  return form.replace(beforePossessor, fatha);
}

/** Makes the reader of a dialect's lists. */
export function createListedReader(
  { dialect, group }: { readonly dialect: Dialect; readonly group: DialectGroup },
  { listed, isStandard, pasts, verbs }: Words,
): ListedWords {
  const talk = talkOf(dialect);
  const wordOf = (bare: string) => listed.get(bare)?.form ?? talk.get(bare);
  const isNoun = (bare: string, base: string) =>
    group === 'egyptian'
      ? standardNouns.has(bare) || standardNouns.has(base)
      : isStandard(bare) || (group === 'gulf' && objectOfHers.test(bare) && pasts(bare) !== undefined);
  const participle = createParticipleReader(group, isNoun, wordOf);

  /** True for a word of the lists that is a verb. */
  function isVerb(bare: string): boolean {
    const [form, past] = [wordOf(bare), pasts(bare)];
    if (group === 'gulf') {
      return [past?.form, past?.ofHer, verbs(bare)?.form].includes(form);
    }
    // ساعدك: what is listed as told is no noun with a possessive.
    const isLevantine = group === 'levantine';
    const isImperative = isLevantine && form !== undefined && colloquialImperativesOf(group)(bare) === form;
    const isPast = past !== undefined && !(isLevantine && past.isDoubtful && past.form !== form);
    return isPast || isImperative || verbs(bare) !== undefined;
  }

  const withPossessive = createPossessiveReader(group, {
    isVerb,
    isPast: (bare) => pasts(bare)?.isDoubtful === false,
    formOf: (bare) => (isParticle(bare) ? undefined : wordOf(bare)),
  });
  // موعدك: in the Gulf a noun with its possessive, no participle.
  const single = (bare: string) =>
    wordOf(bare) ?? (group === 'gulf' ? withPossessive(bare) : undefined) ?? participle(bare);

  /** With its endings: كبايات, شايفة. */
  function inflected(bare: string): string | undefined {
    const isMany = group === 'egyptian' && bare.endsWith(manyThings);
    const one = isMany ? single(`${bare.slice(0, -manyThings.length)}${oneThing}`) : undefined;
    return single(bare) ?? one?.replace(oneThingInForm, `\u064E${manyThings}`);
  }

  return {
    wordOf,
    withPossessive,
    withArticleOf(bare) {
      const form = inflected(bare);
      const { noun = '' } = (form === undefined ? articled.exec(bare)?.groups : undefined) ?? {};
      // المخزن: no participle where the standard language has the noun.
      const find = group === 'gulf' && isStandard(bare) ? wordOf : inflected;
      const alone = noun === '' || isParticle(noun) ? undefined : find(noun);
      const isNominal = alone !== undefined && !hasArticle(alone) && pasts(noun)?.form !== alone;
      return form ?? (isNominal ? withArticle(group === 'levantine' ? alone : asAlone(alone)) : undefined);
    },
  };
}
