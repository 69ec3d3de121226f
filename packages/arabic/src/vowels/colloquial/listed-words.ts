import type { Dialect } from '../../dialect.ts';
import type { DialectGroup } from '../../dialect-recognition/everyday-words.data.ts';
import { hasArticle, withArticle } from '../clitics.ts';
import { fatha } from '../marks.ts';
import { isParticle } from '../particles.ts';
import type { LexiconRow, WordMap } from '../word-lists/lexicon-rows.ts';
import { talkOf } from '../word-lists/lexicon-rows.ts';
import type { Imperfect } from './read-imperfect.ts';
import type { Perfect } from './read-perfect.ts';
import { createPossessiveReader } from './possessives.ts';
import { articled, beforePossessor } from './talk-forms.data.ts';

interface Words {
  readonly listed: WordMap<LexiconRow>;
  readonly perfects: (bare: string) => Perfect | undefined;
  readonly verbs: (bare: string) => Imperfect | undefined;
}

/** Words of the dialect's lists. */
export interface ListedWords {
  /** As the lists have it. */
  readonly wordOf: (bare: string) => string | undefined;
  /** With its article or without. */
  readonly withArticleOf: (bare: string) => string | undefined;
  readonly withPossessive: (bare: string) => string | undefined;
}

/** فَاتُورِة النُّور: so before a possessor, فَاتُورَة alone. */
function asAlone(form: string): string {
  return form.replace(beforePossessor, fatha);
}

/** Makes the reader of a dialect's lists. */
export function createListedReader(
  { dialect, group }: { readonly dialect: Dialect; readonly group: DialectGroup },
  { listed, perfects, verbs }: Words,
): ListedWords {
  const talk = talkOf(dialect);
  const wordOf = (bare: string) => listed.get(bare)?.form ?? talk.get(bare);
  /** True for a word of the lists that is a verb. */
  function isVerb(bare: string): boolean {
    const [form, perfect] = [wordOf(bare), perfects(bare)];
    if (group === 'gulf') {
      return [perfect?.form, perfect?.ofHer, verbs(bare)?.form].includes(form);
    }
    const isPerfect = perfect !== undefined && !(group === 'levantine' && perfect.isDoubtful && perfect.form !== form);
    return isPerfect || verbs(bare) !== undefined;
  }

  const withPossessive = createPossessiveReader(group, {
    isVerb,
    isPerfect: (bare) => perfects(bare)?.isDoubtful === false,
    formOf: (bare) => (isParticle(bare) ? undefined : wordOf(bare)),
  });
  return {
    wordOf,
    withPossessive,
    withArticleOf(bare) {
      const form = wordOf(bare);
      const { noun = '' } = (form === undefined ? articled.exec(bare)?.groups : undefined) ?? {};
      const alone = noun === '' || isParticle(noun) ? undefined : wordOf(noun);
      const isNominal = alone !== undefined && !hasArticle(alone) && perfects(noun)?.form !== alone;
      return form ?? (isNominal ? withArticle(group === 'levantine' ? alone : asAlone(alone)) : undefined);
    },
  };
}
