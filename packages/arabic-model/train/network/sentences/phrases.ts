import type { SeededRandom } from './seeded-random.ts';
import { feminineOf, inflect, withOwner, withPerson } from './inflect.ts';
import type { Case, State, Verb } from './inflect.ts';
import {
  bodies,
  happenings,
  isBrokenPlural,
  menNames,
  people,
  places,
  qualities,
  singles,
  traits,
  womenNames,
} from './vocabulary.ts';
import type { Gender, Noun } from './vocabulary.ts';

export type Tense = keyof Verb;

/** Some words in a row, and what they are to a verb. */
export interface Phrase {
  readonly words: readonly string[];
  readonly gender: Gender;
}

const prepositions = [
  'فِي',
  'فِي',
  'إِلَى',
  'مِنْ',
  'أَمَامَ',
  'قُرْبَ',
  'عَلَى',
  'دَاخِلَ',
  'خَلْفَ',
  'لِ',
  'بِ',
  'مَعَ',
  'عِنْدَ',
  'بَعْدَ',
  'قَبْلَ',
];
const beforePeople = new Set(['لِ', 'مَعَ']);
const beforeEvents = new Set(['بَعْدَ', 'قَبْلَ']);

export function definite({ stem }: Noun, grammaticalCase: Case): string {
  return inflect(stem, grammaticalCase, 'definite');
}

/** A preposition of one letter grows together with its word: لِ and الْمُدِيرِ are لِلْمُدِيرِ. */
function grown(preposition: string, word: string): string {
  return preposition === 'لِ' && word.startsWith('ال') ? `لِل${word.slice(2)}` : preposition + word;
}

/** A verb before who does it: singular, in the doer's gender. */
export function singularOf({ perfect, imperfect }: Verb, tense: Tense, gender: Gender): string {
  if (tense === 'perfect') {
    return gender === 'f' ? feminineOf(perfect) : perfect;
  }
  return gender === 'f' ? withPerson(imperfect, 'ت') : imperfect;
}

/** Nouns with what may stand by them, and where things are. */
export function createPhrases(random: SeededRandom) {
  function quality({ gender, isPerson }: Noun, grammaticalCase: Case, state: State): string {
    const quality = random.pick(isPerson ? traits : qualities);
    const agreed = gender === 'crowd' ? `${quality}ُونَ` : gender === 'f' ? `${quality}\u064Eة` : quality;
    return inflect(agreed, grammaticalCase, state);
  }

  function name(grammaticalCase: Case): Phrase {
    const isMan = random.happens(0.6);
    return {
      words: [inflect(random.pick(isMan ? menNames : womenNames), grammaticalCase, 'indefinite')],
      gender: isMan ? 'm' : 'f',
    };
  }

  /** باب البيت، مدير المصنع الجديد: an adjective only where its gender says whose it is. */
  function owned(noun: Noun, grammaticalCase: Case): Phrase {
    const { stem, gender, isPerson } = noun;
    const owner = isPerson
      ? random.pick(stem.startsWith('مُدِير') || random.happens(0.8) ? [...places, ...bodies] : bodies)
      : random.pick(random.happens(0.6) ? singles : places);
    const head = inflect(stem, grammaticalCase, 'construct');
    if (random.happens(0.2)) {
      return {
        words: [
          head,
          inflect(random.pick(places).stem, 'genitive', 'construct'),
          definite(random.pick(bodies), 'genitive'),
        ],
        gender,
      };
    }
    const isClear = gender !== 'crowd' && owner.gender !== gender && random.happens(0.3);
    return {
      words: [head, definite(owner, 'genitive'), ...(isClear ? [quality(noun, grammaticalCase, 'definite')] : [])],
      gender,
    };
  }

  /** A noun in one of the ways it stands in a sentence. */
  function phrase(noun: Noun, grammaticalCase: Case, isObject = false): Phrase {
    const { stem, gender, isPerson } = noun;
    const way = random.next();
    const canBeOwned = !/(?:اء\*?|ُونَ|\*)$/u.test(stem) && (isObject || isPerson);
    const canBeShown = gender !== 'crowd' && !/ات$|\*$/u.test(stem) && !isBrokenPlural(stem);
    if (way < 0.42) {
      return { words: [definite(noun, grammaticalCase)], gender };
    }
    if (way < 0.55) {
      return { words: [definite(noun, grammaticalCase), quality(noun, grammaticalCase, 'definite')], gender };
    }
    if (way < 0.72 && !stem.endsWith('ُونَ')) {
      return owned(noun, grammaticalCase);
    }
    if (way < 0.84) {
      const isAlone = random.happens(0.5);
      return {
        words: [
          inflect(stem, grammaticalCase, 'indefinite'),
          ...(isAlone ? [] : [quality(noun, grammaticalCase, 'indefinite')]),
        ],
        gender,
      };
    }
    if (way < 0.9 && canBeOwned) {
      return { words: [withOwner(stem, grammaticalCase, random.pick(['ه', 'ها', 'هم', 'نا'] as const))], gender };
    }
    if (way < 0.94 && canBeShown) {
      return { words: [gender === 'f' ? 'هَذِهِ' : 'هَذَا', definite(noun, grammaticalCase)], gender };
    }
    if (way < 0.97 && gender === 'crowd') {
      return {
        words: [
          inflect(random.pick(['بَعْض', 'كُلّ', 'جَمِيع', 'مُعْظَم']), grammaticalCase, 'construct'),
          definite(noun, 'genitive'),
        ],
        gender,
      };
    }
    return isPerson ? name(grammaticalCase) : { words: [definite(noun, grammaticalCase)], gender };
  }

  function place(preposition = random.pick(prepositions)): string[] {
    const noun = random.pick(
      beforePeople.has(preposition) ? people : beforeEvents.has(preposition) ? happenings : places,
    );
    const [first = '', ...rest] = phrase(noun, 'genitive').words;
    return preposition.length > 2 ? [preposition, first, ...rest] : [grown(preposition, first), ...rest];
  }

  return { quality, phrase, place };
}
