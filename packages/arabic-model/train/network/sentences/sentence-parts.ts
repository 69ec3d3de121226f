import type { SeededRandom } from './seeded-random.ts';
import { feminineOf, isSound, pluralOf, withPerson } from './inflect.ts';
import type { Case, Verb } from './inflect.ts';
import { createPhrases, singularOf } from './phrases.ts';
import type { Tense } from './phrases.ts';
import { bodies, dealings, deeds, people } from './vocabulary.ts';
import type { Gender, Noun } from './vocabulary.ts';

export type Words = readonly string[];

/** One kind of sentence; it makes nothing where the verb does not fit. */
export interface Template {
  readonly weight: number;
  readonly make: () => Words | undefined;
}

const times = [
  'الْيَوْمَ',
  'أَمْسِ',
  'غَدًا',
  'صَبَاحًا',
  'مَسَاءً',
  'كُلَّ يَوْمٍ',
  'صَبَاحَ الْيَوْمِ',
  'مَسَاءَ أَمْسِ',
  'فِي الصَّبَاحِ',
  'فِي الْمَسَاءِ',
  'يَوْمَ الْأَحَدِ',
  'يَوْمَ الْخَمِيسِ',
  'هَذَا الْعَامَ',
  'الْعَامَ الْمَاضِيَ',
  'مُنْذُ عَامٍ',
  'بَعْدَ الظُّهْرِ',
  'قَبْلَ يَوْمَيْنِ',
  'لِلْمَرَّةِ الْأُولَى',
  'بِسُرْعَةٍ',
  'بِنَجَاحٍ',
  'مَعًا',
];

export function which(gender: Gender): string {
  return gender === 'f' ? 'الَّتِي' : 'الَّذِي';
}

/** A verb that governs another, in the doer's gender. */
export function governing(form: string, gender: Gender): string {
  if (gender !== 'f') {
    return form;
  }
  return form.startsWith('ي') ? withPerson(form, 'ت') : feminineOf(form);
}

/** Who does what to what, when and where. */
export function createSentenceParts(random: SeededRandom) {
  const { pick, happens } = random;
  const phrases = createPhrases(random);
  const { phrase, place } = phrases;

  const doer = (byBodies: boolean): Noun => (byBodies && happens(0.6) ? pick(bodies) : pick(people));
  const tense = (): Tense => (happens(0.6) ? 'perfect' : 'imperfect');
  const maybe = (share: number, words: () => Words): Words => (happens(share) ? words() : []);
  const time = () => [pick(times)];
  const extra = () => [...maybe(0.35, place), ...maybe(0.2, time)];
  const anyThing = () => pick(pick(deeds).things);

  function before(verb: Verb, when: Tense, gender: Gender): string {
    const form = singularOf(verb, when, gender);
    return when === 'imperfect' && happens(0.12) ? `سَ${form}` : form;
  }

  function after(verb: Verb, when: Tense, gender: Gender): string | undefined {
    return gender !== 'crowd' ? before(verb, when, gender) : isSound(verb) ? pluralOf(verb, when) : undefined;
  }

  function deed() {
    if (happens(0.2)) {
      return { verb: pick(dealings), subject: pick(people), done: pick(people) };
    }
    const { verbs, things, byBodies } = pick(deeds);
    return { verb: pick(verbs), subject: doer(byBodies), done: pick(things) };
  }

  /** Who did what to what, the doer and the thing as they stand in the sentence. */
  function act(doerCase: Case = 'nominative') {
    const { verb, subject, done } = deed();
    return { verb, doer: phrase(subject, doerCase), done: phrase(done, 'accusative', true).words };
  }

  /** The verb first. */
  function actWords(between: Words = []): Words {
    const { verb, doer, done } = act();
    return [before(verb, tense(), doer.gender), ...between, ...doer.words, ...done];
  }

  /** The doer first. */
  function actAfterDoer(
    when: Tense,
    opening: (gender: Gender) => Words,
    doerCase: Case = 'nominative',
  ): Words | undefined {
    const { verb, doer, done } = act(doerCase);
    const form = after(verb, when, doer.gender);
    return form === undefined ? undefined : [...opening(doer.gender), ...doer.words, form, ...done];
  }

  return {
    ...phrases,
    pick,
    happens,
    tense,
    maybe,
    time,
    extra,
    anyThing,
    doer,
    before,
    after,
    act,
    actWords,
    actAfterDoer,
  };
}
