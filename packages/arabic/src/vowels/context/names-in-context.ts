import { withoutArticle } from '../article.ts';
import { wordsTagged } from '../word-lists/lexicon-rows.ts';
import { removeMarks } from '../marks.ts';
import { wordsOf } from '../word-list.ts';
import {
  afterGivenNames,
  callsByName,
  deedsOfMen,
  deedsOfWomen,
  godsName,
  kinOfSpeakers,
  namesAfterTitles,
  namesLikeVerbs,
  namesOfMen,
  namesOfWomen,
  titlesOfPeople,
} from './names-in-context.data.ts';

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
const titles: ReadonlySet<string> = new Set(wordsOf(titlesOfPeople));
const beforeNames: ReadonlySet<string> = new Set([...wordsOf(kinOfSpeakers), ...wordsOf(callsByName)]);
const afterNames: ReadonlySet<string> = new Set(wordsOf(afterGivenNames));
const deeds = { man: new Set(wordsOf(deedsOfMen)), woman: new Set(wordsOf(deedsOfWomen)) } as const;
/** What she did. */
const herPast = /^[وف]?\p{L}{3,}ت$/u;

function isName(bare: string | undefined): boolean {
  return bare !== undefined && (names.has(bare) || names.has(bare.replace(/^و/u, '')));
}

function isTitle(previous: string): boolean {
  const alone = previous.replace(/^و/u, '');
  const title = withoutArticle(alone);
  return title !== alone && titles.has(title);
}

/** True where the word before introduces somebody by name: الفنانة رشا, صديقي فرج, محمد عوض. */
function isIntroduced(previous: string, next: string | undefined, { kind, isJoined }: NamePlace): boolean {
  const isOpen = kind === 'like-verb' || kind === 'after-title';
  if (isOpen && next !== undefined && withoutArticle(next) !== next && !isName(next)) {
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

/** True where the word before is what somebody does, at the head of the clause: زارت سحر, قال نعيم. */
function isDoing(kind: NameKind, previous: string): boolean {
  const deed = previous.replace(/^[وف](?=\p{L}{3})/u, '');
  if (kind === 'woman') {
    return herPast.test(previous) || deeds.woman.has(deed);
  }
  return kind !== 'after-title' && deeds.man.has(deed) && !(kind === 'like-verb' && herPast.test(previous));
}

/** True where the family or the father's name follows: سحر العلي, نعيم صبري, رفعت بن علي. */
function isFollowed(kind: NameKind, next: string | undefined, index: number): boolean {
  return (
    next !== undefined &&
    (afterNames.has(next) ||
      (isName(next) && (withoutArticle(next) !== next || ((kind === 'man' || kind === 'woman') && index <= 1))))
  );
}

/**
 * A word that is a given name as well, where its neighbours make it one.
 *
 * @param isJoined true where و or ف is written before it.
 */
export function nameInContext(
  bare: string,
  words: readonly string[],
  index: number,
  isJoined = false,
): string | undefined {
  const name = words[index + 1] === godsName ? undefined : openNames.get(bare);
  if (name === undefined) {
    return undefined;
  }
  const { form, kind } = name;
  const [previous = '', next] = [words[index - 1], words[index + 1]];
  const isNamed =
    isIntroduced(previous, next, { kind, isJoined }) ||
    isFollowed(kind, next, index) ||
    (!isJoined && index === 1 && isDoing(kind, previous));
  return isNamed ? form : undefined;
}
