import type { DialectGroup } from '../../dialect-recognition/everyday-words.data.ts';
import { hasArticle } from '../article.ts';
import { ownedInLevant } from './levantine/talk-rules.ts';
import { ownedInEgypt } from './egyptian-owners.ts';
import { ownedInMaghreb, standardNounInMaghreb } from './maghrebi-owners.ts';
import { kasra } from '../marks.ts';
import {
  firmEndInGulf,
  his,
  ofHer,
  ofHisInForm,
  openEnd,
  ownersInTalk,
  taAfterTwo,
  withOwner,
} from './talk-forms.data.ts';

const ta = /\u064Eة$/u;
const opensWithVowel = /^[\u064E-\u0650]/u;
/** صَاحْبِي: a short i after ā goes before another syllable. */
const afterLongA = /(?<=ا\p{L})\u0650(?=\p{L}$)/u;

/** جِسْمِي, سِعْرَه: what parts a last group of consonants goes before a vowel. */
const partingVowel = /(?<=^\p{L}[\u064E-\u0650]\p{L})[\u064F\u0650](?=\p{L}$)/u;

function withOwnerInGulf(noun: string, owner: string): string | undefined {
  const firm = ownersInTalk.gulf[owner] ?? owner;
  if (ta.test(noun)) {
    const isLost = opensWithVowel.test(firm) && !taAfterTwo.test(noun);
    return noun.replace(ta, isLost ? '\u0652ت' : '\u064Eت') + (opensWithVowel.test(firm) ? firm : `\u0652${firm}`);
  }
  if (openEnd.test(noun)) {
    return noun.replace(/ى$/u, 'ا') + firm.replace(opensWithVowel, '');
  }
  if (!firmEndInGulf.test(noun)) {
    return undefined;
  }
  return opensWithVowel.test(firm)
    ? noun.replace(afterLongA, '\u0652').replace(partingVowel, '\u0652') + firm
    : noun.endsWith('\u0651')
      ? noun + firm
      : `${noun}\u0652${firm}`;
}

/** سِعْرُه: a noun of the dialect's own with its owner; a verb with its object is none. */
function ownedNounIn(
  bare: string,
  { group, formOf }: { readonly group: DialectGroup; readonly formOf: (noun: string) => string | undefined },
): string | undefined {
  if (group === 'levantine') {
    return ownedInLevant(bare, formOf);
  }
  if (group === 'maghrebi') {
    return ownedInMaghreb(bare, formOf);
  }
  if (group === 'egyptian') {
    return ownedInEgypt(bare, formOf);
  }
  const pattern = withOwner[group];
  const { noun = '', owner = '' } = pattern.exec(bare)?.groups ?? {};
  if (noun === '') {
    return undefined;
  }
  const ofTa = noun.endsWith('ت') ? formOf(`${noun.slice(0, -1)}ة`) : undefined;
  const form = ofTa ?? formOf(noun) ?? (noun.endsWith('ا') ? formOf(`${noun.slice(0, -1)}ى`) : undefined);
  return form === undefined || hasArticle(form) ? undefined : withOwnerInGulf(form, owner);
}

/**
 * Makes the reader of nouns with their owner, in the Maghreb of the standard lists as well where the letters spell no
 * verb.
 *
 * @param formOf a noun of the dialect's own.
 */
export function createOwnedReader(
  group: DialectGroup,
  {
    isVerb,
    formOf,
  }: { readonly isVerb: (bare: string) => boolean; readonly formOf: (bare: string) => string | undefined },
): (bare: string) => string | undefined {
  const listedNoun = (bare: string) => (isVerb(bare) ? undefined : formOf(bare));
  const anyNoun = (bare: string) => (isVerb(bare) ? undefined : (formOf(bare) ?? standardNounInMaghreb(bare)));
  return (bare) => ownedNounIn(bare, { group, formOf: group === 'maghrebi' && !isVerb(bare) ? anyNoun : listedNoun });
}

/** كتابج: with ك, as it is written to a man; empty where it is not hers. */
function hisOf(bare: string): string {
  return ofHer.test(bare) ? bare.replace(ofHer, his) : '';
}

/** What is yours, of a woman, where only the standard language has the noun: كِتَابِج. */
export function readHers(
  bare: string,
  {
    isStandard,
    readStandard,
  }: { readonly isStandard: (bare: string) => boolean; readonly readStandard: (bare: string) => string | undefined },
): string | undefined {
  const ofHim = isStandard(bare) ? '' : hisOf(bare);
  const form = ofHim !== '' && isStandard(ofHim) ? readStandard(ofHim) : undefined;
  return form?.replace(ofHisInForm, (end) => `${end.startsWith(his) ? '' : kasra}${bare.at(-1) ?? ''}`);
}
