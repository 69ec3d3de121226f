import type { DialectGroup } from '../../dialect-recognition/everyday-words.data.ts';
import { hasArticle } from '../article.ts';
import { damma, kasra, removeMarks, shadda } from '../marks.ts';
import type { ConjugatedGroup } from './colloquial-verbs.data.ts';
import { spell } from './colloquial-words.ts';
import { readLevantineImperative } from './levantine/verb-reader.ts';
import { imperativesOfSecondForm } from './maghrebi-verbs.data.ts';
import { createStemFinder, type Stem } from './verb-stems.ts';

/** خُدْهَا, كُلِي: to take and to eat lose their first letter where one is told to. */
const losesAlif = ({ form }: Stem) => form.startsWith('ا');

const ofSecondForm: ReadonlySet<string> = new Set(imperativesOfSecondForm.split(' '));
const mayBeImperative = (form: string) => form.includes(shadda) || !ofSecondForm.has(removeMarks(form));

/** Makes the reader of orders, which are the stem of the imperfect: اِعْمِل, سِيبِي, كَلِّمْنِي. */
function createImperativeReader(group: ConjugatedGroup): (bare: string) => string | undefined {
  const withEnding = createStemFinder(group, true);
  return (bare) => {
    const hasAlif = bare.startsWith('ا') && !(group === 'maghrebi' && hasArticle(bare));
    // In the Maghreb an alif may be written where two consonants open the word, and need not be: ادخل, دخل.
    const fits = ({ form, opening }: Stem) => {
      const opensWithTwo = /^\p{L}[\u0652\u0651]/u.test(form);
      return group === 'maghrebi' ? !hasAlif || opensWithTwo : (opening !== '' || opensWithTwo) === hasAlif;
    };
    const found = withEnding(
      hasAlif ? bare.slice(1) : bare,
      (stem) => !stem.form.startsWith('ا') && fits(stem) && (group !== 'maghrebi' || mayBeImperative(stem.form)),
    );
    if (found === undefined) {
      const short = hasAlif || group === 'maghrebi' ? undefined : withEnding(`ا${bare}`, losesAlif);
      return short && spell(`${short.whole.slice(1)}${short.ending}`);
    }
    const { form, opening } = found.stem;
    const start = hasAlif ? `ا${opening === damma ? damma : kasra}` : '';
    return spell(`${start}${form}${found.ending}`);
  };
}

const imperativeReaders = new Map<DialectGroup, (bare: string) => string | undefined>();

/** The reader of orders in a dialect, made when it is first asked for. */
export function colloquialImperativesOf(group: DialectGroup): (bare: string) => string | undefined {
  if (group === 'levantine') {
    return readLevantineImperative;
  }
  const reader = imperativeReaders.get(group) ?? createImperativeReader(group);
  imperativeReaders.set(group, reader);
  return reader;
}
