import type { Dialect } from '../../dialect.ts';
import type { DialectGroup } from '../../dialect-recognition/everyday-words.data.ts';
import { kasra, sukun } from '../marks.ts';
import type { ClausePosition } from './neighbours.ts';
import {
  andInTalk,
  andOfDialect,
  particlesOfTalk,
  questionParticle,
  toTheWritten,
  withThis,
} from './talk-forms.data.ts';

type Read = (bare: string, place?: ClausePosition) => string | undefined;

/** What may stand behind a particle of one letter. */
export interface JoinedWords {
  readonly isListed: (bare: string) => boolean;
  readonly isStandard: (bare: string) => boolean;
  readonly isVerb: (bare: string, form: string) => boolean;
  /** Any word of talk, a noun of the lists, and one with a possessive. */
  readonly wordOf: Read;
  readonly nounOf: Read;
  readonly withPossessive: Read;
}

const lengthMin = 3;
/** وِالْبَيْت, وِنْسِيت: before two consonants and before the article a particle takes an i in the Levant and the Gulf. */
const beforeCluster = /^(?:\u0627(?!\u064E)|\p{L}\u0652)/u;
/** اشتري, but not the article. */
const opensWithAlif = /^\u0627(?!\u0644)/u;
/** وَاقْعِد: in the Gulf a joining alif is silent behind a particle. */
const joiningAlif = /(?<=^\u0627)\u0650/u;
/** وِنْرُوح: in Egypt the i of a person is lost in an open syllable after and. */
const openPerson = /(?<=^\p{L})\u0650(?=\p{L}[\u064E-\u0650])/u;

interface Voice {
  readonly dialect: Dialect;
  readonly group: DialectGroup;
}

/** A particle as it is said before a word: وْ, but وِ before two consonants in the Levant and the Gulf. */
function particleBefore({ group }: Voice, particle: string, said: string): string {
  const isParted = (group === 'levantine' || group === 'gulf') && beforeCluster.test(said);
  return isParted ? particle.replace(sukun, kasra) : particle;
}

/** And, as a dialect says it before a word. */
export function andBefore(voice: Voice, said: string): string {
  const [, , ofGroup = ''] = particlesOfTalk[voice.group].find(([written]) => written === andInTalk) ?? [];
  return particleBefore(voice, andOfDialect[voice.dialect] ?? ofGroup, said);
}

/** Makes the reader of words behind a particle of one letter: وبيتي, فالدار, للسوق. */
export function createJoinedReader(voice: Voice, words: JoinedWords): Read {
  const { dialect, group } = voice;
  const { isListed, isStandard, isVerb, wordOf, nounOf, withPossessive } = words;
  const [isLevantine, isGulf] = [group === 'levantine', group === 'gulf'];
  const joinsPossessive = isLevantine || group === 'maghrebi';

  function behind(written: string, word: string, place: ClausePosition | undefined): string | undefined {
    if (written === andInTalk || written === questionParticle) {
      // وبالبيت: in the Levant particles stand before one another.
      return wordOf(word, place) ?? (isLevantine ? read(word) : undefined);
    }
    const noun = nounOf(word) ?? (joinsPossessive ? withPossessive(word) : undefined);
    return (
      noun ?? (withThis.test(word) && (isLevantine || isGulf) ? read(word, isLevantine ? undefined : place) : undefined)
    );
  }

  function isJoined(written: string, word: string, bare: string): boolean {
    const isLong = word.length >= lengthMin || (written === andInTalk && isListed(word));
    // واحد is a word of its own more often than و and a word in ا.
    const isOther =
      (written === questionParticle && isStandard(bare)) || (isGulf && opensWithAlif.test(word) && isStandard(bare));
    return isLong && !isOther;
  }

  function join(written: string, particle: string, word: string, form: string): string {
    const isOpenVerb = group === 'egyptian' && written === andInTalk && isVerb(word, form);
    const said = isOpenVerb ? form.replace(openPerson, sukun) : form;
    const rest = written === toTheWritten ? said.slice(1) : said;
    return particleBefore(voice, particle, said) + (isGulf ? rest.replace(joiningAlif, '') : rest);
  }

  function read(bare: string, place?: ClausePosition): string | undefined {
    for (const [written, rest, ofGroup] of particlesOfTalk[group]) {
      const particle = (written === andInTalk ? andOfDialect[dialect] : undefined) ?? ofGroup;
      const word = bare.startsWith(written) ? rest + bare.slice(written.length) : '';
      const form = word !== '' && isJoined(written, word, bare) ? behind(written, word, place) : undefined;
      if (form !== undefined) {
        return join(written, particle, word, form);
      }
    }
    return undefined;
  }
  return read;
}
