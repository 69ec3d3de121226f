import { withoutArticle } from '../article.ts';
import { wordsTagged } from '../word-lists/lexicon-rows.ts';
import { removeMarks } from '../marks.ts';
import { setOf, wordsOf } from '../word-list.ts';
import {
  godsName,
  kinship,
  namesAfterTitles,
  namesLikeVerbs,
  namesOfMen,
  namesOfWomen,
  titlesOfPeople,
  verbsOfMen,
  verbsOfWomen,
  wordsAfterNames,
  wordsBeforeNames,
} from './given-names.data.ts';

/** Whose name it is, or what the word is otherwise that is spelt like it. */
type NameKind = 'man' | 'woman' | 'like-verb' | 'after-title';

function asEntries(list: string, kind: NameKind): (readonly [string, { form: string; kind: NameKind }])[] {
  return wordsOf(list).map((form) => [removeMarks(form), { form, kind }] as const);
}

const openNames = new Map([
  ...asEntries(namesOfMen, 'man'),
  ...asEntries(namesLikeVerbs, 'like-verb'),
  ...asEntries(namesAfterTitles, 'after-title'),
  ...asEntries(namesOfWomen, 'woman'),
]);
const names = wordsTagged('person', 'arab-name');
const titles = setOf(titlesOfPeople);
const beforeNames = setOf(`${kinship} ${wordsBeforeNames}`);
const afterNames = setOf(wordsAfterNames);
const verbs = { man: setOf(verbsOfMen), woman: setOf(verbsOfWomen) } as const;
const femininePast = /^[وف]?\p{L}{2,}[^\P{L}اة]ت$/u;

function isName(bare: string | undefined): boolean {
  return bare !== undefined && (names.has(bare) || names.has(bare.replace(/^و/u, '')));
}

function isTitle(previous: string): boolean {
  const alone = previous.replace(/^و/u, '');
  const title = withoutArticle(alone);
  return title !== alone && titles.has(title);
}

/** True for a name that common words spell as well, and neither a verb nor a phrase. */
function isOpenName(kind: NameKind): boolean {
  return kind === 'man' || kind === 'woman';
}

/** True where the word before introduces somebody by name: الفنانة رشا, صديقي فرج, محمد عوض. */
function isIntroduced(previous: string, next: string | undefined, { kind, isJoined }: NamePlace): boolean {
  if (!isOpenName(kind) && next !== undefined && withoutArticle(next) !== next && !isName(next)) {
    return false;
  }
  const isNameBefore = isName(previous) || openNames.has(previous.replace(/^و/u, ''));
  return isNameBefore || (!isJoined && (isTitle(previous) || beforeNames.has(previous)));
}

interface NamePlace {
  readonly kind: NameKind;
  /** True where و or ف is written before the name. */
  readonly isJoined: boolean;
}

/** True where the word before is what people do or say, at the head of the clause: قالت سحر, قال نعيم. */
function isSaidOf(kind: NameKind, previous: string): boolean {
  const verb = previous.replace(/^[وف](?=\p{L}{3})/u, '');
  return kind === 'woman'
    ? verbs.woman.has(verb) || (femininePast.test(verb) && verbs.man.has(verb.slice(0, -1)))
    : kind !== 'after-title' && verbs.man.has(verb) && !(kind === 'like-verb' && femininePast.test(previous));
}

/** True where the name of a family or of the father follows that nothing else is: سحر العلي, رفعت بن علي. */
function isWithFamily(next: string | undefined): boolean {
  return next !== undefined && (afterNames.has(next) || (isName(next) && withoutArticle(next) !== next));
}

interface Neighbours {
  readonly kind: NameKind;
  readonly previous: string;
  readonly next: string | undefined;
}

/** The form of a word that is a given name as well, where its neighbours make a name of it. */
function nameWhere(
  isNamed: (place: Neighbours) => boolean,
  words: readonly string[],
  index: number,
  bare: string,
): string | undefined {
  const [previous = '', next] = [words[index - 1], words[index + 1]];
  const name = next === godsName ? undefined : openNames.get(bare);
  return name !== undefined && isNamed({ kind: name.kind, previous, next }) ? name.form : undefined;
}

/**
 * A word that is a given name as well: after a word that introduces it or says what somebody does, or before the name
 * of a family.
 *
 * @param isJoined true where و or ف is written before it.
 */
export function introducedName(
  bare: string,
  words: readonly string[],
  index: number,
  isJoined = false,
): string | undefined {
  const isNamed = ({ kind, previous, next }: Neighbours) =>
    isIntroduced(previous, next, { kind, isJoined }) ||
    isWithFamily(next) ||
    (!isJoined && index === 1 && isSaidOf(kind, previous));
  return nameWhere(isNamed, words, index, bare);
}

/** The same where another name follows, or the word before may be a feminine past: نعيم صبري, زارت سحر. */
export function likelyName(
  bare: string,
  words: readonly string[],
  index: number,
  isJoined = false,
): string | undefined {
  const isNamed = ({ kind, previous, next }: Neighbours) =>
    (isOpenName(kind) && isName(next) && index <= 1) ||
    (!isJoined && index === 1 && kind === 'woman' && femininePast.test(previous));
  return nameWhere(isNamed, words, index, bare);
}
